import { joinDisputes, type StatedDispute } from '@/domain/disputes/disputes';
import { SOON_DAYS } from '@/domain/disputes/vocabulary';
import { currentAssignments, type Assignment } from '@/domain/assignments/assignments';
import { addDays, type Day } from '@/domain/calendar/dates';
import type { Refund } from '@/domain/payments/refunds/refundRules';
import type { Report } from '@/domain/reconciliation/resolutions';
import type { ProposedAct } from '@/domain/approvals/proposalState';
import type { Moment } from '@/domain/recordSchema';
import { selectWaitingForMe } from '@/selectors/approvals/waitingProposals';
import { createSelector } from '@/selectors/createSelector';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { selectInbox, selectReadInboxIds, selectRemoteRecordIds } from '@/slices/entities/inboxSlice';
import { findRecords } from '@/domain/entries/paymentEvents';
import { selectPaymentEvents } from '@/slices/entities/paymentEventsSlice';
import { selectReconciliationRecords } from '@/slices/entities/reconciliationSlice';
import { selectAssignmentRecords, selectDisputeRecords, selectProposals } from '@/slices/entities/recordSlices';
import { selectTeam } from '@/slices/teamSlice';
import { selectImportedWorkspace, selectToday } from '@/slices/workspaceSlice';

/** A dispute that waits for the operator, in cents. */
export type DueDispute = Pick<StatedDispute, 'id' | 'transactionId' | 'amount'> & { kind: 'dispute'; evidenceDue: Day };

/** A proposal that waits for the signed-in person, or one of the person that somebody else decided. */
export type InboxProposal = Moment & { kind: 'proposal' | 'decision'; id: string; proposal: ProposedAct };

/** What somebody else assigned to the signed-in person, and is not done. */
export type AssignedToMe = Assignment & { kind: 'assignment' };

/** An item of the bell of imported data besides imports. Its words load with the list. */
export type Activity = DueDispute | Report | Refund | InboxProposal | AssignedToMe;

/**
 * The disputes whose evidence is due within 7 days or overdue. This is all that the bell needs of disputes: their rules and
 * amounts by party load with the screens that show them.
 */
export const selectDueDisputes = createSelector(
  [selectTransactionTable, selectDisputeRecords, selectToday],
  (table, records, today): readonly DueDispute[] => {
    const last = addDays(today, SOON_DAYS);
    return joinDisputes(table.fileDisputes(), Object.values(records)).flatMap(
      ({ id, transactionId, amount, status, evidenceDue }): DueDispute | [] =>
        (status === 'needs response' || status === 'warning') &&
        evidenceDue !== undefined &&
        evidenceDue <= last &&
        table.indexOf(transactionId) !== undefined
          ? { kind: 'dispute', id: `${id} ${evidenceDue}`, transactionId, amount, evidenceDue }
          : [],
    );
  },
);

/** Further decisions are only in the list of proposals. */
const MOST_DECISIONS = 20;

const NOTHING: readonly Activity[] = [];

/**
 * What concerns the signed-in person: the newest decisions of others about the person's proposals, the proposals that wait for
 * the person, and what others assigned and is not done. There are no others in a workspace of the browser alone, whose build has no
 * code for them.
 */
const selectConcerns =
  process.env.TEAM === ''
    ? () => NOTHING
    : createSelector(
        [selectProposals, selectWaitingForMe, selectAssignmentRecords, selectTeam],
        (proposals, waiting, assignments, { me }): readonly Activity[] => [
          ...waiting.map((proposal) => ({ ...proposal, kind: 'proposal' as const, proposal })),
          ...Object.values(proposals)
            .flatMap((proposal): InboxProposal | [] => {
              const { decision, proposerId } = proposal;
              if (!decision || proposerId !== me?.id || decision.personId === proposerId) return [];
              return { ...decision, kind: 'decision', proposal };
            })
            .slice(-MOST_DECISIONS),
          ...[...currentAssignments(Object.values(assignments)).values()]
            .filter(
              ({ assignee, state, recordedBy }) => state === 'open' && assignee.id === me?.id && recordedBy !== me.name,
            )
            .map((assignment) => ({ ...assignment, kind: 'assignment' as const })),
        ],
      );

/**
 * Due disputes, proposals, assignments, reports with discrepancies and refunds of other tabs, in no order. The demo data has
 * none, because its bell has a fixed number.
 */
export const selectActivities = createSelector(
  [
    ...([selectImportedWorkspace, selectReconciliationRecords, selectPaymentEvents] as const),
    ...([selectRemoteRecordIds, selectDueDisputes, selectConcerns] as const),
  ],
  (workspace, reconciliation, payments, remoteRecordIds, due, concerns): readonly Activity[] => {
    if (workspace === null) return NOTHING;
    const remoteIds = new Set(remoteRecordIds);
    return [
      ...due,
      ...concerns,
      ...Object.values(reconciliation).filter(
        (record) => record.kind === 'report' && Object.values(record.kinds).some((count) => count > 0),
      ),
      ...findRecords(payments, remoteIds).filter(({ kind }) => kind === 'refund'),
    ] as Activity[];
  },
);

/** The unread items of the inbox, which the bell counts and 'Mark all as read' of the popover changes. */
export const selectUnreadInboxIds = createSelector(
  [selectActivities, selectInbox, selectReadInboxIds],
  (activities, inbox, readIds) => [...activities, ...inbox].map(({ id }) => id).filter((id) => !readIds.includes(id)),
);

/** The number on the bell, 0 if everything is read. */
export const selectUnreadInboxCount = createSelector([selectUnreadInboxIds], (ids) => ids.length);
