import type { AccountProblem, AccountRole } from '@/domain/accounting/accounts';
import type { JournalDetail } from '@/domain/accounting/journal';
import type { JournalFormat } from '@/domain/accounting/journalFiles';

export const title = 'Export journal';
export const about =
  'Double-entry bookings of the settled payments, the refunds and the payouts of these days, each on its day.';
export const format = 'Format';
export const FORMATS: Record<JournalFormat, string> = {
  csv: 'CSV (all columns)',
  xero: 'Xero (manual journals)',
  quickbooks: 'QuickBooks Online (journal entries)',
};
export const detail = 'Entries';
export const DETAILS: Record<JournalDetail, string> = {
  each: 'One for each payment, refund and payout',
  day: 'Totals of each day',
  period: 'Totals of the period',
};
export const taxRate = 'Tax rate in Xero';
export const taxRateHint = 'The name of the rate as in your Xero settings.';
export const taxRateMissing = 'Enter the name of a tax rate.';
export const chart = 'Chart of accounts';
export const chartHint =
  'Use the codes and names from your accounting software. SplitPay remembers them in this browser.';
export const accountHeader = 'BOOKED TO';
export const codeHeader = 'CODE';
export const nameHeader = 'NAME';
export const ROLES: Record<AccountRole, string> = {
  bank: 'Bank account',
  clearing: 'Money at the processor',
  merchants: 'Owed to merchants',
  partners: 'Owed to partners',
  processor: 'Fees of the processor',
  platform: 'Fees of the platform',
  adjustments: 'Adjustments, reserves and opening balances',
};
export const codeOf = (role: AccountRole) => `Code: ${ROLES[role]}`;
export const nameOf = (role: AccountRole) => `Name: ${ROLES[role]}`;
export const PROBLEMS: Record<AccountProblem, string> = {
  codeMissing: 'Enter a code.',
  nameMissing: 'Enter a name.',
  codeTaken: 'Another account has this code. Enter a different one.',
  nameTaken: 'Another account has this name. Enter a different one.',
};
export const resetChart = 'Restore default accounts';
export const addingUp = 'Adding up the journal';
export const nothing = 'No settled payment, refund or payout in these days.';
export const totals = (debits: string, credits: string, lines: string) =>
  `Debits ${debits}, credits ${credits}, in ${lines} lines.`;
export const tooManyForXero = (limit: number) =>
  `Xero imports up to ${limit} lines from one file. Choose totals, or fewer days.`;
export const exportLabel = 'Export journal';
