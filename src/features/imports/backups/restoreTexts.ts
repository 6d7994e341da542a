import type { BackupProblem } from '@/data/backups/readBackup';
import { PRODUCT_NAME, PRODUCT_VERSION } from '@/domain/product';
import type { ContentsProblem } from '@/store/persistence/workspaceExport';

export const heading = 'Backup contents';
export const complete = "The backup is complete. It's added as a new workspace and changes nothing else.";
export const completeAs = (name: string) =>
  `The backup is complete. It's added as a new workspace named "${name}", because this browser already has a workspace with its name. Nothing else changes.`;
export const workspace = 'Workspace';
export const backedUp = 'Backed up';
export const payments = 'Payments';
export const source = 'Imported from';
export const refundsAndVoids = 'Refunds and voids';
export const statements = 'Issued statements';
export const payouts = 'Payouts';
export const reconciliation = 'Reports and resolved discrepancies';
export const entities = 'Merchants and integrations added or changed';
export const notifications = 'Notifications marked as read or unread';
export const preferences = 'Also restore settings: theme, chart period, rows per page and shortcuts';

/** Why a backup cannot be restored, and what to do. */
export const problems: Record<BackupProblem | ContentsProblem, string> = {
  'not a backup': `This isn't a ${PRODUCT_NAME} backup. Choose a file that "Back up" saved.`,
  'of a later version': `This backup was made with a later version than this one (${PRODUCT_VERSION}). Restore it in the version that made it.`,
  cut: 'This backup is incomplete: the end of the file is missing. Copy the file again from where it was saved.',
  damaged: 'This backup is damaged (checksum mismatch). Copy the file again or create a new backup.',
  'cannot be unpacked': "This browser can't decompress the backup. Restore it in a newer browser.",
  'unpacks too large':
    "This backup wasn't opened: it is larger when decompressed than a valid backup can be. Create a new backup and restore that file.",
  'of other sample data': `This backup belongs to demo data of another ${PRODUCT_NAME} installation. Restore it where it was made.`,
};
export const failed = (reason: string) => `Nothing was restored. The browser reported an error: ${reason}`;
