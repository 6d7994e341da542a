import { markNotification, markNotificationsRead } from '@/commands/markRead';
import { ConfigurationBadges } from '@/components/badges/ConfigurationBadges';
import { UnreadMark } from '@/components/badges/UnreadMark';
import { PageHeading } from '@/components/page/PageHeading';
import { SecondaryButton } from '@/components/buttons/SecondaryButton';
import * as text from '@/components/text/text.module.scss';
import { DialogLink } from '@/containers/DialogLink';
import { ListScreen } from '@/containers/ListScreen';
import { formatDay } from '@/domain/calendar/dates';
import { selectUnreadNotificationIds } from '@/selectors/inbox/unreadRows';
import { notificationsList } from '@/selectors/notificationsSelectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as styles from './NotificationsPage.module.scss';
import * as texts from './texts';
import { CheckCheck, Mail, MailOpen } from 'lucide-react';
import * as list from '@/components/lists/list.module.scss';
import { useLayoutEffect, useRef } from 'react';
import * as iconButton from '@/components/page/iconButton.module.scss';

export function NotificationsPage() {
  const dispatch = useAppDispatch();
  return (
    <>
      <PageHeading title={texts.title} subtitle={texts.subtitle} note={texts.aboutList} />
      <ListScreen
        list={notificationsList}
        lastTools={<MarkAllRead />}
        cells={{
          merchant: {
            render: ({ isRead, merchantName, message, date }) => (
              <>
                <span className={isRead ? undefined : styles.isUnread}>
                  {!isRead && <UnreadMark />}
                  {merchantName}
                </span>
                <small className={text.note}>{`${message} · ${formatDay(date)}`}</small>
              </>
            ),
            cardSlot: 'name',
          },
          name: {
            render: ({ id, integrationId, event }) => (
              <DialogLink
                dialog={{ kind: 'viewIntegration', integrationId }}
                onOpened={() => dispatch(markNotification(id, true))}
              >
                {event}
              </DialogLink>
            ),
            width: 'long',
          },
          configuration: {
            render: ({ id, isRead, merchantName, event, configurations }) => (
              <div className={styles.end}>
                <ConfigurationBadges enabled={configurations} />
                <ReadToggle id={id} isRead={isRead} rowName={`${merchantName}, ${event}`} />
              </div>
            ),
            cardSlot: 'badge',
          },
        }}
      />
    </>
  );
}

/** Marks the rows of all pages as read, not only the visible ones. */
function MarkAllRead() {
  const dispatch = useAppDispatch();
  const unreadIds = useAppSelector(selectUnreadNotificationIds);
  const isDone = unreadIds.length === 0;

  return (
    // Uses aria-disabled, so that the button keeps the focus. Its text gives the reason.
    <SecondaryButton className={list.end} aria-disabled={isDone} onClick={() => dispatch(markNotificationsRead())}>
      <CheckCheck aria-hidden size={18} /> {isDone ? texts.allRead : texts.markAllRead}
    </SecondaryButton>
  );
}

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
