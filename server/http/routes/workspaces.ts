import type { Hono } from 'hono';
import { MOST_ENTRY_BYTES, proposeRequestSchema } from '@/protocol/entries';
import { SEGMENT_FORMAT } from '@/protocol/segments';
import { changeWorkspaceSchema, createWorkspacesSchema, moveHeadSchema, undoImportSchema } from '@/protocol/workspaces';
import type { Act } from '@/domain/permissions/acts';
import { requireAct } from '../../auth/permissions';
import { refused } from '../../problems';
import { readBody } from '../bodies';
import { type Env, readerOf, type RequestContext, requireActor, requirePerson, type Services } from '../context';

const PATH = '/api/workspaces';
const ONE = `${PATH}/:id`;

/** The workspaces of the team, their data sets' names and their entries. Everybody reads; the role decides who writes what. */
export function addWorkspaces(app: Hono<Env>, services: Services): void {
  const { store } = services;
  const reader = async (context: RequestContext) => readerOf(await requirePerson(context, services));
  const writer = async (context: RequestContext, act?: Act) => (await requireActor(context, services, act)).actor;

  app.get(PATH, async (context) => context.json({ workspaces: await store.list(await reader(context)) }));

  app.post(PATH, async (context) => {
    const actor = await writer(context);
    const request = await readBody(context, createWorkspacesSchema);
    for (const { isArriving } of request.workspaces)
      requireAct(actor, isArriving ? 'editWorkspaces' : 'importPayments');
    const workspaces = await store.create(actor, request);
    return context.json({ workspaces }, 201);
  });

  app.get(ONE, async (context) => context.json(await store.find(await reader(context), context.req.param('id'))));

  app.patch(ONE, async (context) => {
    const actor = await writer(context, 'editWorkspaces');
    const change = await readBody(context, changeWorkspaceSchema);
    return context.json(await store.change(actor, context.req.param('id'), change));
  });

  app.put(`${ONE}/data-set`, async (context) => {
    const actor = await writer(context, 'importPayments');
    const move = await readBody(context, moveHeadSchema);
    return context.json(await store.moveHead(actor, context.req.param('id'), move));
  });

  app.post(`${ONE}/undo-import`, async (context) => {
    const actor = await writer(context, 'importPayments');
    const request = await readBody(context, undoImportSchema);
    return context.json(await store.undoImport(actor, context.req.param('id'), request));
  });

  app.get(`${ONE}/entries`, async (context) => {
    const actor = await reader(context);
    const seq = readPosition(context.req.query('after') ?? '0');
    const logId = context.req.query('logId');
    // Pages that read other segments get plain changes.
    const position = context.req.query('format') === String(SEGMENT_FORMAT) ? context.req.query('copied') : undefined;
    const copied = position === undefined ? undefined : readPosition(position);
    return context.json(await store.read(actor, context.req.param('id'), { seq, ...(logId && { logId }), copied }));
  });

  app.get(`${ONE}/segments/${SEGMENT_FORMAT}/:seq/:hash`, async (context) => {
    const actor = await reader(context);
    const { id, seq, hash } = context.req.param();
    const bytes = await store.segment(actor, id, { seq: readPosition(seq), hash });
    return context.body(new Uint8Array(bytes), 200, {
      'Content-Type': 'application/json',
      'Content-Encoding': 'gzip',
      'Content-Length': String(bytes.length),
      // Other content would have another name.
      'Cache-Control': 'private, max-age=31536000, immutable',
    });
  });

  app.post(`${ONE}/entries`, async (context) => {
    const actor = await writer(context);
    const request = await readBody(context, proposeRequestSchema, MOST_ENTRY_BYTES);
    // A page that was open before somebody else signed in would send what waits there under the wrong name.
    if (request.person !== undefined && request.person !== actor.id)
      throw refused('signed-out', 'Somebody else has signed in in this browser. Reload the page.');
    const team = async () => (await services.members.roster(actor.team)).people;
    return context.json(await store.propose(actor, context.req.param('id'), request, team), 201);
  });

  app.delete(`${ONE}/entries`, async (context) => {
    const actor = await writer(context);
    const id = context.req.param('id');
    const { isArriving = false } = await store.find(actor, id);
    requireAct(actor, isArriving ? 'editWorkspaces' : 'deleteRecords');
    await store.forget(actor, id);
    return context.body(null, 204);
  });
}

function readPosition(text: string): number {
  const position = Number(text);
  if (/^\d{1,16}$/.test(text) && Number.isSafeInteger(position)) return position;
  throw refused('malformed', 'A position has to be a whole number.');
}
