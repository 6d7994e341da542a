import { formatRange, spellDay } from '@/domain/calendar/dates';
import { formatMoney } from '@/domain/money/money';
import type { InboxItem } from '@/domain/notifications/notifications';
import { selectRemoteRecordIds } from '@/slices/entities/inboxSlice';
import { selectPaymentRecords } from '@/slices/entities/paymentEventsSlice';
import { selectReconciliationRecords } from '@/slices/entities/reconciliationSlice';
import { selectOwnWorkspace } from '@/slices/workspaceSlice';
import { createSelector } from './createSelector';
import { selectCurrency } from './workspaceSelectors';
import * as texts from './activityTexts';

const NOTHING: readonly InboxItem[] = [];

/**
 * The inbox items of imported data other than imports, newest first: discrepancies of a report, and refunds of another
 * tab.
 */
export const selectActivityItems = createSelector(
  [selectOwnWorkspace, selectReconciliationRecords, selectPaymentRecords, selectRemoteRecordIds, selectCurrency],
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
