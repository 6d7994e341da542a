import { CheckCheck } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import { markNotificationsRead } from '@/commands/markRead';
import * as list from '@/components/lists/list.module.scss';
import { selectUnreadNotificationIds } from '@/selectors/notificationsSelectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

/** 'Mark all as read' of the screen: every row of the list, not only those in view. */
export function MarkAllRead() {
  const dispatch = useAppDispatch();
  const unreadIds = useAppSelector(selectUnreadNotificationIds);
  const isDone = unreadIds.length === 0;

  return (
    // Disabled in name only, so that the focus stays where it was; its words say why.
    <Button
      variant="outline-secondary"
      className={list.end}
      aria-disabled={isDone}
      onClick={() => dispatch(markNotificationsRead())}
    >
      <CheckCheck aria-hidden size={18} /> {isDone ? 'All rows are read' : 'Mark all as read'}
    </Button>
  );
}
