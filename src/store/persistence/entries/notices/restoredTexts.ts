import { describeCount } from '@/domain/lists/paging';

export const savedAgain = 'Saved again';
export const storageWasDeleted =
  "The browser's storage was deleted while SplitPay was open. What you see here is saved again.";

export const notSaved = 'Not saved';
export const changedByNewer =
  'A newer version of SplitPay has changed the same record. Your change is not saved. Reload to see the record.';
export const refused = 'The server refused a change';

export const serverRestored = 'The server was restored from a backup';
export const missingOnServer = (entries: number) =>
  `The backup lacks ${describeCount(entries, 'record')} that this page has seen. Download the records above, check them and record them again.`;
