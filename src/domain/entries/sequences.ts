import { isRecord } from '@/lib/objects';

/**
 * A record, and the records in it, with the position that the log gives it. A record that has a position keeps it. Values that
 * say nothing of when they were recorded, such as rows, have none.
 */
export function withSequence(value: unknown, sequence: number): unknown {
  if (!isRecorded(value) || isComplete(value)) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, withSequence(field, sequence)] as const);
  return { sequence, ...Object.fromEntries(fields) };
}

/** The highest position in a value; 0 if it has none. */
export function highestSequence(value: unknown): number {
  if (!isRecorded(value)) return 0;
  let highest = typeof value.sequence === 'number' ? value.sequence : 0;
  for (const name in value)
    if (typeof value[name] === 'object') highest = Math.max(highest, highestSequence(value[name]));
  return highest;
}

/** A value without positions above `highest`. */
export function withoutSequencesAbove(highest: number, value: unknown): unknown {
  if (!isRecorded(value) || highestSequence(value) <= highest) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, withoutSequencesAbove(highest, field)] as const);
  const { sequence, ...others } = Object.fromEntries(fields);
  return typeof sequence === 'number' && sequence <= highest ? { sequence, ...others } : others;
}

/**
 * Whether a record, or one in it such as the decision of a proposal, has no position yet, because no log has stored it. Rows
 * never wait.
 */
export function isWaiting(value: unknown): boolean {
  return isRecorded(value) && !isComplete(value);
}

function isRecorded(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && typeof value.recordedAt === 'string';
}

/** Whether a record and the records in it have their positions, so that a long log is not copied. */
function isComplete(value: Record<string, unknown>): boolean {
  if (value.sequence === undefined) return false;
  for (const name in value) {
    const field = value[name];
    if (typeof field === 'object' && isRecorded(field) && !isComplete(field)) return false;
  }
  return true;
}
