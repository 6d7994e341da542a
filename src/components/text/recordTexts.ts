import { describeCount, formatCount } from '@/domain/lists/paging';
import type { PaymentRecord } from '@/domain/payments/refunds/refundRules';

/** `1 refund`, `2 refunds and 1 void`; an empty text without records. */
export function describeRecords(records: readonly Pick<PaymentRecord, 'kind'>[]): string {
  const counts: Record<PaymentRecord['kind'], number> = { refund: 0, void: 0 };
  for (const { kind } of records) counts[kind] += 1;
  return Object.entries(counts)
    .flatMap(([noun, count]) => (count > 0 ? [describeCount(count, noun)] : []))
    .join(' and ');
}

/** The consequence for records that the imported payments no longer allow. */
export const unappliedConsequence = (count: number) =>
  count === 1
    ? 'Nothing of it counts. It counts again if a later import, or undoing the last one, makes it valid.'
    : 'They are not counted. They count again if a later import, or undoing the last one, makes them valid.';

export const partOfBatch = (size: number) => `Part of a batch of ${formatCount(size)}`;
