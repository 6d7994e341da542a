import type { DataSet } from '@/data/dataSets/dataSet';
import { findPayment } from '@/data/dataSets/readDataSet';
import { createTexts, type TextsBuilder } from '@/data/dataSets/columns/texts';
import type { RefusalReason } from '@/domain/imports/plan';
import type { StagedRefund } from './stagedRefunds';

/** A refund of one of the files, and how its own file is told where it is refused. */
export type JointRefund = StagedRefund & { refuse: (refund: StagedRefund, reason: RefusalReason) => void };

/** What the files of one import have together: a refund's payment may stand in any of them. */
export type Joint = {
  /** Notes that a file has the payment of an id. */
  see: (id: string) => void;
  /** Payments that the workspace had before and that no file has. */
  missing: () => number;
  refunds: JointRefund[];
  refusedIds: TextsBuilder;
  /** Of payments that come into a workspace of their own. */
  elsewhereIds: Set<string>;
};

/** Of an import into the data set that was there before. */
export function createJoint(before: DataSet | undefined): Joint {
  const seen = new Uint8Array(before?.payments.length ?? 0);
  return {
    see: (id) => {
      const index = before && findPayment(before, id);
      if (index !== undefined) seen[index] = 1;
    },
    missing: () => seen.reduce((missing, isSeen) => missing - isSeen, seen.length),
    refunds: [],
    refusedIds: createTexts(),
    elsewhereIds: new Set(),
  };
}
