import { timingSafeEqual } from 'node:crypto';
import type { Hono } from 'hono';
import { refused } from '../../problems';
import { isLoopback } from '../../settings';
import type { Env, RequestContext, Services } from '../context';

/** For those who run the server: is it alive, can it work, and how much does it do. */
export function addOperations(app: Hono<Env>, { store, metrics, settings }: Services): void {
  if (store.engine) metrics.addEngine(store.engine.isReady);
  app.get('/healthz', (context) => context.text('ok'));

  app.get('/readyz', async (context) => {
    if (!(await store.isReady())) throw refused('unavailable', 'The database does not answer.');
    // Everything but the payments of engine workspaces goes on without it.
    const lacksEngine = store.engine !== undefined && !(await store.engine.isReady());
    return context.text(lacksEngine ? 'ok, but the payment engine does not answer' : 'ok');
  });

  app.get('/metrics', async (context) => {
    if (!mayRead(context, settings.metricsToken)) {
      throw refused(
        'forbidden',
        'Metrics are for this computer, or for a program that sends METRICS_TOKEN as a bearer token.',
      );
    }
    return context.text(await metrics.registry.metrics(), 200, { 'Content-Type': metrics.registry.contentType });
  });
}

/** A request that a proxy on this computer passes on comes from elsewhere. */
function mayRead({ req, env }: RequestContext, token: string | undefined): boolean {
  if (token !== undefined) return isSame(req.header('authorization') ?? '', `Bearer ${token}`);
  const isPassedOn = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some(
    (name) => req.header(name) !== undefined,
  );
  return !isPassedOn && isLoopback(env.incoming.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '');
}

function isSame(text: string, other: string): boolean {
  const [bytes, others] = [Buffer.from(text), Buffer.from(other)];
  return bytes.length === others.length && timingSafeEqual(bytes, others);
}
