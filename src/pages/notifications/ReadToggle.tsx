import { Mail, MailOpen } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { markNotification } from '@/commands/markRead';
import * as iconButton from '@/components/page/iconButton.module.scss';
import { useAppDispatch } from '@/store/hooks';
import * as texts from './texts';

type Props = {
  id: number;
  isRead: boolean;
  /** The subject of the row, for assistive technology. */
  rowName: string;
};

/** Marks a row as read or unread. */
export function ReadToggle({ id, isRead, rowName }: Props) {
  const dispatch = useAppDispatch();
  const label = isRead ? texts.markUnread : texts.markRead;
  const Icon = isRead ? Mail : MailOpen;
  const button = useRef<HTMLButtonElement>(null);

  // A filter may remove the row with the focus in it. The table takes the focus then, not the top of the page.
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (element === document.activeElement) element?.closest<HTMLElement>('[role="region"]')?.focus();
    };
  }, []);

  return (
    <button
      ref={button}
      type="button"
      className={iconButton.button}
      title={label}
      onClick={() => dispatch(markNotification(id, !isRead))}
    >
      <Icon aria-hidden size={16} />
      <span className="visually-hidden">
        {label}: {rowName}
      </span>
    </button>
  );
}
