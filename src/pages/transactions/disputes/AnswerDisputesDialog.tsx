import { recordEvidence } from '@/commands/payments/disputes';
import { SubmitDialog } from '@/components/forms/SubmitDialog';
import { useMoney } from '@/containers/money/Money';
import { needsEvidence } from '@/domain/disputes/judgeDispute';
import { selectSelectedDisputes } from '@/selectors/disputes/disputeList';
import { dialogClosed } from '@/slices/ui/dialogsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as texts from './texts';

/** Records that the evidence of the selected disputes was sent. */
export function AnswerDisputesDialog() {
  const dispatch = useAppDispatch();
  const money = useMoney();
  const disputes = useAppSelector(selectSelectedDisputes).filter(({ status }) => needsEvidence(status));
  const sum = disputes.reduce((total, { amount }) => total + amount, 0);
  return (
    <SubmitDialog
      title={texts.markSent}
      help="disputes"
      submitLabel={texts.markCount(disputes.length)}
      onSubmit={() => {
        dispatch(recordEvidence(disputes));
        dispatch(dialogClosed());
      }}
    >
      <p className="mb-0">{texts.sentConsequence(disputes.length, money(sum))}</p>
    </SubmitDialog>
  );
}
