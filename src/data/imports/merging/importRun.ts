import type { StringColumnBuilder } from '@/lib/columns/stringColumn';
import type { DataSet } from '@/data/dataSets/dataSet';
import type { Plan, RejectionReason } from '@/domain/imports/plan';
import type { CrossFileState } from './crossFileState';
import type { StagedPayments } from './stagedPayments';
import type { StagedRefunds } from './stagedRefunds';
import type { Vocabulary } from '@/data/imports/vocabulary';
import type { RowPosition } from '@/data/imports/rejectedRows';

/** Rejects a row of the file because of a column. Undefined rejects the row as a whole. */
export type RejectRow = (
  index: RowPosition,
  column: number | undefined,
  value: string,
  reason: RejectionReason,
) => void;

/** Everything that was read from the rows of a file. */
export type ImportRun = {
  plan: Plan;
  /** The currency of the workspace (ISO 4217). */
  currency: string;
  before: DataSet | undefined;
  vocabulary: Vocabulary;
  payments: StagedPayments;
  refunds: StagedRefunds;
  refuse: RejectRow;
  rejectedIds: StringColumnBuilder;
  crossFile: CrossFileState;
  /** The first rows of ids that occur again with different values. All rows with these ids are rejected. */
  twice: { payments: ReadonlySet<number>; refunds: ReadonlySet<number> };
};
