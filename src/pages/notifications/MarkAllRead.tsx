import { CheckCheck } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import { markNotificationsRead } from '@/commands/markRead';
import * as list from '@/components/lists/list.module.scss';
import { selectUnreadNotificationIds } from '@/selectors/notificationsSelectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as texts from './texts';

/** Marks the rows of all pages as read, not only the visible ones. */
export function MarkAllRead() {
  const dispatch = useAppDispatch();
  const unreadIds = useAppSelector(selectUnreadNotificationIds);
  const isDone = unreadIds.length === 0;

  return (
    // Uses aria-disabled, so that the button keeps the focus. Its text gives the reason.
    <Button
      variant="outline-secondary"
      className={list.end}
      aria-disabled={isDone}
      onClick={() => dispatch(markNotificationsRead())}
    >
      <CheckCheck aria-hidden size={18} /> {isDone ? texts.allRead : texts.markAllRead}
    </Button>
  );
}
