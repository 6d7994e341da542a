import { createRejectedRows, startOf, type RejectedRows } from '@/data/imports/rejectedRows';
import type { RejectRow } from '@/data/imports/merging/importRun';
import { createSkippedRows, type SkippedRows } from '@/data/imports/skippedRows';
import type { Cells } from '@/lib/cells/cells';
import type { Plan } from '@/domain/imports/plan';
import type { ImportContext } from '@/data/imports/readRow';
import { createFeeReader } from './readFee';
import { createStagedFees, stagedFeeAt, type StagedFee } from './stagedFees';

/** The valid and the rejected rows of a fee file. Whether their payments exist is checked later. */
export type ImportedFees = {
  fees: readonly StagedFee[];
  refuse: (fee: StagedFee, reason: 'fee of nothing' | 'fee of a refused payment' | 'fees above the amount') => void;
  records: number;
  duplicates: number;
  skipped: SkippedRows;
  otherCurrencies: Record<string, number>;
  refused: () => RejectedRows;
};

/**
 * Reads the records of a fee file by a plan without open questions. A duplicate row is imported once. Rows with the
 * same id and different values are all rejected, as for payments.
 */
export function createFeesImport(
  plan: Plan,
  headers: readonly string[],
  { currency, isElsewhere }: Pick<ImportContext, 'currency' | 'isElsewhere'>,
) {
  const [readFee, staged] = [createFeeReader(plan, currency), createStagedFees()];
  const [refused, skippedRows] = [createRejectedRows(headers), createSkippedRows(plan, headers, currency)];
  const others = new Map<string, number>();
  const twice = new Set<number>();
  const counts = { records: 0, duplicates: 0 };
  const idColumn = plan.columns.feeId ?? plan.columns.id;

  const refuse: RejectRow = (index, column, value, reason) => refused.push({ ...index, column, value, reason });

  const addRow = (cells: Cells, index: { record: number; line: number }) => {
    const fee = readFee(cells);
    if ('reason' in fee) {
      if (isElsewhere?.(fee.currency ?? '')) return;
      if (fee.currency !== undefined) {
        others.set(fee.currency, (others.get(fee.currency) ?? 0) + 1);
        return;
      }
      const column = plan.columns[fee.field];
      refuse(index, column, cells.textAt(column), fee.reason);
      return;
    }
    const known = staged.find(fee.id);
    if (known === undefined) staged.add({ ...fee, ...index });
    else if (!twice.has(known) && staged.isSame(known, fee)) counts.duplicates += 1;
    else {
      twice.add(known);
      refuse(index, idColumn, fee.id, 'id twice');
    }
  };

  return {
    add: (cells: Cells, line: number, isAfterBlank: boolean) => {
      const index = { record: counts.records, line };
      counts.records += 1;
      const kind = skippedRows.fateOf(cells);
      const problem = skippedRows.lengthProblem(cells);
      if (kind === 'skipped') return;
      if (isAfterBlank && plan.takesRowsAfterBlank !== true) skippedRows.add('after an empty row');
      else if (kind === 'refund') skippedRows.add('refund');
      else if (problem !== undefined) refuse(index, undefined, startOf(cells), problem);
      else if (kind === 'unknown') refuse(index, plan.columns.type, cells.textAt(plan.columns.type), 'type unknown');
      else addRow(cells, index);
    },
    finish: (): ImportedFees => {
      const rows = staged.finish();
      const all = Array.from({ length: rows.length }, (_, row) => stagedFeeAt(rows, row));
      for (const row of twice) {
        const { record, line, id } = stagedFeeAt(rows, row);
        refuse({ record, line }, idColumn, id, 'id twice');
      }
      return {
        ...counts,
        skipped: skippedRows.skipped(),
        otherCurrencies: Object.fromEntries(others),
        fees: all.filter((_, row) => !twice.has(row)),
        refuse: ({ record, line, reference }, reason) => refuse({ record, line }, plan.columns.id, reference, reason),
        refused: refused.finish,
      };
    },
  };
}
