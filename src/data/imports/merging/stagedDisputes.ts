import { DISPUTE_SHAPE } from '@/data/dataSets/dataSet';
import type { createRowReader } from '@/data/imports/readRow';
import { textOfCell } from '@/data/reading/cells';
import type { Plan } from '@/domain/imports/plan';
import type { RejectionReason } from '@/domain/imports/rejections';
import { disputeStepOf } from '@/domain/imports/rowKinds';
import { textOfSlice, type Cells } from '@/lib/cells/cells';
import { createRows } from '@/lib/columns/rows';

/** Collects the dispute rows of a file. A dispute row names its payment as a refund row does. */
export function createStagedDisputes({ columns }: Plan, reader: ReturnType<typeof createRowReader>) {
  const rows = createRows(DISPUTE_SHAPE);
  return {
    rows,
    /** Adds a row, or returns the column and the reason why it is rejected. A row in another currency is left out. */
    add: (cells: Cells): { column: number | undefined; reason: RejectionReason } | undefined => {
      const fate = reader.read(cells, true);
      if (fate === 'currency differs') return undefined;
      const column = reader.refusedField && columns[reader.refusedField];
      if (fate !== 'refund') return { column, reason: fate === 'payment' ? 'id missing' : fate };
      const { row, reference } = reader;
      const type = textOfCell(cells.textAt(columns.type));
      rows.push({
        id: textOfSlice(row.id),
        reference,
        step: disputeStepOf(type) ?? 'opened',
        reason: type,
        date: textOfSlice(row.date),
        amount: row.amount,
        zone: row.zone,
      });
      return undefined;
    },
  };
}
