import { Info } from 'lucide-react';
import { Suspense, useId, useRef, type ReactNode } from 'react';
import { classNames } from '@/components/page/classNames';
import * as styles from './Explanation.module.scss';
import * as floating from './floating.module.scss';
import { fitInWindow } from './fitInWindow';
import { useDismiss } from './useDismiss';
import * as texts from './texts';

type Props = {
  /** The title of the figure next to the button. */
  title: string;
  isOpen: boolean;
  /** The explanation; it may load lazily. */
  children: ReactNode;
  onToggle: () => void;
  onClose: () => void;
  /** Called when the button is hovered or focused, so that the explanation can be preloaded. */
  onNear: () => void;
};

/** A small button next to a figure that opens an explanation of the calculation. */
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
        aria-label={texts.about(title)}
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
            ref={fitInWindow}
            id={id}
            className={classNames(floating.panel, styles.popover)}
            role="group"
            aria-label={texts.about(title)}
          >
            {children}
          </div>
        </Suspense>
      )}
    </span>
  );
}
