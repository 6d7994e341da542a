import { PRODUCT_NAME } from '@/domain/product';
import { formatCount } from '@/domain/lists/paging';

export const chooseFile = 'Choose a file';
export const chooseFirst = 'Choose a file.';
export const chooseSheet = 'Choose a sheet';
export const chooseSheetFirst = 'Choose a sheet.';
export const nothingToImport = 'The file has nothing to import.';
export const missing = (columns: readonly string[]) =>
  `The file has no column ${new Intl.ListFormat('en-US').format(columns.map((column) => `"${column}"`))}. Rename a column of the file.`;
export const more = (count: number) => `${formatCount(count)} more.`;
export const refused = (count: number) =>
  count === 1 ? '1 row is not imported' : `${formatCount(count)} rows are not imported`;
export const lineRefused = (line: number, reason: string) => `Line ${formatCount(line)}: ${reason}`;
export const importCount = (records: string) => `Import ${records}`;

export const importPayouts = 'Import payouts';
export const payoutsIntro = `Import what your bank or processor has already paid out, so that balances begin with what is really owed.`;
export const payoutsHint =
  'Needed columns: Merchant (or Payee ID), Amount, Date. Optional: Reference, Status, Currency, Amount reversed.';
export const payoutsToImport = 'Payouts to import';
export const partyHeader = 'PARTY';
export const dayHeader = 'DAY';
export const referenceHeader = 'REFERENCE';
export const amountHeader = 'AMOUNT';

export const importRates = 'Import rates';
export const ratesIntro = 'Import the rates that you agreed on. The fee check compares the charged fees with them.';
export const ratesHint = `Needed columns: Merchant (or Integration), Start date, and at least one of ${PRODUCT_NAME} fee in %, Partner fee in % and Processor fee in %, each with its fee per payment.`;
export const ratesToImport = 'Rates to import';
export const aboutHeader = 'MERCHANT OR INTEGRATION';
export const sinceHeader = 'SINCE';
export const platformHeader = PRODUCT_NAME.toUpperCase();
export const partnerHeader = 'PARTNER';
export const processorHeader = 'PROCESSOR';
export const noRate = '–';
