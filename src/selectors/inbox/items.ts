import { formatRange, spellDay } from '@/domain/calendar/dates';
import type { Currency } from '@/domain/money/currency';
import { formatMoney } from '@/domain/money/money';
import type { InboxItem } from '@/domain/notifications/notifications';
import { createSelector } from '@/selectors/createSelector';
import { selectIsShared } from '@/selectors/sync/pendingChanges';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { selectInbox, selectOpenInboxId, selectReadInboxIds } from '@/slices/entities/inboxSlice';
import { selectToday } from '@/slices/workspaceSlice';
import { compareCodes } from '@/lib/compareCodes';
import { selectActivities, type Activity } from './unread';
import * as texts from './texts';

/** The items of the bell: due disputes by their day, then the newest first of discrepancies and refunds, then imports. */
export const selectInboxItems = createSelector(
  [
    ...([selectActivities, selectInbox, selectReadInboxIds, selectOpenInboxId, selectCurrency, selectToday] as const),
    selectIsShared,
  ],
  (activities, inbox, readIds, openId, currency, today, isTeams) => {
    const described = [...activities].sort(compareActivities).map((item) => describe(item, currency, today, isTeams));
    const items: InboxItem[] = [...described, ...inbox];
    return items.map((item) => ({ ...item, isRead: readIds.includes(item.id), isOpen: item.id === openId }));
  },
);

function compareActivities(a: Activity, b: Activity): number {
  if (a.kind === 'dispute') return b.kind === 'dispute' ? compareCodes(a.evidenceDue, b.evidenceDue) : -1;
  return b.kind === 'dispute' ? 1 : compareCodes(b.recordedAt, a.recordedAt);
}

function describe(item: Activity, currency: Currency, today: string, isTeams: boolean): InboxItem {
  switch (item.kind) {
    case 'dispute': {
      const { id, transactionId, evidenceDue } = item;
      const title = evidenceDue < today ? texts.disputeOverdue : texts.disputeDue;
      const message = texts.disputeOf(formatMoney(item.amount, currency), transactionId);
      return { id, transactionId, title, message, time: spellDay(evidenceDue) };
    }
    case 'report': {
      const count = Object.values(item.kinds).reduce((sum, kindCount) => sum + kindCount, 0);
      const days = formatRange({ start: item.first, end: item.last }) ?? '';
      const message = texts.differencesInReport(count, item.of === 'payouts' ? 'bank' : 'processor', days);
      return { id: item.id, title: texts.differencesFound, message, time: spellDay(item.recordedAt) };
    }
    case 'refund': {
      const { id, transactionId } = item;
      const message = texts.refundedBy(formatMoney(item.amount, currency), transactionId);
      return {
        id,
        transactionId,
        title: isTeams ? texts.refundOf(item.recordedBy) : texts.refundInOtherTab,
        message,
        time: spellDay(item.recordedAt),
      };
    }
    default:
      return item satisfies never;
  }
}
