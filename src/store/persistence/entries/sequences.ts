import type { RefundChanges } from '@/backend/entryLog';
import { lowestSequence } from '@/domain/payments/refunds/refundColumns';
import { highestSequence, withSequence } from '@/domain/entries/sequences';
import { isRecord, isSame } from '@/lib/objects';
import type { Entry } from './entries';

/**
 * Gives records of earlier versions a position. Those from before this version have 0 and are in the order of their
 * times, as in their version. A tab of an earlier version may have stored one since, which then has its place in the log.
 */
export function createSequences() {
  let first = Infinity;
  return {
    /** Replaces the entries without a position. They are in the order of the log. All `refunds` have positions. */
    complete(entries: Entry[], refunds: readonly RefundChanges[] = []) {
      for (const { columns } of refunds) first = Math.min(first, lowestSequence(columns));
      entries.forEach((entry, index) => {
        const sequence = highestSequence(entry.value);
        if (sequence > 0) first = Math.min(first, sequence);
        const value = withSequence(entry.value, entry.seq > first ? entry.seq : 0);
        if (value !== entry.value) entries[index] = { ...entry, value };
      });
    },
  };
}

/** Who, when and where something was recorded. A server sets them again. */
const STAMP = ['recordedAt', 'recordedBy', 'zone', 'instant'];

/** Whether a value is stored. A record that the state still has without its position is, too. */
export function isStoredAs(stored: unknown, value: unknown, ignored: readonly string[] = []): boolean {
  if (stored === value) return true;
  if (!isRecord(stored) || !isRecord(value)) return isSame(stored, value);
  return Object.keys({ ...stored, ...value }).every(
    (name) =>
      ignored.includes(name) ||
      (name === 'sequence' && value[name] === undefined) ||
      (isRecord(value[name]) ? isStoredAs(stored[name], value[name], ignored) : isSame(stored[name], value[name])),
  );
}

/**
 * Whether a server has stored an edit whose answer never arrived. It is a new record with its id, or a changed one with
 * the same content, apart from what a server sets.
 */
export function isStoredWithoutAnswer(stored: unknown, { value, over }: { value?: unknown; over: number }): boolean {
  if (!isRecord(stored) || !isRecord(value) || !('recordedAt' in value)) return false;
  return over === 0 || isStoredAs(stored, value, STAMP);
}
