import { joinDisputes, type Dispute } from '@/domain/disputes/disputes';
import { isOpenDispute } from '@/domain/disputes/fileDisputes';
import { takesMoney } from '@/domain/disputes/movements';
import { groupBy } from '@/lib/byKey';
import { createSelector } from '@/selectors/createSelector';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { selectDisputeRecords } from '@/slices/entities/recordSlices';

/** All disputes of known payments, those of files first. */
export const selectDisputes = createSelector(
  [selectTransactionTable, selectDisputeRecords],
  (table, records): readonly Dispute[] =>
    joinDisputes(table.fileDisputes(), Object.values(records)).filter(
      ({ transactionId }) => table.indexOf(transactionId) !== undefined,
    ),
);

/** The disputes by their payment, which rarely has several. */
export const selectDisputesByPayment = createSelector(
  [selectDisputes],
  (disputes): ReadonlyMap<string, readonly Dispute[]> => groupBy(disputes, ({ transactionId }) => transactionId),
);

/** Whether a payment cannot be refunded, because one of its disputes is open or lost. */
export function blocksRefund(disputes?: readonly Dispute[]): boolean {
  return disputes?.some(({ status }) => takesMoney(status) || isOpenDispute(status)) ?? false;
}

/** Of the disputes of a payment, the one that waits for a result, or else the last one. */
export function currentDispute(disputes: readonly Dispute[]): Dispute | undefined {
  return disputes.find(({ status }) => isOpenDispute(status)) ?? disputes.at(-1);
}
