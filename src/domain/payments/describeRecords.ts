import { describeCount } from '@/domain/lists/paging';
import type { PaymentRecord } from './payments';

/** `1 refund`, `2 refunds and 1 void`: how many records of which kind; empty of none. */
export function describeRecords(records: readonly Pick<PaymentRecord, 'kind'>[]): string {
  const voids = records.filter(({ kind }) => kind === 'void').length;
  const refunds = records.length - voids;
  return [
    ...(refunds > 0 ? [describeCount(refunds, 'refund')] : []),
    ...(voids > 0 ? [describeCount(voids, 'void')] : []),
  ].join(' and ');
}
