import {
  FEE_SHAPE,
  PAYMENT_SHAPE,
  REFUND_SHAPE,
  UNMATCHED_FEE_SHAPE,
  UNMATCHED_REFUND_SHAPE,
  type DataSet,
} from './dataSet';
import { checksumColumns, listColumns, padded } from './columns/bytes';
import { numberAt } from './columns/numbers';

/** `SPDS` in bytes: the first bytes of every data set. */
export const MAGIC = 0x53445053;
/** Increase it when the format changes: an older console then rejects the data set instead of misreading it. */
export const DATA_SET_VERSION = 4;
/** The mark, the version, the checksum of everything after them, and the length of the header. */
export const PREFIX_BYTES = 16;

/**
 * Encodes a data set as a JSON header followed by its columns. The same data set always gives the same bytes, because
 * its hash is its name.
 */
export function encodeDataSet(dataSet: DataSet): ArrayBuffer {
  const { currency, today, words, merchants, integrations, volume, monthBefore } = dataSet;
  const { payments, refunds, waiting, waitingFees, replaced, fees } = dataSet;
  const columns = [
    ...listColumns(PAYMENT_SHAPE, payments),
    ...listColumns(REFUND_SHAPE, refunds),
    ...listColumns(PAYMENT_SHAPE, replaced),
    ...listColumns(UNMATCHED_REFUND_SHAPE, waiting),
    ...listColumns(FEE_SHAPE, fees),
    ...listColumns(UNMATCHED_FEE_SHAPE, waitingFees),
    dataSet.statuses,
    dataSet.idSlots,
  ];
  const header = new TextEncoder().encode(
    JSON.stringify({
      currency,
      today,
      words,
      merchants,
      integrations,
      volume,
      monthBefore,
      lengths: {
        payments: payments.length,
        refunds: refunds.length,
        replaced: replaced.length,
        waiting: waiting.length,
        fees: fees.length,
        waitingFees: waitingFees.length,
      },
      counts: columns.map(({ length }) => length),
    }),
  );
  const sizes = [header, ...columns].map(({ byteLength }) => padded(byteLength));
  const buffer = new ArrayBuffer(sizes.reduce((sum, size) => sum + size, PREFIX_BYTES));
  const bytes = new Uint8Array(buffer);
  let at = PREFIX_BYTES;
  [header, ...columns].forEach((column, index) => {
    bytes.set(new Uint8Array(column.buffer, column.byteOffset, column.byteLength), at);
    at += numberAt(sizes, index);
  });
  new Uint32Array(buffer, 0, 4).set([MAGIC, DATA_SET_VERSION, 0, header.byteLength]);
  // The length of the header precedes the checked bytes, so it is added to the checksum separately.
  new Uint32Array(buffer, 8, 1)[0] = checksumColumns(buffer, 12);
  return buffer;
}

/** The name of a data set: the SHA-256 of its bytes as 64 hexadecimal digits. */
export async function hashDataSet(buffer: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', buffer);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
