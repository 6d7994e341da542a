import type { TransactionTable } from './transactionTable';

const open = new Map<string, TransactionTable>();

/** Registers the rows of a data set by its hash, so that selectors can read them. */
export function openTable(hash: string, table: TransactionTable): void {
  open.set(hash, table);
}

/** Frees the memory of a data set, which may be opened again. */
export function closeTable(hash: string): void {
  open.delete(hash);
}

/** The rows of an opened data set. Throws if it was not opened. The same hash always has the same rows. */
export function openedTable(hash: string): TransactionTable {
  const table = open.get(hash);
  if (!table) throw new Error(`The data set ${hash} is not open`);
  return table;
}
