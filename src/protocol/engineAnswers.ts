import * as v from 'valibot';
import { FEE_CLASSES } from '@/domain/fees/feeCheck';
import { centsSchema, periodSummarySchema } from '@/domain/money/schema';
import { PERIODS } from '@/domain/money/volume';
import { FEE_PARTIES } from '@/domain/payments/vocabulary';
import { storedObject } from '@/domain/recordSchema';
import { LINE_KINDS } from '@/domain/statements/statementLines';
import type { AnsweredQuestion } from './engine';

const countSchema = v.pipe(v.number(), v.safeInteger());
const objectOf = <Key extends string, Schema extends v.GenericSchema>(keys: readonly Key[], schema: Schema) =>
  v.looseObject(Object.fromEntries(keys.map((key) => [key, schema])) as Record<Key, Schema>);

const rowEntries = {
  id: v.string(),
  merchantId: v.string(),
  amount: centsSchema,
  date: v.string(),
  status: v.string(),
};

/** A payment as a list has it. Texts that only files have are further fields. */
export const listedPaymentSchema = v.looseObject({
  ...rowEntries,
  merchantName: v.string(),
  note: v.optional(v.string()),
  platformFee: centsSchema,
});

const metricsSchema = v.looseObject({
  ...objectOf(['count', 'gross', 'refunded', 'net', 'failed', 'voided'], countSchema).entries,
  allocation: objectOf(['merchant', ...FEE_PARTIES], centsSchema),
  refundedShares: objectOf(['merchant', ...FEE_PARTIES], centsSchema),
  failedAmount: v.optional(centsSchema),
  others: v.optional(countSchema),
});

const totalsSchema = v.omit(periodSummarySchema, ['date']);
const feeSumsSchema = objectOf(FEE_PARTIES, centsSchema);
const lineTotalsSchema = v.looseObject({
  gross: centsSchema,
  fees: feeSumsSchema,
  net: centsSchema,
  count: countSchema,
});

const lineEntries = {
  kind: v.picklist(LINE_KINDS),
  time: v.string(),
  paymentId: v.string(),
  note: v.string(),
  gross: centsSchema,
  fees: feeSumsSchema,
  net: centsSchema,
};

/** A portion of the lines of a statement, with the figures of all of them. */
export const statementPortionSchema = storedObject({
  opening: centsSchema,
  closing: centsSchema,
  length: countSchema,
  lines: v.array(v.looseObject(lineEntries)),
});

/** What each question is answered with, apart from streams. A payment that does not exist is null, because JSON has no undefined. */
const ANSWERS = {
  page: storedObject({
    rows: v.array(listedPaymentSchema),
    page: v.optional(countSchema),
    total: storedObject({ count: countSchema, isExact: v.boolean() }),
    next: v.optional(v.string()),
  }),
  totals: metricsSchema,
  payment: v.nullable(
    storedObject({
      row: v.looseObject(rowEntries),
      fees: v.array(v.looseObject({ party: v.picklist(FEE_PARTIES), amount: centsSchema })),
      areFeesCalculated: v.boolean(),
      timeZone: v.string(),
      refunds: v.array(v.looseObject({ id: v.string(), time: v.string(), amount: centsSchema })),
    }),
  ),
  neighbors: storedObject({
    previous: v.optional(v.string()),
    next: v.optional(v.string()),
    position: v.optional(countSchema),
  }),
  volume: storedObject({
    summaries: objectOf(PERIODS, v.array(periodSummarySchema)),
    monthBefore: v.optional(totalsSchema),
  }),
  merchants: v.array(storedObject({ merchantId: v.string(), payments: countSchema, sales: centsSchema })),
  balances: v.array(
    v.looseObject({
      partyId: v.string(),
      ...objectOf(['opening', 'earned', 'paidOut', 'closing', 'balance', 'available', 'pending', 'paid'], centsSchema)
        .entries,
    }),
  ),
  statement: storedObject({
    opening: centsSchema,
    closing: centsSchema,
    length: countSchema,
    totals: objectOf(LINE_KINDS, lineTotalsSchema),
    isClosed: v.boolean(),
    lines: v.array(v.looseObject({ ...lineEntries, index: countSchema, balance: centsSchema })),
    page: countSchema,
  }),
  feeCheck: v.looseObject({
    counts: objectOf(FEE_CLASSES, countSchema),
    calculated: countSchema,
    unagreed: countSchema,
    groups: v.array(v.looseObject({ merchantId: v.string(), party: v.picklist(FEE_PARTIES), fault: v.string() })),
  }),
} as const satisfies Record<AnsweredQuestion['kind'], v.GenericSchema>;

/** The schema of `{ answer }` for a kind of question. */
export const engineAnswerSchema = <Kind extends AnsweredQuestion['kind']>(kind: Kind) =>
  storedObject({ answer: ANSWERS[kind] });

/** A line of a streamed answer. */
export const engineLineSchema = v.union([
  v.object({ rows: v.array(listedPaymentSchema) }),
  v.object({ portion: statementPortionSchema }),
  v.object({ end: v.literal(true) }),
  v.object({ problem: v.looseObject({ type: v.string(), title: v.string(), status: v.number(), detail: v.string() }) }),
]);
export type EngineLine = v.InferOutput<typeof engineLineSchema>;
