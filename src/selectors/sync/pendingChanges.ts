import { isWaiting } from '@/domain/entries/sequences';
import type { PaymentEvents } from '@/domain/entries/fold';
import type { PaymentRecord } from '@/domain/payments/refunds/refundRules';
import { isShared } from '@/domain/workspaces/shared';
import { createSelector } from '@/selectors/createSelector';
import {
  selectAdjustments,
  selectAgreedRates,
  selectAssignmentRecords,
  selectChargeModelRecords,
  selectDisputeRecords,
  selectApprovalRules,
  selectNoteRecords,
  selectProposals,
} from '@/slices/entities/recordSlices';
import { selectEdits } from '@/slices/entities/editsSlice';
import { selectPayoutRecords } from '@/slices/entities/payoutsSlice';
import { selectReconciliationRecords } from '@/slices/entities/reconciliationSlice';
import { selectReversals } from '@/slices/entities/reversalsSlice';
import { selectIssuedStatements } from '@/slices/entities/statementsSlice';
import { colleague } from '@/slices/ui/toastTexts';
import { selectImportedWorkspace } from '@/slices/workspaceSlice';

const NONE: ReadonlySet<string> = new Set();

/** Whether the open workspace is on a team server. */
export const selectIsShared = (state: Parameters<typeof selectImportedWorkspace>[0]): boolean =>
  isShared(selectImportedWorkspace(state)?.id ?? '');

/** Who else may have edited a row of the open workspace: undefined for another tab of this browser. */
export const selectOtherEditor = (state: Parameters<typeof selectImportedWorkspace>[0]): string | undefined =>
  selectIsShared(state) ? colleague : undefined;

const idsOf = (records: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(records).flatMap(([id, record]) => (isWaiting(record) ? [id] : []));

/** The records of payments that wait for the server, among them those that the rows do not allow. There may be a million others. */
function waitingRecords({ records, waiting = [] }: PaymentEvents): PaymentRecord[] {
  const found = waiting.filter(isWaiting);
  for (const ofPayment of Object.values(records))
    for (const record of ofPayment) if (isWaiting(record)) found.push(record);
  return found;
}

/**
 * The ids of records that the server of a team has not accepted yet. The records of other
 * workspaces never wait.
 */
export const selectPendingIds = createSelector(
  [
    ...([
      selectIsShared,
      (state: { payments: PaymentEvents }) => state.payments,
      selectPayoutRecords,
      selectIssuedStatements,
    ] as const),
    ...([selectReconciliationRecords, selectReversals, selectEdits, selectChargeModelRecords] as const),
    ...([selectDisputeRecords, selectAdjustments, selectAgreedRates, selectNoteRecords] as const),
    ...([selectAssignmentRecords] as const),
    ...([selectApprovalRules, selectProposals] as const),
  ],
  (isTeams, payments, ...others): ReadonlySet<string> => {
    if (!isTeams) return NONE;
    const ids = [...waitingRecords(payments).map(({ id }) => id), ...others.flatMap(idsOf)];
    return ids.length === 0 ? NONE : new Set(ids);
  },
);

/** The payments with a refund or a void that the server of a team has not accepted yet. */
export const selectPendingPaymentIds = createSelector(
  [selectPendingIds, (state: { payments: PaymentEvents }) => state.payments],
  (ids, payments): ReadonlySet<string> =>
    ids.size === 0 ? NONE : new Set(waitingRecords(payments).map(({ transactionId }) => transactionId)),
);
