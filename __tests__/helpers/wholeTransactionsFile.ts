import type { CsvTable } from '@/domain/lists/csv';
import { selectTransactionsFile } from '@/selectors/payments/list/transactionsFile';
import type { RootState } from '@/store/rootReducer';

/** The export of the transactions with all of its rows, which the console creates in portions. */
export function wholeTransactionsFile(state: RootState): CsvTable {
  const { headers, rows } = selectTransactionsFile(state);
  return { headers, rows: rows.slice(0, rows.length) };
}
