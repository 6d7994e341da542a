import { replayRecords, type Payable, type PaymentRecord } from '@/domain/payments/refunds/refundRules';
import type { EntryChange, EntryKind, EntryValues } from './entryKinds';
import {
  areNone,
  eventsOf,
  findRecords,
  paymentRecordsById,
  recordsOfPayment,
  withRecords,
  type PaymentEvents,
} from './paymentEvents';
import type { RefundColumns } from '@/domain/payments/refunds/refundColumns';
import { chooseSingleRefunds, type IndexedPayments } from '@/domain/payments/refunds/singleRefunds';

/** The entries of each kind by id, apart from those of payments. */
export type Entries = { [Kind in Exclude<EntryKind, 'payments'>]: Record<string, EntryValues[Kind]> } & {
  payments: PaymentEvents;
};

/**
 * What the rules need of the rows. `mayWait` is true if other rows may allow a refused record later. `isJudged` is true if a
 * server has judged all records, because it has the rows: then those of a payment that is not known here count.
 */
export type PaymentLookup = {
  findPayment: (id: string) => (Payable & { merchantId?: string }) | undefined;
  mayWait: boolean;
  isJudged?: boolean;
  /** The rows, if they are columns. */
  payments?: IndexedPayments;
};

/** The values of one kind after these changes, one at a time. A withdrawn entry does not count. */
export function foldValues<Value>(
  before: Readonly<Record<string, Value>>,
  changes: readonly { id: string; value: Value | undefined }[],
): Record<string, Value> {
  return Object.fromEntries(foldedValues(before, changes));
}

function foldedValues<Value>(
  before: Readonly<Record<string, Value>>,
  changes: readonly { id: string; value: Value | undefined }[],
): Map<string, Value> {
  const values = new Map(Object.entries(before));
  for (const { id, value } of changes) {
    // The entry moves to the end, because its change is the last one in the log.
    values.delete(id);
    if (value !== undefined) values.set(id, value);
  }
  return values;
}

/**
 * All records of a changed payment are judged again, because one may come before others or no longer count. Those of
 * other payments stay as they are, because there may be many.
 */
function foldPayments(
  before: PaymentEvents,
  changes: readonly EntryChange<'payments'>[],
  lookup: PaymentLookup,
): PaymentEvents {
  // A server that starts has all records of a long log here.
  if (areNone(before) && areOnce(changes))
    return paymentEventsOf(
      changes.flatMap(({ value }) => value ?? []),
      lookup,
    );
  const isInPlace = ({ id, value }: EntryChange<'payments'>) =>
    value !== undefined && recordsOfPayment(before, value.transactionId).some((record) => record.id === id);
  // Only a record that is not where its change says has to be searched.
  const sought = new Set(changes.filter((change) => !isInPlace(change)).map(({ id }) => id));
  const touched = new Set(
    [...changes.flatMap(({ value }) => value ?? []), ...findRecords(before, sought)].map(
      ({ transactionId }) => transactionId,
    ),
  );
  // Records on hold may be allowed now, because the rows may be newer.
  for (const { transactionId } of before.waiting ?? []) touched.add(transactionId);
  const known = paymentRecordsById(before, touched);
  const { waiting, ...after } = paymentEventsOf([...foldedValues(known, changes).values()], lookup);
  const ofTouched = new Map([...touched].map((id) => [id, recordsOfPayment(after, id)]));
  return { ...withRecords(before, ofTouched), ...(waiting && { waiting }) };
}

/** The build without a server has none. */
const NO_COLUMNS = { single: [], others: [] };

/** Whether no two changes are about the same entry. */
const areOnce = (changes: readonly { id: string }[]) => new Set(changes.map(({ id }) => id)).size === changes.length;

/**
 * The accepted ones of all records, no two of which have the same id, and the others, which wait if they may. `columns` are further
 * ones.
 */
export function paymentEventsOf(
  all: readonly PaymentRecord[],
  { findPayment, mayWait, isJudged, payments }: PaymentLookup,
  columns: readonly RefundColumns[] = [],
): PaymentEvents {
  const { single, others } = process.env.TEAM === '' ? NO_COLUMNS : chooseSingleRefunds(columns, all, payments);
  const refused: PaymentRecord[] = [];
  const lists: PaymentRecord[][] = [];
  const records = replayRecords(others.length > 0 ? [...all, ...others] : all, findPayment, isJudged, refused, lists);
  return { ...eventsOf(records, lists, single), ...(mayWait && refused.length > 0 && { waiting: refused }) };
}

/** The entries after these changes of the log, one at a time. The kinds that no change concerns stay the same objects. */
export function fold(before: Entries, changes: readonly EntryChange[], facts: PaymentLookup): Entries {
  const after: Record<string, unknown> = { ...before };
  for (const { kind } of changes) {
    if (after[kind] !== before[kind]) continue;
    const ofKind = changes.filter((change) => change.kind === kind);
    after[kind] =
      kind === 'payments'
        ? foldPayments(before.payments, ofKind as EntryChange<'payments'>[], facts)
        : foldValues<unknown>(before[kind], ofKind);
  }
  return after as Entries;
}
