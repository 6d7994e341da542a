import * as v from 'valibot';
import { withoutGuard } from '@/domain/imports/guards';
import { centsSchema, currencyCodeSchema } from '@/domain/money/schema';
import { storedObject } from '@/domain/recordSchema';
import { countSchema } from './engine';

/** In payments: what one request of a backend can bring. */
export const MOST_SENT_PAYMENTS = 10_000;

/** In bytes of NDJSON. */
export const MOST_SENT_BYTES = 16_000_000;

/** A text that an import stores as it is: no control characters, and no apostrophe that protects spreadsheets. */
const sentText = (longest: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(longest),
    v.regex(/^[^\p{Cc}]*$/u),
    v.check((text) => withoutGuard(text) === text),
  );
const sentTextSchema = v.optional(sentText(1_000));

/** An instant on a day that exists, from 1970 to the end of the next year, as imports read them. */
function isSentTime(time: string): boolean {
  const [day, instant] = [time.slice(0, 10), new Date(time)];
  if (Number.isNaN(instant.getTime()) || new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10) !== day) return false;
  const year = instant.getUTCFullYear();
  return year >= 1970 && year <= new Date().getUTCFullYear() + 1;
}

const partOfFees = v.pipe(centsSchema, v.minValue(0));

/**
 * A line of `POST /api/workspaces/:id/payments`. The amounts are in minor units. The same id counts once. What an import would
 * refuse or change is wrong here.
 */
export const sentPaymentSchema = v.pipe(
  v.object({
    id: v.pipe(sentText(200), v.minLength(1)),
    merchant: v.pipe(sentText(200), v.minLength(1)),
    amount: v.pipe(centsSchema, v.minValue(1)),
    currency: currencyCodeSchema,
    /** `2024-06-30T12:00:00Z`, with an offset. */
    time: v.pipe(v.string(), v.isoTimestamp(), v.check(isSentTime)),
    status: v.picklist(['Completed', 'Pending', 'Failed']),
    integration: sentTextSchema,
    partner: sentTextSchema,
    customer: sentTextSchema,
    reference: sentTextSchema,
    event: sentTextSchema,
    cardLast4: sentTextSchema,
    cardBrand: sentTextSchema,
    note: sentTextSchema,
    fees: v.optional(v.object({ processor: partOfFees, partner: partOfFees, platform: partOfFees })),
  }),
  v.forward(
    v.check(({ amount, fees }) => !fees || fees.processor + fees.partner + fees.platform <= amount),
    ['fees'],
  ),
);
export type SentPayment = v.InferOutput<typeof sentPaymentSchema>;

/** What was stored. `differing` are ids that were stored before with other values, which stay. */
export const sentPaymentsSchema = storedObject({
  added: countSchema,
  known: countSchema,
  differing: v.array(v.string()),
  /** How many an import refuses, and up to 100 of them with the reason. They are not stored. */
  refused: countSchema,
  refusals: v.array(storedObject({ id: v.string(), reason: v.string() })),
});
export type SentPayments = v.InferOutput<typeof sentPaymentsSchema>;
