import type { Hono } from 'hono';
import { proposeRequestSchema } from '@/protocol/entries';
import { changeWorkspaceSchema, createWorkspacesSchema, moveHeadSchema, undoImportSchema } from '@/protocol/workspaces';
import { refused } from '../problems';
import { readBody } from './bodies';
import { actorOf, type Env, type RequestContext, requirePerson, requireWriter, type Services } from './context';

const PATH = '/api/workspaces';
const ONE = `${PATH}/:id`;

/** The workspaces of the team, their data sets' names and their entries. Everybody reads; viewers write nothing. */
export function addWorkspaces(app: Hono<Env>, services: Services): void {
  const { store } = services;
  const reader = async (context: RequestContext) => actorOf(await requirePerson(context, services));
  const writer = async (context: RequestContext) => actorOf(await requireWriter(context, services));

  app.get(PATH, async (context) => context.json({ workspaces: await store.list(await reader(context)) }));

  app.post(PATH, async (context) => {
    const actor = await writer(context);
    const workspaces = await store.create(actor, await readBody(context, createWorkspacesSchema));
    return context.json({ workspaces }, 201);
  });

  app.get(ONE, async (context) => context.json(await store.find(await reader(context), context.req.param('id'))));

  app.patch(ONE, async (context) => {
    const actor = await writer(context);
    const change = await readBody(context, changeWorkspaceSchema);
    return context.json(await store.change(actor, context.req.param('id'), change));
  });

  app.put(`${ONE}/data-set`, async (context) => {
    const actor = await writer(context);
    const move = await readBody(context, moveHeadSchema);
    return context.json(await store.moveHead(actor, context.req.param('id'), move));
  });

  app.post(`${ONE}/undo-import`, async (context) => {
    const actor = await writer(context);
    const request = await readBody(context, undoImportSchema);
    return context.json(await store.undoImport(actor, context.req.param('id'), request));
  });

  app.get(`${ONE}/entries`, async (context) => {
    const actor = await reader(context);
    const seq = readPosition(context.req.query('after') ?? '0');
    const logId = context.req.query('logId');
    return context.json(await store.read(actor, context.req.param('id'), { seq, ...(logId && { logId }) }));
  });

  app.post(`${ONE}/entries`, async (context) => {
    const actor = await writer(context);
    const request = await readBody(context, proposeRequestSchema);
    return context.json(await store.propose(actor, context.req.param('id'), request), 201);
  });

  app.delete(`${ONE}/entries`, async (context) => {
    const person = await requireWriter(context, services);
    const actor = actorOf(person);
    const id = context.req.param('id');
    const { isArriving = false } = await store.find(actor, id);
    if (!isArriving && person.role !== 'administrator') {
      throw refused('forbidden', 'Only administrators of the team can delete all records of a workspace.');
    }
    await store.forget(actor, id);
    return context.body(null, 204);
  });
}

function readPosition(text: string): number {
  const position = Number(text);
  if (/^\d{1,16}$/.test(text) && Number.isSafeInteger(position)) return position;
  throw refused('malformed', 'The position "after" has to be a whole number.');
}
