import { describeCount } from '@/domain/lists/paging';

export const imported = (payments: number, workspace: string, skipped: number) =>
  `${describeCount(payments, 'payment')} imported into ${workspace}.${skipped > 0 ? ` ${describeCount(skipped, 'row')} skipped.` : ''}`;
export const viewSkipped = 'View skipped rows';
export const hideSkipped = 'Hide skipped rows';
export const downloadSkipped = 'Download skipped rows';
export const dismiss = 'Dismiss';
