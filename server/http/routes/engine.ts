import type { Hono } from 'hono';
import { createEngineWorkspaceSchema, finishPartsSchema, MOST_PARTS } from '@/protocol/engine';
import type { EngineStore } from '../../core';
import { refused } from '../../problems';
import { readBody } from '../bodies';
import { type Env, type RequestContext, requireActor, requirePerson, readerOf, type Services } from '../context';

const PARTS = '/api/workspaces/:id/parts';
const PART = `${PARTS}/:number`;
const FINISH = '/api/workspaces/:id/finish';

/** The engine of this server. Throws the problem `not-found` if it is off. */
export function requireEngine({ store }: Pick<Services, 'store'>): EngineStore {
  if (store.engine) return store.engine;
  throw refused('not-found', 'This server has no payment engine. CLICKHOUSE_URL turns it on.');
}

/** Workspaces whose payments are in the payment engine, and the files that they are read from. */
export function addEngine(app: Hono<Env>, services: Services): void {
  const importer = async (context: RequestContext) => {
    const { actor } = await requireActor(context, services, 'importPayments');
    return { actor, engine: requireEngine(services), id: context.req.param('id') ?? '' };
  };

  app.post('/api/engine-workspaces', async (context) => {
    const { actor, engine } = await importer(context);
    return context.json(await engine.create(actor, await readBody(context, createEngineWorkspaceSchema)), 201);
  });

  app.get(PARTS, async (context) => {
    const actor = readerOf(await requirePerson(context, services));
    return context.json({ parts: await requireEngine(services).listParts(actor, context.req.param('id')) });
  });

  app.put(PART, async (context) => {
    const { actor, engine, id } = await importer(context);
    const number = readNumber(context);
    const { incoming } = context.env;
    const name = context.req.query('name')?.slice(0, 200) ?? `part-${number}.csv`;
    try {
      const bytes = incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
      return context.json(await engine.putPart(actor, id, { number, name }, bytes));
    } catch (error) {
      if (!incoming.destroyed || incoming.complete) throw error;
      throw refused('malformed', 'The part did not arrive to the end. Try again.');
    }
  });

  app.delete(PART, async (context) => {
    const { actor, engine, id } = await importer(context);
    await engine.removePart(actor, id, readNumber(context));
    return context.body(null, 204);
  });

  // A proxy does not wait for minutes, so that a long build is answered with 202 and asked for.
  app.post(FINISH, async (context) => {
    const { actor, engine, id } = await importer(context);
    const finished = await engine.finish(actor, id, await readBody(context, finishPartsSchema));
    return finished ? context.json(finished) : context.json({ isRunning: true }, 202);
  });

  app.get(FINISH, async (context) => {
    const { actor, engine, id } = await importer(context);
    const finished = await engine.finished(actor, id);
    return finished ? context.json(finished) : context.json({ isRunning: true }, 202);
  });
}

function readNumber({ req }: RequestContext): number {
  const number = Number(req.param('number'));
  if (Number.isInteger(number) && number >= 1 && number <= MOST_PARTS) return number;
  throw refused('malformed', `The number of a part is a whole number from 1 to ${MOST_PARTS}.`);
}
