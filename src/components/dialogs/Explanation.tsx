import { Info } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { classNames } from '@/components/page/classNames';
import * as styles from './Explanation.module.scss';
import * as floating from './floating.module.scss';
import { useDisclosure } from './useDisclosure';
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
  const { area, trigger, id } = useDisclosure<HTMLSpanElement>(isOpen, onClose);

  return (
    <span ref={area} className="d-print-none">
      <button
        {...trigger}
        type="button"
        className={styles.button}
        aria-label={texts.about(title)}
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

/** Free space around the panel, and at the top, where a phone has its bar (pixels). */
const INSET = 16;
const TOP = 60;
const GAP = 4;

/** The minimum visible height of the panel (pixels); the rest scrolls. */
const LEAST = 160;

/**
 * Places a panel below its containing block, moved to the left if needed. Without enough space below, the page scrolls, at most
 * until the block is at the top, so that both are inside the window.
 */
export function fitInWindow(panel: HTMLElement | null) {
  const findIndex = () => {
    if (!panel?.offsetParent) return;
    const { style } = panel;
    const { width } = panel.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const around = panel.offsetParent.getBoundingClientRect();
    const end = clientWidth - INSET;
    const left = around.left + width > end ? Math.max(INSET, Math.min(around.right, end) - width) : around.left;
    style.left = `${left - around.left}px`;
    style.top = `calc(100% + ${GAP}px)`;
    style.maxHeight = `${Math.max(LEAST, clientHeight - TOP - around.height - GAP - INSET)}px`;
    style.scrollMargin = `${TOP}px 0 ${INSET}px`;
  };
  findIndex();
  panel?.scrollIntoView({ block: 'nearest' });
  window.addEventListener('resize', findIndex);
  return () => window.removeEventListener('resize', findIndex);
}
