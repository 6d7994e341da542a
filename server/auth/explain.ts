import type { APIError } from 'better-auth/api';
import type { ProblemKind } from '@/protocol/problems';
import { refused } from '../problems';

const KINDS: Record<number, ProblemKind> = {
  401: 'signed-out',
  403: 'forbidden',
  404: 'not-found',
  409: 'taken',
  413: 'too-large',
  429: 'too-many',
};

/** The kind of problem for a status of the library. */
export function kindOfStatus(status: number): ProblemKind {
  return KINDS[status] ?? (status < 500 ? 'malformed' : 'unavailable');
}

/** Throws the refusal of the library as a problem. Other errors stay what they are. */
export function explain(error: unknown): never {
  if (!isLibraryError(error) || error.statusCode >= 500) throw error;
  const { code, message } = error.body ?? {};
  // Of two requests at the same instant, the second cannot create it.
  if (code?.startsWith('USER_ALREADY_EXISTS') || code === 'FAILED_TO_CREATE_USER')
    throw refused('taken', 'There is an account for this e-mail already.');
  throw refused(kindOfStatus(error.statusCode), sentence(message));
}

/** The library ends its messages without a period. */
export function sentence(message: unknown): string {
  if (typeof message !== 'string' || message === '') return 'The server refused this.';
  return /[.!?]$/.test(message) ? message : `${message}.`;
}

function isLibraryError(error: unknown): error is APIError {
  return error instanceof Error && error.name === 'APIError' && 'statusCode' in error;
}
