import { useState } from 'react';
import { SelectField } from '@/components/forms/fields/SelectField';
import * as actionList from '@/components/lists/actionList.module.scss';
import { SecondaryButton } from '@/components/buttons/SecondaryButton';
import { Dialog } from '@/components/dialogs/Dialog';
import { useMoney } from '@/containers/money/Money';
import { useReadTime } from '@/containers/approvals/useReadTime';
import { useApprovalTime } from '@/containers/approvals/useApprovalTime';
import type { ProposedAct } from '@/domain/approvals/proposalState';
import { selectAllProposals } from '@/selectors/approvals/approvalSelectors';
import { selectWaitingForMe } from '@/selectors/approvals/waitingProposals';
import { selectSignedInPerson } from '@/selectors/permissions/permissions';
import { dialogOpened, innerDialogOpened } from '@/slices/ui/dialogsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ApprovalItem } from './ApprovalItem';
import { ProposalBadges } from './ProposalBadges';
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
        <ol className={`${actionList.list} mt-3`} aria-label={texts.LISTS[name]}>
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
  return (
    <ApprovalItem
      title={title}
      about={about}
      note={texts.by(proposal.recordedBy, timeOf(proposal))}
      badges={<ProposalBadges proposal={proposal} />}
      acts={[
        {
          label: texts.review,
          onClick: () => dispatch(innerDialogOpened({ kind: 'proposal', proposalId: proposal.id })),
        },
      ]}
    />
  );
}
