import type { TransactionTable } from '@/data/tables/transactionTable';
import { isWithin, type Day } from '@/domain/calendar/dates';
import { endsStep, type Resumable } from '@/lib/resumable';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';

/** The payments of a merchant, or of one of its integrations. */
export type EventOwner = { merchantId: string; integrationId?: string | undefined };

/** The payments of an event: those that name it, or those that were made on these days, both included. */
export type EventChoice = EventOwner & ({ event: string } | { start: Day; end: Day });

/** An event that payments name, with the number of its payments. */
export type NamedEvent = { name: string; count: number };

type State = Parameters<typeof selectTransactionTable>[0];

/** Finds the payments of an event in steps, as ascending indices. */
export function* findEventPayments(state: State, choice: EventChoice): Resumable<Uint32Array> {
  const table = selectTransactionTable(state);
  const isMeant =
    'event' in choice
      ? (index: number) => eventAt(table, index) === choice.event
      : (index: number) => isWithin(table.dateAt(index), choice);
  const found: number[] = [];
  yield* visitPayments(table, choice, (index) => {
    if (isMeant(index)) found.push(index);
  });
  return Uint32Array.from(found);
}

/** Finds the events that payments name, in steps. The event of the newest payment comes first. Most files name none. */
export function* findEvents(state: State, owner: EventOwner): Resumable<NamedEvent[]> {
  const table = selectTransactionTable(state);
  if (!selectHasEvents(state)) return [];
  const counts = new Map<string, number>();
  yield* visitPayments(table, owner, (index) => {
    const name = eventAt(table, index);
    if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
  });
  return Array.from(counts, ([name, count]) => ({ name, count }));
}

/** Whether any payment of the workspace names its event. */
export const selectHasEvents = (state: State): boolean =>
  selectTransactionTable(state).furtherTexts?.includes('event') === true;

const eventAt = ({ furtherTextAt }: TransactionTable, index: number) => furtherTextAt?.('event', index) ?? '';

function* visitPayments(
  { length, merchantIdAt, integrationIdAt }: TransactionTable,
  { merchantId, integrationId }: EventOwner,
  visit: (index: number) => void,
): Resumable<void> {
  for (let index = 0; index < length; index += 1) {
    if (merchantIdAt(index) === merchantId && (integrationId === undefined || integrationIdAt(index) === integrationId))
      visit(index);
    if (endsStep(index)) yield;
  }
}
