import * as v from 'valibot';
import { integrationRecordSchema } from '@/domain/imports/readIntegration';
import { merchantRecordSchema } from '@/domain/imports/readMerchant';
import { centsSchema, daySchema } from '@/domain/schemas/values';
import { periodSummarySchema } from '@/domain/schemas/volume';
import { checksumColumns, createReader, padded } from './columns/bytes';
import { createRows } from './columns/rows';
import {
  FEE_SHAPE,
  BUILT_IN_STATUSES,
  PAYMENT_SHAPE,
  REFUND_SHAPE,
  UNMATCHED_FEE_SHAPE,
  UNMATCHED_REFUND_SHAPE,
  type DataSet,
  type PaymentRows,
  type RefundRows,
  type UnmatchedFeeRows,
  type UnmatchedRefundRows,
} from './dataSet';
import { MAGIC, PREFIX_BYTES, DATA_SET_VERSION } from './encode';
import { numberAt, type Numbers } from './columns/numbers';

/** Why this console cannot read the bytes as a data set. */
export type DataSetProblem = 'not a data set' | 'of a newer version' | 'damaged';

/** The oldest version that can still be read. */
const FIRST_VERSION = 1;
/** From this version on, data sets have fees of fee files and know which fees are calculated. */
const VERSION_OF_FEES = 3;
/** From this version on, data sets have unmatched fees. */
const VERSION_OF_UNMATCHED_FEES = 4;

const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const summariesSchema = v.array(periodSummarySchema);
const headerSchema = v.object({
  currency: v.string(),
  today: daySchema,
  words: v.object({
    zones: v.array(v.string()),
    statuses: v.pipe(
      v.array(v.object({ word: v.string(), isPaid: v.boolean() })),
      v.check((words) =>
        BUILT_IN_STATUSES.every(({ word, isPaid }, at) => words[at]?.word === word && words[at].isPaid === isPaid),
      ),
    ),
    integrations: v.array(v.string()),
    partners: v.array(v.string()),
  }),
  merchants: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      transactions: countSchema,
      totalSales: centsSchema,
      joinedOn: daySchema,
      told: v.optional(merchantRecordSchema),
    }),
  ),
  integrations: v.optional(v.array(v.object({ ...integrationRecordSchema.entries, merchant: countSchema })), []),
  volume: v.object({ day: summariesSchema, week: summariesSchema, month: summariesSchema, year: summariesSchema }),
  monthBefore: v.omit(periodSummarySchema, ['date']),
  lengths: v.object({
    payments: countSchema,
    refunds: countSchema,
    replaced: countSchema,
    // The first version has no refunds, the second no fees, and the third no unmatched fees.
    waiting: v.optional(countSchema),
    fees: v.optional(countSchema),
    waitingFees: v.optional(countSchema),
  }),
  counts: v.array(countSchema),
});

/**
 * Reads a data set. Its columns are views of the bytes. Returns the problem if any part is invalid: nothing is read in
 * part.
 */
export function decodeDataSet(buffer: ArrayBuffer): DataSet | { problem: DataSetProblem } {
  if (buffer.byteLength < PREFIX_BYTES || buffer.byteLength % 8 !== 0) {
    return { problem: startsAsOne(buffer) ? 'damaged' : 'not a data set' };
  }
  const prefix = new Uint32Array(buffer, 0, 4);
  const version = numberAt(prefix, 1);
  if (prefix[0] !== MAGIC) return { problem: 'not a data set' };
  if (version > DATA_SET_VERSION) return { problem: 'of a newer version' };
  if (version < FIRST_VERSION || prefix[2] !== checksumColumns(buffer, 12)) return { problem: 'damaged' };
  try {
    return read(buffer, numberAt(prefix, 3), version);
  } catch {
    return { problem: 'damaged' };
  }
}

function startsAsOne(buffer: ArrayBuffer): boolean {
  return buffer.byteLength >= 4 && new DataView(buffer).getUint32(0, true) === MAGIC;
}

