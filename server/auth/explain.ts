import type { APIError } from 'better-auth/api';
import { ownValue } from '@/lib/objects';
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
  throw refused(kindOfStatus(error.statusCode), sentenceOf({ code, message }));
}

/** What a person can do about the refusals of sign-in, by the code of the library. */
const SENTENCES: Readonly<Record<string, string>> = {
  INVALID_EMAIL_OR_PASSWORD: 'The email or the password is wrong. Check both and try again.',
  INVALID_PASSWORD: 'The password is wrong. Enter the password of your account.',
  USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION: 'This person is in the team already.',
  INVALID_CODE: 'The code is wrong or no longer valid. Enter the code that your authenticator app shows now.',
  INVALID_BACKUP_CODE: 'The backup code is wrong or was used before. Enter another one.',
  INVALID_TWO_FACTOR_COOKIE: 'The sign-in took too long. Reload the page and enter your email and password again.',
};

/** The sentence for a refusal of the library, which ends its own messages without a period. */
export function sentenceOf({ code, message }: { code?: unknown; message?: unknown }): string {
  const known = typeof code === 'string' ? ownValue(SENTENCES, code) : undefined;
  if (known !== undefined) return known;
  if (typeof message !== 'string' || message === '') return 'The server refused this.';
  return /[.!?]$/.test(message) ? message : `${message}.`;
}

function isLibraryError(error: unknown): error is APIError {
  return error instanceof Error && error.name === 'APIError' && 'statusCode' in error;
}
