import { describeCount, formatCount } from '@/domain/lists/paging';

export const imported = (payments: number, workspace: string, rejected: number) =>
  `${describeCount(payments, 'payment')} imported into ${workspace}.${rejectedRows(rejected)}`;
type Counts = { added: number; changed: number; refunds: number; total: number };

/** `June: 1 added, 3 changed, 2 refunds. 59 payments in total.` */
export const updated = (workspace: string, { added, changed, refunds, total }: Counts, rejected: number) =>
  `${workspace}: ${formatCount(added)} added, ${formatCount(changed)} changed${refunds > 0 ? `, ${describeCount(refunds, 'refund')}` : ''}. ${describeCount(total, 'payment')} in total.${rejectedRows(rejected)}`;
const rejectedRows = (count: number) => (count > 0 ? ` ${describeCount(count, 'row')} rejected.` : '');

/** A first import has no earlier data to return to. */
export const howToUndo = 'To undo this import, open another workspace and delete this one under Workspaces.';
export const viewWorkspaces = 'View workspaces';
export const undoImport = 'Undo import';
export const keepImport = 'Keep import';
export const viewRejected = 'View rejected rows';
export const hideRejected = 'Hide rejected rows';
export const downloadRejected = 'Download rejected rows';
export const dismiss = 'Dismiss';
