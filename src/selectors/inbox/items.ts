import { formatRange, spellDay } from '@/domain/calendar/dates';
import { instantOf, recordedTimeIn } from '@/domain/calendar/instants';
import type { Currency } from '@/domain/money/currency';
import { formatMoney } from '@/domain/money/money';
import type { InboxItem } from '@/domain/notifications/notifications';
import { selectChosenTimeZone } from '@/selectors/chosenTimeZone';
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
    ...([selectIsShared, selectChosenTimeZone] as const),
  ],
  (activities, inbox, readIds, openId, currency, today, isTeams, zone) => {
    const due = activities
      .filter((item) => item.kind === 'dispute')
      .sort((a, b) => compareCodes(a.evidenceDue, b.evidenceDue));
    const others = activities.filter((item) => item.kind !== 'dispute').sort((a, b) => instantOf(b) - instantOf(a));
    const described = [...due, ...others].map((item) => describe(item, { currency, today, isTeams, zone }));
    const items: InboxItem[] = [...described, ...inbox];
    return items.map((item) => ({ ...item, isRead: readIds.includes(item.id), isOpen: item.id === openId }));
  },
);

type Context = { currency: Currency; today: string; isTeams: boolean; zone: string | undefined };

/** The day of a record is that of its instant in the zone that the workspace has now. */
function describe(item: Activity, { currency, today, isTeams, zone }: Context): InboxItem {
  switch (item.kind) {
    case 'dispute': {
      const { id, transactionId, evidenceDue } = item;
      const title = evidenceDue < today ? texts.disputeOverdue : texts.disputeDue;
      const message = texts.disputeOf(formatMoney(item.amount, currency), transactionId);
      return { id, transactionId, title, message, time: spellDay(evidenceDue) };
    }
    case 'report': {
      const count = Object.values(item.kinds).reduce((sum, kindCount) => sum + kindCount, 0);
      const days = formatRange({ start: item.first, end: item.last });
      const message = texts.differencesInReport(count, item.of === 'payouts' ? 'bank' : 'processor', days);
      return { id: item.id, title: texts.differencesFound, message, time: spellDay(recordedTimeIn(zone, item)) };
    }
    case 'refund': {
      const { id, transactionId } = item;
      const message = texts.refundedBy(formatMoney(item.amount, currency), transactionId);
      return {
        id,
        transactionId,
        title: isTeams ? texts.refundOf(item.recordedBy) : texts.refundInOtherTab,
        message,
        time: spellDay(recordedTimeIn(zone, item)),
      };
    }
    case 'proposal':
    case 'decision': {
      const { id: proposalId, act, items, recordedBy, decision } = item.proposal;
      const sum = items.reduce((total, { amount }) => total + amount, 0);
      const what = texts.proposed(act, items.length, formatMoney(sum, currency));
      const shown = { id: item.id, proposalId, time: spellDay(recordedTimeIn(zone, item)) };
      if (!decision) return { ...shown, title: texts.waitingForYou, message: texts.proposalOf(recordedBy, what) };
      const { result, note } = decision;
      return {
        ...shown,
        title: texts.DECISIONS[result],
        message: texts.decisionOf(decision.recordedBy, what, result, note),
      };
    }
    case 'assignment': {
      const { id, subject, subjectId, recordedBy, note } = item;
      const isPayment = subject === 'payment';
      return {
        id,
        title: texts.assignedToYou,
        message: texts.assignmentOf(recordedBy, isPayment ? `payment ${subjectId}` : subject, note),
        time: spellDay(recordedTimeIn(zone, item)),
        ...(isPayment && { transactionId: subjectId }),
      };
    }
    default:
      return item satisfies never;
  }
}
