import { recordedTimeIn } from '@/domain/calendar/instants';
import type { Dispute, DisputeRecord } from './disputes';
import { takesMoney, type DisputeMovement } from './movements';

/** A movement of a record: what it takes or returns, by the shares that it decided. */
export type RecordedMovement = DisputeMovement & { record: DisputeRecord; isFirst: boolean };

/**
 * What the records of a dispute move: the first one that takes the money, and the result that returns it. A file that
 * has already taken the money is not followed by a second taking. Times of records are in the zone, if it is known.
 */
export function recordedMovements(
  { records, file }: Pick<Dispute, 'records' | 'file'>,
  timeZone?: string,
): RecordedMovement[] {
  // After a result in the file, the movements of the file count alone.
  if (file?.status === 'won' || file?.status === 'lost') return [];
  let isTaken = file !== undefined && takesMoney(file.status);
  const movements: RecordedMovement[] = [];
  for (const record of records) {
    const { status, amount, openedAt } = record;
    const recordedAt = recordedTimeIn(timeZone, record);
    const isFirst = movements.length === 0 && file === undefined;
    if (takesMoney(status) && !isTaken) {
      movements.push({ time: isFirst ? openedAt : recordedAt, amount, isReturned: false, record, isFirst });
      isTaken = true;
    } else if (status === 'won' && isTaken) {
      movements.push({ time: recordedAt, amount, isReturned: true, record, isFirst: false });
      isTaken = false;
    }
  }
  return movements;
}
