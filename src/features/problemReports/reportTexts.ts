import { describeCount } from '@/domain/lists/paging';
import { PRODUCT_NAME, PRODUCT_VERSION } from '@/domain/product';

export const title = 'Create a problem report';
export const download = 'Download report';
export const intro =
  "The report is a file that helps developers reproduce what you saw. It's saved on your computer and not sent anywhere. It contains:";
export const versions = (demoData: string) =>
  `the version of ${PRODUCT_NAME} (${PRODUCT_VERSION}) and of its demo data (${demoData})`;
export const actions = (count: number) =>
  `your last ${count} actions since you opened the page: screens you opened, and what you searched, filtered, saved, refunded or voided`;
export const demoState =
  'the state before these actions: all merchants with their contacts and addresses, integrations, transactions, refunds and notifications';
export const importedState =
  'the state before these actions: what you recorded and edited, and the name and hash of your data set, but none of its rows';
export const importedStateWithRows =
  'the state before these actions: what you recorded and edited, and your data set with its name, hash and all rows, but no customers, card numbers, descriptions, references or contacts';
export const includeRows = (workspace: string, payments: number) =>
  `Include the data of "${workspace}" (${describeCount(payments, 'payment')}), so that developers don't need your file.`;
export const notIncluded = `Not included: bank details except the last four digits, unsaved form input and anything outside ${PRODUCT_NAME}. Open the report with "Open a problem report", or in Redux DevTools.`;
