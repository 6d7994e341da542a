import { formatDay } from '@/domain/calendar/dates';
import type { StatementLine } from '@/domain/statements/statementLines';
import { pendingMark } from '@/selectors/sync/pendingTexts';

type Noted = Pick<StatementLine, 'kind' | 'time' | 'note'>;

const CHANGES_NOTE = /^Changed rows and records since (.*) was issued$/s;
const CORRECTION_NOTE = /^(Refund|Payout ?(.*)), (taken back )?after (.*?) was issued$/s;

/**
 * The note of a line on screens and in files: `Payout on Jun 30, 2024 (Advance), recorded after S-2024-05-MER001 was
 * issued`. The payout's reference is omitted if it only repeats the day, like the default of the form.
 */
export function describeLineNote({ kind, time, note }: Noted): string {
  if (kind !== 'correction') return note;
  const found = CORRECTION_NOTE.exec(note);
  if (!found) return note.replace(CHANGES_NOTE, 'Changes after $1 was issued');
  const [, what, reference = '', isReversed, number = ''] = found;
  const shown = reference === '' || repeatsDay(reference, time) ? '' : ` (${reference})`;
  const subject = what === 'Refund' ? what : `Payout on ${formatDay(time)}${shown}`;
  return `${subject}, ${isReversed ? 'reversed' : 'recorded'} after ${number} was issued`;
}

/** The notes of lines in a file: also which ones the server of a team has not accepted yet. */
export function writtenNote(pendingIds: ReadonlySet<string>) {
  return (line: StatementLine): string => {
    const isPending = pendingIds.has(line.recordId ?? '');
    return [describeLineNote(line), isPending ? pendingMark : ''].filter((note) => note !== '').join(' · ');
  };
}

/**
 * The note for the screen, which shows the payout's day in another column. A reference that only repeats the day is
 * omitted.
 */
export function describeShownNote(line: Noted): string {
  return line.kind === 'payout' && repeatsDay(line.note, line.time) ? '' : describeLineNote(line);
}

/** Whether a payout's reference is the default of the form. */
function repeatsDay(reference: string, day: string): boolean {
  return reference === `Payout ${day}`;
}
