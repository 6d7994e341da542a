import { createIdIndex, hashOfText } from '@/lib/columns/idIndex';
import { createRows, toPlainRow, type Row, type Rows } from '@/lib/columns/rows';
import { createStringColumn } from '@/lib/columns/stringColumn';

const STAGED_REFUND_SHAPE = {
  id: 'texts',
  reference: 'texts',
  date: 'texts',
  amount: 'float64',
  zone: 'uint16',
  record: 'uint32',
  line: 'uint32',
} as const;

export type StagedRefund = Row<typeof STAGED_REFUND_SHAPE>;
export type StagedRefunds = ReturnType<typeof createStagedRefunds>;
export type StagedRefundRows = Rows<typeof STAGED_REFUND_SHAPE>;

/** The key of a refund: its own id, or the payment, time and amount if it has the id of its payment. */
export function refundIdOf({ id, date, amount }: Pick<StagedRefund, 'id' | 'date' | 'amount'>, reference: string) {
  return id === '' || id === reference ? `${reference} ${date} ${amount}` : id;
}

/** Collects the refund rows of a file in its order. Their payments may follow them. */
export function createStagedRefunds() {
  const rows = createRows(STAGED_REFUND_SHAPE);
  const ids = createStringColumn();
  // The remaining content of a row. It distinguishes a duplicate from a different row with the same id.
  const contents = createStringColumn();
  const index = createIdIndex(hashOfText, (at, id) => ids.at(at) === id);
  const contentOf = ({ reference, date, amount, zone }: StagedRefund) => [reference, date, amount, zone].join('\n');
  return {
    find: index.find,
    isSame: (at: number, refund: StagedRefund) => contents.at(at) === contentOf(refund),
    add: (refund: StagedRefund) => {
      rows.push(refund);
      ids.push(refund.id);
      contents.push(contentOf(refund));
      index.add();
    },
    finish: () => rows.finish(),
  };
}

export function stagedRefundAt(rows: StagedRefundRows, index: number): StagedRefund {
  return toPlainRow(STAGED_REFUND_SHAPE, rows, index);
}
