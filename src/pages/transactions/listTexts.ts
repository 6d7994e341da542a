import { describeRefunded } from '@/components/text/refundedTexts';
import { describeCount, formatCount } from '@/domain/lists/paging';
import type { Currency } from '@/domain/money/currency';
import { formatMoney } from '@/domain/money/money';
import type { Metrics } from '@/domain/payments/metrics';
import { PRODUCT_NAME } from '@/domain/product';

export const clearMerchant = 'Remove filter: ';
export const assignee = 'Assigned to';
export const assignedTo = (name: string) => `assigned to ${name}`;
export const payment = (id: string) => `payment ${id}`;
export const showFees = `Show ${PRODUCT_NAME} fee column`;
export const exportRecords = 'Export refunds and voids';

/** `30 transactions · gross $9.00 · refunded $2.00 · net $7.00 · excludes 1 failed, 1 voided`. */
export function totals(metrics: Metrics, currency: Currency, { hasFees = false } = {}): string {
  const { count, gross, refunded, net, allocation, failed, failedAmount = 0, voided, others = 0 } = metrics;
  if (failed > 0 && failed === count)
    return `${describeCount(failed, 'failed transaction')} · ${formatMoney(failedAmount, currency)} attempted`;
  const uncounted = [
    failed > 0 && `${formatCount(failed)} failed`,
    voided > 0 && `${formatCount(voided)} voided`,
    others > 0 && `${formatCount(others)} with other statuses`,
  ].filter(Boolean);
  return [
    describeCount(count, 'transaction'),
    `gross ${formatMoney(gross, currency)}`,
    refunded > 0 && describeRefunded(refunded, net, currency),
    hasFees && `${PRODUCT_NAME} fees ${formatMoney(allocation.platform, currency)}`,
    uncounted.length > 0 && `excludes ${uncounted.join(', ')}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
