import Button from 'react-bootstrap/Button';
import { Dialog } from '@/components/dialogs/Dialog';
import { RefusalText } from '@/containers/RefusalText';
import type { Refusal } from '@/domain/refusals';

type Props = { title: string; refusal: Refusal; onClose: () => void };

/** In place of a question that the rules answer with no: another tab may have been faster. */
export function RefusedDialog({ title, refusal, onClose }: Props) {
  return (
    <Dialog
      title={title}
      help="refunds"
      onClose={onClose}
      footer={<Button onClick={onClose}>Back to the payment</Button>}
    >
      <p className="mb-0">
        <RefusalText refusal={refusal} />
      </p>
    </Dialog>
  );
}
