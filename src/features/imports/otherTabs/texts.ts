import { PRODUCT_NAME } from '@/domain/product';

export const deletedTitle = 'This workspace was deleted in another tab.';
export const deletedSharedTitle = 'This workspace was deleted for everybody in the team.';
export const deletedSharedText =
  "You can't record anything in it. An administrator can restore it in the list of workspaces; load the page again then.";
export const deletedText = `You can't record anything in it. You can restore it in the list of workspaces until you reload ${PRODUCT_NAME}.`;
export const missingTitle = 'This workspace is no longer stored in this browser.';
export const missingText =
  "It was deleted in another tab, or the browser's storage was cleared. You can't record anything in it. Import its files again, or restore a backup.";
export const changedTitle = 'The data of this workspace was changed in another tab.';
export const changedSharedTitle =
  'Somebody in the team has imported payments into this workspace, or undone an import.';
export const changedText =
  "You're seeing the previous version and can't save changes. Reload to continue; text you're typing stays until then.";
export const reload = 'Reload';
export const newerRecords = `Records of a newer version of ${PRODUCT_NAME} are stored here. Reload to see them.`;

// Two tabs recorded the same refund.
export const repeatedRefund = (amount: string, paymentId: string) =>
  `Two refunds of ${amount} of ${paymentId} were recorded within a minute.`;
export const keepOrWithdraw = 'Keep both, or withdraw one?';
export const keepBoth = 'Keep both';
export const withdrawOne = 'Withdraw one';
