import { Info } from 'lucide-react';
import { useId, useRef } from 'react';
import type { Explanation as Content } from '@/domain/explanations';
import { useDismiss } from './useDismiss';

type Props = {
  /** The figure's title, as it stands beside the button. */
  title: string;
  /** Undefined while it is closed. */
  content: Content | undefined;
  onToggle: () => void;
  onClose: () => void;
};

/** The small button beside a figure, and how the figure comes about: in words, and what it is worked out from. */
export function Explanation({ title, content, onToggle, onClose }: Props) {
  const id = useId();
  const area = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = content !== undefined;
  useDismiss(area, button, isOpen, onClose);

  return (
    <span ref={area} className="explanation">
      <button
        ref={button}
        type="button"
        className="explanation-button"
        aria-label={`About ${title}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
      >
        <Info aria-hidden size={16} />
      </button>
      {content && (
        <div id={id} className="explanation-popover" role="group" aria-label={`About ${title}`}>
          <p>{content.text}</p>
          <dl>
            {content.figures.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </span>
  );
}
