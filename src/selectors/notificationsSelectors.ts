import type { Configuration } from '@/domain/integrations/vocabulary';
import { merchantNameOf } from '@/domain/merchants/merchants';
import { NOTIFICATION_LIST, type NotificationEvent, type InboxItem } from '@/domain/notifications/notifications';
import { createList } from '@/selectors/lists/listSelectors';
import {
  selectInbox,
  selectOpenInboxId,
  selectReadInboxIds,
  selectRemoteRecordIds,
} from '@/slices/entities/inboxSlice';
import { selectNotificationMarks, selectNotificationRows } from '@/slices/entities/notificationsSlice';
import { notificationsListSlice } from '@/slices/lists/entityListSlices';
import { createSelector } from './createSelector';
import { selectIntegrationsById } from './entitySelectors';
import { selectMerchantNames } from './merchantsSelectors';
import { formatRange, spellDay } from '@/domain/calendar/dates';
import { formatMoney } from '@/domain/money/money';
import { selectPaymentRecords } from '@/slices/entities/paymentEventsSlice';
import { selectReconciliationRecords } from '@/slices/entities/reconciliationSlice';
import { selectImportedWorkspace } from '@/slices/workspaceSlice';
import { selectCurrency } from './workspaceSelectors';
import * as texts from './activityTexts';

const NOTHING: readonly InboxItem[] = [];

/**
 * The inbox items of imported data other than imports, newest first: discrepancies of a report, and refunds of another
 * tab.
 */
export const selectActivityItems = createSelector(
  [selectImportedWorkspace, selectReconciliationRecords, selectPaymentRecords, selectRemoteRecordIds, selectCurrency],
  (workspace, reconciliation, payments, remoteRecordIds, currency): readonly InboxItem[] => {
    if (workspace === null) return NOTHING;
    const differences = Object.values(reconciliation).flatMap((record) => {
      if (record.kind !== 'report') return [];
      const count = Object.values(record.kinds).reduce((sum, kindCount) => sum + kindCount, 0);
      const whose = record.of === 'payouts' ? 'bank' : 'processor';
      const days = formatRange({ start: record.first, end: record.last }) ?? '';
      const message = texts.differencesInReport(count, whose, days);
      return count === 0 ? [] : [{ record, title: texts.differencesFound, message }];
    });
    const remoteIds = new Set(remoteRecordIds);
    const refunds = (remoteIds.size === 0 ? [] : Object.values(payments).flat()).flatMap((record) => {
      if (record.kind !== 'refund' || !remoteIds.has(record.id)) return [];
      const { transactionId, amount } = record;
      const message = texts.refundedBy(formatMoney(amount, currency), transactionId);
      return [{ record, title: texts.refundInOtherTab, message, transactionId }];
    });
    return [...differences, ...refunds]
      .sort(({ record: a }, { record: b }) => b.recordedAt.localeCompare(a.recordedAt))
      .map(({ record: { id, recordedAt }, ...reported }) => ({ id, ...reported, time: spellDay(recordedAt) }));
  },
);

const NO_CONFIGURATIONS: Configuration[] = [];

/** The rows of the Notifications screen, with the merchant and configurations of each integration. */
export const selectNotificationEvents = createSelector(
  [selectNotificationRows, selectNotificationMarks, selectIntegrationsById, selectMerchantNames],
  (rows, marks, integrations, names): NotificationEvent[] =>
    rows.map(({ id, integrationId, isRead, message, date }) => {
      const integration = integrations.get(integrationId);
      return {
        id,
        integrationId,
        isRead: marks[id] ?? isRead,
        merchantName: integration ? merchantNameOf(names, integration.merchantId) : '',
        event: integration?.integrationName ?? integrationId,
        message,
        date,
        configurations: integration?.configurations ?? NO_CONFIGURATIONS,
      };
    }),
);

/** The list of the Notifications screen. */
export const notificationsList = createList(NOTIFICATION_LIST, selectNotificationEvents, notificationsListSlice);

const selectAllInbox = createSelector([selectActivityItems, selectInbox], (events, inbox) => [...events, ...inbox]);

/** The items of the inbox, each with its read mark and whether its full text is open. */
export const selectInboxItems = createSelector(
  [selectAllInbox, selectReadInboxIds, selectOpenInboxId],
  (inbox, readIds, openId) =>
    inbox.map((item) => ({ ...item, isRead: readIds.includes(item.id), isOpen: item.id === openId })),
);

/** The unread items of the inbox, which the bell counts and 'Mark all as read' of the popover changes. */
export const selectUnreadInboxIds = createSelector([selectAllInbox, selectReadInboxIds], (inbox, readIds) =>
  inbox.map(({ id }) => id).filter((id) => !readIds.includes(id)),
);

/** The number on the bell, 0 if everything is read. */
export const selectUnreadInboxCount = createSelector([selectUnreadInboxIds], (ids) => ids.length);

/** The unread rows of all pages, which 'Mark all as read' of the screen changes. */
export const selectUnreadNotificationIds = createSelector(
  [selectNotificationRows, selectNotificationMarks],
  (rows, marks) => rows.filter(({ id, isRead }) => !(marks[id] ?? isRead)).map(({ id }) => id),
);
