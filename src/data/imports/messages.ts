import type { Day } from '@/domain/calendar/dates';
import type { Plan, Question, ReadPayment, RefusedRow } from '@/domain/imports/plan';
import type { Workspace } from '@/domain/workspaces/workspaces';
import type { FileProblem } from '@/data/reading/sourceFile';

/** What is known of a file before it is decided how to read it. */
export type OpenedFile = {
  name: string;
  encoding: string;
  headers: string[];
  /** The first rows, as they stand in the file. */
  firstRecords: string[][];
  plan: Plan;
  questions: Question[];
};

/** What an import would do: counts are rows, amounts minor units. */
export type Preview = {
  /** Payments of the data set that it makes. */
  payments: number;
  refunds: number;
  refused: number;
  /** By what they are. */
  setAside: Readonly<Record<string, number>>;
  twice: number;
  /** Of a workspace that is updated: payments that are new, changed and the same, and those that the file lacks, which stay. */
  update?: { new: number; changed: number; same: number; missing: number };
  /** Rows after an empty one that could be payments. */
  looksLikeRows: number;
  sum: number;
  merchants: number;
  currency: string;
  range: { first: Day; last: Day } | undefined;
  firstRows: readonly ReadPayment[];
  /** The first of them; all are in the file of refused rows. */
  refusedRows: RefusedRow[];
};

/** What the page decides of a workspace that is imported. */
export type NewWorkspace = Pick<Workspace, 'id' | 'name' | 'importedOn'>;

/** What the page asks of the worker. */
export type ImportRequest =
  /** `into` is the workspace that the file updates; without it, it makes a new one. */
  | { kind: 'open'; file: File; into?: string }
  | { kind: 'judge'; plan: Plan }
  | { kind: 'refusedFile' }
  | { kind: 'save'; workspace: NewWorkspace };

/**
 * What the worker says: how far it is, and at the end of each request one of the others. A file that raises no question is
 * judged as soon as it is opened.
 */
export type ImportAnswer =
  | { kind: 'progress'; bytes: number; total: number; rows: number }
  | { kind: 'opened'; opened: OpenedFile }
  | { kind: 'judged'; preview: Preview }
  | { kind: 'refusedFile'; file: Blob }
  | { kind: 'saved'; workspace: Workspace }
  | { kind: 'unreadable'; problem: FileProblem }
  /** The browser refused, or the worker broke: in its own words. */
  | { kind: 'failed'; message: string };
