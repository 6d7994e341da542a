import { findPayment } from '@/data/dataSets/readDataSet';
import { eachText } from '@/data/dataSets/columns/texts';
import type { RefusalReason } from '@/domain/imports/plan';
import type { Gathered } from './gathered';
import type { MergedPayments } from './mergePayments';
import { mergeRefunds } from './mergeRefunds';
import { stagedRefundAt, type StagedRefund } from './stagedRefunds';

/** The refunds of the file and those before, each with the payment that it names; those that name none are refused. */
export function takeRefunds(gathered: Gathered, merged: MergedPayments, isTaken: (row: number) => boolean) {
  const { before, vocabulary, payments, refunds, refuse, twice, plan } = gathered;
  const rows = refunds.finish();
  const staged: StagedRefund[] = [];
  const refuseRefund = (refund: StagedRefund, value: string, column: number | undefined, reason: RefusalReason) =>
    refuse({ record: refund.record, line: refund.line }, column, value, reason);
  for (let index = 0; index < rows.length; index += 1) {
    const refund = stagedRefundAt(rows, index);
    if (twice.refunds.has(index)) refuseRefund(refund, refund.id, plan.columns.id, 'id twice');
    else staged.push(refund);
  }
  // Made when it is first asked for: there may be a million.
  let refusedIds: ReadonlySet<string> | undefined;
  const findPlace = (reference: string): number | RefusalReason => {
    const row = payments.find(reference);
    if (row !== undefined && isTaken(row)) return merged.placeOfRow(row);
    const index = before && findPayment(before, reference);
    if (index !== undefined) return merged.placeOfEarlier(index);
    refusedIds ??= new Set(eachText(gathered.refusedIds.finish()));
    return row !== undefined || refusedIds.has(reference) ? 'refund of a refused payment' : 'refund of nothing';
  };
  const column = plan.columns.refundOf ?? plan.columns.id;
  const newest = staged.reduce((latest, { date }) => (date > latest ? date : latest), '').slice(0, 10);
  const refuseOne = (refund: StagedRefund, reason: RefusalReason) =>
    refuseRefund(refund, refund.reference, column, reason);
  return { newest, ...mergeRefunds(before, staged, merged, vocabulary, findPlace, refuseOne) };
}
