import { createRejectedRows, startOf } from '@/data/imports/rows/rejectedRows';
import { hasDisputeColumns } from '@/data/imports/disputeSteps';
import { createSkippedRows } from '@/data/imports/rows/skippedRows';
import type { Cells } from '@/lib/cells/cells';
import { columnsOfFee, type Plan, FEE_FIELDS, type Field } from '@/domain/imports/plan';
import type { RejectionReason } from '@/domain/imports/rejections';
import type { ImportContext } from '@/data/imports/importResult';
import { createStagedDisputes } from '@/data/imports/merging/stagedDisputes';
import { createRowReader } from '@/data/imports/rows/readRow';
import { createVocabulary } from '@/data/imports/vocabulary';
import { createStagedFees, type StagedFee } from './stagedFees';
import { FEE_FLAGS } from '@/data/dataSets/fileFees';
import { textOfCell } from '@/data/reading/cells';
import { resolveCurrencyName } from '@/domain/imports/currencyNames';
import { readAmount } from '@/domain/imports/values/readAmount';
import type { Currency } from '@/domain/money/currency';

/** The valid and the rejected rows of a fee file. Whether their payments exist is checked later. */
export type ImportedFees = ReturnType<ReturnType<typeof createFeesImport>['finish']>;

/**
 * Reads the records of a fee file by a plan without open questions. A duplicate row is imported once. Rows with the
 * same id and different values are all rejected, as for payments. Rows about disputes are read as in payment files, with
 * their dispute fees, if the file has the columns for them.
 */
export function createFeesImport(
  plan: Plan,
  headers: readonly string[],
  context: Pick<ImportContext, 'currency' | 'isElsewhere' | 'nextYear'>,
) {
  const { currency, isElsewhere } = context;
  const [readFee, staged] = [createFeeReader(plan, currency), createStagedFees()];
  const { refuse, finish: refused } = createRejectedRows(headers);
  const skippedRows = createSkippedRows(plan, headers, currency);
  const hasDisputes = hasDisputeColumns(plan);
  const vocabulary = createVocabulary(plan.statuses, undefined);
  const stagedDisputes = createStagedDisputes(
    plan,
    context,
    createRowReader(plan, context, vocabulary),
    skippedRows.stepOf,
  );
  const others = new Map<string, number>();
  const counts = { records: 0, duplicates: 0 };
  const idColumn = plan.columns.feeId ?? plan.columns.id;

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
    const fate = staged.add({ ...fee, ...index });
    if (fate === 'same') counts.duplicates += 1;
    if (fate === 'other') refuse(index, idColumn, fee.id, 'id twice');
  };

  const addDispute = (cells: Cells, index: { record: number; line: number }) => {
    const rejected = stagedDisputes.add(cells);
    if (rejected) refuse(index, rejected.column, cells.textAt(rejected.column), rejected.reason);
  };

  return {
    add: (cells: Cells, line: number, isAfterBlank: boolean) => {
      const index = { record: counts.records, line };
      counts.records += 1;
      const kind = skippedRows.fateOf(cells);
      const problem = skippedRows.lengthProblem(cells);
      if (kind === 'skipped') return;
      if (isAfterBlank && plan.takesRowsAfterBlank !== true) skippedRows.add('after an empty row');
      else if (kind === 'refund' || (kind === 'dispute' && !hasDisputes)) skippedRows.add(kind);
      else if (problem !== undefined) refuse(index, undefined, startOf(cells), problem);
      else if (kind === 'unknown') refuse(index, plan.columns.type, cells.textAt(plan.columns.type), 'type unknown');
      else if (kind === 'dispute') addDispute(cells, index);
      else addRow(cells, index);
    },
    finish: () => {
      const fees = [...staged.finish(({ record, line, id }) => refuse({ record, line }, idColumn, id, 'id twice'))];
      return {
        ...counts,
        skipped: skippedRows.skipped(),
        /** The rows about disputes. */
        chargebacks: hasDisputes ? skippedRows.chargebacks() : { count: 0, sum: 0 },
        /** What the rows say of disputes, with the names of their time zones. */
        disputes: { rows: stagedDisputes.rows.finish(), zones: vocabulary.zones.terms() },
        otherCurrencies: Object.fromEntries(others),
        fees,
        refuse: ({ record, line, reference }: StagedFee, reason: RejectionReason) =>
          refuse({ record, line }, plan.columns.id, reference, reason),
        refused,
      };
    },
  };
}

export type ReadFee = Omit<StagedFee, 'record' | 'line'>;
export type RejectedFee = { field: Field; reason: RejectionReason; currency?: string };

/**
 * Reads the rows of a fee file one by one: the fees of one payment, in minor units. A refunded fee is read only if the
 * file has a single fee column; with several, the refunded one is unknown.
 */
export function createFeeReader(plan: Plan, currency: Currency) {
  const { columns, decimalMark = '.', isMinorUnits = false, feeSign = 1 } = plan;
  const form = { decimals: currency.decimals, decimalMark, isMinorUnits };
  const reported = FEE_FIELDS.filter((fee) => columnsOfFee(fee, plan).length > 0);

  return (cells: Cells): ReadFee | RejectedFee => {
    const cell = (field: Field) => textOfCell(cells.textAt(columns[field]));
    const reference = cell('id');
    if (reference === '') return { field: 'id', reason: 'id missing' };
    const named = cell('currency');
    const code = named === '' ? currency.code : resolveCurrencyName(named, currency.code);
    if (code === undefined) return { field: 'currency', reason: 'currency unknown' };
    if (code !== currency.code) return { field: 'currency', reason: 'currency differs', currency: code };
    const hasCurrency = Number(named !== '');
    const fee = { id: cell('feeId') || reference, reference, hasCurrency, feeFlags: 0, refundedShares: 0 };
    const amounts = { processorFee: 0, partnerFee: 0, platformFee: 0 };
    for (const field of reported) {
      const texts = columnsOfFee(field, plan).map((column) => textOfCell(cells.textAt(column)));
      const read = texts.flatMap((text) => (text === '' ? [] : [readAmount(text, form)]));
      if (read.length === 0) continue;
      const amount = read.reduce<number>((sum, part) => sum + (typeof part === 'number' ? part : NaN), 0);
      if (Number.isNaN(amount) || amount * feeSign < 0) return { field, reason: 'fee unreadable' };
      amounts[field] = Math.abs(amount);
      fee.feeFlags += FEE_FLAGS[field];
    }
    if (fee.feeFlags === 0) return { field: reported[0] ?? 'processorFee', reason: 'amount missing' };
    const [only, ...others] = reported;
    const back = others.length === 0 ? cell('refunded') : '';
    if (only && back !== '') {
      const amount = readAmount(back, form);
      if (typeof amount === 'string') return { field: 'refunded', reason: amount };
      if (Math.abs(amount) > amounts[only]) return { field: 'refunded', reason: 'refunded above the fee' };
      fee.refundedShares = Math.abs(amount);
      fee.feeFlags += FEE_FLAGS.refundedShares;
    }
    return { ...fee, ...amounts };
  };
}
