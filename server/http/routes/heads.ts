import type { Hono } from 'hono';
import { TEAM_NEWS, type HeadEvent } from '@/protocol/entries';
import type { SignedIn } from '../../auth/accounts';
import { type Env, readerOf, requirePerson, type Services } from '../context';

/** In milliseconds: keeps proxies from closing a quiet stream, and notices that the session has expired. */
const BEAT = 25_000;

/**
 * `GET /api/workspaces/:id/head`: a stream of events, each with the newest position of the log and the data set. A slow
 * reader misses the ones between. The stream also says when people or roles have changed, and ends with the session.
 */
export function addHeads(app: Hono<Env>, services: Services): void {
  app.get('/api/workspaces/:id/head', async (context) => {
    const person = await requirePerson(context, services);
    const isSignedIn = async () => (await services.accounts.find(context.req.raw.headers)).person !== undefined;
    const body = await openStream(services, person, context.req.param('id'), isSignedIn);
    return context.body(body, 200, {
      'Content-Type': 'text/event-stream',
      // Nginx would collect the events.
      'X-Accel-Buffering': 'no',
    });
  });
}

async function openStream(
  { store, streams, metrics }: Services,
  person: SignedIn,
  workspace: string,
  isSignedIn: () => Promise<boolean>,
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let newest: HeadEvent | undefined;
  let isOver = false;

  function send(): void {
    if (isOver || !newest || !controller || (controller.desiredSize ?? 0) <= 0) return;
    const event = newest;
    // Queueing may ask for the next event before it returns.
    newest = undefined;
    controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`));
  }

  const unfollow = await store.follow(readerOf(person), workspace, (event) => {
    newest = event;
    send();
  });

  const unfollowTeam = store.followTeam(() => {
    if (!isOver) controller?.enqueue(encoder.encode(`data: ${JSON.stringify(TEAM_NEWS)}\n\n`));
  });

  function stop(): void {
    if (isOver) return;
    isOver = true;
    clearInterval(beat);
    unfollow();
    unfollowTeam();
    forget();
    metrics.streams.dec();
  }
  function end(): void {
    if (isOver) return;
    stop();
    controller?.close();
  }
  const beat = setInterval(() => {
    isSignedIn().then(
      (isStill) => {
        if (!isStill) end();
        else if (!isOver) controller?.enqueue(encoder.encode(':\n\n'));
      },
      () => end(),
    );
  }, BEAT);
  const forget = streams.add(person.sessionId, end);
  metrics.streams.inc();

  return new ReadableStream<Uint8Array>(
    {
      start(created) {
        controller = created;
        send();
      },
      pull: send,
      cancel: stop,
    },
    { highWaterMark: 1 },
  );
}
