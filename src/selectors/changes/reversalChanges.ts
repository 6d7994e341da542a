import type { Reversal } from '@/domain/changes/records';
import { auditStampOf, type ChangeRow } from './changes';
import type { ChangeOf, ReversedRecord } from './describedRecords';
import * as texts from './texts';

/**
 * The reversals and restorations of records, and the recording of each record that only its reversal still holds.
 * `changeOf` describes a record, and the second argument has the records that are in effect.
 */
export function reversalChanges(
  all: readonly Reversal[],
  summary: Record<Reversal['of'], Readonly<Record<string, ReversedRecord>>>,
  changeOf: ChangeOf,
): ChangeRow[] {
  const gone = new Map(all.flatMap(({ of, recordId, record }) => (record ? [[`${of} ${recordId}`, record]] : [])));
  return all.flatMap((entry) => {
    const { of, recordId, record, broughtBack: restored } = entry;
    // If a record was restored and reversed again, the later reversal holds it.
    const known = record ?? summary[of][recordId] ?? gone.get(`${of} ${recordId}`);
    const change = known && changeOf(of, known);
    if (!change) return [];
    const { what, from, to, reversal } = change;
    const names = reversal ?? { reversed: texts.reversed(what), restored: texts.restored(what) };
    const withdrawn = change.amount === undefined ? undefined : -change.amount;
    const reversed = {
      ...auditStampOf(entry),
      amount: withdrawn,
      what: names.reversed,
      from: to,
      to: from || texts.absent,
    };
    return [
      ...(record ? [change] : []),
      { ...change, ...reversed, why: entry.reason ?? '', ...(record && { reversalId: entry.id }) },
      ...(restored ? [{ ...change, ...auditStampOf(restored), what: names.restored, why: '' }] : []),
    ];
  });
}
