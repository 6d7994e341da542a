import type { DataSet } from '@/data/dataSets/dataSet';
import { createStagedDisputes } from './merging/stagedDisputes';
import { createStringColumn } from '@/lib/columns/stringColumn';
import { textOfSlice, type Cells } from '@/lib/cells/cells';
import type { Plan } from '@/domain/imports/plan';
import { emptyDataSet } from './directory/completeDataSet';
import { finishImport } from './merging/finishImport';
import type { ImportResult, ImportContext } from './importResult';
import { createRowReader } from '@/data/imports/rows/readRow';
import { createRejectedRows, startOf, type RowPosition } from '@/data/imports/rows/rejectedRows';
import { createSkippedRows } from '@/data/imports/rows/skippedRows';
import { createNetCheck } from '@/data/formats/netCheck';
import { createStagedPayments } from './merging/stagedPayments';
import { createStagedRefunds, refundIdOf, createCrossFileState } from './merging/stagedRefunds';
import { TEXT_FIELD_NAMES } from '@/domain/payments/textFields';
import { createVocabulary } from './vocabulary';

/** The columns start small and grow with the file. */
const FEW_ROWS = 64;

export type FileImport = ReturnType<typeof createImport>;

/**
 * Reads the records of a payment file by a plan without open questions, into a new data set on top of the previous one,
 * which stays unchanged. Each row is imported, a duplicate, rejected or skipped. With several files, each gets the data
 * set of the file before, and all share one `joint`.
 */
export function createImport(
  plan: Plan,
  headers: readonly string[],
  earlier: DataSet | undefined,
  context: ImportContext,
  crossFile = createCrossFileState(earlier),
) {
  const before = earlier ?? emptyDataSet(context.currency.code);
  const vocabulary = createVocabulary(plan.statuses, before);
  const reader = createRowReader(plan, context, vocabulary);
  const [payments, refunds] = [
    createStagedPayments(
      context.expected ?? FEW_ROWS,
      TEXT_FIELD_NAMES.filter((field) => plan.columns[field] !== undefined),
    ),
    createStagedRefunds(),
  ];
  const { refuse, finish: finishRefused } = createRejectedRows(headers);
  const rejectedIds = createStringColumn();
  /** Rows in other currencies, by currency code. */
  const others = new Map<string, number>();
  const skippedRows = createSkippedRows(plan, headers, context.currency);
  const stagedDisputes = createStagedDisputes(plan, context, reader, skippedRows.stepOf);
  const netCheck = createNetCheck(plan, context.currency);
  const conflictingRows = new Set<number>();
  /** One object for the current record, because a million rows must not create a million objects. */
  const index = { record: -1, line: 0 };
  const counts = { records: 0, duplicates: 0, looksLikeRows: 0 };

  const addPayment = (index: RowPosition) => {
    const { row } = reader;
    const known = payments.find(row.id);
    if (known === undefined) {
      payments.add(row, index);
    } else if (!conflictingRows.has(known) && payments.isSame(known, row)) {
      counts.duplicates += 1;
    } else {
      conflictingRows.add(known);
      refuse(index, plan.columns.id, textOfSlice(row.id), 'id twice');
    }
  };

  const addRefund = (index: RowPosition) => {
    const { row, reference } = reader;
    const { amount, zone } = row;
    const [refundId, date] = [textOfSlice(row.id), textOfSlice(row.date)];
    if (amount === 0 || vocabulary.statuses[row.status]?.isPaid === false) {
      skippedRows.add('refund not made');
      return;
    }
    const id = refundIdOf({ id: refundId, date, amount }, reference);
    const fate = refunds.add({ id, reference, date, amount, zone, ...index });
    if (fate === 'same') counts.duplicates += 1;
    if (fate === 'other') refuse(index, plan.columns.id, refundId, 'id twice');
  };

  const addRow = (cells: Cells, isRefund: boolean, index: RowPosition) => {
    const fate = reader.read(cells, isRefund);
    if (fate === 'refund') {
      addRefund(index);
      return;
    }
    if (fate === 'payment') {
      addPayment(index);
      return;
    }
    if (context.isElsewhere?.(reader.currency)) {
      crossFile.elsewhereIds.add(textOfSlice(reader.row.id));
      return;
    }
    rejectedIds.push(textOfSlice(reader.row.id));
    // Skipped, not rejected: no fix of the row would make it part of this workspace.
    if (fate === 'currency differs') {
      others.set(reader.currency, (others.get(reader.currency) ?? 0) + 1);
      return;
    }
    const column = reader.refusedField && plan.columns[reader.refusedField];
    refuse(index, column, cells.textAt(column), fate);
  };

  let finished: ReturnType<typeof finishImport> | undefined;
  return {
    /** Reads one record, in the order of the file. `isAfterBlank` is true if an empty record precedes it anywhere. */
    add: (cells: Cells, line: number, isAfterBlank: boolean): void => {
      index.record = counts.records;
      index.line = line;
      counts.records += 1;
      if (cells.problem === undefined) netCheck.see(cells, line);
      const kind = skippedRows.fateOf(cells);
      if (kind === 'skipped') return;
      const problem = skippedRows.lengthProblem(cells);
      if (isAfterBlank && plan.takesRowsAfterBlank !== true) {
        skippedRows.add('after an empty row');
        const fate = kind === 'unknown' ? kind : (problem ?? reader.read(cells, kind !== 'payment'));
        if (fate === 'payment' || fate === 'refund') counts.looksLikeRows += 1;
      } else if (problem !== undefined) {
        // If rows are split into several workspaces, only the first one reports the row.
        if (!context.isElsewhere?.('')) refuse(index, undefined, startOf(cells), problem);
      } else if (kind === 'unknown') {
        if (!context.isElsewhere?.(''))
          refuse(index, plan.columns.type, cells.textAt(plan.columns.type), 'type unknown');
      } else if (kind === 'dispute') {
        const problem = stagedDisputes.add(cells);
        if (problem) refuse(index, problem.column, cells.textAt(problem.column), problem.reason);
      } else addRow(cells, kind === 'refund', index);
    },
    /** Replaces the placeholder of times without a zone. Returns false if the zone is already in the list. */
    nameZone: vocabulary.zones.respell,
    /**
     * Finishes after the last record. A second call returns the same result with the zone that was set since. Refunds are
     * matched with the last file, whose result counts them.
     */
    finish: (isLast = true): ImportResult => {
      const currency = context.currency.code;
      const importRun = {
        plan,
        currency,
        newestDay: context.newestDay,
        before,
        vocabulary,
        payments,
        refunds,
        disputes: stagedDisputes.rows,
        refuse,
        rejectedIds,
        crossFile,
        conflictingRows,
      };
      finished ??= finishImport(importRun, isLast);
      const { counts: fileCounts, firstRows, ...result } = finished;
      const duplicates = fileCounts.duplicates + counts.duplicates;
      const { records, looksLikeRows } = counts;
      const refused = finishRefused();
      return {
        ...result,
        firstRows: firstRows(),
        counts: {
          ...fileCounts,
          records,
          duplicates,
          looksLikeRows,
          refused: refused.rows.length,
          skipped: skippedRows.skipped(),
          chargebacks: skippedRows.chargebacks(),
          otherCurrencies: Object.fromEntries(others),
        },
        refused,
        netCheck: netCheck.result(),
      };
    },
    /** The rejected rows, available after all files are finished. */
    refused: finishRefused,
  };
}
