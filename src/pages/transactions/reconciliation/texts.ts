import type { ReportWarning } from '@/domain/reconciliation/reportWarning';
import { describeCount } from '@/domain/lists/paging';

export const emptyTitle = 'Reconcile your payments';
export const emptyText =
  "Import your processor's report to compare it with your payments to the cent. You'll see every discrepancy and can resolve it here. You can check a bank statement against your payouts the same way.";
export const importReport = 'Import report';
export const tryDemoReport = 'Try with a demo report';
export const removeReport = 'Remove report';
export const keepReport = 'Keep report';
export const removeQuestion = (file: string, discrepancies: number, resolved: number) =>
  `Remove ${file} with its ${describeCount(discrepancies, 'discrepancy')}${resolved === 0 ? '' : `, ${resolved} of them resolved`}? Changes lists the removal.`;
export const discrepancyOf = (kind: string, id: string) => `${kind}: ${id}`;
export const report = 'Report';
export const reportOption = (name: string, file: string) => `${name}, ${file}`;

export const reportSource = (source: { file: string; format: string; rows: string; person: string; day: string }) =>
  `${source.file} · ${source.format} · ${source.rows} · imported by ${source.person} on ${source.day}`;
export const payments = (count: number) => describeCount(count, 'payment');
export const bankTransactions = (count: number) => describeCount(count, 'bank transaction');

export const matchRate = 'Matched automatically';
export const open = 'Open discrepancies';
export const toResolve = 'Amount to resolve';
export const likelyPairs = (count: number) =>
  count === 1
    ? '1 payment is probably in two discrepancies, so its amount counts once. Match both to resolve them.'
    : `${payments(count)} are probably in two discrepancies each, so their amounts count once. Match them to resolve both.`;
export const ages = 'Age of open discrepancies';

export const unreadRows = (count: number) => `${describeCount(count, 'row')} of the report couldn't be read.`;
export const earlierRefunds = (count: number) =>
  count === 1
    ? '1 refund or dispute belongs to a payment in an earlier report.'
    : `${count} refunds and disputes belong to payments in earlier reports.`;
export const ignoredLines = (count: number) =>
  count === 1
    ? "1 bank transaction isn't a payout and was ignored."
    : `${bankTransactions(count)} aren't payouts and were ignored.`;
export const unlisted = (count: number) =>
  `${describeCount(count, 'more discrepancy')} ${count === 1 ? "isn't" : "aren't"} listed. Is this report for another workspace?`;

/** Why a report may be the wrong one. */
export function warning(warning: ReportWarning): string {
  switch (warning.kind) {
    case 'otherCurrency':
      return `The report is in ${warning.theirs}, but the console is in ${warning.ours}. Is it for another account?`;
    case 'noPayout':
      return 'No payout in this report matches this workspace. Is it for another month or account?';
    case 'noPayment':
      return 'No payment in this report matches this workspace. Is it for another month, merchant or workspace?';
    default:
      return warning satisfies never;
  }
}
