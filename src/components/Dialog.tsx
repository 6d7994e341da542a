import { useId, type ReactNode } from 'react';
import Modal from 'react-bootstrap/Modal';
import { useInertPage } from './useInertPage';

type Props = { title: string; size?: 'lg' | 'xl'; children: ReactNode; footer?: ReactNode; onClose: () => void };

/** A dialog above the page. It is open while it is rendered; Escape, the cross and a click outside close it. */
export function Dialog({ title, size, children, footer, onClose }: Props) {
  const titleId = useId();

  useInertPage();

  return (
    // The page behind is inert; beside the dialog only the toasts take the focus, and their Undo is to be reached.
    <Modal
      show
      enforceFocus={false}
      centered
      scrollable
      animation={false}
      fullscreen="md-down"
      size={size}
      aria-labelledby={titleId}
      onHide={onClose}
    >
      <Modal.Header closeButton>
        <Modal.Title as="h2" id={titleId}>
          {title}
        </Modal.Title>
      </Modal.Header>
      <Modal.Body>{children}</Modal.Body>
      {footer !== undefined && <Modal.Footer>{footer}</Modal.Footer>}
    </Modal>
  );
}
