import type { PaymentRecord } from '@/domain/payments/refunds/refundRules';
import { ownValue } from '@/lib/objects';

type Records = Record<string, PaymentRecord[]>;

/**
 * The recorded events by transaction id, those of one payment in the order of the log. A workspace may have a million, and a change
 * copies `records`, so most of them are in `earlier`: a payment in both counts as it is in `records`, where an empty list
 * means that nothing is left. `waiting` has records that the rows of imported data do not allow now, in the order of their
 * times. They stay stored and have no effect until the rows allow them.
 */
export type PaymentEvents = { records: Records; earlier?: Records; waiting?: PaymentRecord[] };

type Counted = Omit<PaymentEvents, 'waiting'>;

/**
 * In payments: `records` with more becomes a part of `earlier`, if that has not ten times as many, because that takes a second
 * for a few hundred thousand. A copy of so many takes about a millisecond.
 */
export const MOST_CHANGED = 5000;

const NONE = Object.freeze([]) as unknown as PaymentRecord[];

/** Whether there is no record, not even one that waits. */
export function areNone({ records, earlier, waiting }: PaymentEvents): boolean {
  return earlier === undefined && waiting === undefined && Object.keys(records).length === 0;
}

/** The records of one payment; an empty list if it has none. */
export function recordsOfPayment({ records, earlier }: Counted, transactionId: string): PaymentRecord[] {
  return ownValue(records, transactionId) ?? (earlier && ownValue(earlier, transactionId)) ?? NONE;
}

/** The lists of earlier records. To list a million takes a second. */
const listed = new WeakMap<Records, readonly PaymentRecord[][]>();

/** The lists of these records. */
export function listsOf(records: Records): readonly PaymentRecord[][] {
  const lists = listed.get(records) ?? Object.values(records);
  listed.set(records, lists);
  return lists;
}

/** The records of each payment that has any: each list in the order of the log, the payments in no order. */
export function* recordLists({ records, earlier }: Counted): Iterable<PaymentRecord[]> {
  for (const list of earlier ? listsOf(earlier) : []) {
    const current = ownValue(records, list[0]?.transactionId ?? '') ?? list;
    if (current.length > 0) yield current;
  }
  for (const [id, list] of Object.entries(records))
    if (list.length > 0 && !(earlier && Object.hasOwn(earlier, id))) yield list;
}

/** The records of each payment that has any, by its id. They are copied, unless there are no earlier ones. */
export function allRecords({ records, earlier }: Counted): Records {
  if (!earlier) return records;
  // Object spread instead of assignment: an imported payment may have the id `__proto__`.
  const all = { ...earlier, ...records };
  for (const [id, { length }] of Object.entries(records)) if (length === 0) Reflect.deleteProperty(all, id);
  return all;
}

/** The events of these records. `lists` has the records of each payment. */
export function eventsOf(records: Records, lists: readonly PaymentRecord[][]): Counted {
  if (lists.length <= MOST_CHANGED) return { records };
  listed.set(records, lists);
  return asEarlier(records);
}

function asEarlier(records: Records): Counted {
  // The reducers search for drafts in what is not frozen.
  return { records: {}, earlier: Object.freeze(records) };
}

/** The events after some payments got other records. Once there are earlier records, there always are. */
export function withRecords(
  { records: before, earlier }: Counted,
  changed: ReadonlyMap<string, PaymentRecord[]>,
): Counted {
  const records = { ...before, ...Object.fromEntries(changed) };
  if (!earlier) for (const [id, { length }] of changed) if (length === 0) Reflect.deleteProperty(records, id);
  const after = earlier ? { records, earlier } : { records };
  const most = earlier ? Math.max(MOST_CHANGED, listsOf(earlier).length / 10) : MOST_CHANGED;
  if (Object.keys(records).length <= most) return after;
  return asEarlier(allRecords(after));
}

/** The records by id, those that wait too: of all payments, or of these, because a workspace may have many others. */
export function paymentRecordsById(events: PaymentEvents, ids?: Iterable<string>): Record<string, PaymentRecord> {
  const found = ids ? Array.from(ids, (id) => recordsOfPayment(events, id)) : recordLists(events);
  return Object.fromEntries([...found, events.waiting ?? NONE].flat().map((record) => [record.id, record]));
}

/** The records with these ids. A workspace may have a million others, which are compared one by one. */
export function findRecords(events: Counted, ids: ReadonlySet<string>): PaymentRecord[] {
  return ids.size === 0 ? [] : [...recordLists(events)].flat().filter(({ id }) => ids.has(id));
}

/** The records that differ between two states, by id; undefined for those that are gone. Unchanged payments have the same list. */
export function changedRecords(before: PaymentEvents, after: PaymentEvents): Map<string, PaymentRecord | undefined> {
  const isSameBase = before.earlier === after.earlier;
  const ids = isSameBase ? Object.keys({ ...before.records, ...after.records }) : idsIn([before, after]);
  const gone: PaymentRecord[] = [];
  const current: PaymentRecord[] = [];
  const compare = (a: PaymentRecord[], b: PaymentRecord[]) => {
    if (a === b) return;
    // Many may wait, more than a call can have arguments.
    for (const record of a) gone.push(record);
    for (const record of b) current.push(record);
  };
  for (const id of ids) compare(recordsOfPayment(before, id), recordsOfPayment(after, id));
  compare(before.waiting ?? NONE, after.waiting ?? NONE);
  return new Map<string, PaymentRecord | undefined>([
    ...gone.map(({ id }) => [id, undefined] as const),
    ...current.map((record) => [record.id, record] as const),
  ]);
}

/** The payments with records. */
function idsIn(all: readonly Counted[]): Set<string> {
  return new Set(all.flatMap((events) => Array.from(recordLists(events), ([first]) => first?.transactionId ?? '')));
}