function read(buffer: ArrayBuffer, headerBytes: number, version: number): DataSet {
  const text = new TextDecoder().decode(new Uint8Array(buffer, PREFIX_BYTES, headerBytes));
  const { lengths, counts, ...header } = v.parse(headerSchema, JSON.parse(text));
  if ((lengths.waiting === undefined) !== (version === FIRST_VERSION)) throw new RangeError('It is of another version');
  const reader = createReader(buffer, PREFIX_BYTES + padded(headerBytes), counts);
  if ((lengths.fees === undefined) !== version < VERSION_OF_FEES) throw new RangeError('It is of another version');
  if ((lengths.waitingFees === undefined) !== version < VERSION_OF_UNMATCHED_FEES)
    throw new RangeError('It is of another version');
  const readPayments = (length: number): PaymentRows => {
    if (version >= VERSION_OF_FEES) return reader.rows(PAYMENT_SHAPE, length);
    const { areFeesCalculated: _, ...shape } = PAYMENT_SHAPE;
    return { ...reader.rows(shape, length), areFeesCalculated: new Uint16Array() };
  };
  const payments = readPayments(lengths.payments);
  const refunds = reader.rows(REFUND_SHAPE, lengths.refunds);
  const replaced = readPayments(lengths.replaced);
  const waiting =
    lengths.waiting === undefined
      ? createRows(UNMATCHED_REFUND_SHAPE).finish()
      : reader.rows(UNMATCHED_REFUND_SHAPE, lengths.waiting);
  const fees = lengths.fees === undefined ? createRows(FEE_SHAPE).finish() : reader.rows(FEE_SHAPE, lengths.fees);
  const waitingFees =
    lengths.waitingFees === undefined
      ? createRows(UNMATCHED_FEE_SHAPE).finish()
      : reader.rows(UNMATCHED_FEE_SHAPE, lengths.waitingFees);
  const statuses = reader.numbers('uint16', lengths.payments) as Uint16Array;
  const idSlots = reader.numbers('uint32', numberAt(counts, counts.length - 1)) as Uint32Array;
  reader.end();
  const dataSet = { ...header, payments, refunds, fees, waiting, waitingFees, replaced, statuses, idSlots };
  checkPlaces(dataSet);
  return dataSet;
}

/** Every number that refers to a word, a merchant or a payment must be in range. */
function checkPlaces({
  words,
  merchants,
  integrations,
  payments,
  refunds,
  fees,
  waiting,
  waitingFees,
  replaced,
  statuses,
  idSlots,
}: DataSet) {
  // An empty column is all zeros, so the first position must exist if there are rows.
  const below = (column: Numbers, limit: number) =>
    column.every((index) => index < limit) && (limit > 0 || payments.length === 0);
  const arePlaced = (rows: PaymentRows) =>
    below(rows.merchant, merchants.length) &&
    below(rows.status, words.statuses.length) &&
    below(rows.integration, words.integrations.length) &&
    below(rows.partner, words.partners.length) &&
    areTimed(rows);
  const areTimed = ({ zone, date, length }: PaymentRows | RefundRows | UnmatchedRefundRows) =>
    below(zone, words.zones.length) && date.ends.length === length;
  const areNamed = ({ id, reference, length }: UnmatchedRefundRows | UnmatchedFeeRows) =>
    id.ends.length === length && reference.ends.length === length;
  const isWhole =
    [payments, replaced].every((rows) => arePlaced(rows) && rows.id.ends.length === rows.length) &&
    integrations.every(({ merchant }) => merchant < merchants.length) &&
    areTimed(refunds) &&
    areTimed(waiting) &&
    [waiting, waitingFees].every((rows) => areNamed(rows)) &&
    fees.id.ends.length === fees.length &&
    [refunds.payment, fees.payment].every((column) => below(column, payments.length)) &&
    below(statuses, words.statuses.length) &&
    // The search in a full table, or in one whose size is not a power of two, would never end.
    Number.isInteger(Math.log2(idSlots.length)) &&
    idSlots.length > payments.length &&
    below(idSlots, payments.length + 1);
  if (!isWhole) throw new RangeError('A column names what is not there');
}
