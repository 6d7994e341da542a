import { Bell } from 'lucide-react';
import { useCallback, useId, useRef } from 'react';
import Button from 'react-bootstrap/Button';
import { useDismiss } from '@/components/useDismiss';
import { inboxClosed, inboxToggled, selectIsInboxOpen } from '@/slices/layoutSlice';
import { selectInbox } from '@/slices/notificationsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

/** The bell with its badge, and the popover it opens: a disclosure, so that the keyboard walks straight into it. */
export function InboxPopover() {
  const dispatch = useAppDispatch();
  const inbox = useAppSelector(selectInbox);
  const isOpen = useAppSelector(selectIsInboxOpen);
  const area = useRef<HTMLDivElement>(null);
  const bell = useRef<HTMLButtonElement>(null);
  const popoverId = useId();
  const close = useCallback(() => {
    if (area.current?.contains(document.activeElement)) bell.current?.focus();
    dispatch(inboxClosed());
  }, [dispatch]);
  useDismiss(area, isOpen, close);

  return (
    <div ref={area} className="inbox">
      <button
        ref={bell}
        type="button"
        className="icon-button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? popoverId : undefined}
        aria-label={`Notifications, ${inbox.length} unread`}
        onClick={() => dispatch(inboxToggled())}
      >
        <Bell aria-hidden size={20} />
        <span className="badge inbox-badge" aria-hidden>
          {inbox.length}
        </span>
      </button>
      {isOpen && (
        <section id={popoverId} className="inbox-popover" aria-labelledby={`${popoverId}-heading`}>
          <h2 id={`${popoverId}-heading`}>Notifications</h2>
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls must take the focus (WCAG 2.1.1) */}
          <div className="inbox-scroll" role="region" aria-label="Newest notifications" tabIndex={0}>
            <ul className="list-unstyled mb-0">
              {inbox.map(({ id, title, message, time }) => (
                <li key={id} className="inbox-item">
                  <strong>{title}</strong>
                  <span>{message}</span>
                  <small>{time}</small>
                </li>
              ))}
            </ul>
          </div>
          <Button variant="link" className="inbox-all">
            View all notifications
          </Button>
        </section>
      )}
    </div>
  );
}
