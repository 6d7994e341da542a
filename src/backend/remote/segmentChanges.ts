import type { RefundChanges } from '@/backend/entryLog';
import { filterRefunds, openRefunds } from '@/domain/payments/refunds/refundColumns';
import { rowAt } from '@/lib/indices';
import { columnReader, groupsOf } from '@/lib/jsonColumnReaders';
import type { JsonColumn } from '@/lib/jsonColumns';
import type { TeamChange } from '@/protocol/entries';
import { openSegment, type OpenSegment, type SegmentChange } from '@/protocol/segments';

/**
 * Changes that follow each other in a log, no two of them about one entry: objects, and refunds that are still columns. `repeated`
 * has those that may be about an entry of which the log has earlier changes.
 */
export type ChangeList = {
  changes: readonly TeamChange[];
  refunds: readonly RefundChanges<TeamChange>[];
  repeated: readonly { kind: string; id: string }[];
};

/** Fewer refunds of one shape are objects. */
const LEAST = 1000;

/** The changes of the text of a segment. Throws if it is none. */
export function changesOfSegment(text: string): ChangeList {
  const segment = openSegment(text);
  const changes: TeamChange[] = [];
  const refunds: RefundChanges<TeamChange>[] = [];
  const repeated: TeamChange[] = [];
  const isRepeated = new Set(segment.repeated);
  const groups = groupsOf(segment.values, segment.count);
  for (const { column, positions } of groups) {
    const valueAt = columnReader(column, positions.length);
    const changeAt = (row: number) => changeOf(segment.changeAt(positions[row] ?? -1, valueAt(row)));
    if (positions.length >= LEAST && areRefunds(segment, column, positions))
      refunds.push({ columns: { count: positions.length, column }, changeAt });
    else for (let row = 0; row < positions.length; row += 1) changes.push(changeAt(row));
    for (let row = 0; isRepeated.size > 0 && row < positions.length; row += 1)
      if (isRepeated.has(positions[row] ?? -1)) repeated.push(changeAt(row));
  }
  if (groups.length > 1) changes.sort((a, b) => a.seq - b.seq);
  return { changes, refunds, repeated };
}

function changeOf({ seq, kind, id, value, by, at, further }: SegmentChange): TeamChange {
  const change = { seq, kind, id, value, by, at };
  return further ? { ...change, ...further } : change;
}

/** Whether all values of a column are refunds of payments with no further fields of their changes. */
function areRefunds(segment: OpenSegment, column: JsonColumn, positions: ArrayLike<number>): boolean {
  if (!('fields' in column) || segment.hasFurther) return false;
  const { kind, id, transactionId } = column.fields;
  if (!kind || !('all' in kind) || kind.all !== 'refund' || !id || !transactionId) return false;
  const ownIdAt = columnReader(id, positions.length);
  const { kindAt, idAt } = segment;
  for (let row = 0; row < positions.length; row += 1) {
    const index = positions[row] ?? -1;
    if (kindAt(index) !== 'payments' || (idAt && idAt(index) !== ownIdAt(row))) return false;
  }
  return true;
}

/** Changes of which any may repeat an entry. */
export const anyRepeated = (changes: readonly TeamChange[]): ChangeList => ({
  changes,
  refunds: [],
  repeated: changes,
});

/**
 * The last change of each entry, from lists that follow each other in the log. In the order of the log, which may have a million
 * changes: only those that may repeat an entry are compared.
 */
export function lastOfEach([first, ...others]: readonly ChangeList[]): Pick<ChangeList, 'changes' | 'refunds'> {
  const later = new Map<string, Set<string>>();
  const isLast = ({ kind, id }: TeamChange) => later.get(kind)?.has(id) !== true;
  const lastOf = ({ changes, refunds }: ChangeList) => ({
    // A list without such an entry, as nearly all of a long log, is not copied.
    changes: changes.every(isLast) ? changes : changes.filter(isLast),
    refunds: later.has('payments') ? refunds.map(lastRefunds) : refunds,
  });
  const lastRefunds = ({ columns, changeAt }: RefundChanges<TeamChange>) => {
    const ids = openRefunds(columns).ids();
    return { columns: filterRefunds(columns, (position) => isLastRefund(rowAt(ids, position))), changeAt };
  };
  const isLastRefund = (id: string) => later.get('payments')?.has(id) !== true;
  const kept = others.toReversed().map((list) => {
    const last = lastOf(list);
    for (const { kind, id } of list.repeated) later.set(kind, (later.get(kind) ?? new Set()).add(id));
    return last;
  });
  const all = [...(first ? [lastOf(first)] : []), ...kept.toReversed()];
  const changes: TeamChange[] = [];
  return { changes: changes.concat(...all.map((list) => list.changes)), refunds: all.flatMap((list) => list.refunds) };
}
