import { MissingRowDialog } from '@/components/dialogs/MissingRowDialog';
import { Answered } from '@/containers/Answered';
import { transactionNoun } from './texts';

type Props = { title: string; transactionId: string };

/** Replaces the dialog of a payment that does not exist, or that an engine has not answered yet. */
export function MissingPaymentDialog({ title, transactionId }: Props) {
  return (
    <MissingRowDialog
      title={title}
      noun={transactionNoun}
      id={transactionId}
      around={(missing) => (
        <Answered of="payment" id={transactionId}>
          {missing}
        </Answered>
      )}
    />
  );
}
