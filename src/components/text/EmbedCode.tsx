import { Copy } from 'lucide-react';
import { useId, useRef } from 'react';
import Form from 'react-bootstrap/Form';
import { copyOrSelect } from '@/components/browser/copyOrSelect';
import * as styles from './EmbedCode.module.scss';
import * as texts from './texts';
import { SmallButton } from '@/components/buttons/SecondaryButton';

type Props = {
  code: string;
  onCopied: (isCopied: boolean) => void;
  /** Why the code cannot be copied yet. */
  notYet?: string | undefined;
};

/** The read-only embed code with its copy button. If the clipboard refuses, the code stays selected. */
export function EmbedCode({ code, onCopied, notYet }: Props) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);

  return (
    <div>
      <Form.Label htmlFor={id}>{texts.embedCode}</Form.Label>
      <Form.Control as="textarea" ref={field} id={id} className={styles.code} rows={3} readOnly value={code} />
      {notYet === undefined ? (
        <SmallButton className="mt-2" onClick={() => void copyOrSelect(code, field.current).then(onCopied)}>
          <Copy aria-hidden size={16} /> {texts.copyToClipboard}
        </SmallButton>
      ) : (
        <Form.Text>{notYet}</Form.Text>
      )}
    </div>
  );
}
