import Button from 'react-bootstrap/Button';
import { propose } from '@/commands/approvals/propose';
import { recordVoid } from '@/commands/payments/recordPayments';
import { Dialog } from '@/components/dialogs/Dialog';
import * as text from '@/components/text/text.module.scss';
import { ApprovalNote } from '@/containers/approvals/ApprovalNote';
import { useApproval } from '@/containers/approvals/useApproval';
import { useMoney } from '@/containers/money/Money';
import { selectReservations } from '@/selectors/approvals/waitingProposals';
import { selectPayment } from '@/selectors/payments/paymentsSelectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { RefusedDialog } from './RefusedDialog';
import { MissingPaymentDialog } from './MissingPaymentDialog';
import * as texts from './voidTexts';

type Props = { transactionId: string };

export function VoidPaymentDialog({ transactionId }: Props) {
  const dispatch = useAppDispatch();
  const money = useMoney();
  const payment = useAppSelector((state) => selectPayment(state, transactionId));
  const judged = { amount: payment?.row.amount ?? 0, merchantId: payment?.row.merchantId };
  const approval = useApproval('voidPayments', [judged]);
  const isProposed = useAppSelector(selectReservations).voids.has(transactionId);
  if (!payment) return <MissingPaymentDialog title={texts.title} transactionId={transactionId} />;
  const { voidEligibility, row } = payment;
  if (!voidEligibility.allowed) return <RefusedDialog title={texts.title} {...voidEligibility} />;

  if (approval && isProposed) return <RefusedDialog title={texts.title} refusal={{ kind: 'proposedAlready' }} />;

  const amount = money(row.amount);
  const isBlocked = approval?.approvers.length === 0;
  const confirm = () => {
    if (!approval) dispatch(recordVoid(transactionId));
    else if (!isBlocked)
      dispatch(
        propose({ act: 'voidPayments', items: [{ subjectId: transactionId, amount: row.amount }], judged: [judged] }),
      );
  };
  return (
    <Dialog
      title={texts.title}
      help="voids"
      dismiss="Cancel"
      footer={
        <Button variant="danger" aria-disabled={isBlocked} onClick={confirm}>
          {approval ? texts.propose(amount) : texts.submit(amount)}
        </Button>
      }
    >
      <p>
        {approval ? texts.proposalQuestion : texts.question}
        <span className={text.id}>{transactionId}</span>
        {(approval ? texts.proposalQuestionEnd : texts.questionEnd)(amount)}
      </p>
      <ApprovalNote approval={approval} />
      <p className="mb-0">{approval ? texts.proposalConsequences : texts.consequences}</p>
    </Dialog>
  );
}
