import { recordedTimeIn } from '@/domain/calendar/instants';
import type { LocalTime } from '@/domain/calendar/dates';
import type { Cents } from '@/domain/money/money';
import { takingOf, type Dispute, type DisputeRecord } from './disputes';
import { takesMoney, type DisputeMovement } from './movements';

/**
 * A movement of a record. What it takes or returns has the shares that `taking` decided, the record with which the bank took the
 * money. Undefined if a file took it.
 */
export type RecordedMovement = DisputeMovement & { record: DisputeRecord; taking: DisputeRecord | undefined };

type Recorded = Pick<Dispute, 'records' | 'file'>;

/**
 * What the records of a dispute move: the first one that takes the money, and the one that returns all of it, because the
 * dispute was won or prevented. A file that has already taken the money is not followed by a second taking, and a prevention
 * that was recorded before it returns nothing. Times of records are in the zone, if it is known.
 */
export function recordedMovements({ records, file }: Recorded, timeZone?: string): RecordedMovement[] {
  // After a result in the file, the movements of the file count alone.
  if (file?.status === 'won' || file?.status === 'lost') return [];
  let taken: { amount: Cents; since?: LocalTime | undefined; taking?: DisputeRecord } | undefined;
  if (file && takesMoney(file.status))
    taken = {
      amount: takenInFile(file.movements),
      since: file.movements.findLast(({ isReturned }) => !isReturned)?.time,
    };
  const movements: RecordedMovement[] = [];
  for (const record of records) {
    const { status, amount, openedAt } = record;
    const recordedAt = recordedTimeIn(timeZone, record);
    if (takesMoney(status) && !taken) {
      const isFirst = movements.length === 0 && file === undefined;
      movements.push({ time: isFirst ? openedAt : recordedAt, amount, isReturned: false, record, taking: record });
      taken = { amount, taking: record };
    } else if (taken && (status === 'won' || (status === 'prevented' && recordedAt >= (taken.since ?? '')))) {
      movements.push({ time: recordedAt, amount: taken.amount, isReturned: true, record, taking: taken.taking });
      taken = undefined;
    }
  }
  return movements;
}

/** The cents that a file has taken and not returned. */
function takenInFile(movements: readonly DisputeMovement[]): Cents {
  return movements.reduce((sum, { amount, isReturned }) => sum + (isReturned ? -amount : amount), 0);
}

/**
 * The record that decides the fee, and the time of the fee: the first one with a fee, of those that take the money or follow it. A
 * fee that a file states is that of the file. Undefined without a record.
 */
export function recordedFee({ records, file }: Recorded, timeZone?: string) {
  const first = takingOf(records);
  if (file ? file.fee !== undefined : first < 0) return undefined;
  const record = records.slice(file ? 0 : first).find(({ fee }) => fee > 0);
  if (!record) return undefined;
  const isOpening = file === undefined && record === records[first];
  return { record, time: isOpening ? record.openedAt : recordedTimeIn(timeZone, record) };
}
