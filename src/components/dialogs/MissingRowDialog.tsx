import Button from 'react-bootstrap/Button';
import { Dialog } from './Dialog';
import * as texts from './texts';

type Props = { title: string; noun: string; id: string; onClose: () => void };

/** Replaces a dialog whose row does not exist, for example after a replayed action. */
export function MissingRowDialog({ title, noun, id, onClose }: Props) {
  return (
    <Dialog title={title} onClose={onClose} footer={<Button onClick={onClose}>{texts.close}</Button>}>
      <p className="mb-0">
        {texts.cannotFind(noun)} <code>{id}</code>. {texts.maybeElsewhere}
      </p>
    </Dialog>
  );
}
