import { describeCount } from '@/domain/lists/paging';
import type { PaymentRecord } from '@/domain/payments/refundRules';

/** `1 refund`, `2 refunds and 1 void`; an empty text without records. */
export function describeRecords(records: readonly Pick<PaymentRecord, 'kind'>[]): string {
  const voids = records.filter(({ kind }) => kind === 'void').length;
  const refunds = records.length - voids;
  return [
    ...(refunds > 0 ? [describeCount(refunds, 'refund')] : []),
    ...(voids > 0 ? [describeCount(voids, 'void')] : []),
  ].join(' and ');
}

/** The consequence for records that the imported payments no longer allow. */
export const UNAPPLIED_CONSEQUENCE =
  'They are not counted. They count again if a later import, or undoing the last one, makes them valid.';
