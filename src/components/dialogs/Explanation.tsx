import { Info } from 'lucide-react';
import { Suspense, useId, useRef, type ReactNode } from 'react';
import { classNames } from '@/components/page/classNames';
import * as styles from './Explanation.module.scss';
import * as floating from './floating.module.scss';
import { keepInWindow } from './keepInWindow';
import { useDismiss } from './useDismiss';

type Props = {
  /** The figure's title, as it stands beside the button. */
  title: string;
  isOpen: boolean;
  /** What is said, which may arrive a moment later. */
  children: ReactNode;
  onToggle: () => void;
  onClose: () => void;
  /** It is pointed at or focused: what it says will be asked for. */
  onNear: () => void;
};

/** The small button beside a figure, and how the figure comes about: in words, and what it is worked out from. */
export function Explanation({ title, isOpen, children, onToggle, onClose, onNear }: Props) {
  const id = useId();
  const area = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useDismiss(area, button, isOpen, onClose);

  return (
    <span ref={area} className={styles.area}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={`About ${title}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
        onPointerEnter={onNear}
        onFocus={onNear}
      >
        <Info aria-hidden size={16} />
      </button>
      {isOpen && (
        <Suspense>
          <div
            ref={keepInWindow}
            id={id}
            className={classNames(floating.panel, styles.popover)}
            role="group"
            aria-label={`About ${title}`}
          >
            {children}
          </div>
        </Suspense>
      )}
    </span>
  );
}
