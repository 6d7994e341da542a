import type { TransactionTable } from './transactionTable';

const open = new Map<string, TransactionTable>();

/** Makes the rows of a data set known by its hash: from now on selectors read them. */
export function openTable(hash: string, table: TransactionTable): void {
  open.set(hash, table);
}

/** The rows of a data set that was opened; throws where it was not. The same hash is the same rows, always. */
export function openedTable(hash: string): TransactionTable {
  const table = open.get(hash);
  if (!table) throw new Error(`The data set ${hash} is not open`);
  return table;
}
