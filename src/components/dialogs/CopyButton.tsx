import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { copyOrSelect } from '@/components/browser/copyOrSelect';
import { SmallButton } from '@/components/buttons/SecondaryButton';

type Props = { label: string; text: string; onCopied: (isCopied: boolean) => void };

/** Copies a text that the screen does not show in full. If the clipboard refuses, the text stays selected. */
export function CopyButton({ label, text, onCopied }: Props) {
  const field = useRef<HTMLSpanElement>(null);
  return (
    <>
      <SmallButton onClick={() => void copyOrSelect(text, field.current).then(onCopied)}>
        <Copy aria-hidden size={16} /> {label}
      </SmallButton>
      <span ref={field} className="visually-hidden" aria-hidden>
        {text}
      </span>
    </>
  );
}
