import { createStagedRows } from './stagedRows';
import type { Row, RowsBuilder } from '@/lib/columns/rows';
import { createStringColumn, type StringColumnBuilder } from '@/lib/columns/stringColumn';
import { UNMATCHED_REFUND_SHAPE, type DataSet, type DISPUTE_SHAPE } from '@/data/dataSets/dataSet';
import { findPayment } from '@/data/dataSets/readDataSet';
import type { Day } from '@/domain/calendar/dates';
import type { Plan } from '@/domain/imports/plan';
import type { RejectionReason } from '@/domain/imports/rejections';
import type { StagedPayments } from './stagedPayments';
import type { Vocabulary } from '@/data/imports/vocabulary';
import type { RejectRow } from '@/data/imports/rows/rejectedRows';

const STAGED_REFUND_SHAPE = { ...UNMATCHED_REFUND_SHAPE, record: 'uint32', line: 'uint32' } as const;

export type StagedRefund = Row<typeof STAGED_REFUND_SHAPE>;
export type StagedRefunds = ReturnType<typeof createStagedRefunds>;

/** The key of a refund: its own id, or the payment, time and amount if it has the id of its payment. */
export function refundIdOf({ id, date, amount }: Pick<StagedRefund, 'id' | 'date' | 'amount'>, reference: string) {
  return id === '' || id === reference ? `${reference} ${date} ${amount}` : id;
}

/** Collects the refund rows of a file. Their payments may follow them. */
export function createStagedRefunds() {
  return createStagedRows(STAGED_REFUND_SHAPE, ({ reference, date, amount, zone }: StagedRefund) =>
    [reference, date, amount, zone].join('\n'),
  );
}

/** A refund of one of the files, and a function that reports its rejection to that file. */
export type CrossFileRefund = StagedRefund & { refuse: (refund: StagedRefund, reason: RejectionReason) => void };

/** State that all files of one import share, because a refund's payment may be in any of them. */
export type CrossFileState = {
  /** Records that a file has the payment with an id. */
  see: (id: string) => void;
  /** Payments of the previous data set that are in no file. */
  missing: () => number;
  refunds: CrossFileRefund[];
  rejectedIds: StringColumnBuilder;
  /** The ids of payments that are imported into separate workspaces. */
  elsewhereIds: Set<string>;
};

/** The ids that exist before the import. */
export function createCrossFileState(before: DataSet | undefined): CrossFileState {
  const seen = new Uint8Array(before?.payments.length ?? 0);
  return {
    see: (id) => {
      const index = before && findPayment(before, id);
      if (index !== undefined) seen[index] = 1;
    },
    missing: () => seen.reduce((missing, isSeen) => missing - isSeen, seen.length),
    refunds: [],
    rejectedIds: createStringColumn(),
    elsewhereIds: new Set(),
  };
}

/** Everything that was read from the rows of a file. */
export type ImportRun = {
  plan: Plan;
  /** The currency of the workspace (ISO 4217). */
  currency: string;
  /** The newest day of the whole file, if only a part of its rows is read. */
  newestDay: Day | undefined;
  /** An empty one for the first file of a new workspace. */
  before: DataSet;
  vocabulary: Vocabulary;
  payments: StagedPayments;
  refunds: StagedRefunds;
  /** The dispute rows of the file. */
  disputes: RowsBuilder<typeof DISPUTE_SHAPE>;
  refuse: RejectRow;
  rejectedIds: StringColumnBuilder;
  crossFile: CrossFileState;
  /** The first payments of ids that occur again with different values. All rows with these ids are rejected. */
  conflictingRows: ReadonlySet<number>;
};
