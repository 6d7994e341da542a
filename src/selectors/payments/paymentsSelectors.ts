import type { TransactionTable } from '@/data/tables/transactionTable';
import { instantOf } from '@/domain/calendar/instants';
import { compareCodes } from '@/lib/compareCodes';
import { isBalanced, partsOfRecords } from '@/domain/payments/paymentShares';
import { FALLBACK_CUSTOMER_ID, FALLBACK_INTEGRATION_ID } from '@/domain/payments/payment';
import { subtract } from '@/domain/payments/refunds/refundAllocation';
import { merchantNameOf } from '@/domain/merchants/merchants';
import { historyOf } from '@/domain/payments/paymentHistory';
import {
  checkRefund,
  checkVoid,
  confirmedRefunds,
  confirmedVoids,
  refundableAmount,
  partlyRefundedNote,
  type PaymentRecord,
} from '@/domain/payments/refunds/refundRules';
import { derivePaymentState } from '@/domain/payments/derivedPayments';
import {
  allocateRefundsAt,
  allocationAt,
  fileRefundsAt,
  isPaidAt,
  type RefundOfPayment,
} from '@/domain/payments/recordedPayments';
import { refuse } from '@/domain/refusals';
import { selectReservations } from '@/selectors/approvals/waitingProposals';
import { blocksRefund, currentDispute, selectDisputesByPayment } from '@/selectors/payments/disputeSelectors';
import { createSelector, selectAskedId } from '@/selectors/createSelector';
import { selectMerchantNames } from '@/selectors/merchantsSelectors';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { selectUnappliedRecords } from '@/slices/entities/paymentEventsSlice';
import { selectDataSetHash, selectWorkspaceTimeZone } from '@/slices/workspaceSlice';
import { NO_RECORDS, selectRecordedPayments, selectTransactionTable } from './tableSelectors';

/**
 * The complete state of one payment: status, allocation, refund shares and net shares (cents), refundable amount,
 * history, and whether it may be voided or refunded. Undefined for an unknown id.
 */
export const selectPayment = createSelector(
  [
    selectTransactionTable,
    selectRecordedPayments,
    selectCurrency,
    selectWorkspaceTimeZone,
    selectDisputesByPayment,
    selectUnappliedRecords,
    selectReservations,
    selectAskedId,
  ],
  (table, recorded, currency, timeZone, disputes, unapplied, reservations, transactionId) => {
    const index = table.indexOf(transactionId);
    if (index === undefined) return undefined;
    const ofPayment = disputes.get(transactionId) ?? [];
    const row = table.rowAt(index);
    const allocation = allocationAt(table, index);
    const calculated = recorded.get(index) ?? derivePaymentState(table, index, NO_RECORDS);
    const { records, status, refunded, refundedShares } = calculated;
    const refunds = allocateRefundsAt(table, index, records);
    const model = table.modelAt?.(index);
    const reserved = reservations.payments.get(transactionId) ?? 0;
    const refundable = refundableAmount(row, records);
    const available = Math.max(0, refundable - reserved);
    const isAllReserved = refundable > 0 && available === 0;
    const blocked = blocksRefund(ofPayment) ? refuse({ kind: 'paymentDisputed' }) : checkRefund(row, records);
    return {
      records,
      status,
      refunded,
      refundedShares,
      refunds,
      row,
      note: partlyRefundedNote(calculated, currency),
      isPaid: isPaidAt(table, recorded, index),
      allocation,
      reportedShares: table.fileRefunds?.reportedSharesAt?.(index),
      /** The cents that waiting proposals reserve for refunds. They are not refundable meanwhile. */
      reserved,
      refundableAmount: available,
      netShares: subtract(allocation, refundedShares),
      model,
      isBalanced: isBalanced({ amount: row.amount, refunded, allocation, refundedShares, model }),
      history: historyOf(
        row,
        historyRecords(table, index, refunds, records).sort(
          (a, b) => instantOf(a) - instantOf(b) || compareCodes(a.id, b.id),
        ),
        partsOfRecords(table, index, records),
        table.timeZoneAt?.(index) ?? timeZone,
      ),
      confirmedIds: new Set([...confirmedRefunds(row, records), ...confirmedVoids(row, records)].map(({ id }) => id)),
      /** Recorded refunds and voids that do not count, because the data does not allow them. */
      unapplied: unapplied.filter((record) => record.transactionId === transactionId),
      voidEligibility: checkVoid(row, records),
      /** All disputes of the payment, and the one that its next step is about. */
      disputes: ofPayment,
      dispute: currentDispute(ofPayment),
      refundEligibility:
        blocked.allowed && isAllReserved ? refuse({ kind: 'amountReserved', reserved, available }) : blocked,
    };
  },
);

/** Each refund once: those that a file confirms as they were recorded. */
function historyRecords(
  table: TransactionTable,
  index: number,
  refunds: readonly RefundOfPayment[],
  records: readonly PaymentRecord[],
) {
  const allocated = refunds.flatMap(({ record }) => record ?? []);
  if (allocated.length === 0) return [...fileRefundsAt(table, index), ...records];
  return [...allocated, ...records.filter((record) => record.kind === 'void')];
}

export type Payment = NonNullable<ReturnType<typeof selectPayment>>;

/**
 * One transaction with its merchant and fee lines. In the sample the fallback ids replace missing ones. Undefined for
 * an unknown id.
 */
export const selectTransactionDetails = createSelector(
  [selectTransactionTable, selectMerchantNames, selectDataSetHash, selectAskedId],
  (table, names, hash, transactionId) => {
    const index = table.indexOf(transactionId);
    if (index === undefined) return undefined;
    const transaction = table.rowAt(index);
    const isSample = hash === undefined;
    return {
      ...transaction,
      merchantName: merchantNameOf(names, transaction.merchantId),
      integrationId: transaction.integrationId ?? (isSample ? FALLBACK_INTEGRATION_ID : ''),
      customerId: transaction.customerId ?? (isSample ? FALLBACK_CUSTOMER_ID : ''),
      isIntegrationRecorded: transaction.integrationId !== undefined,
      isCustomerRecorded: transaction.customerId !== undefined,
      fees: table.feeRowsAt(index),
      areFeesCalculated: table.areFeesCalculatedAt?.(index) === true,
    };
  },
);

export type TransactionDetails = NonNullable<ReturnType<typeof selectTransactionDetails>>;
