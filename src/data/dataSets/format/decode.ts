import { checksumColumns, padded, readTables } from '@/lib/columns/bytes';
import {
  tablesOf,
  type DataSet,
  type DisputeRows,
  type PaymentRows,
  type RefundRows,
  type UnmatchedFeeRows,
  type UnmatchedRefundRows,
} from '@/data/dataSets/dataSet';
import { MAGIC, PREFIX_BYTES, DATA_SET_VERSION } from './encode';
import { numberAt, type Numbers } from '@/lib/columns/numbers';
import { NewerContent, readHeader } from './header';

/** Why this console cannot read the bytes as a data set. */
export type DataSetProblem = 'not a data set' | 'of a newer version' | 'damaged';

/** The oldest version that can still be read. */
const FIRST_VERSION = 1;

/**
 * Reads a data set. Its columns are views of the bytes. Returns the problem if any part is invalid: nothing is read in
 * part.
 */
export function decodeDataSet(buffer: ArrayBuffer): DataSet | { problem: DataSetProblem } {
  if (buffer.byteLength < PREFIX_BYTES || buffer.byteLength % 8 !== 0) {
    return { problem: hasMagicNumber(buffer) ? 'damaged' : 'not a data set' };
  }
  const prefix = new Uint32Array(buffer, 0, 4);
  const version = numberAt(prefix, 1);
  if (prefix[0] !== MAGIC) return { problem: 'not a data set' };
  if (version > DATA_SET_VERSION) return { problem: 'of a newer version' };
  if (version < FIRST_VERSION || prefix[2] !== checksumColumns(buffer, 12)) return { problem: 'damaged' };
  try {
    return read(buffer, numberAt(prefix, 3), version);
  } catch (error) {
    return { problem: error instanceof NewerContent ? 'of a newer version' : 'damaged' };
  }
}

function hasMagicNumber(buffer: ArrayBuffer): boolean {
  return buffer.byteLength >= 4 && new DataView(buffer).getUint32(0, true) === MAGIC;
}

function read(buffer: ArrayBuffer, headerBytes: number, version: number): DataSet {
  const text = new TextDecoder().decode(new Uint8Array(buffer, PREFIX_BYTES, headerBytes));
  const { header, tables } = readHeader(JSON.parse(text), version);
  const found = readTables(buffer, PREFIX_BYTES + padded(headerBytes), tables);
  const { statuses, idSlots, ...rows } = tablesOf(found);
  const dataSet = { ...header, ...rows, statuses: statuses.status, idSlots: idSlots.slot };
  checkIndices(dataSet);
  return dataSet;
}

/** Every number that refers to a word, a merchant or a payment must be in range. */
function checkIndices({
  words,
  merchants,
  integrations,
  payments,
  refunds,
  fees,
  unmatchedRefunds,
  unmatchedFees,
  replaced,
  disputes,
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
  const areTimed = ({ zone, date, length }: PaymentRows | RefundRows | UnmatchedRefundRows | DisputeRows) =>
    below(zone, words.zones.length) && date.ends.length === length;
  const areNamed = ({ id, reference, length }: UnmatchedRefundRows | UnmatchedFeeRows) =>
    id.ends.length === length && reference.ends.length === length;
  const isWhole =
    [payments, replaced].every((rows) => arePlaced(rows) && rows.id.ends.length === rows.length) &&
    integrations.every(({ merchant }) => merchant < merchants.length) &&
    areTimed(refunds) &&
    areTimed(unmatchedRefunds) &&
    areTimed(disputes) &&
    disputes.reference.ends.length === disputes.length &&
    [unmatchedRefunds, unmatchedFees].every((rows) => areNamed(rows)) &&
    fees.id.ends.length === fees.length &&
    [refunds.payment, fees.payment].every((column) => below(column, payments.length)) &&
    below(statuses, words.statuses.length) &&
    // The search in a full table, or in one whose size is not a power of two, would never end.
    Number.isInteger(Math.log2(idSlots.length)) &&
    idSlots.length > payments.length &&
    below(idSlots, payments.length + 1);
  if (!isWhole) throw new RangeError('A column names what is not there');
}
