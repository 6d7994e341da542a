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

/**
 * What the rules need of the rows. `mayWait` is true if other rows may allow a refused record later. `isJudged` is true if a
 * server has judged all records, because it has the rows: then those of a payment that is not known here count.
 */
export type PaymentLookup = {
  findPayment: (id: string) => (Payable & { merchantId?: string }) | undefined;
  mayWait: boolean;
  isJudged?: boolean;
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

/** The records of all payments by id, those that wait too. */
export function paymentRecordsById({ records, waiting = [] }: PaymentEvents): Record<string, PaymentRecord> {
  return Object.fromEntries([...Object.values(records).flat(), ...waiting].map((record) => [record.id, record]));
}

/** Some payments with their records. Their order is that of the ids. */
function recordsOf({ records }: PaymentEvents, transactionIds: Iterable<string>): Record<string, PaymentRecord[]> {
  return Object.fromEntries(
    Array.from(transactionIds).flatMap((id) => {
      const found = ownValue(records, id);
      return found ? [[id, found]] : [];
    }),
  );
}

/** The records by id of the payments of these records, those that wait too. A workspace may have many others. */
export function recordsAbout(events: PaymentEvents, about: readonly PaymentRecord[]): Record<string, PaymentRecord> {
  const ids = new Set(about.map(({ transactionId }) => transactionId));
  return paymentRecordsById({ ...events, records: recordsOf(events, ids) });
}

/** The records that differ between two states, by id; undefined for those that are gone. Unchanged payments have the same list. */
export function changedRecords(before: PaymentEvents, after: PaymentEvents): Map<string, PaymentRecord | undefined> {
  const changed = new Map<string, PaymentRecord | undefined>();
  for (const { id } of recordsBeyond(before, after)) changed.set(id, undefined);
  for (const record of recordsBeyond(after, before)) changed.set(record.id, record);
  return changed;
}

/**
 * The records of the payments whose list differs in another state, and those that wait if they differ. A batch compares many
 * payments, so no pairs are made.
 */
function recordsBeyond({ records, waiting = [] }: PaymentEvents, other: PaymentEvents): PaymentRecord[] {
  const found = waiting === other.waiting ? [] : [...waiting];
  for (const id of Object.keys(records)) {
    const ofPayment = records[id];
    if (ofPayment && ofPayment !== ownValue(other.records, id)) found.push(...ofPayment);
  }
  return found;
}

/** The records of all payments after some payments got others. A payment without records is left out. */
export function withRecords(
  before: Record<string, PaymentRecord[]>,
  changed: ReadonlyMap<string, PaymentRecord[]>,
): Record<string, PaymentRecord[]> {
  // Object spread instead of assignment: an imported payment may have the id `__proto__`.
  const records = { ...before, ...Object.fromEntries(changed) };
  for (const [id, { length }] of changed) if (length === 0) Reflect.deleteProperty(records, id);
  return records;
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
  const isFirst = before.waiting === undefined && Object.keys(before.records).length === 0;
  if (isFirst && areOnce(changes))
    return paymentEventsOf(
      changes.flatMap(({ value }) => value ?? []),
      lookup,
    );
  const isInPlace = ({ id, value }: EntryChange<'payments'>) =>
    value !== undefined && ownValue(before.records, value.transactionId)?.some((record) => record.id === id) === true;
  // Only a record that is not where its change says has to be searched.
  const known = changes.every(isInPlace) ? {} : paymentRecordsById(before);
  const touched = new Set(
    changes.flatMap(({ id, value }) => [value, ownValue(known, id)].flatMap((record) => record?.transactionId ?? [])),
  );
  // Records on hold may be allowed now, because the rows may be newer.
  for (const { transactionId } of before.waiting ?? []) touched.add(transactionId);
  const earlier = paymentRecordsById({ ...before, records: recordsOf(before, touched) });
  const { records, ...others } = paymentEventsOf([...foldedValues(earlier, changes).values()], lookup);
  const ofTouched = new Map([...touched].map((id) => [id, ownValue(records, id) ?? []]));
  return { records: withRecords(before.records, ofTouched), ...others };
}

/** Whether no two changes are about the same entry. */
const areOnce = (changes: readonly { id: string }[]) => new Set(changes.map(({ id }) => id)).size === changes.length;

/** The accepted ones of all records, no two of which have the same id, and the others, which wait if they may. */
export function paymentEventsOf(
  all: readonly PaymentRecord[],
  { findPayment, mayWait, isJudged }: PaymentLookup,
): PaymentEvents {
  const refused: PaymentRecord[] = [];
  const records = replayRecords(all, findPayment, isJudged, refused);
  return { records, ...(mayWait && refused.length > 0 && { waiting: refused }) };
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
