import { CheckCheck } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import { countNotifications } from '@/domain/notifications';
import { selectUnreadNotificationIds } from '@/selectors/notificationsSelectors';
import { toastShown } from '@/slices/layoutSlice';
import { notificationsActions } from '@/slices/notificationsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

/** 'Mark all as read' of the screen: every row of the list, not only those in view. */
export function MarkAllRead() {
  const dispatch = useAppDispatch();
  const unreadIds = useAppSelector(selectUnreadNotificationIds);
  const isDone = unreadIds.length === 0;

  const mark = () => {
    if (isDone) return;
    dispatch(notificationsActions.allNotificationsMarkedRead());
    const undo = notificationsActions.notificationsRestored(unreadIds);
    dispatch(toastShown({ title: 'Marked as read', text: countNotifications(unreadIds.length), undo }));
  };

  return (
    // Disabled in name only, so that the focus stays where it was; its words say why.
    <Button variant="outline-secondary" className="list-tools-end" aria-disabled={isDone} onClick={mark}>
      <CheckCheck aria-hidden size={18} /> {isDone ? 'All are read' : 'Mark all as read'}
    </Button>
  );
}
