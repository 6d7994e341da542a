import type { PaymentRecord, Refund } from '@/domain/payments/refunds/refundRules';
import { ownValue } from '@/lib/objects';
import type { RefundColumns } from '@/domain/payments/refunds/refundColumns';
import { openSingleRefunds, leaveOutPayments } from '@/domain/payments/refunds/singleRefunds';

type Records = Record<string, PaymentRecord[]>;

/**
 * The recorded events by transaction id, those of one payment in the order of the log. A workspace may have a million, and a change
 * copies `records`, so most of them are in `earlier`, and refunds that are the only records of their payments in `single`: a
 * payment in one of these and in `records` counts as it is in `records`, where an empty list means that nothing is left. No
 * payment is in both of the others. `waiting` has records that the rows of imported data do not allow now, in the order of
 * their times. They stay stored and have no effect until the rows allow them.
 */
export type PaymentEvents = {
  records: Records;
  earlier?: Records;
  single?: readonly RefundColumns[];
  waiting?: PaymentRecord[];
};

type Counted = Omit<PaymentEvents, 'waiting'>;

// The build without a server has no code for columns, which only long logs of teams have.

/**
 * In payments: `records` with more becomes a part of `earlier`, if that has not ten times as many, because that takes a second
 * for a few hundred thousand. A copy of so many takes about a millisecond.
 */
export const MOST_CHANGED = 5000;

const NONE = Object.freeze([]) as unknown as PaymentRecord[];

/** Whether there is no record, not even one that waits. */
export function areNone({ records, earlier, single, waiting }: PaymentEvents): boolean {
  return !earlier && !single && waiting === undefined && Object.keys(records).length === 0;
}

/** The records of a payment that nothing has changed since. */
function unchangedRecords({ earlier, single }: Omit<Counted, 'records'>, transactionId: string) {
  const known = earlier && ownValue(earlier, transactionId);
  return known ?? (process.env.TEAM === '' ? undefined : singleRecords(single, transactionId));
}

function singleRecords(single: PaymentEvents['single'], transactionId: string): PaymentRecord[] | undefined {
  const refunds = openSingleRefunds(single);
  const position = refunds?.find(transactionId);
  return position === undefined ? undefined : refunds?.listAt(position);
}

/** The refunds that are columns, of payments that nothing has changed since: all, or those with these ids. */
function* unchangedRefunds({ records, single }: Counted, ids?: ReadonlySet<string>): Iterable<Refund> {
  const refunds = openSingleRefunds(single);
  for (let position = 0; refunds && position < refunds.length; position += 1) {
    const isAsked = ids?.has(refunds.idAt(position)) !== false;
    if (isAsked && !Object.hasOwn(records, refunds.paymentIdAt(position))) yield refunds.refundAt(position);
  }
}

/** The records of one payment; an empty list if it has none. */
export function recordsOfPayment({ records, ...unchanged }: Counted, transactionId: string): PaymentRecord[] {
  return ownValue(records, transactionId) ?? unchangedRecords(unchanged, transactionId) ?? NONE;
}

/** The lists of earlier records. To list a million takes a second. */
const listed = new WeakMap<Records, readonly PaymentRecord[][]>();

/** The lists of these records. */
export function listsOf(records: Records): readonly PaymentRecord[][] {
  const lists = listed.get(records) ?? Object.values(records);
  listed.set(records, lists);
  return lists;
}

/**
 * The records of each payment that has any: each list in the order of the log, the payments in no order. With `ids`, refunds that are
 * columns are left out unless they have one of these.
 */
export function* recordLists(events: Counted, ids?: ReadonlySet<string>): Iterable<PaymentRecord[]> {
  const { records, earlier } = events;
  for (const list of earlier ? listsOf(earlier) : []) {
    const current = ownValue(records, list[0]?.transactionId ?? '') ?? list;
    if (current.length > 0) yield current;
  }
  if (process.env.TEAM !== '') for (const refund of unchangedRefunds(events, ids)) yield [refund];
  for (const [id, list] of Object.entries(records))
    if (list.length > 0 && !(earlier && Object.hasOwn(earlier, id))) yield list;
}

/** The records of each payment that has any, by its id. They are copied, unless there are no earlier ones. */
export function allRecords(events: Counted): Records {
  const { records, earlier, single } = events;
  if (!earlier && !single) return records;
  if (process.env.TEAM !== '' && single)
    return Object.fromEntries(Array.from(recordLists(events), (list) => [list[0]?.transactionId ?? '', list] as const));
  // Object spread instead of assignment: an imported payment may have the id `__proto__`.
  const all = { ...earlier, ...records };
  for (const [id, { length }] of Object.entries(records)) if (length === 0) Reflect.deleteProperty(all, id);
  return all;
}

/** The events of these records and single refunds. `lists` has the records of each payment. */
export function eventsOf(
  records: Records,
  lists: readonly PaymentRecord[][],
  single: readonly RefundColumns[] = [],
): Counted {
  const isLong = lists.length > MOST_CHANGED;
  if (isLong) listed.set(records, lists);
  const events = isLong ? asEarlier(records) : { records };
  return process.env.TEAM !== '' && single.length > 0 ? { ...events, single: frozen(single) } : events;
}

// The reducers search for drafts in what is not frozen.
function frozen(columns: readonly RefundColumns[]): readonly RefundColumns[] {
  for (const one of columns) Object.freeze(one);
  return Object.freeze(columns);
}
const asEarlier = (records: Records): Counted => ({ records: {}, earlier: Object.freeze(records) });

/** The events after some payments got other records. Once there are earlier records, there always are. */
export function withRecords(
  { records: before, earlier, single }: Counted,
  changed: ReadonlyMap<string, PaymentRecord[]>,
): Counted {
  const records = { ...before, ...Object.fromEntries(changed) };
  const isPart = earlier !== undefined || single !== undefined;
  if (!isPart) for (const [id, { length }] of changed) if (length === 0) Reflect.deleteProperty(records, id);
  const singles = process.env.TEAM === '' ? 0 : (openSingleRefunds(single)?.length ?? 0);
  const many = singles + (earlier ? listsOf(earlier).length : 0);
  if (Object.keys(records).length <= Math.max(MOST_CHANGED, many / 10))
    return { records, ...(earlier && { earlier }), ...(single && { single }) };
  const merged = asEarlier(allRecords({ records, earlier: earlier ?? {} }));
  if (process.env.TEAM === '' || !single) return merged;
  return { ...merged, single: frozen(leaveOutPayments(single, new Set(Object.keys(records)))) };
}

/** The records by id, those that wait too: of all payments, or of these, because a workspace may have many others. */
export function paymentRecordsById(events: PaymentEvents, ids?: Iterable<string>): Record<string, PaymentRecord> {
  const found = ids ? Array.from(ids, (id) => recordsOfPayment(events, id)) : recordLists(events);
  return Object.fromEntries([...found, events.waiting ?? NONE].flat().map((record) => [record.id, record]));
}

/** The records with these ids. A workspace may have a million others, which are compared one by one. */
export function findRecords(events: Counted, ids: ReadonlySet<string>): PaymentRecord[] {
  return ids.size === 0 ? [] : [...recordLists(events, ids)].flat().filter(({ id }) => ids.has(id));
}

/** The records that differ between two states, by id; undefined for those that are gone. Unchanged payments have the same list. */
export function changedRecords(before: PaymentEvents, after: PaymentEvents): Map<string, PaymentRecord | undefined> {
  const isSameBase = before.earlier === after.earlier && before.single === after.single;
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
