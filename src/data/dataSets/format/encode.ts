import { TABLES, type DataSet, type Tables } from '@/data/dataSets/dataSet';
import { checksumColumns, encodeTables, padded } from '@/lib/columns/bytes';
import { numberAt } from '@/lib/columns/numbers';

/** `SPDS` in bytes: the first bytes of every data set. */
export const MAGIC = 0x53445053;
/**
 * Increase it when a table is added, or a column changes its meaning: an older console then rejects the data set instead
 * of misreading it. A new column needs no new version, because columns are read by name and unknown ones are kept.
 */
export const DATA_SET_VERSION = 5;
/** The mark, the version, the checksum of everything after them, and the length of the header. */
export const PREFIX_BYTES = 16;

/**
 * Encodes a data set as a JSON header followed by its columns. The same data set always gives the same bytes, because
 * its hash is its name. `parts` names the payments that an engine has, so that other ones give other bytes.
 */
export function encodeDataSet(dataSet: DataSet & { parts?: string }): ArrayBuffer {
  const { currency, today, words, merchants, integrations, volume, monthBefore, parts } = dataSet;
  const rows: Tables = {
    ...dataSet,
    statuses: { length: dataSet.payments.length, status: dataSet.statuses },
    idSlots: { length: dataSet.idSlots.length, slot: dataSet.idSlots },
  };
  // Without disputes, earlier versions can read the data set.
  const encoded = encodeTables(TABLES, rows).filter(({ name, table }) => name !== 'disputes' || table.length > 0);
  const columns = encoded.flatMap(({ arrays }) => arrays);
  const tables = encoded.map(({ name, table }) => ({ name, ...table }));
  const header = new TextEncoder().encode(
    JSON.stringify({ currency, today, words, merchants, integrations, volume, monthBefore, parts, tables }),
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
