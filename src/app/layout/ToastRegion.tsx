import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import Button from 'react-bootstrap/Button';
import CloseButton from 'react-bootstrap/CloseButton';
import { selectToasts, toastDismissed, type Toast } from '@/slices/layoutSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

const TOAST_SECONDS = 8;

/** One live region that is always there; beside the page, so that an open dialog does not silence it. */
export function ToastRegion() {
  const toasts = useAppSelector(selectToasts);
  return createPortal(
    <div className="toast-region" role="status">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>,
    document.body,
  );
}

function ToastCard({ toast: { id, title, text, undo } }: { toast: Toast }) {
  const dispatch = useAppDispatch();
  const [isHeld, setIsHeld] = useState(false);

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dispatch(toastDismissed(id)), TOAST_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [dispatch, id, isHeld]);

  return (
    <div
      className="toast show"
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <div className="toast-header">
        <strong className="me-auto">{title}</strong>
        <CloseButton aria-label={`Dismiss: ${title}`} onClick={() => dispatch(toastDismissed(id))} />
      </div>
      <div className="toast-body">
        {text}
        {undo && (
          <Button
            variant="outline-secondary"
            size="sm"
            onClick={() => {
              dispatch(undo);
              dispatch(toastDismissed(id));
            }}
          >
            Undo
          </Button>
        )}
      </div>
    </div>
  );
}
