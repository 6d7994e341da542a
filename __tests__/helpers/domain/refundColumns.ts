import { packColumn } from '@/lib/jsonColumns';
import type { Refund } from '@/domain/payments/refunds/refundRules';
import type { RefundColumns } from '@/domain/payments/refunds/refundColumns';

/** The columns of refunds as a server writes them. */
export function columnsOf(refunds: readonly Refund[]): RefundColumns {
  const column = JSON.parse(JSON.stringify(packColumn(refunds))) as RefundColumns['column'];
  return { count: refunds.length, column };
}
