export const savedAgain = 'Saved again';
export const storageWasDeleted =
  "The browser's storage was deleted while SplitPay was open. What you see here is saved again.";
