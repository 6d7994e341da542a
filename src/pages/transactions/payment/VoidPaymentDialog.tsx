import Button from 'react-bootstrap/Button';
import { recordVoid } from '@/commands/recordPayments';
import { Dialog } from '@/components/dialogs/Dialog';
import { MissingRowDialog } from '@/components/dialogs/MissingRowDialog';
import * as text from '@/components/text/text.module.scss';
import { useMoney } from '@/containers/useMoney';
import { PRODUCT_NAME } from '@/domain/product';
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
      help="voids"
      onClose={close}
      dismiss="Cancel"
      footer={
        <Button variant="danger" onClick={() => dispatch(recordVoid(transactionId))}>
          Void {amount}
        </Button>
      }
    >
      <p>
        Record a void for <span className={text.id}>{transactionId}</span> ({amount})? Its status becomes Voided and no
        party earns a share.
      </p>
      <p className="mb-0">
        {PRODUCT_NAME} does not contact the processor and moves no money: cancel the payment in your processor, too. You
        cannot undo this.
      </p>
    </Dialog>
  );
}
