import { nameMonth, nameMonthOf, type Day } from '@/domain/calendar/dates';
import { monthOf } from '@/domain/calendar/calendar';
import { describeCount } from '@/domain/lists/paging';
import { PRODUCT_NAME } from '@/domain/product';

// Strip
export const demoData = 'Demo data';
export const explainDemoData = (today: Day) =>
  `${PRODUCT_NAME} reconciles split payments. You're looking at demo data (${nameMonth(monthOf(today))}).`;
export const importPayments = 'Import your payments';
export const closeMonth = (today: Day) => `Close ${nameMonthOf(today)} in 3 minutes`;
export const hide = 'Hide';
export const hidden = 'Demo data message hidden';
export const howToShow = 'To show it again, choose "Search or go to" and search for "demo data".';

// Checklist
export const describeProgress = (done: number, total: number) =>
  `${done} of ${total} steps done. You can leave this checklist and continue later.`;
export const explainDone = (today: Day) =>
  `${nameMonthOf(today)} is done. Import your payments to close your first month.`;
export const leave = 'Leave checklist';
export const done = 'Done:';
export const toDo = 'To do:';

export const report = {
  title: 'Import the demo report',
  toDo: 'The demo report is a made-up processor report. SplitPay compares it with the payments to the cent.',
  done: 'The report is imported.',
  action: 'Import demo report',
};
export const discrepancies = {
  title: 'Resolve discrepancies',
  noReport: 'SplitPay lists the discrepancies when the report is imported.',
  toDo: (open: number) => `${describeCount(open, 'discrepancy')} to resolve.`,
  done: 'All discrepancies are resolved.',
  action: 'Open reconciliation',
};
export const payouts = {
  title: 'Record payouts',
  toDo: (unpaid: number) =>
    `${describeCount(unpaid, 'merchant')} ${unpaid === 1 ? 'has' : 'have'} an available balance.`,
  done: 'All merchants are paid.',
  action: 'Record payouts',
};
export const statements = {
  title: 'Issue statements',
  toDo: (missing: number, unpaid: number) =>
    `${describeCount(missing, 'statement')} ${missing === 1 ? "isn't" : "aren't"} issued yet.${unpaid > 0 ? ' Record payouts first, so that the statements contain them.' : ''}`,
  done: 'All statements are issued.',
  action: 'Open statements',
};
