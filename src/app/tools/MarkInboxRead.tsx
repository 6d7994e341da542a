import Button from 'react-bootstrap/Button';
import { countNotifications } from '@/domain/notifications';
import { selectUnreadInboxIds } from '@/selectors/notificationsSelectors';
import { toastShown } from '@/slices/layoutSlice';
import { notificationsActions } from '@/slices/notificationsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

/** 'Mark all as read' of the popover, for the inbox alone. */
export function MarkInboxRead() {
  const dispatch = useAppDispatch();
  const unreadIds = useAppSelector(selectUnreadInboxIds);
  const isDone = unreadIds.length === 0;

  const mark = () => {
    if (isDone) return;
    dispatch(notificationsActions.inboxMarkedRead());
    const undo = notificationsActions.inboxRestored(unreadIds);
    dispatch(
      toastShown({ title: 'Marked as read', text: `${countNotifications(unreadIds.length)} in the inbox`, undo }),
    );
  };

  return (
    // Disabled in name only: a button that is taken away under the focus would throw the keyboard out of the popover.
    <Button variant="link" size="sm" aria-disabled={isDone} onClick={mark}>
      {isDone ? 'All are read' : 'Mark all as read'}
    </Button>
  );
}
