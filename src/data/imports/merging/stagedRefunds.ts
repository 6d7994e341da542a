import { createIdIndex, hashOfText } from '@/data/dataSets/idIndex';
import { createRows, rowAt, type Row, type Rows } from '@/data/dataSets/columns/rows';
import { createTexts } from '@/data/dataSets/columns/texts';

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

/** What a refund is known by: its own id, or its payment, time and amount where it bears its payment's id. */
export function refundIdOf({ id, date, amount }: Pick<StagedRefund, 'id' | 'date' | 'amount'>, reference: string) {
  return id === '' || id === reference ? `${reference} ${date} ${amount}` : id;
}

/** The rows of refunds of a file in its order, while it is read: their payments may come after them. */
export function createStagedRefunds() {
  const rows = createRows(STAGED_REFUND_SHAPE);
  const ids = createTexts();
  // What else a row says, to tell the same row from another one of its id.
  const contents = createTexts();
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
  return rowAt(STAGED_REFUND_SHAPE, rows, index);
}
