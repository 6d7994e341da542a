import Button from 'react-bootstrap/Button';
import { Dialog } from '@/components/dialogs/Dialog';
import { RefusalText } from '@/containers/RefusalText';
import type { Refusal } from '@/domain/refusals';
import * as texts from './texts';

type Props = { title: string; refusal: Refusal; onClose: () => void };

/** Replaces a refund or void dialog whose payment changed while it was open: another tab may have been faster. */
export function RefusedDialog({ title, refusal, onClose }: Props) {
  return (
    <Dialog
      title={title}
      help="refunds"
      onClose={onClose}
      footer={<Button onClick={onClose}>{texts.backToPayment}</Button>}
    >
      <p className="mb-0">
        <RefusalText refusal={refusal} />
      </p>
    </Dialog>
  );
}
