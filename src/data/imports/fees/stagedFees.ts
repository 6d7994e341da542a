import { createIdIndex, hashOfText } from '@/lib/columns/idIndex';
import { createRows, toPlainRow, type Row, type Rows } from '@/lib/columns/rows';
import { createStringColumn } from '@/lib/columns/stringColumn';
import { UNMATCHED_FEE_SHAPE } from '@/data/dataSets/dataSet';

const STAGED_FEE_SHAPE = {
  ...UNMATCHED_FEE_SHAPE,
  /** 0 if the row has no currency: then it is the currency of its payment. */
  hasCurrency: 'uint16',
  record: 'uint32',
  line: 'uint32',
} as const;

export type StagedFee = Row<typeof STAGED_FEE_SHAPE>;
export type StagedFeeRows = Rows<typeof STAGED_FEE_SHAPE>;
type Fee = Omit<StagedFee, 'record' | 'line'>;

/** Collects the rows of a fee file in its order. Their payments may be in other files. */
export function createStagedFees() {
  const rows = createRows(STAGED_FEE_SHAPE);
  const [ids, contents] = [createStringColumn(), createStringColumn()];
  const index = createIdIndex(hashOfText, (at, id) => ids.at(at) === id);
  return {
    find: index.find,
    isSame: (at: number, fee: Fee) => contents.at(at) === contentOf(fee),
    add: (fee: StagedFee) => {
      rows.push(fee);
      ids.push(fee.id);
      contents.push(contentOf(fee));
      index.add();
    },
    finish: (): StagedFeeRows => rows.finish(),
  };
}

export function stagedFeeAt(rows: StagedFeeRows, index: number): StagedFee {
  return toPlainRow(STAGED_FEE_SHAPE, rows, index);
}

/** The content of a fee row besides its id. */
export function contentOf({ reference, feeFlags, processorFee, partnerFee, platformFee, refundedShares }: Fee): string {
  return [reference, feeFlags, processorFee, partnerFee, platformFee, refundedShares].join('\n');
}
