import { use } from 'react';
import Button from 'react-bootstrap/Button';
import { Dialog } from '@/components/dialogs/Dialog';
import { DialogClosing } from '@/components/dialogs/DialogClosing';
import { RefusalText } from '@/containers/RefusalText';
import type { Refusal } from '@/domain/refusals';
import * as texts from './texts';

type Props = { title: string; refusal: Refusal };

/** Replaces a refund or void dialog whose payment changed while it was open: another tab may have been faster. */
export function RefusedDialog({ title, refusal }: Props) {
  const close = use(DialogClosing);
  return (
    <Dialog title={title} help="refunds" footer={<Button onClick={close}>{texts.backToPayment}</Button>}>
      <p className="mb-0">
        <RefusalText refusal={refusal} />
      </p>
    </Dialog>
  );
}
