import type { ToldRefunds } from '@/data/dataSets/fileRefunds';
import type { Day } from '@/domain/calendar/dates';
import type { FileKind, Plan, Question, ReadPayment, RefusedRow, StatusMeaning } from '@/domain/imports/plan';
import type { PaymentRecord } from '@/domain/payments/payments';
import type { Workspace } from '@/domain/workspaces/workspaces';
import type { FeeCounts } from './fees/takeFees';
import type { ChargebackTotal, SkippedRows } from './skippedRows';
import type { UnbalancedRow } from '@/data/formats/netCheck';
import type { Encoding, FileProblem } from '@/data/reading/sourceFile';

/** What is known of files with the same columns before it is decided how to read them: one plan is for all of them. */
export type OpenedSource = {
  /** Of the files. */
  names: string[];
  encodings: Encoding[];
  headers: string[];
  /** The first rows, as they stand in the file. */
  firstRecords: string[][];
  plan: Plan;
  /** Where the plan is that of files with the same columns, which were brought in before: what was recognised by itself. */
  recognised?: Plan;
  questions: Question[];
  /** The words of the status column; what one means that its own rows say. */
  statuses: { word: string; count: number; meaning?: StatusMeaning }[];
};

/** What was read of a file. */
export type PreviewedFile = {
  name: string;
  plan: string;
  encoding: Encoding;
  holds: FileKind;
  rows: number;
  refused: number;
};

/** What an import would do: counts are rows, amounts minor units. */
export type Preview = {
  files: PreviewedFile[];
  /** Payments of the data set that it makes. */
  payments: number;
  refunds: number;
  refused: number;
  /** Of the payments in `gross`: what was refunded of them, by columns and by rows. */
  refunded: number;
  /** By what they are. */
  skipped: SkippedRows;
  /** Rows of chargebacks that are read as refunds of their payments. */
  chargebacks: ChargebackTotal;
  twice: number;
  /** What comes into workspaces of their own, as the operator asked: the rows of other currencies. */
  split: { currency: string; payments: number; sum: number }[];
  /** Refused rows of other currencies, by their codes. */
  otherCurrencies: Readonly<Record<string, number>>;
  /** Rows whose net is not their amount less their fee; the first of each file. */
  unbalanced: { count: number; first: (UnbalancedRow & { file: string })[] };
  /** Payments of which a column and the rows of refunds tell different sums: the larger counts. */
  differences: ToldRefunds['differences'];
  /** Payments of which two of the files tell something else: the newer file counts. */
  changedAmongFiles: number;
  /** Refunds that waited for a payment which is here now. */
  found: number;
  /** Of a workspace that is updated: payments that are new, changed and the same, and those that the files lack, which stay. */
  update?: { new: number; changed: number; same: number; missing: number };
  /** Refunds and voids recorded here that the rows would no longer allow. */
  waiting: readonly PaymentRecord[];
  /** Where files of fees came: what became of their rows, and what they and the payments do not agree on. */
  fees?: FeeCounts;
  /** Rows after an empty one that could be payments. */
  looksLikeRows: number;
  /** Of all payments; `gross` of those that were paid. */
  sum: number;
  gross: number;
  merchants: number;
  integrations: number;
  currency: string;
  range: { first: Day; last: Day } | undefined;
  firstRows: readonly ReadPayment[];
  /** The first of them; all are in the file of refused rows. */
  refusedRows: (RefusedRow & { file: string })[];
  /** Values that the console does not know, of merchants that are taken without them: the first of each file. */
  leftOut: (RefusedRow & { file: string })[];
};

/** What the page decides of a workspace that is imported. */
export type NewWorkspace = Pick<Workspace, 'id' | 'name' | 'importedOn' | 'imported'>;

/**
 * Why a file cannot be brought in: it cannot be read, it is known and holds nothing that a workspace has, or the files up to it are
 * so many bytes together.
 */
export type ImportProblem =
  | FileProblem
  | { kind: 'shares'; format: string }
  | { kind: 'too large together'; size: number };
export type UnreadableFile = { name: string; problem: ImportProblem };

/** What the page asks of the worker. */
export type ImportRequest =
  /** `into` is the workspace that the files update; without it, they make a new one. `records` are what counts in it now. */
  | {
      kind: 'open';
      files: readonly File[];
      into?: string | undefined;
      records?: readonly PaymentRecord[] | undefined;
      matchings?: Readonly<Record<string, string>>;
    }
  /** A plan for each source, in their order. */
  /** `split`: the other currencies whose rows come into workspaces of their own. */
  | { kind: 'judge'; plans: readonly Plan[]; split?: readonly string[] | undefined }
  /** `workspaceId`: of the workspace that the refused rows are left out of, which may be one to be. */
  | { kind: 'refusedFile'; workspaceId: string }
  /** `split`: the workspaces of the other currencies, by their codes. */
  | { kind: 'save'; workspace: NewWorkspace; split?: Readonly<Record<string, NewWorkspace>> };

/**
 * What the worker says: how far it is, and at the end of each request one of the others. Files that raise no question are
 * judged as soon as they are opened.
 */
export type ImportAnswer =
  | { kind: 'progress'; bytes: number; total: number; rows: number }
  | { kind: 'opened'; sources: OpenedSource[] }
  | { kind: 'judged'; preview: Preview }
  /** One for each source that has refused rows. */
  | { kind: 'refusedFile'; files: { name: string; file: Blob }[] }
  /** `matched`: how files were read that did not tell all by themselves. */
  | { kind: 'saved'; workspace: Workspace; matched: { headers: string[]; plan: Plan }[] }
  /** Another tab changed the workspace meanwhile: nothing was kept, and what the files change in it now is told next. */
  | { kind: 'overtaken' }
  | { kind: 'unreadable'; problems: UnreadableFile[] }
  /** The browser refused, or the worker broke: in its own words. */
  | { kind: 'failed'; message: string };
