import type { AssignedSubject } from '@/domain/assignments/assignments';
import type { Cents } from '@/domain/money/money';
import { byId } from '@/lib/byKey';
import { createSelector } from '@/selectors/createSelector';
import { selectDisputes } from '@/selectors/payments/disputeSelectors';
import { selectMerchantOf } from '@/selectors/statements/merchantOfPayment';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { selectReconciliationRecords } from '@/slices/entities/reconciliationSlice';

/**
 * What is assigned: the payment that it concerns, with its merchant and the amount in cents. Undefined are what the rows
 * do not have any more.
 */
export type NamedSubject = {
  about: string;
  paymentId: string | undefined;
  merchantId?: string | undefined;
  merchantName: string;
  amount: Cents | undefined;
};

/** Names payments, discrepancies and disputes. */
export const selectNameSubject = createSelector(
  [selectTransactionTable, selectMerchantOf, selectDisputes, selectReconciliationRecords],
  (table, merchantOf, disputes, records) => {
    const disputesById = byId(disputes);
    const ofPayment = (paymentId: string, amount?: Cents): NamedSubject => {
      const index = table.indexOf(paymentId);
      const known = index === undefined ? undefined : paymentId;
      return {
        about: paymentId,
        paymentId: known,
        ...merchantOf(paymentId),
        amount: amount ?? (index === undefined ? undefined : table.amountAt(index)),
      };
    };
    return ({ subject, subjectId, reportId = '' }: AssignedSubject): NamedSubject => {
      switch (subject) {
        case 'payment':
          return ofPayment(subjectId);
        case 'dispute': {
          const dispute = disputesById.get(subjectId);
          return ofPayment(dispute?.transactionId ?? subjectId, dispute?.amount);
        }
        case 'discrepancy': {
          const report = Object.hasOwn(records, reportId) ? records[reportId] : undefined;
          const discrepancy = report?.kind === 'report' && report.breaks.find(({ id }) => id === subjectId);
          const side = discrepancy ? (discrepancy.ours ?? discrepancy.theirs[0]) : undefined;
          return ofPayment(side?.id ?? subjectId, side?.amount);
        }
        default:
          return subject satisfies never;
      }
    };
  },
);
