import type { InferOutput } from 'valibot';
import type { Cents } from '@/domain/money/money';
import type { feeSchema, transactionSchema } from './schema';
import type { Tone } from '@/domain/tones';
import { ownValue } from '@/lib/objects';
import type { PaymentStatus, TransactionStatus } from './vocabulary';

/**
 * `refunded` is the sum of imported refunds (cents), `refundSteps` has each of them, oldest first, if there are several, and
 * `partner` is the imported partner.
 */
export type PaymentData = Omit<InferOutput<typeof transactionSchema>, 'status'> & {
  status: PaymentStatus;
  refunded?: Cents;
  refundSteps?: readonly Cents[];
  partner?: string;
};

/** The name of the column of platform fees in a link. */
export const FEES_COLUMN = 'fees';

/** The fallbacks for a transaction without an integration or a customer. */
export const FALLBACK_INTEGRATION_ID = 'INT001';
export const FALLBACK_CUSTOMER_ID = 'CUST001';

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
