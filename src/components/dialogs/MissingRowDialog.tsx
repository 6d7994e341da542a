import Button from 'react-bootstrap/Button';
import { Dialog } from './Dialog';

type Props = { title: string; noun: string; id: string; onClose: () => void };

/** In place of a dialog whose row is not there, as after a replayed action or an id of another sample. */
export function MissingRowDialog({ title, noun, id, onClose }: Props) {
  return (
    <Dialog title={title} onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
      <p className="mb-0">
        There is no {noun} with the id <code>{id}</code>. It may belong to other sample data; the list shows all there
        are.
      </p>
    </Dialog>
  );
}
