import { describeCount, formatCount } from '@/domain/lists/paging';

export const savedAgain = 'Saved again';
export const storageWasDeleted =
  "The browser's storage was deleted while SplitPay was open. What you see here is saved again.";

export const notSaved = 'Not saved';
export const changedByNewer =
  'A newer version of SplitPay has changed the same record. Your change is not saved. Reload to see the record.';
export const notStoredYet = 'Not stored yet. It is sent again soon.';
export const refused = 'The server refused a change';

export const colleagueWasFirst = 'a colleague was first';
export const lackedReason = "missing in the server's backup";
export const sentAgain = (accepted: number, refused: number) => ({
  title: 'Sent again',
  text: `The server accepted ${describeCount(accepted, 'record')}${
    refused > 0 ? ` and refused ${formatCount(refused)}. Download the refused ones with the reasons above` : ''
  }.`,
});
