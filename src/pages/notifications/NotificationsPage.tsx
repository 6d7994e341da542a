import { markNotification } from '@/commands/markRead';
import { ConfigurationBadges } from '@/components/badges/ConfigurationBadges';
import { UnreadMark } from '@/components/badges/UnreadMark';
import { PageHeading } from '@/components/page/PageHeading';
import * as text from '@/components/text/text.module.scss';
import { DialogLink } from '@/containers/DialogLink';
import { ListScreen } from '@/containers/ListScreen';
import { formatDay } from '@/domain/calendar/dates';
import { notificationsList } from '@/selectors/notificationsSelectors';
import { useAppDispatch } from '@/store/hooks';
import { MarkAllRead } from './MarkAllRead';
import * as styles from './NotificationsPage.module.scss';
import { ReadToggle } from './ReadToggle';
import * as texts from './texts';

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
            place: 'name',
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
            place: 'badge',
          },
        }}
      />
    </>
  );
}
