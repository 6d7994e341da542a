export const savedAgain = 'Saved again';
export const storageWasDeleted =
  "The browser's storage was deleted while SplitPay was open. What you see here is saved again.";

export const notSaved = 'Not saved';
export const changedByNewer =
  'A newer version of SplitPay has changed the same record. Your change is not saved. Reload to see the record.';
