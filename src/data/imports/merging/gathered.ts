import type { TextsBuilder } from '@/data/dataSets/columns/texts';
import type { DataSet } from '@/data/dataSets/dataSet';
import type { Plan, RefusalReason } from '@/domain/imports/plan';
import type { Joint } from './joint';
import type { StagedPayments } from './stagedPayments';
import type { StagedRefunds } from './stagedRefunds';
import type { Vocabulary } from '@/data/imports/vocabulary';
import type { Place } from '@/data/imports/refusedRows';

/** Refuses a row of the file for what stands in a column; undefined is the row as a whole. */
export type Refuse = (place: Place, column: number | undefined, value: string, reason: RefusalReason) => void;

/** What the rows of a file were read into. */
export type Gathered = {
  plan: Plan;
  /** ISO 4217, of the workspace. */
  currency: string;
  before: DataSet | undefined;
  vocabulary: Vocabulary;
  payments: StagedPayments;
  refunds: StagedRefunds;
  refuse: Refuse;
  refusedIds: TextsBuilder;
  joint: Joint;
  /** First rows of an id that a later row of the file has with other content: all of them are refused. */
  twice: { payments: ReadonlySet<number>; refunds: ReadonlySet<number> };
};
