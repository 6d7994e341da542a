import Card from 'react-bootstrap/Card';
import { ConfigurationBadges } from '@/components/ConfigurationBadges';
import { DataTable, type Column } from '@/components/DataTable';
import { FilterSelect } from '@/components/FilterSelect';
import { ListFooter } from '@/components/ListFooter';
import { PageHeading } from '@/components/PageHeading';
import { SearchField } from '@/components/SearchField';
import { UnreadMark } from '@/components/UnreadMark';
import { NOTIFICATION_FILTERS } from '@/domain/notifications';
import { selectNotificationsPage } from '@/selectors/notificationsSelectors';
import { notificationsActions, selectNotificationFilter, selectNotificationsSearch } from '@/slices/notificationsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { MarkAllRead } from './MarkAllRead';
import { ReadToggle } from './ReadToggle';

type Row = ReturnType<typeof selectNotificationsPage>['rows'][number];

const COLUMNS: [Column<Row>, ...Column<Row>[]] = [
  {
    header: 'MERCHANT NAME',
    render: ({ isRead, merchantName }) => (
      <span className={isRead ? undefined : 'is-unread'}>
        {!isRead && <UnreadMark />}
        {merchantName}
      </span>
    ),
  },
  { header: 'INTEGRATION NAME', render: ({ event }) => event },
  {
    header: 'CONFIGURATION',
    render: ({ id, isRead, merchantName, event, configurations }) => (
      <div className="notification-end">
        <ConfigurationBadges enabled={configurations} />
        <ReadToggle id={id} isRead={isRead} rowName={`${merchantName}, ${event}`} />
      </div>
    ),
  },
];

export function NotificationsPage() {
  const dispatch = useAppDispatch();
  const view = useAppSelector(selectNotificationsPage);
  const search = useAppSelector(selectNotificationsSearch);
  const filter = useAppSelector(selectNotificationFilter);

  return (
    <>
      <PageHeading
        title="Notification"
        subtitle="Customize and manage notifications to stay informed and in control."
      />
      <Card>
        <div className="list-tools">
          <SearchField
            label="Search notifications"
            placeholder="Search notifications..."
            value={search}
            onChange={(text) => dispatch(notificationsActions.searchChanged(text))}
          />
          <FilterSelect
            label="Read or unread"
            options={NOTIFICATION_FILTERS}
            value={filter}
            onChange={(option) => dispatch(notificationsActions.filterChosen(option))}
          />
          <MarkAllRead />
        </div>
        <DataTable
          caption="Notifications"
          columns={COLUMNS}
          rows={view.rows}
          rowKey={({ id }) => id}
          emptyText="No notification matches"
        />
        <ListFooter
          noun="notifications"
          view={view}
          onPageChosen={(page) => dispatch(notificationsActions.pageChosen(page))}
          onPageSizeChosen={(size) => dispatch(notificationsActions.pageSizeChosen(size))}
        />
      </Card>
    </>
  );
}
