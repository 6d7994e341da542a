import { createStagedRows } from '@/data/imports/merging/stagedRows';
import type { Row } from '@/lib/columns/rows';
import { UNMATCHED_FEE_SHAPE } from '@/data/dataSets/dataSet';

const STAGED_FEE_SHAPE = {
  ...UNMATCHED_FEE_SHAPE,
  /** 0 if the row has no currency: then it is the currency of its payment. */
  hasCurrency: 'uint16',
  record: 'uint32',
  line: 'uint32',
} as const;

export type StagedFee = Row<typeof STAGED_FEE_SHAPE>;
type Fee = Omit<StagedFee, 'record' | 'line'>;

/** Collects the rows of a fee file. Their payments may be in other files. */
export const createStagedFees = () => createStagedRows(STAGED_FEE_SHAPE, contentOf);

/** The content of a fee row besides its id. */
function contentOf({ reference, feeFlags, processorFee, partnerFee, platformFee, refundedShares }: Fee): string {
  return [reference, feeFlags, processorFee, partnerFee, platformFee, refundedShares].join('\n');
}
