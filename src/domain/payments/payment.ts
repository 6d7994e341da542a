import type { InferOutput } from 'valibot';
import type { Cents } from '@/domain/money/money';
import type { feeSchema, transactionSchema } from '@/domain/schemas/payments';
import type { Tone } from '@/domain/tones';
import { ownValue } from '@/lib/ownValue';

/** In the order of the specification (section 4), by which a status column sorts. */
export const TRANSACTION_STATUSES = ['Completed', 'Failed', 'Pending', 'Refunded'] as const;

/** `refunded` is the sum of imported refunds (cents), and `partner` is the imported partner. */
export type PaymentData = Omit<InferOutput<typeof transactionSchema>, 'status'> & {
  status: PaymentStatus;
  refunded?: Cents;
  partner?: string;
};
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];

/** The status of a payment with a void; no row has it. */
export const VOIDED = 'Voided';

/** In the order by which a status column sorts. */
export const PAYMENT_STATUSES = [...TRANSACTION_STATUSES, VOIDED] as const;
/** One of these, or an imported status. */
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number] | (string & {});

/** The name of the column of platform fees in a link. */
export const FEES_COLUMN = 'fees';

/** The fallbacks of the specification (section 9) for a transaction without an integration or a customer. */
export const FALLBACK_INTEGRATION_ID = 'INT001';
export const FALLBACK_CUSTOMER_ID = 'CUST001';

/** The parties that take a fee, in the order in which they take it. */
export const FEE_PARTIES = ['processor', 'partner', 'platform'] as const;

export type Fee = InferOutput<typeof feeSchema>;

const TONES: Record<TransactionStatus, Tone> = {
  Completed: 'green',
  Failed: 'red',
  Pending: 'yellow',
  Refunded: 'blue',
};

/** The color of a status badge; gray for a status that the specification does not name. */
export function paymentTone(status: string): Tone {
  return ownValue(TONES, status) ?? 'grey';
}
