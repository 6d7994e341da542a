import { checkRefund, checkVoid, type Payable } from '@/domain/payments/refunds/refundRules';
import { tally } from '@/domain/qualifiedCounts';
import { refuse } from '@/domain/refusals';
import { createSelector } from '@/selectors/createSelector';
import { selectPermission, type PermissionState } from '@/selectors/permissions/permissions';
import { blocksRefund, selectDisputes } from '@/selectors/payments/disputeSelectors';
import { selectSelectedPositions } from './selectedPayments';
import {
  NO_RECORDS,
  selectStatuses,
  selectStatusNames,
  selectTransactionTable,
} from '@/selectors/payments/tableSelectors';

/** The selected payments by status and by whether a dispute blocks refunds. The status decides, so no payment is read. */
const selectGroups = createSelector(
  [selectSelectedPositions, selectStatuses, selectStatusNames, selectDisputes, selectTransactionTable],
  (positions, statuses, names, disputes, table) => {
    const blocking = disputes.filter((dispute) => blocksRefund([dispute]));
    const blocked = new Set(blocking.map(({ transactionId }) => table.indexOf(transactionId)));
    const counts = new Uint32Array(names.length);
    const disputed = new Uint32Array(names.length);
    for (const index of positions) {
      const status = Number(statuses[index]);
      counts[status] = Number(counts[status]) + 1;
      if (blocked.has(index)) disputed[status] = Number(disputed[status]) + 1;
    }
    return names.map((status, index) => ({ status, count: Number(counts[index]), disputed: Number(disputed[index]) }));
  },
);

/** How many of the selected payments can be refunded, by the rules of a single refund. */
export const selectRefundableCount = createSelector(
  [selectGroups, (state: PermissionState) => selectPermission(state, 'refundPayments')],
  (groups, permission) =>
    tally(
      groups.flatMap(({ status, count, disputed }) => [
        {
          eligibility: permission.allowed ? checkRefund(payableWith(status), NO_RECORDS) : permission,
          count: count - disputed,
        },
        { eligibility: permission.allowed ? refuse({ kind: 'paymentDisputed' }) : permission, count: disputed },
      ]),
    ),
);

/** How many of the selected payments can be voided, by the rules of a single void. */
export const selectVoidableCount = createSelector(
  [selectGroups, (state: PermissionState) => selectPermission(state, 'voidPayments')],
  (groups, permission) =>
    tally(
      groups.map(({ status, count }) => ({
        eligibility: permission.allowed ? checkVoid(payableWith(status), NO_RECORDS) : permission,
        count,
      })),
    ),
);

/** A payment whose status already includes its records. */
const payableWith = (status: string): Payable => ({ status, amount: 1 });
