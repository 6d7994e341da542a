import { PROBLEM_TYPE, type Problem, type ProblemKind } from '@/protocol/problems';
import { Refused } from './core';

const TITLES: Record<ProblemKind, readonly [status: number, title: string]> = {
  changed: [409, 'The workspace has newer changes'],
  refused: [409, 'The change is refused'],
  moved: [409, 'The workspace has other rows'],
  taken: [409, 'It exists already'],
  'rows-missing': [422, 'The rows cannot be used'],
  replaced: [409, 'A newer question replaced this one'],
  'signed-out': [401, 'You are signed out'],
  forbidden: [403, 'Your role does not allow this'],
  'not-found': [404, 'It does not exist'],
  malformed: [400, 'The request is malformed'],
  'too-large': [413, 'The request is too large'],
  'too-many': [429, 'There are too many requests'],
  'older-console': [409, 'This console is older than the server'],
  unavailable: [503, 'The server cannot answer now'],
};

/** A problem as the server answers it. `detail` is a sentence for people: what happened and what to do. */
export function createProblem(
  kind: ProblemKind,
  detail: string,
  more: Partial<Pick<Problem, 'head' | 'refusals'>> = {},
): Problem {
  const [status, title] = TITLES[kind];
  return { type: PROBLEM_TYPE + kind, title, status, detail, ...more };
}

/** The error that a call of the team store throws for a problem. */
export function refused(...problem: Parameters<typeof createProblem>): Refused {
  return new Refused(createProblem(...problem));
}

export function notFound(): Refused {
  return refused('not-found', 'This workspace does not exist, or it belongs to another team.');
}
