import * as v from 'valibot';
import { problemSchema, PROBLEM_TYPE, type Problem, type ProblemKind } from '@/protocol/problems';
import { LogUnreachable } from '@/backend/entryLog';
import { parseJson } from '@/lib/objects';
import { noteTeamNews } from './teamNews';

/** In milliseconds: an answer that takes longer counts as a cut line. Data sets and segments have no limit, because they are large. */
const PATIENCE = 20_000;

/** In milliseconds: a page that is signed out asks again after it. */
const CONFIRM_AFTER = 500;

/** The line to the server is cut, or something between gives an answer that is not the server's. */
export class LineCut extends LogUnreachable {
  constructor(message = 'The server cannot be reached. Check your connection and try again.') {
    super(message);
  }
}

/** What the server refused, with a sentence for people as its message. */
export class ServerProblem extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail);
  }

  isOfKind(kind: ProblemKind): boolean {
    return this.problem.type === PROBLEM_TYPE + kind;
  }
}

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/**
 * An answer that `isLong` arrives in portions, as long as it takes. What needs the payment engine (`isForEngine`) may fail while
 * the server answers everything else.
 */
type Body = { json: unknown; isLong?: boolean; isForEngine?: boolean } | { bytes: Blob };

/** Whether the last request reached the server. */
let isReached = true;
const listeners = new Set<() => void>();

/** Notes whether the server can be reached. */
export function noteReached(isNow: boolean): void {
  if (isReached === isNow) return;
  isReached = isNow;
  for (const listener of listeners) listener();
}

export const isLineCut = (): boolean => !isReached;

/** Calls back when the line is cut or back, until the returned function is called. */
export function followLine(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

const signOutListeners = new Set<() => void>();

/** Calls back when an answer says that the page's person is not signed in any more. */
export function followSignOut(onSignedOut: () => void): void {
  signOutListeners.add(onSignedOut);
}

/**
 * Throws `LineCut` if the server cannot be reached or the person is signed out, so that changes wait, `ServerProblem` if the
 * server refuses, and the reason of the signal.
 */
export async function send(method: Method, path: string, body?: Body, signal?: AbortSignal): Promise<Response> {
  const isLarge =
    /\/(?:data-sets|segments)\//.test(path) || (body !== undefined && 'json' in body && body.isLong === true);
  const content = body && ('json' in body ? JSON.stringify(body.json) : body.bytes);
  const type = body && 'json' in body ? 'application/json' : 'application/octet-stream';
  const response = await fetch(path, {
    method,
    ...(content !== undefined && { body: content, headers: { 'Content-Type': type } }),
    signal: isLarge ? (signal ?? null) : withPatience(signal),
  }).catch(() => undefined);
  signal?.throwIfAborted();
  const isForEngine = body !== undefined && 'json' in body && body.isForEngine === true;
  const problem = isForEngine && response && isGateway(response.status) && (await readServerProblem(response));
  const isServers = response !== undefined && (Boolean(problem) || !isGateway(response.status));
  noteReached(isServers);
  if (!isServers) throw new LineCut();
  if (problem) throw new ServerProblem(problem);
  if (response.ok) return response;
  // The role of the person may be another one now.
  if (response.status === 403) noteTeamNews();
  const refusal = new ServerProblem(readProblem(response.status, parseJson(await response.text())));
  // In requests of the sign-in library, the password or the code is wrong.
  if (!refusal.isOfKind('signed-out') || path.startsWith('/api/auth/')) throw refusal;
  void confirmSignOut();
  throw new LineCut(refusal.message);
}

/**
 * A new password gives the page another session. The stream of the earlier one ends before the answer with the new one is here, so a
 * page is signed out only if it still is a moment later.
 */
async function confirmSignOut(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, CONFIRM_AFTER));
  const again = await fetch('/api/me').catch(() => undefined);
  if (again?.status === 401) for (const listener of signOutListeners) listener();
}

/** The text of an answer, whose line may be cut before it ends. */
export const textOf = (response: Response): Promise<string> =>
  response.text().catch(() => {
    throw new LineCut();
  });

/** Aborts after some time, and when the caller does. */
function withPatience(signal: AbortSignal | undefined): AbortSignal {
  const patience = AbortSignal.timeout(PATIENCE);
  return signal ? AbortSignal.any([signal, patience]) : patience;
}

/** The problem in an answer of the server itself. Undefined if a proxy answered. */
async function readServerProblem(response: Response): Promise<Problem | undefined> {
  const parsed = v.safeParse(problemSchema, parseJson(await response.text()));
  return parsed.success && parsed.output.type.startsWith(PROBLEM_TYPE) ? parsed.output : undefined;
}

/** The library for sign-in answers with a message alone. */
function readProblem(status: number, answer: unknown): Problem {
  const parsed = v.safeParse(problemSchema, answer);
  if (parsed.success) return parsed.output;
  const { message } = Object(answer) as { message?: unknown };
  const detail = typeof message === 'string' && message !== '' ? message : `The server answered ${status}.`;
  return { type: `${PROBLEM_TYPE}unavailable`, title: '', status, detail };
}

/** A proxy answers so while the server behind it is down. */
function isGateway(status: number): boolean {
  return status === 502 || status === 503 || status === 504;
}

/** The answer, read by its schema. An answer of another shape counts as that of a newer server. */
export async function ask<Schema extends v.GenericSchema>(
  schema: Schema,
  method: Method,
  path: string,
  json?: unknown,
  isForEngine = false,
): Promise<v.InferOutput<Schema>> {
  const response = await send(method, path, json === undefined ? undefined : { json, isForEngine });
  const parsed = v.safeParse(schema, parseJson(await textOf(response)));
  if (parsed.success) return parsed.output;
  const { status } = response;
  const detail = 'The server answered in a form that this page does not know. Reload the page.';
  throw new ServerProblem({ type: `${PROBLEM_TYPE}older-console`, title: '', status, detail });
}
