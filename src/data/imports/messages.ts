import type { ReportedRefunds } from '@/data/dataSets/fileRefunds';
import type { Day } from '@/domain/calendar/dates';
import type { FileKind, Plan, ImportQuestion, ReadPayment, StatusMeaning } from '@/domain/imports/plan';
import type { RejectedRow } from '@/domain/imports/rejections';
import type { PaymentRecord } from '@/domain/payments/refunds/refundRules';
import type { Workspace } from '@/domain/workspaces/workspaces';
import type { FeeCounts } from './fees/mergeFees';
import type { RefundMatches } from './merging/refundMatches';
import type { EmptiedFields } from './merging/emptiedFields';
import type { ChargebackTotal, SkippedRows } from '@/data/imports/rows/skippedRows';
import type { UnbalancedRow } from '@/data/formats/netCheck';
import type { WorkbookProblem } from '@/data/workbooks/problems';
import type { ChosenSheets, SheetQuestion } from '@/data/workbooks/withSheets';
import type { Encoding, FileProblem } from '@/data/reading/sourceFile';

/** Everything that is known about files with the same columns before they are read. They share one plan. */
export type OpenedSource = {
  /** The names of the files. */
  names: string[];
  encodings: Encoding[];
  headers: string[];
  /** The first rows as they are in the file. */
  firstRecords: string[][];
  plan: Plan;
  /**
   * Set if the plan comes from an earlier import of files with these columns: the plan that recognition alone gives.
   */
  recognised?: Plan;
  questions: ImportQuestion[];
  /** The words of the status column. `meaning` is set if the rows themselves define it. */
  statuses: { word: string; count: number; meaning?: StatusMeaning }[];
};

/** A file in the preview. */
export type PreviewedFile = {
  name: string;
  plan: string;
  encoding: Encoding;
  holds: FileKind;
  rows: number;
  refused: number;
};

/** What an import will do. Counts are rows, and amounts are minor units. */
export type Preview = {
  files: PreviewedFile[];
  /** The number of payments in the resulting data set. */
  payments: number;
  refunds: number;
  refused: number;
  /** The refunded amount of the payments in `gross`, from columns and rows. */
  refunded: number;
  /** By type of the row. */
  skipped: SkippedRows;
  /** Rows of chargebacks that are imported as refunds of their payments. */
  chargebacks: ChargebackTotal;
  duplicates: number;
  /** The payments in other currencies that the operator imports into separate workspaces. */
  split: { currency: string; payments: number; sum: number }[];
  /** The number of rows in other currencies, by currency code. */
  otherCurrencies: Readonly<Record<string, number>>;
  /** Rows whose net is not the amount minus the fee. `first` are the first of each file. */
  unbalanced: { count: number; first: (UnbalancedRow & { file: string })[] };
  /** Payments whose refunded column differs from their refund rows. The larger amount counts. */
  differences: ReportedRefunds['differences'];
  /** Payments that differ between two files. The newer file counts. */
  changedAmongFiles: number;
  /** Unmatched refunds whose payment this import has. */
  found: number;
  /**
   * Only for updates: new, changed and identical payments, those that are not in the files and stay, and the fields that
   * changed payments would lose.
   */
  update?: { new: number; changed: number; same: number; missing: number; emptied: EmptiedFields };
  /** Refunds and voids of the operator that the new rows do not allow. */
  waiting: readonly PaymentRecord[];
  /** Only if refunds are recorded: how they meet the refunds of the files. */
  refundMatches?: RefundMatches;
  /** Only with fee files: what happened to their rows, and how they differ from the payments. */
  fees?: FeeCounts;
  /** Rows after an empty row that are valid payments. */
  looksLikeRows: number;
  /** The sum of all payments. `gross` is the sum of the paid ones. */
  sum: number;
  gross: number;
  merchants: number;
  integrations: number;
  currency: string;
  range: { first: Day; last: Day } | undefined;
  firstRows: readonly ReadPayment[];
  /** The first rejected rows. The file of rejected rows has all of them. */
  refusedRows: (RejectedRow & { file: string })[];
  /** Values that the console does not know and that are left out of merchants. The first of each file. */
  ignored: (RejectedRow & { file: string })[];
};

/** The fields of the new workspace that the page decides. */
export type NewWorkspace = Pick<
  Workspace,
  'id' | 'name' | 'importedOn' | 'imported' | 'chargeModel' | 'asksOpening' | 'timeZone'
>;

/**
 * Why a file cannot be imported: it cannot be read, it contains nothing that a workspace has, or the files together are
 * too large.
 */
export type ImportProblem =
  | FileProblem
  | WorkbookProblem
  | { kind: 'shares'; format: string }
  | { kind: 'too large together'; size: number };
export type UnreadableFile = { name: string; problem: ImportProblem };

/** Requests of the page to the worker. */
export type ImportRequest =
  /**
   * `into` is the workspace that the files update. Without it, they create one. `records` are the refunds and voids
   * that count in it.
   */
  | {
      kind: 'open';
      files: readonly File[];
      into?: string | undefined;
      records?: readonly PaymentRecord[] | undefined;
      matchings?: Readonly<Record<string, string>>;
      /** The chosen sheets of workbooks. */
      sheets?: ChosenSheets | undefined;
    }
  /** `plans` are those of the sources in their order. `split` has the other currencies, imported into separate workspaces. */
  | { kind: 'judge'; plans: readonly Plan[]; split?: readonly string[] | undefined }
  /** `workspaceId` is the workspace that rejected the rows. It may not exist yet. */
  | { kind: 'refusedFile'; workspaceId: string }
  /** `split` has the workspaces of the other currencies, by currency code. */
  | { kind: 'save'; workspace: NewWorkspace; split?: Readonly<Record<string, NewWorkspace>> };

/**
 * Answers of the worker: progress, and one other answer at the end of each request. Files without a question are judged
 * immediately after they are opened.
 */
export type ImportAnswer =
  | { kind: 'progress'; bytes: number; total: number; rows: number }
  | { kind: 'opened'; sources: OpenedSource[] }
  /** Several sheets of workbooks have rows, so the request is repeated with the chosen ones. */
  | { kind: 'sheets'; questions: SheetQuestion[] }
  | { kind: 'judged'; preview: Preview }
  /** One file for each source with rejected rows. */
  | { kind: 'refusedFile'; files: { name: string; file: Blob }[] }
  /** `matched` has the plans of files that needed answers or corrections. */
  | { kind: 'saved'; workspace: Workspace; matched: { headers: string[]; plan: Plan }[] }
  /** Conflict: another tab changed the workspace, so nothing was stored. A new preview follows. */
  | { kind: 'overtaken' }
  | { kind: 'unreadable'; problems: UnreadableFile[] }
  /** The message of the browser's error. */
  | { kind: 'failed'; message: string };
