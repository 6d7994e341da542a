import { isWithin, type Day } from '@/domain/calendar/dates';
import { endsStep, type Resumable } from '@/lib/resumable';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';

/** The payments of an event: those of a merchant, of one integration if it is given, on these days, both included. */
export type EventChoice = { merchantId: string; integrationId?: string | undefined; start: Day; end: Day };

/** Finds the payments of an event in steps, as ascending indices. */
export function* findEventPayments(
  state: Parameters<typeof selectTransactionTable>[0],
  { merchantId, integrationId, start, end }: EventChoice,
): Resumable<Uint32Array> {
  const { length, merchantIdAt, integrationIdAt, dateAt } = selectTransactionTable(state);
  const found: number[] = [];
  for (let index = 0; index < length; index += 1) {
    if (
      merchantIdAt(index) === merchantId &&
      (integrationId === undefined || integrationIdAt(index) === integrationId) &&
      isWithin(dateAt(index), { start, end })
    )
      found.push(index);
    if (endsStep(index)) yield;
  }
  return Uint32Array.from(found);
}
