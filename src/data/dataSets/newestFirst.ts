import { momentOf } from '@/domain/calendar/dates';
import { orderOfKeys } from '@/domain/lists/orderMany';
import { textAt, type Texts } from './columns/texts';

/** The indices of times, the newest first, those of one moment in their order. */
export function newestFirst(dates: Texts): Uint32Array {
  // Inverted, so that the newest has the smallest key.
  return orderOfKeys(new Uint32Array(dates.ends.length).map((_, index) => ~momentOf(textAt(dates, index))));
}
