import Card from 'react-bootstrap/Card';
import { ConfigurationBadges } from '@/components/ConfigurationBadges';
import { DataTable, type Columns } from '@/components/DataTable';
import { EmptyResult } from '@/components/EmptyResult';
import { FilterSelect } from '@/components/FilterSelect';
import { ListFooter } from '@/components/ListFooter';
import { PageHeading } from '@/components/PageHeading';
import { SearchField } from '@/components/SearchField';
import { UnreadMark } from '@/components/UnreadMark';
import { DialogLink } from '@/containers/DialogLink';
import type { IntegrationColumn } from '@/domain/integrations';
import { ALL_NOTIFICATIONS, NOTIFICATION_FILTERS } from '@/domain/notifications';
import { selectNotificationsPage } from '@/selectors/notificationsSelectors';
import {
  notificationsActions,
  selectNotificationFilter,
  selectNotificationsSearch,
  selectNotificationsSort,
} from '@/slices/notificationsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { MarkAllRead } from './MarkAllRead';
import { ReadToggle } from './ReadToggle';

type Row = ReturnType<typeof selectNotificationsPage>['rows'][number];

const columnsOf = (onOpened: (id: number) => void): Columns<Row, IntegrationColumn> => [
  {
    header: 'MERCHANT NAME',
    sortsBy: 'merchant',
    render: ({ isRead, merchantName }) => (
      <span className={isRead ? undefined : 'is-unread'}>
        {!isRead && <UnreadMark />}
        {merchantName}
      </span>
    ),
  },
  {
    header: 'INTEGRATION NAME',
    sortsBy: 'name',
    render: ({ id, integrationId, event }) => (
      <DialogLink dialog={{ kind: 'viewIntegration', integrationId }} onOpened={() => onOpened(id)}>
        {event}
      </DialogLink>
    ),
  },
  {
    header: 'CONFIGURATION',
    sortsBy: 'configuration',
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
  const sort = useAppSelector(selectNotificationsSort);
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
          columns={columnsOf((id) => dispatch(notificationsActions.notificationMarked({ id, isRead: true })))}
          rows={view.rows}
          rowKey={({ id }) => id}
          sort={sort}
          onSortChosen={(column) => dispatch(notificationsActions.sortChosen(column))}
          empty={
            <EmptyResult
              noun="notifications"
              lookedFor={[search.trim() && `“${search.trim()}”`, filter === ALL_NOTIFICATIONS ? undefined : filter]}
              onCleared={() => dispatch(notificationsActions.filtersCleared())}
            />
          }
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
