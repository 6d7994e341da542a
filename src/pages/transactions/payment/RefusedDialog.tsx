import Button from 'react-bootstrap/Button';
import { Dialog } from '@/components/dialogs/Dialog';

type Props = { title: string; reason: string; onClose: () => void };

/** In place of a question that the rules answer with no: another tab may have been faster. */
export function RefusedDialog({ title, reason, onClose }: Props) {
  return (
    <Dialog title={title} onClose={onClose} footer={<Button onClick={onClose}>Back to the payment</Button>}>
      <p className="mb-0">{reason}</p>
    </Dialog>
  );
}
