import { useState } from 'react';
import { StatusBadge } from '@/components/badges/StatusBadge';
import { SelectField } from '@/components/forms/fields/SelectField';
import * as actionList from '@/components/lists/actionList.module.scss';
import { SecondaryButton } from '@/components/buttons/SecondaryButton';
import { pendingMark } from '@/selectors/sync/pendingTexts';
import { Dialog } from '@/components/dialogs/Dialog';
import { useMoney } from '@/containers/money/Money';
import { STATES } from '@/selectors/approvals/texts';
import { useReadTime } from '@/containers/approvals/useReadTime';
import { useApprovalTime } from '@/containers/approvals/useApprovalTime';
import { proposalState, type ProposedAct } from '@/domain/approvals/proposalState';
import { selectAllProposals } from '@/selectors/approvals/approvalSelectors';
import { selectWaitingForMe } from '@/selectors/approvals/waitingProposals';
import { selectSignedInPerson } from '@/selectors/permissions/permissions';
import { selectPendingIds } from '@/selectors/sync/pendingChanges';
import { selectReadTime } from '@/slices/readTimeSlice';
import { dialogOpened, innerDialogOpened } from '@/slices/ui/dialogsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ApprovalItem } from './ApprovalItem';
import { STATE_TONES } from './stateTones';
import * as texts from './texts';
import { useSubjectText } from './useSubjectText';

const NAMES = Object.keys(texts.LISTS) as texts.ListName[];
/** Further proposals are shown by a button. */
const SHOWN = 50;

type Props = { list: string };

/** The proposals that wait for the signed-in person, those of the person, or all of the workspace. */
export function ApprovalsDialog({ list }: Props) {
  useReadTime();
  const dispatch = useAppDispatch();
  const name = NAMES.find((known) => known === list) ?? 'mine';
  const mine = useAppSelector(selectWaitingForMe);
  const all = useAppSelector(selectAllProposals);
  const { id: personId } = useAppSelector(selectSignedInPerson);
  const { zone } = useApprovalTime();
  const [most, setMost] = useState(SHOWN);
  const proposed = all.filter(({ proposerId }) => proposerId === personId);
  const proposals = { mine, proposed, all }[name];
  return (
    <Dialog title={texts.title} help="approvals" size="lg" dismiss="Close">
      <SelectField
        label={texts.show}
        value={name}
        options={NAMES}
        labels={texts.LISTS}
        onChange={(list) => dispatch(dialogOpened({ kind: 'approvals', list }))}
      />
      {proposals.length === 0 ? (
        <p className="mt-3">{texts.EMPTY[name]}</p>
      ) : (
        <ol className={`${actionList.list} mt-3`} aria-label={texts.list(name)}>
          {proposals.slice(0, most).map((proposal) => (
            <ProposalItem key={proposal.id} proposal={proposal} />
          ))}
        </ol>
      )}
      {proposals.length > 0 && <p className="form-text mb-0">{texts.timesIn(zone)}</p>}
      {proposals.length > most && (
        <SecondaryButton onClick={() => setMost(most + SHOWN)}>
          {texts.more(Math.min(SHOWN, proposals.length - most))}
        </SecondaryButton>
      )}
    </Dialog>
  );
}

function ProposalItem({ proposal }: { proposal: ProposedAct }) {
  const dispatch = useAppDispatch();
  const money = useMoney();
  const { timeOf } = useApprovalTime();
  const { title, about } = useSubjectText()(proposal, money);
  const state = proposalState(proposal, useAppSelector(selectReadTime));
  const isPending = useAppSelector(selectPendingIds).has(proposal.id);
  return (
    <ApprovalItem
      title={title}
      about={about}
      note={texts.by(proposal.recordedBy, timeOf(proposal))}
      badges={
        <>
          <StatusBadge label={STATES[state]} tone={STATE_TONES[state]} />
          {isPending && <StatusBadge label={pendingMark} tone="yellow" />}
        </>
      }
      acts={[
        {
          label: texts.review,
          onClick: () => dispatch(innerDialogOpened({ kind: 'proposal', proposalId: proposal.id })),
        },
      ]}
    />
  );
}
