import { randomUUID } from 'node:crypto';
import { Hono, type MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { createProblem, refused } from '../problems';
import { ActForbidden, explainForbidden } from '../auth/permissions';
import { answerProblem, problemOf } from './answers';
import { isText } from './bodies';
import type { Env, Services } from './context';
import { addDataSets } from './routes/dataSets';
import { addEngine } from './routes/engine';
import { addHeads } from './routes/heads';
import { addOperations } from './routes/operations';
import { isSameOrigin } from './origin';
import { addPeople } from './routes/people';
import { addQuestions } from './routes/questions';
import { addRoles } from './routes/roles';
import { addSentPayments, SENT_PAYMENTS } from './routes/sentPayments';
import { addSignIn } from './routes/signIn';
import { addWorkspaces } from './routes/workspaces';

/** All routes of the server but the files of the page. */
export function createApp(services: Services): Hono<Env> {
  const app = new Hono<Env>();
  app.use(observe(services), protect(services));
  addOperations(app, services);
  addPeople(app, services);
  addRoles(app, services);
  addSignIn(app, services);
  addWorkspaces(app, services);
  addHeads(app, services);
  addDataSets(app, services);
  addEngine(app, services);
  addQuestions(app, services);
  addSentPayments(app, services);
  app.notFound(() => answerProblem(createProblem('not-found', 'The server does not know this address.')));
  app.onError(async (error, context) => {
    const team = context.get('person')?.team.id;
    if (error instanceof ActForbidden && team !== undefined) {
      return answerProblem(explainForbidden(error, await services.members.roster(team)));
    }
    const { problem, isDefect } = problemOf(error);
    // The error of a statement has its parameters in `detail`, so the log has only the message and the stack.
    if (isDefect) {
      const { message, stack } = error;
      services.log.error({ requestId: context.get('requestId'), message, stack }, 'A request failed');
    }
    return answerProblem(problem);
  });
  return app;
}

/** Logs and counts each request by the pattern of its route, which has no ids. */
function observe({ log, metrics }: Services): MiddlewareHandler<Env> {
  return async (context, next) => {
    const start = performance.now();
    const requestId = randomUUID();
    context.set('requestId', requestId);
    await next();
    const { method } = context.req;
    const path = routePath(context, -1);
    const route = path === '/*' ? 'unknown' : path;
    const ms = Math.round(performance.now() - start);
    const { status } = context.res;
    context.header('X-Request-Id', requestId);
    metrics.requests.inc({ method, route, status });
    metrics.seconds.observe({ method, route }, ms / 1000);
    log.info({ method, route, status, ms, requestId });
  };
}

/** No answer is kept by a browser unless its route says so, and no other site can write. */
function protect({ settings }: Services): MiddlewareHandler<Env> {
  return async (context, next) => {
    const { method, path, raw } = context.req;
    if (!isText(decode(path))) throw refused('not-found', 'The server does not know this address.');
    // A program sends its key by itself, so that no other site can use it.
    const hasKey = SENT_PAYMENTS.test(path) && raw.headers.has('authorization');
    if (!hasKey && !['GET', 'HEAD', 'OPTIONS'].includes(method) && !isSameOrigin(raw.headers, settings)) {
      throw refused(
        'forbidden',
        'This request comes from another address than that of the server. Open the console at its own address; behind a proxy, BASE_URL has to name it.',
      );
    }
    await next();
    if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store');
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Referrer-Policy', 'no-referrer');
    context.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  };
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '\0';
  }
}
