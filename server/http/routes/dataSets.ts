import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { requireAct } from '../../auth/permissions';
import { hashSchema } from '@/protocol/workspaces';
import { refused } from '../../problems';
import { type Env, type RequestContext, requireActor, requirePerson, type Services } from '../context';

/** In bytes: what one data set may have. */
const MOST = 1024 ** 3;
const PATH = '/api/data-sets/:hash';
const NONE = 'The server does not have these rows.';

/** The rows of payments, in files that are named by their content. They never change, so browsers keep them. */
export function addDataSets(app: Hono<Env>, services: Services): void {
  const { store } = services;

  app.get(PATH, async (context) => {
    await requirePerson(context, services);
    const hash = readHash(context);
    const file = await store.dataSetFile(hash);
    if (!file) throw refused('not-found', NONE);
    const headers = {
      'Cache-Control': 'private, max-age=31536000, immutable',
      'Content-Type': 'application/octet-stream',
      ETag: `"${hash}"`,
    };
    if (context.req.header('if-none-match') === headers.ETag) return context.body(null, 304, headers);
    const sized = { ...headers, 'Content-Length': String(file.size) };
    if (context.req.method === 'HEAD') return context.body(null, 200, sized);
    return context.body(Readable.toWeb(createReadStream(file.path)) as ReadableStream<Uint8Array>, 200, sized);
  });

  app.put(PATH, async (context) => {
    const { actor } = await requireActor(context, services);
    // An import sends rows, and so does a workspace that moves to the team.
    if (!actor.acts.includes('editWorkspaces')) requireAct(actor, 'importPayments');
    const hash = readHash(context);
    if (Number(context.req.header('content-length') ?? 0) > MOST) {
      throw refused('too-large', 'These rows are larger than 1 GB. Import a part of them.');
    }
    if (!(await store.hasDataSet(hash))) {
      const { incoming } = context.env;
      try {
        await store.putDataSet(hash, incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>, MOST);
      } catch (error) {
        if (!incoming.destroyed || incoming.complete) throw error;
        throw refused('malformed', 'The rows did not arrive to the end. Try again.');
      }
    }
    return context.body(null, 204);
  });
}

function readHash({ req }: RequestContext): string {
  const hash = req.param('hash');
  if (v.is(hashSchema, hash)) return hash;
  throw refused('not-found', NONE);
}
