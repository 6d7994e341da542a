import type { Change } from './changes';
import type { Reversal } from '@/domain/changes/reversal';
import * as texts from './texts';

type ReversedRecord = NonNullable<Reversal['record']>;

/**
 * The reversals and restorations of records, and the recording of each record that only its reversal still holds.
 * `changeOf` describes a record, and the second argument has the records that are in effect.
 */
export function reversalChanges(
  all: readonly Reversal[],
  summary: Record<Reversal['of'], Record<string, ReversedRecord>>,
  changeOf: (record: ReversedRecord) => Change | undefined,
): Change[] {
  const gone = new Map(all.flatMap(({ of, recordId, record }) => (record ? [[`${of} ${recordId}`, record]] : [])));
  return all.flatMap(({ id, of, recordId, record, recordedAt, recordedBy, zone, broughtBack: restored }) => {
    // If a record was restored and reversed again, the later reversal holds it.
    const known = record ?? summary[of][recordId] ?? gone.get(`${of} ${recordId}`);
    const change = known && changeOf(known);
    if (!change) return [];
    const { what, from, to } = change;
    const back = { id, at: recordedAt, by: recordedBy, zone, what: texts.reversed(what), from: to, to: from };
    return [
      ...(record ? [change] : []),
      { ...change, ...back, why: '' },
      ...(restored ? [{ ...change, ...pickAuditStamp(restored), what: texts.restored(what), why: '' }] : []),
    ];
  });
}

function pickAuditStamp({ id, recordedAt, recordedBy, zone }: NonNullable<Reversal['broughtBack']>) {
  return { id, at: recordedAt, by: recordedBy, zone };
}
