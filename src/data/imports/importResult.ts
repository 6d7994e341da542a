import type { PendingDataSet } from '@/data/dataSets/pendingDataSet';
import type { ToldRefunds } from '@/data/dataSets/fileRefunds';
import type { ReadPayment } from '@/domain/imports/plan';
import type { FileFigures } from './fileFigures';
import type { NetCheck } from '@/data/formats/netCheck';
import type { RefusedRows } from './refusedRows';
import type { ChargebackTotal, SkippedRows } from './skippedRows';

/** How many rows had which fate; those of the file are `taken + duplicates + refused` and all that were skipped. */
export type ImportCounts = {
  /** All rows of the file. */
  records: number;
  /** `new + changed + same + refunds`. */
  taken: number;
  new: number;
  changed: number;
  same: number;
  /** Rows of refunds. */
  refunds: number;
  /** Refunds that had waited for their payment, which is here now. */
  found: number;
  /** The same row once more: of a payment in the same file, of a refund in any. */
  duplicates: number;
  refused: number;
  /** By what they are: the word of their type, 'after an empty row', 'refund not made'. */
  skipped: SkippedRows;
  /** Rows that are read as refunds by their type, which is that of a chargeback. */
  chargebacks: ChargebackTotal;
  /** Skipped ones of another currency than the workspace's, by its code. */
  otherCurrencies: Readonly<Record<string, number>>;
  /** Rows after an empty one that can be read as payments: whether they are is a question. */
  looksLikeRows: number;
  /** Payments of the data set before that the file does not have: they stay. */
  missingFromNewer: number;
};

/** What became of the rows of a file; of several, the rows of refunds are told with the last. */
export type ImportResult = FileFigures & {
  pending: PendingDataSet;
  counts: ImportCounts;
  /** So far: refunds are told with the last file. */
  refused: RefusedRows;
  /** Where a column and the rows of refunds disagree on what was refunded: the larger counts. */
  differences: ToldRefunds['differences'];
  firstRows: readonly ReadPayment[];
  /** Where its format promises that each amount less its fee is the net: the rows in which it is not. */
  netCheck: NetCheck;
};
