import { useLayoutEffect, useRef } from 'react';
import Button from 'react-bootstrap/Button';
import { notificationsActions } from '@/slices/entities/notificationsSlice';
import { useAppDispatch } from '@/store/hooks';

type Props = {
  id: number;
  isRead: boolean;
  /** What the row is about, for assistive technology. */
  rowName: string;
};

/** Marks its row read or unread. */
export function ReadToggle({ id, isRead, rowName }: Props) {
  const dispatch = useAppDispatch();
  const button = useRef<HTMLButtonElement>(null);

  // A filter may take the row away with the focus in it: the table keeps the focus then, not the top of the page.
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (element === document.activeElement) element?.closest<HTMLElement>('[role="region"]')?.focus();
    };
  }, []);

  return (
    <Button
      ref={button}
      variant="outline-secondary"
      size="sm"
      onClick={() => dispatch(notificationsActions.notificationMarked({ id, isRead: !isRead }))}
    >
      {isRead ? 'Mark as unread' : 'Mark as read'}
      <span className="visually-hidden">: {rowName}</span>
    </Button>
  );
}
