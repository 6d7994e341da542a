import { describeCount } from '@/domain/lists/paging';
import type { PaymentRecord } from '@/domain/payments/payments';

/** `1 refund`, `2 refunds and 1 void`: how many records of which kind; empty of none. */
export function describeRecords(records: readonly Pick<PaymentRecord, 'kind'>[]): string {
  const voids = records.filter(({ kind }) => kind === 'void').length;
  const refunds = records.length - voids;
  return [
    ...(refunds > 0 ? [describeCount(refunds, 'refund')] : []),
    ...(voids > 0 ? [describeCount(voids, 'void')] : []),
  ].join(' and ');
}

/** What becomes of records that the rows do not allow. */
export const WHAT_WAITS =
  'What they do not allow stays kept, counts for nothing meanwhile, and takes effect again when rows allow it: those of a file that is brought in, or after Undo of an import.';
