import type { Hono } from 'hono';
import * as v from 'valibot';
import { createApiKeySchema, type ApiKeys } from '@/protocol/apiKeys';
import { MOST_SENT_BYTES, MOST_SENT_PAYMENTS, sentPaymentSchema, type SentPayment } from '@/protocol/sentPayments';
import { parseJson } from '@/lib/objects';
import { refused } from '../../problems';
import { isText, readBody, readBytes } from '../bodies';
import { type Env, requireActor, type Services } from '../context';
import { requireEngine } from './engine';

/** The address to which programs send payments with a key instead of a session. */
export const SENT_PAYMENTS = /^\/api\/workspaces\/[^/]+\/payments$/;

/** Keys of programs, which administrators create and revoke, and what programs send with them. */
export function addSentPayments(app: Hono<Env>, services: Services): void {
  const { keys, writes, store } = services;

  app.get('/api/keys', async (context) => {
    const { actor } = await requireActor(context, services, 'editTeam');
    const all = store.engine ? await store.list(actor) : [];
    const workspaces = all.flatMap(({ id, name, record }) => (record.isInEngine === true ? [{ id, name }] : []));
    return context.json({ keys: await keys.list(actor.team), workspaces } satisfies ApiKeys);
  });

  app.post('/api/keys', async (context) => {
    const { actor } = await requireActor(context, services, 'editTeam');
    return context.json(await keys.create(actor, await readBody(context, createApiKeySchema)), 201);
  });

  app.delete('/api/keys/:id', async (context) => {
    const { actor } = await requireActor(context, services, 'editTeam');
    await keys.revoke(actor.team, context.req.param('id'));
    return context.body(null, 204);
  });

  app.post('/api/workspaces/:id/payments', async (context) => {
    const { actor, keyId, workspace } = await keys.find(context.req.header('authorization'));
    writes.take(`key ${keyId}`);
    const id = context.req.param('id');
    if (id !== workspace) throw refused('forbidden', 'This key is for another workspace.');
    const engine = requireEngine(services);
    const text = (await readBytes(context, MOST_SENT_BYTES)).toString();
    return context.json(await engine.send(actor, id, readPayments(text)));
  });
}

/** One payment a line. Throws the problem `malformed` with the number of the first line that is none. */
function readPayments(text: string): SentPayment[] {
  const payments: SentPayment[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    if (payments.length === MOST_SENT_PAYMENTS)
      throw refused('too-large', `One request can have at most ${MOST_SENT_PAYMENTS} payments.`);
    const parsed = v.safeParse(sentPaymentSchema, isText(line) ? parseJson(line) : undefined);
    if (!parsed.success) {
      const field = v.getDotPath(parsed.issues[0]);
      throw refused(
        'malformed',
        `Line ${index + 1} is not a payment${field ? `: the field ${field} is wrong` : ''}. Nothing of this request is stored.`,
      );
    }
    payments.push(parsed.output);
  }
  return payments;
}
