import { Copy } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import Button from 'react-bootstrap/Button';
import { copyOrSelect } from '@/components/dialogs/copyOrSelect';
import * as styles from './CodeBlock.module.scss';

type Props = {
  /** Told after each press of 'Copy' whether the code was copied. */
  onCopied: (isCopied: boolean) => void;
  children: ReactNode;
};

/** Lines of code with a button that copies them. Where the clipboard refuses, the code is left selected. */
export function CodeBlock({ onCopied, children }: Props) {
  const block = useRef<HTMLPreElement>(null);

  const copy = async () => {
    onCopied(await copyOrSelect(block.current?.textContent.trimEnd() ?? '', block.current));
  };

  return (
    <div className={styles.block}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll, which the keyboard must reach (WCAG 2.1.1) */}
      <pre ref={block} role="group" aria-label="Code" tabIndex={0}>
        {children}
      </pre>
      <Button variant="outline-secondary" size="sm" onClick={() => void copy()}>
        <Copy aria-hidden size={16} /> Copy<span className="visually-hidden"> the code</span>
      </Button>
    </div>
  );
}
