import { toTimestamp } from '@/domain/calendar/dates';
import { orderOfKeys } from '@/lib/sorting/orderMany';
import { textAt, type StringColumn } from '@/lib/columns/stringColumn';

/** The indices of times, newest first. The order of equal times stays. */
export function newestFirst(dates: StringColumn): Uint32Array {
  // Inverted, so that the newest time has the smallest key.
  return orderOfKeys(new Uint32Array(dates.ends.length).map((_, index) => ~toTimestamp(textAt(dates, index))));
}
