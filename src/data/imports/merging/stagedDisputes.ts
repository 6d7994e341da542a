import { DISPUTE_SHAPE } from '@/data/dataSets/dataSet';
import type { ImportContext } from '@/data/imports/importResult';
import { readOptionalAmount, readOptionalTime } from '@/data/imports/optionalColumns';
import type { createRowReader } from '@/data/imports/rows/readRow';
import type { createSkippedRows } from '@/data/imports/rows/skippedRows';
import { textOfCell } from '@/data/reading/cells';
import { columnsOfFee, type Field, type Plan } from '@/domain/imports/plan';
import type { RejectionReason } from '@/domain/imports/rejections';
import { movesMoney, type DisputeStep } from '@/domain/imports/rowKinds';
import { sliceOf, textOfSlice, type Cells } from '@/lib/cells/cells';
import { createRows } from '@/lib/columns/rows';

/** Collects the dispute rows of a file. A dispute row names its payment as a refund row does. */
export function createStagedDisputes(
  plan: Plan,
  { currency, nextYear }: Pick<ImportContext, 'currency' | 'nextYear'>,
  reader: ReturnType<typeof createRowReader>,
  stepOf: ReturnType<typeof createSkippedRows>['stepOf'],
) {
  const { columns, decimalMark = '.', isMinorUnits = false, dateOrder = 'year first', feeSign = 1 } = plan;
  const form = { decimals: currency.decimals, decimalMark, isMinorUnits };
  const feeColumns = columnsOfFee('processorFee', plan);
  const rows = createRows(DISPUTE_SHAPE);
  const textOf = (cells: Cells, field: Field) => textOfCell(cells.textAt(columns[field]));
  const dueOf = (cells: Cells) => {
    const due = sliceOf('');
    const problem = readOptionalTime(cells, columns.evidenceDue, due, { dateOrder, nextYear });
    return problem === undefined ? textOfSlice(due).slice(0, 10) : '';
  };
  /** What the row charges, or returns below 0. A processing fee that is returned with the money is not a dispute fee. */
  const feeOf = (cells: Cells, step: DisputeStep): number => {
    if (step === 'fee') return reader.isDebit ? reader.row.amount : -reader.row.amount;
    if (!movesMoney(step)) return 0;
    const fees = feeColumns.map((column) => readOptionalAmount(cells, column, form));
    const fee = fees.reduce<number>((sum, amount) => sum + (typeof amount === 'number' ? amount * feeSign : 0), 0);
    return step === 'returned' ? Math.min(0, fee) : Math.max(0, fee);
  };
  return {
    rows,
    /** Adds a row, or returns the column and the reason why it is rejected. A row in another currency is left out. */
    add: (cells: Cells): { column: number | undefined; reason: RejectionReason } | undefined => {
      const fate = reader.read(cells, true);
      if (fate === 'currency differs') return undefined;
      const column = reader.refusedField && columns[reader.refusedField];
      if (fate !== 'refund') return { column, reason: fate === 'payment' ? 'id missing' : fate };
      const { row, reference } = reader;
      const step = stepOf(cells) ?? 'opened';
      const isMoved = movesMoney(step);
      const isStated = step === 'stated';
      rows.push({
        id: textOfSlice(row.id),
        reference,
        step,
        reason: textOf(cells, 'disputeReason') || (isStated ? '' : textOf(cells, 'type')),
        date: textOfSlice(row.date),
        amount: isMoved ? row.amount : 0,
        zone: row.zone,
        fee: feeOf(cells, step),
        stated: isMoved || step === 'fee' ? 0 : row.amount,
        status: isStated ? textOf(cells, 'disputeStatus') : '',
        due: dueOf(cells),
      });
      return undefined;
    },
  };
}
