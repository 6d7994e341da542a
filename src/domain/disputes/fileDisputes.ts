import type { LocalTime } from '@/domain/calendar/dates';
import type { DisputeStatus } from './vocabulary';

/** What the columns of a file say of a dispute. Empty texts are unknown. */
type DisputeColumns = { status: string; reason: string; opened: LocalTime; due: LocalTime };

/** Writes the columns as one text, because few payments have a dispute. */
export function writeFileDispute({ status, reason, opened, due }: DisputeColumns): string {
  return [status, reason, opened, due].map((text) => text.replaceAll('\t', ' ')).join('\t');
}

/** Reads the text of `writeFileDispute`. */
export function readFileDispute(text: string): DisputeColumns {
  const [status = '', reason = '', opened = '', due = ''] = text.split('\t');
  return { status, reason, opened, due };
}

/** The status of a word in a provider's file: `needs_response`, `warning_under_review`, `won`. */
export function disputeStatusOf(word: string): DisputeStatus {
  const key = word.toLowerCase();
  // An inquiry that was closed, and a payment that was refunded instead, never became a dispute.
  if (key.includes('prevented') || key.includes('closed') || key.includes('refunded')) return 'prevented';
  if (/^[^a-z]*warning/.test(key) || key.includes('inquiry')) return 'warning';
  if (key.includes('won') || key.includes('reversed')) return 'won';
  if (key.includes('lost') || key.includes('accepted')) return 'lost';
  return /review|processing|pending|challenged/.test(key) ? 'under review' : 'needs response';
}

/** Whether a dispute waits for the operator or for the bank. */
export function isOpenDispute(status: DisputeStatus): boolean {
  return status === 'needs response' || status === 'under review' || status === 'warning';
}
