/** The reasons of a refund; the form preselects the first. */
export const REFUND_REASONS = ['Requested by customer', 'Duplicate', 'Fraudulent', 'Event cancelled', 'Other'] as const;
/** The stored reason of the refunds of a canceled event. */
export const EVENT_CANCELED = REFUND_REASONS[3];
export type RefundReason = (typeof REFUND_REASONS)[number];

/** The reason in the spelling of the USA: records of earlier versions store 'Event cancelled', so that value stays. */
export function refundReasonName(reason: RefundReason): string {
  return reason === 'Event cancelled' ? 'Event canceled' : reason;
}

/** A status column sorts in this order. */
export const TRANSACTION_STATUSES = ['Completed', 'Failed', 'Pending', 'Refunded'] as const;
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];

/** The status of a payment with a void; no row has it. */
export const VOIDED = 'Voided';

/** In the order by which a status column sorts. */
export const PAYMENT_STATUSES = [...TRANSACTION_STATUSES, VOIDED] as const;
/** One of these, or an imported status. */
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number] | (string & {});

/** The parties that take a fee, in the order in which they take it. */
export const FEE_PARTIES = ['processor', 'partner', 'platform'] as const;
export type FeeParty = (typeof FEE_PARTIES)[number];
