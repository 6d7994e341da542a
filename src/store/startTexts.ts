import { describeCount } from '@/domain/lists/paging';

export const fileImported = 'File imported';
export const importedPayments = (rows: number, source: string) =>
  `The workspace has ${describeCount(rows, 'payment')}, the newest from ${source}.`;
