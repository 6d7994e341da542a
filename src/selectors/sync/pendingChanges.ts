import { isWaiting } from '@/domain/entries/sequences';
import { listsOf } from '@/domain/entries/paymentEvents';
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
import {
  selectChangedRecords,
  selectEarlierRecords,
  selectUnappliedRecords,
} from '@/slices/entities/paymentEventsSlice';
import { selectPayoutRecords } from '@/slices/entities/payoutsSlice';
import { selectReconciliationRecords } from '@/slices/entities/reconciliationSlice';
import { selectReversals } from '@/slices/entities/reversalsSlice';
import { selectIssuedStatements } from '@/slices/entities/statementsSlice';
import { colleague } from '@/slices/ui/toastTexts';
import { selectImportedWorkspace } from '@/slices/workspaceSlice';

const NONE: ReadonlySet<string> = new Set();

/** The ids as a set, always the same one if there are none. */
export const setOf = (ids: readonly string[]): ReadonlySet<string> => (ids.length === 0 ? NONE : new Set(ids));

/** Whether the open workspace is on a team server. */
export const selectIsShared = (state: Parameters<typeof selectImportedWorkspace>[0]): boolean =>
  isShared(selectImportedWorkspace(state)?.id ?? '');

/** Who else may have edited a row of the open workspace: undefined for another tab of this browser. */
export const selectOtherEditor = (state: Parameters<typeof selectImportedWorkspace>[0]): string | undefined =>
  selectIsShared(state) ? colleague : undefined;

const idsOf = (records: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(records).flatMap(([id, record]) => (isWaiting(record) ? [id] : []));

const selectEarlierWaiting = createSelector([selectIsShared, selectEarlierRecords], (isTeams, earlier) =>
  isTeams ? waitingIn(listsOf(earlier)) : [],
);

/** The records of payments that wait for the server, among them those that the rows do not allow. */
export const selectWaitingRecords = createSelector(
  [selectIsShared, selectEarlierWaiting, selectChangedRecords, selectUnappliedRecords],
  (isTeams, earlier, records, unapplied) => {
    if (!isTeams) return [];
    const waiting = earlier.filter(({ transactionId }) => !Object.hasOwn(records, transactionId));
    return [...waiting, ...waitingIn([...Object.values(records), unapplied])];
  },
);

function waitingIn(lists: readonly (readonly PaymentRecord[])[]): PaymentRecord[] {
  const found: PaymentRecord[] = [];
  // There may be a million that do not wait. None of them has a record in it.
  for (const list of lists) for (const record of list) if (record.sequence === undefined) found.push(record);
  return found;
}

/**
 * The ids of records that the server of a team has not accepted yet. The records of other
 * workspaces never wait.
 */
export const selectPendingIds = createSelector(
  [
    ...([selectIsShared, selectWaitingRecords, selectPayoutRecords, selectIssuedStatements] as const),
    ...([selectReconciliationRecords, selectReversals, selectEdits, selectChargeModelRecords] as const),
    ...([selectDisputeRecords, selectAdjustments, selectAgreedRates, selectNoteRecords] as const),
    ...([selectAssignmentRecords] as const),
    ...([selectApprovalRules, selectProposals] as const),
  ],
  (isTeams, waiting, ...others): ReadonlySet<string> => {
    if (!isTeams) return NONE;
    return setOf([...waiting.map(({ id }) => id), ...others.flatMap(idsOf)]);
  },
);
