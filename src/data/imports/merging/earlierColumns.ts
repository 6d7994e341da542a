import type { DataSet, PaymentRows } from '@/data/dataSets/dataSet';
import { findPayment } from '@/data/dataSets/readDataSet';
import type { Vocabulary } from '@/data/imports/vocabulary';
import type { Plan } from '@/domain/imports/plan';
import { numberAt } from '@/lib/columns/numbers';
import { createStringColumn, textAt } from '@/lib/columns/stringColumn';

/**
 * The rows of a newer file, with the refunds and the disputes of the earlier rows if the file has no such columns: an absent column
 * says nothing of them. A status that says so counts more.
 */
export function withEarlierColumns(
  before: DataSet,
  file: PaymentRows,
  { columns, reversedStatuses = [] }: Pick<Plan, 'columns' | 'reversedStatuses'>,
  vocabulary: Pick<Vocabulary, 'statuses'>,
): PaymentRows {
  const { payments } = before;
  const earlierOf = (row: number) => findPayment(before, textAt(file.id, row));
  const carry = (
    amount: 'refunded' | 'disputed',
    text: 'refundedDate' | 'dispute',
    isMissing: (row: number) => boolean,
  ) => {
    const amounts = new Float64Array(file.length);
    const texts = createStringColumn();
    for (let row = 0; row < file.length; row += 1) {
      const index = isMissing(row) ? earlierOf(row) : undefined;
      amounts[row] = index === undefined ? numberAt(file[amount], row) : numberAt(payments[amount], index);
      texts.push(index === undefined ? textAt(file[text], row) : textAt(payments[text], index));
    }
    return { [amount]: amounts, [text]: texts.finish() };
  };
  const hasAny = (amount: 'refunded' | 'disputed') => payments[amount].some((cents) => cents > 0);
  const isNotRefunded = (row: number) => vocabulary.statuses[numberAt(file.status, row)]?.word !== 'Refunded';
  return {
    ...file,
    ...(columns.refunded === undefined && hasAny('refunded') && carry('refunded', 'refundedDate', isNotRefunded)),
    ...(columns.disputed === undefined &&
      reversedStatuses.length === 0 &&
      hasAny('disputed') &&
      carry('disputed', 'dispute', () => true)),
  };
}
