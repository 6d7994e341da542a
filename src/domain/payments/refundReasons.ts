/** The reasons of a refund; the form preselects the first. */
export const REFUND_REASONS = ['Requested by customer', 'Duplicate', 'Fraudulent', 'Event cancelled', 'Other'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** The reason in the spelling of the USA: records of earlier versions store 'Event cancelled', so that value stays. */
export function refundReasonName(reason: RefundReason): string {
  return reason === 'Event cancelled' ? 'Event canceled' : reason;
}
