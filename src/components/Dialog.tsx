import { useId, useLayoutEffect, type ReactNode } from 'react';
import Modal from 'react-bootstrap/Modal';

type Props = { title: string; size?: 'lg' | 'xl'; children: ReactNode; footer?: ReactNode; onClose: () => void };

/** A dialog above the page. It is open while it is rendered; Escape, the cross and a click outside close it. */
export function Dialog({ title, size, children, footer, onClose }: Props) {
  const titleId = useId();

  // The page behind: Modal alone leaves it in reach of Shift+Tab. A layout effect, so that the page is back before
  // Modal returns the focus to it.
  useLayoutEffect(() => {
    const page = document.getElementById('root');
    page?.setAttribute('inert', '');
    return () => page?.removeAttribute('inert');
  }, []);

  return (
    <Modal
      show
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
