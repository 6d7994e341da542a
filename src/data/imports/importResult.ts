import type { PendingDataSet } from '@/data/dataSets/pendingDataSet';
import type { ReportedRefunds } from '@/data/dataSets/fileRefunds';
import type { ReadPayment } from '@/domain/imports/plan';
import type { EmptiedFields } from './merging/emptiedFields';
import type { FileFigures } from './fileFigures';
import type { NetCheck } from '@/data/formats/netCheck';
import type { RejectedRows } from '@/data/imports/rows/rejectedRows';
import type { ChargebackTotal, SkippedRows } from '@/data/imports/rows/skippedRows';
import type { Day } from '@/domain/calendar/dates';
import type { Currency } from '@/domain/money/currency';

/**
 * The number of rows by what happened to them. `taken + duplicates + refused` and all skipped rows are the rows of the
 * file.
 */
export type ImportCounts = {
  /** All rows of the file. */
  records: number;
  /** `new + changed + same + refunds`. */
  taken: number;
  new: number;
  changed: number;
  same: number;
  /** By field, the changed payments that would lose its value. */
  emptied: EmptiedFields;
  /** Refund rows. */
  refunds: number;
  /** Unmatched refunds whose payment this import has. */
  found: number;
  /** Duplicates: for payments within the file, for refunds in any file. */
  duplicates: number;
  refused: number;
  /** By type of the row, or 'after an empty row' or 'refund not made'. */
  skipped: SkippedRows;
  /** Rows whose type is a chargeback and that are imported as refunds. */
  chargebacks: ChargebackTotal;
  /** Rows in another currency than that of the workspace, by currency code. */
  otherCurrencies: Readonly<Record<string, number>>;
  /** Rows after an empty row that are valid payments. The operator decides whether they are payments or totals. */
  looksLikeRows: number;
  /** Payments of the previous data set that are not in the file. They stay. */
  missingFromNewer: number;
};

/** What happened to the rows of a file. With several files, the last result also counts the refund rows. */
export type ImportResult = FileFigures & {
  /** The newest day of payments and refunds, on which refunds without a time count. Empty if there is none. */
  newestDay: Day;
  pending: PendingDataSet;
  counts: ImportCounts;
  /** Without refund rows, unless it is the last file. */
  refused: RejectedRows;
  /** Payments whose refunded column differs from their refund rows. The larger amount counts. */
  differences: ReportedRefunds['differences'];
  firstRows: readonly ReadPayment[];
  /** Rows whose net is not the amount minus the fee, although the format guarantees it. */
  netCheck: NetCheck;
};

/** What an import needs besides the plan: the currency of the workspace, and the last year that a date may have. */
export type ImportContext = {
  currency: Currency;
  nextYear: number;
  /** About how many rows the file has, at least 1. */
  expected?: number | undefined;
  /**
   * Whether rows in another currency are imported into a separate workspace. '' is the currency of rows with an unknown
   * one.
   */
  isElsewhere?: ((currency: string) => boolean) | undefined;
  /** The newest day of the whole file, if only a part of its rows is read. */
  newestDay?: Day | undefined;
  /** Whether rows in any currency are read, as for a report: there, another currency is a difference. */
  takesAnyCurrency?: boolean;
};
