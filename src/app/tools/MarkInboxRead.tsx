import Button from 'react-bootstrap/Button';
import { markInboxRead } from '@/commands/markRead';
import { selectUnreadInboxIds } from '@/selectors/notificationsSelectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

/** 'Mark all as read' of the popover, for the inbox alone. */
export function MarkInboxRead() {
  const dispatch = useAppDispatch();
  const unreadIds = useAppSelector(selectUnreadInboxIds);
  const isDone = unreadIds.length === 0;

  return (
    // Disabled in name only: a button that is taken away under the focus would throw the keyboard out of the popover.
    <Button variant="link" size="sm" aria-disabled={isDone} onClick={() => dispatch(markInboxRead())}>
      {isDone ? 'All are read' : 'Mark all as read'}
    </Button>
  );
}
