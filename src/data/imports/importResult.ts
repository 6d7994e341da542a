import type { DataSet } from '@/data/dataSets/dataSet';
import type { ToldRefunds } from '@/data/dataSets/fileRefunds';
import type { ReadPayment } from '@/domain/imports/plan';
import type { FileFigures } from './fileFigures';
import type { RefusedRows } from './refusedRows';

/** How many rows had which fate; those of the file are `taken + duplicates + refused` and all that were set aside. */
export type ImportCounts = {
  /** `new + changed + same + refunds`. */
  taken: number;
  new: number;
  changed: number;
  same: number;
  /** Rows of refunds. */
  refunds: number;
  /** The same row once more in the same file. */
  duplicates: number;
  refused: number;
  /** By what they are: the word of their type, 'after an empty row', 'refund not made'. */
  setAside: Readonly<Record<string, number>>;
  /** Rows after an empty one that can be read as payments: whether they are is a question. */
  looksLikeRows: number;
  /** Payments of the data set before that the file does not have: they stay. */
  missingFromNewer: number;
};

export type ImportResult = FileFigures & {
  dataSet: DataSet;
  counts: ImportCounts;
  refused: RefusedRows;
  /** Where a column and the rows of refunds disagree on what was refunded: the larger counts. */
  differences: ToldRefunds['differences'];
  firstRows: readonly ReadPayment[];
};
