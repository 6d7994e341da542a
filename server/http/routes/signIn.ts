import type { Hono } from 'hono';
import { parseJson, isRecord } from '@/lib/objects';
import { kindOfStatus, sentenceOf } from '../../auth/explain';
import { ADDRESS_HEADER } from '../../auth/library';
import { createProblem, refused } from '../../problems';
import { parse, readText } from '../bodies';
import type { Env, Services } from '../context';
import { addressOf } from '../origin';
import { answerProblem } from '../answers';

/** What the page uses of the library. The rest of it, as signing up and its own routes of invitations, does not exist. */
const PATHS = new Set([
  'GET get-session',
  'GET list-sessions',
  'GET callback/oidc',
  'POST sign-in/email',
  'POST sign-in/social',
  'POST sign-out',
  'POST change-password',
  'POST revoke-session',
  'POST revoke-sessions',
  'POST revoke-other-sessions',
  'POST two-factor/enable',
  'POST two-factor/disable',
  'POST two-factor/verify-totp',
  'POST two-factor/verify-backup-code',
  'POST two-factor/generate-backup-codes',
]);

/** `/api/auth/*`: signing in and out, by the library. Its refusals become problems, and keep its `code` and `message`. */
export function addSignIn(app: Hono<Env>, { accounts, settings }: Services): void {
  app.on(['GET', 'POST'], '/api/auth/*', async (context) => {
    const { req, env } = context;
    if (!PATHS.has(`${req.method} ${req.path.slice('/api/auth/'.length)}`)) {
      throw refused('not-found', 'The server does not know this address.');
    }
    const headers = new Headers(req.raw.headers);
    headers.set(ADDRESS_HEADER, addressOf(headers, env.incoming.socket.remoteAddress, settings));
    const body = req.method === 'POST' ? await readText(context) : undefined;
    if (body !== undefined) parse(body);
    headers.delete('content-length');
    const request = new Request(req.url, { method: req.method, headers, ...(body !== undefined && { body }) });
    const response = await accounts.library.handler(request);
    return response.ok || response.status < 400 ? response : explainAnswer(response);
  });
}

async function explainAnswer(response: Response): Promise<Response> {
  const answer = parseJson(await response.text());
  const more = isRecord(answer) ? answer : {};
  const { status } = response;
  const problem = { ...createProblem(kindOfStatus(status), sentenceOf(more), more), status };
  const explained = answerProblem(problem);
  for (const cookie of response.headers.getSetCookie()) explained.headers.append('Set-Cookie', cookie);
  return explained;
}
