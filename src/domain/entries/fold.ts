import { compareRecorded } from '@/domain/calendar/recorded';
import { ownValue } from '@/lib/objects';
import { replayRecords, type Payable, type PaymentRecord } from '@/domain/payments/refunds/refundRules';
import type { EntryChange, EntryKind, EntryValues } from './entryKinds';

/**
 * The recorded events of payments, by transaction id, in the order of the log. `waiting` has records that the rows of
 * imported data do not allow now, in the order of their times. They stay stored and have no effect until the rows allow
 * them.
 */
export type PaymentEvents = { records: Record<string, PaymentRecord[]>; waiting?: PaymentRecord[] };

/** The entries of each kind by id, apart from those of payments. */
export type Entries = { [Kind in Exclude<EntryKind, 'payments'>]: Record<string, EntryValues[Kind]> } & {
  payments: PaymentEvents;
};

/** What the rules need of the rows. `mayWait` is true if other rows may allow a refused record later. */
export type PaymentLookup = { findPayment: (id: string) => Payable | undefined; mayWait: boolean };

/** The values of one kind after these changes, one at a time. A withdrawn entry does not count. */
export function foldValues<Value>(
  before: Readonly<Record<string, Value>>,
  changes: readonly { id: string; value: Value | undefined }[],
): Record<string, Value> {
  const values = new Map(Object.entries(before));
  for (const { id, value } of changes) {
    // The entry moves to the end, because its change is the last one in the log.
    values.delete(id);
    if (value !== undefined) values.set(id, value);
  }
  return Object.fromEntries(values);
}

/** The records of all payments by id, those that wait too. */
export function paymentRecordsById({ records, waiting = [] }: PaymentEvents): Record<string, PaymentRecord> {
  return Object.fromEntries([...Object.values(records).flat(), ...waiting].map((record) => [record.id, record]));
}

/**
 * All records of a changed payment are judged again, because one may come before others or no longer count. Those of
 * other payments stay as they are, because there may be many.
 */
function foldPayments(
  before: PaymentEvents,
  changes: readonly EntryChange<'payments'>[],
  { findPayment, mayWait }: PaymentLookup,
): PaymentEvents {
  const known = paymentRecordsById(before);
  const touched = new Set(
    changes.flatMap(({ id, value }) => [value, ownValue(known, id)].flatMap((record) => record?.transactionId ?? [])),
  );
  // Records on hold may be allowed now, because the rows may be newer.
  for (const { transactionId } of before.waiting ?? []) touched.add(transactionId);
  const all = Object.values(foldValues(known, changes)).filter(({ transactionId }) => touched.has(transactionId));
  const replayed = replayRecords(all, findPayment);
  const records = new Map(Object.entries(before.records));
  for (const id of touched) {
    const accepted = ownValue(replayed, id);
    if (accepted) records.set(id, accepted);
    else records.delete(id);
  }
  const accepted = new Set(Object.values(replayed).flat());
  const waiting = mayWait ? all.filter((record) => !accepted.has(record)).sort(compareRecorded) : [];
  return { records: Object.fromEntries(records), ...(waiting.length > 0 && { waiting }) };
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
