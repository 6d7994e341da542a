import { Pencil } from 'lucide-react';
import { use, useEffect, useId, type ReactNode } from 'react';
import Button from 'react-bootstrap/Button';
import Modal from 'react-bootstrap/Modal';
import { SecondaryButton } from '@/components/buttons/SecondaryButton';
import { classNames } from '@/components/page/classNames';
import { HelpLink } from '@/components/page/HelpLink';
import type { HelpTopic } from '@/domain/help/helpTopics';
import { DialogClosing } from './DialogClosing';
import * as styles from './Dialog.module.scss';
import { useInertPage } from './useInertPage';
import * as texts from './texts';
import { STATUS_REGION } from '@/components/page/StatusText';

type Props = {
  title: string;
  size?: 'lg' | 'xl';
  /** Does not fill a small screen, unlike other dialogs. */
  isCompact?: boolean;
  /** Opens at the right of a large screen, in the full height of the window. */
  isSheet?: boolean;
  /** The topic of the help link next to the title. */
  help?: HelpTopic | undefined;
  /** Buttons next to the title. */
  tools?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /** A question or an error above the buttons. */
  question?: ReactNode;
  /** Opens the form for the shown row; the button is at the start of the footer. */
  onEdit?: () => void;
  /** The label of a first button in the footer that closes the dialog. */
  dismiss?: 'Cancel' | 'Close';
  /** What closing does, unless it only closes the open dialog. */
  onClose?: (() => void) | undefined;
};

/** A dialog above the page. It is open while it is rendered; Escape, the cross and a click outside close it. */
export function Dialog({
  title,
  size,
  isCompact = false,
  isSheet = false,
  help,
  tools,
  children,
  footer,
  question,
  onEdit,
  dismiss,
  onClose: explicitClose,
}: Props) {
  const hostedClose = use(DialogClosing);
  const onClose = explicitClose ?? hostedClose;
  const titleId = useId();

  useInertPage();
  useEffect(() => {
    // The second press of a double click lands outside of the dialog that the first press opened.
    const onClick = (event: MouseEvent) => {
      if (event.detail > 1 && event.target instanceof Element && event.target.matches('.modal'))
        event.stopPropagation();
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);

  return (
    <Modal
      show
      centered={!isSheet}
      scrollable
      animation={false}
      // The dialog host restores the focus. The page behind is inert, and the Undo button of a toast must stay reachable.
      restoreFocus={false}
      enforceFocus={false}
      fullscreen={isCompact ? undefined : 'md-down'}
      size={size}
      dialogClassName={classNames(isSheet && styles.sheet)}
      aria-labelledby={titleId}
      onHide={onClose}
    >
      <Modal.Header closeButton>
        <Modal.Title as="h2" id={titleId}>
          {title}
        </Modal.Title>
        {help && (
          <small className={`d-print-none ${styles.help}`}>
            <HelpLink topic={help} />
          </small>
        )}
        {tools !== undefined && <div className={`d-print-none ${styles.tools}`}>{tools}</div>}
      </Modal.Header>
      <Modal.Body>{children}</Modal.Body>
      {(footer ?? dismiss) !== undefined && (
        <Modal.Footer ref={moveToastsAbove}>
          {question}
          {onEdit && (
            <Button className="me-auto" onClick={onEdit}>
              <Pencil aria-hidden size={16} /> {texts.edit}
            </Button>
          )}
          {dismiss && <SecondaryButton onClick={onClose}>{dismiss}</SecondaryButton>}
          {footer}
        </Modal.Footer>
      )}
    </Modal>
  );
}

/** The gap between toasts and footer, and around the toasts (pixels). */
const GAP = 8;
const INSET = 24;

/** Moves the toasts above the footer of a dialog if they would cover its buttons. */
export function moveToastsAbove(footer: HTMLElement | null) {
  const toasts = document.getElementById(STATUS_REGION);
  if (!footer || !toasts) return;
  const findIndex = () => {
    const { top, bottom, left, right } = footer.getBoundingClientRect();
    const room = toasts.getBoundingClientRect();
    const isOutside = room.right <= left || room.left >= right;
    const hasRoom = isOutside || window.innerHeight - bottom >= room.height + INSET + GAP;
    toasts.style.bottom = hasRoom ? '' : `${window.innerHeight - top + GAP}px`;
  };
  const observer = new ResizeObserver(findIndex);
  // A question makes the footer grow while the dialog keeps its size.
  for (const element of [toasts, footer, footer.offsetParent ?? footer, document.documentElement])
    observer.observe(element);
  window.addEventListener('resize', findIndex);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', findIndex);
    toasts.style.bottom = '';
  };
}
