import { useId, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { decideProposal, problemOfProposal, type ProposalProblem } from '@/commands/approvals/decide';
import { Dialog } from '@/components/dialogs/Dialog';
import { DetailList } from '@/components/dialogs/DetailList';
import { InputField } from '@/components/forms/fields/InputField';
import { describeRefusal } from '@/components/text/refusals/refusalTexts';
import { useReadTime } from '@/containers/approvals/useReadTime';
import { RefusalText } from '@/containers/RefusalText';
import { judgeDecision } from '@/domain/approvals/proposals';
import { proposalState, type ProposalDecision, type ProposedAct } from '@/domain/approvals/proposalState';
import { LONGEST_DECISION_NOTE } from '@/domain/approvals/vocabulary';
import type { Refusal } from '@/domain/refusals';
import { selectPermission, selectSignedInPerson } from '@/selectors/permissions/permissions';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { selectPaymentEvents } from '@/slices/entities/paymentEventsSlice';
import { selectPayoutRecords } from '@/slices/entities/payoutsSlice';
import { selectAdjustments, selectDisputeRecords, selectProposals } from '@/slices/entities/recordSlices';
import { selectReadTime } from '@/slices/readTimeSlice';
import { dialogClosed } from '@/slices/ui/dialogsSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { ProblemText } from './ProblemText';
import { ProposalBadges } from './ProposalBadges';
import { useProposalDetails } from './useProposalDetails';
import * as texts from './texts';

type Props = { proposalId: string };

/** A proposal with everything that another person needs to decide it. */
export function ProposalDialog({ proposalId }: Props) {
  useReadTime();
  const proposal = useAppSelector((state) => selectProposals(state)[proposalId]);
  if (!proposal)
    return (
      <Dialog title={texts.proposalTitle} dismiss="Close">
        <p className="mb-0">{texts.missing}</p>
      </Dialog>
    );
  return <OpenProposal proposal={proposal} />;
}

function OpenProposal({ proposal }: { proposal: ProposedAct }) {
  const dispatch = useAppDispatch();
  const person = useAppSelector(selectSignedInPerson);
  const now = useAppSelector(selectReadTime);
  const permission = useAppSelector((all) => selectPermission(all, 'approve'));
  const excluded = permission.allowed ? undefined : permission.refusal;
  const changed = useProblem(proposal);
  const isPossible = !excluded && !changed;
  const [note, setNote] = useState('');
  const [refusal, setRefusal] = useState<Refusal>();
  const field = useRef<HTMLTextAreaElement>(null);
  const currency = useAppSelector(selectCurrency);
  const id = useId();
  const state = proposalState(proposal, now);
  const items = useProposalDetails(proposal);
  const isProposer = proposal.proposerId === person.id;
  const verdict = judgeDecision(proposal, { result: isProposer ? 'withdrawn' : 'approved', note }, person, now);
  const mayDecide = verdict.allowed;
  const decide = (result: ProposalDecision['result']) => {
    const refused = dispatch(decideProposal(proposal.id, { result, note }));
    setRefusal(refused);
    if (!refused) dispatch(dialogClosed());
    else if (refused.kind === 'rejectionNoteMissing') field.current?.focus();
  };
  const isNoteMissing = refusal?.kind === 'rejectionNoteMissing' && note.trim() === '';
  const noteMessage = isNoteMissing ? describeRefusal(refusal, currency) : undefined;
  const problem = mayDecide && !isProposer && !excluded ? changed : undefined;
  const reason =
    (refusal?.kind === 'rejectionNoteMissing' ? undefined : refusal) ??
    (mayDecide && !isProposer ? excluded : undefined);
  return (
    <Dialog
      title={texts.proposalTitle}
      help="approvals"
      size="lg"
      dismiss="Close"
      question={
        state === 'waiting' && (
          <p id={`${id}-reason`} aria-live="polite">
            {problem ? (
              <ProblemText proposal={proposal} problem={problem} />
            ) : reason ? (
              <RefusalText refusal={reason} />
            ) : !mayDecide ? (
              <RefusalText refusal={verdict.refusal} />
            ) : (
              !isProposer && texts.consequencesOf(proposal)
            )}
          </p>
        )
      }
      footer={
        mayDecide &&
        (isProposer ? (
          <Button variant="outline-danger" onClick={() => decide('withdrawn')}>
            {texts.withdraw}
          </Button>
        ) : (
          <>
            <Button
              variant="outline-danger"
              aria-disabled={excluded !== undefined}
              aria-describedby={excluded && `${id}-reason`}
              onClick={() => excluded ?? decide('rejected')}
            >
              {texts.reject}
            </Button>
            <Button
              aria-disabled={!isPossible}
              aria-describedby={`${id}-reason`}
              onClick={() => isPossible && decide('approved')}
            >
              {texts.approve}
            </Button>
          </>
        ))
      }
    >
      <p>
        <ProposalBadges proposal={proposal} />
      </p>
      <DetailList items={items} />
      {!mayDecide && note.trim() !== '' && <p role="status">{texts.noteNotSent(note)}</p>}
      {mayDecide && !isProposer && (
        <InputField
          className="mt-3"
          label={texts.note}
          hint={texts.noteHint}
          message={noteMessage}
          as="textarea"
          ref={field}
          rows={2}
          maxLength={LONGEST_DECISION_NOTE}
          value={note}
          onChange={setNote}
        />
      )}
    </Dialog>
  );
}

/** Why a waiting proposal cannot be recorded now: its payment or balance may have changed since it was proposed. */
function useProblem(proposal: ProposedAct): ProposalProblem | undefined {
  const store = useAppStore();
  const now = useAppSelector(selectReadTime);
  // What was recorded since decides, and the proposals that reserve.
  useAppSelector(selectPaymentEvents);
  useAppSelector(selectPayoutRecords);
  useAppSelector(selectDisputeRecords);
  useAppSelector(selectAdjustments);
  useAppSelector(selectProposals);
  return proposal.decision ? undefined : problemOfProposal(store.getState(), proposal, now);
}
