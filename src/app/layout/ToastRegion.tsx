import { useEffect } from 'react';
import { createPortal } from 'react-dom';
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

function ToastCard({ toast: { id, title, text } }: { toast: Toast }) {
  const dispatch = useAppDispatch();

  useEffect(() => {
    const timer = setTimeout(() => dispatch(toastDismissed(id)), TOAST_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [dispatch, id]);

  return (
    <div className="toast show">
      <div className="toast-header">
        <strong className="me-auto">{title}</strong>
        <CloseButton aria-label={`Dismiss: ${title}`} onClick={() => dispatch(toastDismissed(id))} />
      </div>
      <div className="toast-body">{text}</div>
    </div>
  );
}
