import { instantOf, type RecordedInstant } from '@/domain/calendar/instants';
import type { Reversal } from '@/domain/changes/records';
import type { Cents } from '@/domain/money/money';
import type { PaymentRecord } from '@/domain/payments/refunds/refundRules';
import { addTo } from '@/lib/byKey';
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

/**
 * The refunded cents of a payment before and after each refund, withdrawal and restoration, by the id of that change. Only of
 * payments from which a refund was withdrawn: the refunds of the others are all there. `records` are those in effect, and
 * `refundedIn` has the cents that the files had refunded.
 */
export function refundTotals(
  all: readonly Reversal[],
  records: Readonly<Record<string, PaymentRecord>>,
  refundedIn: (transactionId: string) => Cents,
): ReadonlyMap<string, readonly [before: Cents, after: Cents]> {
  const reversals = all.filter(({ of }) => of === 'payments');
  const known = new Map(Object.entries(records));
  for (const { recordId, record } of reversals) if (record) known.set(recordId, record as PaymentRecord);
  const withdrawn = new Set(reversals.flatMap(({ recordId }) => known.get(recordId)?.transactionId ?? []));
  const steps = new Map<string, { id: string; at: number; amount: Cents }[]>();
  const add = (change: RecordedInstant, { transactionId }: PaymentRecord, amount: Cents) => {
    addTo(steps, transactionId, { id: change.id, at: instantOf(change), amount });
  };
  for (const record of known.values())
    if (record.kind === 'refund' && withdrawn.has(record.transactionId)) add(record, record, record.amount);
  for (const reversal of reversals) {
    const record = known.get(reversal.recordId);
    if (record?.kind !== 'refund') continue;
    add(reversal, record, -record.amount);
    if (reversal.broughtBack) add(reversal.broughtBack, record, record.amount);
  }
  const totals = new Map<string, readonly [Cents, Cents]>();
  for (const [transactionId, ofPayment] of steps) {
    let refunded = refundedIn(transactionId);
    for (const { id, amount } of ofPayment.sort((a, b) => a.at - b.at)) {
      totals.set(id, [refunded, refunded + amount]);
      refunded += amount;
    }
  }
  return totals;
}
