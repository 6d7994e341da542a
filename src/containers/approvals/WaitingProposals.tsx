import { DialogButton } from '@/containers/DialogButton';
import { useMoney } from '@/containers/money/Money';
import { proposalState } from '@/domain/approvals/proposalState';
import { selectProposalsOf } from '@/selectors/approvals/approvalSelectors';
import { selectPendingIds } from '@/selectors/sync/pendingChanges';
import { pendingMark } from '@/selectors/sync/pendingTexts';
import { selectReadTime } from '@/slices/readTimeSlice';
import { useAppSelector } from '@/store/hooks';
import { describeProposal, STATES } from '@/selectors/approvals/texts';
import * as texts from './texts';

/** What waits for approval of a payment, with the way to decide it. Nothing if nothing waits. */
export function WaitingProposals({ transactionId }: { transactionId: string }) {
  const proposals = useAppSelector((state) => selectProposalsOf(state, transactionId));
  const now = useAppSelector(selectReadTime);
  const pendingIds = useAppSelector(selectPendingIds);
  const money = useMoney();
  return proposals
    .filter((proposal) => proposalState(proposal, now) === 'waiting')
    .map(({ id, act, items, recordedBy }) => {
      const { amount = 0 } = items.find(({ subjectId }) => subjectId === transactionId) ?? {};
      // Nobody else sees a proposal that the server has not accepted, so it reserves nothing there.
      const isPending = pendingIds.has(id);
      return (
        <p key={id} role="status" className="mt-3">
          <strong>{isPending ? pendingMark : STATES.waiting}</strong>: {describeProposal(act, 1, money(amount))}{' '}
          {texts.by(recordedBy)}. {act === 'refundPayments' && !isPending && texts.isReserved}{' '}
          <DialogButton dialog={{ kind: 'proposal', proposalId: id }}>{texts.reviewProposal}</DialogButton>
        </p>
      );
    });
}
