import { payoutOrder, payoutPosition } from '@/domain/statements/lines/payoutLines';
import { settlementAt } from '@/domain/statements/settlements';
import { createSelector, selectAskedId } from '@/selectors/createSelector';
import { selectRecordedPayments, selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { selectPayoutRecords } from '@/slices/entities/payoutsSlice';

/** The payout that pays the merchant's share of a payment. Undefined if there is none yet. */
export const selectPayoutOfPayment = createSelector(
  [selectTransactionTable, selectRecordedPayments, selectPayoutRecords, selectAskedId],
  (table, recorded, records, transactionId) => {
    const index = table.indexOf(transactionId);
    if (index === undefined || settlementAt(table, recorded, index) !== 'settled') return undefined;
    const merchantId = table.merchantIdAt(index);
    const payouts = payoutOrder(Object.values(records).filter(({ partyId }) => partyId === merchantId));
    return payouts[payoutPosition(payouts, table.dateAt(index))];
  },
);
