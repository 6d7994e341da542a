import Button from 'react-bootstrap/Button';
import { recordVoid } from '@/commands/payments/recordPayments';
import { Dialog } from '@/components/dialogs/Dialog';
import { MissingRowDialog } from '@/components/dialogs/MissingRowDialog';
import * as text from '@/components/text/text.module.scss';
import { useMoney } from '@/containers/Money';
import { useAppDispatch } from '@/store/hooks';
import { RefusedDialog } from './RefusedDialog';
import { transactionNoun } from './texts';
import { usePaymentDialog } from './usePaymentDialog';
import * as texts from './voidTexts';

type Props = { transactionId: string };

export function VoidPaymentDialog({ transactionId }: Props) {
  const dispatch = useAppDispatch();
  const money = useMoney();
  const { payment, close } = usePaymentDialog(transactionId);
  if (!payment)
    return <MissingRowDialog title={texts.title} noun={transactionNoun} id={transactionId} onClose={close} />;
  const { voidEligibility, row } = payment;
  if (!voidEligibility.allowed) return <RefusedDialog title={texts.title} {...voidEligibility} onClose={close} />;

  const amount = money(row.amount);
  return (
    <Dialog
      title={texts.title}
      help="voids"
      onClose={close}
      dismiss={texts.cancel}
      footer={
        <Button variant="danger" onClick={() => dispatch(recordVoid(transactionId))}>
          {texts.submit(amount)}
        </Button>
      }
    >
      <p>
        {texts.question}
        <span className={text.id}>{transactionId}</span>
        {texts.questionEnd(amount)}
      </p>
      <p className="mb-0">{texts.consequences}</p>
    </Dialog>
  );
}
