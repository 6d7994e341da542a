import Button from 'react-bootstrap/Button';
import { markInboxRead } from '@/commands/markRead';
import { selectUnreadInboxIds } from '@/selectors/notificationsSelectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as texts from './inboxTexts';

/** Marks only the inbox as read, not the Notifications screen. */
export function MarkInboxRead() {
  const dispatch = useAppDispatch();
  const unreadIds = useAppSelector(selectUnreadInboxIds);
  const isDone = unreadIds.length === 0;

  return (
    // Uses aria-disabled, because removing the focused button would move the focus out of the popover.
    <Button variant="link" size="sm" aria-disabled={isDone} onClick={() => dispatch(markInboxRead())}>
      {isDone ? texts.allRead : texts.markAllRead}
    </Button>
  );
}
