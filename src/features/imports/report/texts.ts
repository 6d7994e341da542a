export const title = 'Import report';
export const compare = 'Compare report';
export const reading = 'Reading the report';
export const comparing = 'Comparing the payments';
export const stop = 'Stop comparison';
export const howPaymentsMatch =
  'We match each payment by its processor ID, or by your reference, and compare amounts to the cent.';
export const howPayoutsMatch =
  'We match each payout to a bank transaction by reference, payee and exact amount, within 3 business days.';
export const storage = 'The file stays in this browser; only rows with discrepancies are saved.';
export const reportType = 'Report type';
export const processorPayments = 'Processor payments';
export const bankStatement = 'Bank statement (payouts)';
export const file = 'Report file';
export const nothingToCompare = {
  payouts: 'Nothing to compare: no payouts are recorded yet. Record payouts first.',
  payments:
    'Nothing to compare: the report has no valid payment. Choose another file or check how its columns are mapped.',
  transactions:
    'Nothing to compare: the report has no row with a date and an amount. Choose another file or check how its columns are mapped.',
};
export const failed = (reason: string) => `Nothing was compared. The browser reported an error: ${reason}`;
