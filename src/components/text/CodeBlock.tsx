import { Copy } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import Button from 'react-bootstrap/Button';
import { copyOrSelect } from '@/components/dialogs/copyOrSelect';
import * as styles from './CodeBlock.module.scss';
import * as texts from './texts';

type Props = {
  /** Called after each press of 'Copy' with true if the clipboard accepted the code. */
  onCopied: (isCopied: boolean) => void;
  children: ReactNode;
};

/** Lines of code with a copy button. If the clipboard refuses, the code stays selected. */
export function CodeBlock({ onCopied, children }: Props) {
  const block = useRef<HTMLPreElement>(null);

  const copy = async () => {
    onCopied(await copyOrSelect(block.current?.textContent.trimEnd() ?? '', block.current));
  };

  return (
    <div className={styles.block}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll, which the keyboard must reach (WCAG 2.1.1) */}
      <pre ref={block} role="group" aria-label={texts.code} tabIndex={0}>
        {children}
      </pre>
      <Button variant="outline-secondary" size="sm" aria-label={texts.copyCode} onClick={() => void copy()}>
        <Copy aria-hidden size={16} /> {texts.copy}
      </Button>
    </div>
  );
}
