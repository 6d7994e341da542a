import { daysLeft } from '@/components/text/deadlineTexts';
import { describeCount } from '@/domain/lists/paging';

export const dueDisputes = 'Due disputes';
export const show = 'View disputes';

/** `2 disputes are overdue, and 1 dispute needs evidence soon.` */
export function due(overdue: number, soon: number): string {
  const overdueText = `${describeCount(overdue, 'dispute')} ${overdue === 1 ? 'is' : 'are'} overdue`;
  const coming = `${describeCount(soon, 'dispute')} ${soon === 1 ? 'needs' : 'need'} evidence soon`;
  if (overdue === 0) return `${coming}.`;
  return soon === 0 ? `${overdueText}.` : `${overdueText}, and ${coming}.`;
}

/** `First: $180.00 of TR1, 4 days left.` */
export const first = (amount: string, paymentId: string, days: number, hasOthers: boolean) =>
  `${hasOthers ? 'First: ' : ''}${amount} of ${paymentId}, ${daysLeft(days).toLowerCase()}.`;
