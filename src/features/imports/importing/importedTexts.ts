import { describeCount, formatCount } from '@/domain/lists/paging';

export const imported = (payments: number, workspace: string, skipped: number) =>
  `${describeCount(payments, 'payment')} imported into ${workspace}.${skippedRows(skipped)}`;
/** `June: 1 added, 3 changed. 59 payments in total.` */
export const updated = (
  workspace: string,
  { added, changed, total }: { added: number; changed: number; total: number },
  skipped: number,
) =>
  `${workspace}: ${formatCount(added)} added, ${formatCount(changed)} changed. ${describeCount(total, 'payment')} in total.${skippedRows(skipped)}`;
const skippedRows = (count: number) => (count > 0 ? ` ${describeCount(count, 'row')} skipped.` : '');

/** A first import has no earlier data to return to. */
export const howToUndo = 'To undo this import, open another workspace and delete this one under Workspaces.';
export const viewWorkspaces = 'View workspaces';
export const undoImport = 'Undo import';
export const viewSkipped = 'View skipped rows';
export const hideSkipped = 'Hide skipped rows';
export const downloadSkipped = 'Download skipped rows';
export const dismiss = 'Dismiss';
