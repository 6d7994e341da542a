import type { Problem } from '@/protocol/problems';
import { Refused } from '../core';
import { createProblem } from '../problems';

/** The answer for a problem (RFC 9457). */
export function answerProblem(problem: Problem): Response {
  const { status } = problem;
  const headers = new Headers({ 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' });
  if (status === 429 || status === 503) headers.set('Retry-After', status === 429 ? '60' : '5');
  return new Response(JSON.stringify(problem), { status, headers });
}

/** The problem for anything that a route throws. `isDefect` says that the log should have the reason. */
export function problemOf(error: unknown): { problem: Problem; isDefect: boolean } {
  if (error instanceof Refused) return { problem: error.problem, isDefect: false };
  const code = codeOf(error);
  // A value that the database cannot store (class 22) is the client's, and passed the schemas by mistake.
  if (/^22...$/.test(code)) {
    const detail = 'The server cannot store a value of this request. Reload the page and try again.';
    return { problem: createProblem('malformed', detail), isDefect: true };
  }
  // Resources, an operator who stops the database, a timeout (classes 53, 57), or no connection at all (class 08).
  const isBusy = /^(08|53|57)...$/.test(code) || /^E(CONN|PIPE|TIMEDOUT)/.test(code) || isDisconnected(error);
  const detail = isBusy
    ? 'The database does not answer at the moment. Nothing is stored; try again.'
    : 'The server could not do this because of a defect. Its log has the reason.';
  const problem = createProblem('unavailable', detail);
  return { problem: isBusy ? problem : { ...problem, status: 500 }, isDefect: true };
}

/** Errors of `pg` about its connection that have no code, or that of a missing socket. */
function isDisconnected(error: unknown): boolean {
  const { message, syscall } = Object(error) as { message?: unknown; syscall?: unknown };
  const lost = /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying)/;
  return syscall === 'connect' || (typeof message === 'string' && lost.test(message));
}

/** The code of PostgreSQL (SQLSTATE) or of Node. */
function codeOf(error: unknown): string {
  const { code } = Object(error) as { code?: unknown };
  return typeof code === 'string' ? code : '';
}
