import type { InferOutput } from 'valibot';
import type { Cents } from '@/domain/money/money';
import type { feeSchema, transactionSchema } from '@/domain/schemas/payments';
import type { Tone } from '@/domain/tones';
import { ownValue } from '@/domain/ownValue';

/** In the order of the specification (section 4), which is also how a status column sorts. */
export const TRANSACTION_STATUSES = ['Completed', 'Failed', 'Pending', 'Refunded'] as const;

/** `refunded`: what was given back of it (cents) before anything was recorded here, and `partner`: whom it names, as a file told. */
export type Transaction = Omit<InferOutput<typeof transactionSchema>, 'status'> & {
  status: PaymentStatus;
  refunded?: Cents;
  partner?: string;
};
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];

/** A voided payment's status: worked out from its record, never a row's own. */
export const VOIDED = 'Voided';

/** The statuses a payment can come to, in the order in which they sort. */
export const PAYMENT_STATUSES = [...TRANSACTION_STATUSES, VOIDED] as const;
/** One of these, or a word of a file that is kept by its own name. */
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number] | (string & {});

/** What a link says of the column of the platform's fees, which the list shows on demand. */
export const FEES_COLUMN = 'fees';

/** Shown where a transaction names no integration or no customer (specification, section 9). */
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

/** The badge colour of a status: grey for any value the specification does not name. */
export function transactionTone(status: string): Tone {
  return ownValue(TONES, status) ?? 'grey';
}
