import { Pencil } from 'lucide-react';
import { useEffect, useId, type ReactNode } from 'react';
import Button from 'react-bootstrap/Button';
import Modal from 'react-bootstrap/Modal';
import { classNames } from '@/components/page/classNames';
import { HelpLink } from '@/components/page/HelpLink';
import type { HelpTopic } from '@/domain/helpTopics';
import * as styles from './Dialog.module.scss';
import { keepToastsOff } from './keepToastsOff';
import { useInertPage } from './useInertPage';

type Props = {
  title: string;
  size?: 'lg' | 'xl';
  /** Stays a window on a small screen, where the others fill it. */
  isCompact?: boolean;
  /** Stands at the right of a large screen, as high as the window. */
  isSheet?: boolean;
  /** The topic that a link beside the title explains. */
  help?: HelpTopic | undefined;
  /** What stands beside the title. */
  tools?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /** What stands before the buttons: what is asked of who leaves, or what is wrong. */
  question?: ReactNode;
  /** Opens the form of what is shown: its button stands at the start of the footer. */
  onEdit?: () => void;
  /** What the footer's first button says, which closes as the cross does. */
  dismiss?: 'Cancel' | 'Close';
  onClose: () => void;
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
  onClose,
}: Props) {
  const titleId = useId();

  useInertPage();
  useEffect(() => {
    // The second press of two falls beside the dialog that the first one opened.
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
      // The dialog host gives the focus back. The page behind is inert, and a toast's Undo beside the dialog is in reach.
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
          <small className={styles.help}>
            <HelpLink topic={help} />
          </small>
        )}
        {tools !== undefined && <div className={styles.tools}>{tools}</div>}
      </Modal.Header>
      <Modal.Body>{children}</Modal.Body>
      {(footer ?? dismiss) !== undefined && (
        <Modal.Footer ref={keepToastsOff}>
          {question}
          {onEdit && (
            <Button variant="outline-secondary" className="me-auto" onClick={onEdit}>
              <Pencil aria-hidden size={16} /> Edit
            </Button>
          )}
          {dismiss && (
            <Button variant="outline-secondary" onClick={onClose}>
              {dismiss}
            </Button>
          )}
          {footer}
        </Modal.Footer>
      )}
    </Modal>
  );
}
