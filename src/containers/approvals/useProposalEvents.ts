import { useMoney } from '@/containers/money/Money';
import { proposalState } from '@/domain/approvals/proposalState';
import { recordedTimeIn, timeAt } from '@/domain/calendar/instants';
import type { Moment } from '@/domain/recordSchema';
import type { LocalTime } from '@/domain/calendar/dates';
import { selectProposalsOf } from '@/selectors/approvals/approvalSelectors';
import { selectReadTime } from '@/slices/readTimeSlice';
import { selectPendingIds } from '@/selectors/sync/pendingChanges';
import { useAppSelector } from '@/store/hooks';
import * as lines from '@/selectors/approvals/texts';
import * as texts from './texts';

/** A line of the timeline of a payment about one of its proposals. An expired one has no person. */
export type ProposalEvent = {
  id: string;
  proposalId: string;
  time: LocalTime;
  title: string;
  note: string;
  by: string | undefined;
  /** Whether the server of the team has not accepted it yet. */
  isPending: boolean;
};

/**
 * What happened to the proposals of a payment: proposed, and approved, rejected, withdrawn or expired. `timeZone` is that
 * of the other steps of the timeline, so that all are in one order.
 */
export function useProposalEvents(transactionId: string, timeZone: string): ProposalEvent[] {
  const proposals = useAppSelector((state) => selectProposalsOf(state, transactionId));
  const now = useAppSelector(selectReadTime);
  const pendingIds = useAppSelector(selectPendingIds);
  const money = useMoney();
  const timeOf = (moment: Moment) => recordedTimeIn(timeZone, moment);
  return proposals.flatMap((proposal) => {
    const { id, act, items, decision, approvers, expires } = proposal;
    const { amount = 0 } = items.find(({ subjectId }) => subjectId === transactionId) ?? {};
    const what = lines.describeProposal(act, 1, money(amount));
    const state = proposalState(proposal, now);
    const note = state === 'waiting' ? texts.canApprove(approvers.map(({ name }) => name)) : '';
    const isPending = pendingIds.has(id);
    const event = { id, proposalId: id, time: timeOf(proposal), title: lines.proposed(what), note, isPending };
    const proposed: ProposalEvent = { ...event, by: proposal.recordedBy };
    const title = lines.ended(what, state);
    if (decision)
      return [
        // A proposal is accepted before its decision.
        { ...proposed, isPending: isPending && proposal.sequence === undefined },
        { ...event, id: decision.id, time: timeOf(decision), title, note: decision.note, by: decision.recordedBy },
      ];
    const expired = {
      ...event,
      id: `${id} expired`,
      time: timeAt(expires, timeZone),
      title,
      note: '',
      by: undefined,
    };
    return state === 'expired' ? [proposed, expired] : [proposed];
  });
}
