import Button from 'react-bootstrap/Button';
import { recordVoid } from '@/commands/recordPayments';
import { Dialog } from '@/components/dialogs/Dialog';
import { MissingRowDialog } from '@/components/dialogs/MissingRowDialog';
import * as text from '@/components/text/text.module.scss';
import { useMoney } from '@/containers/useMoney';
import { useAppDispatch } from '@/store/hooks';
import { RefusedDialog } from './RefusedDialog';
import { usePaymentDialog } from './usePaymentDialog';

const TITLE = 'Void Payment';

type Props = { transactionId: string };

export function VoidPaymentDialog({ transactionId }: Props) {
  const dispatch = useAppDispatch();
  const money = useMoney();
  const { payment, close } = usePaymentDialog(transactionId);
  if (!payment) return <MissingRowDialog title={TITLE} noun="transaction" id={transactionId} onClose={close} />;
  const { voidEligibility, row } = payment;
  if (!voidEligibility.allowed) return <RefusedDialog title={TITLE} {...voidEligibility} onClose={close} />;

  const amount = money(row.amount);
  return (
    <Dialog
      title={TITLE}
      onClose={close}
      dismiss="Cancel"
      footer={
        <Button variant="danger" onClick={() => dispatch(recordVoid(transactionId))}>
          Void {amount}
        </Button>
      }
    >
      <p>
        The whole payment <span className={text.id}>{transactionId}</span> of {amount} is voided before it settles:
      </p>
      <ul>
        <li>the customer is not charged</li>
        <li>merchant, processor, partner and platform get nothing</li>
        <li>its status becomes Voided</li>
      </ul>
      <p className="mb-0">It cannot be undone.</p>
    </Dialog>
  );
}
