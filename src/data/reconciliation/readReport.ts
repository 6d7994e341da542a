import { createRows, type Row } from '@/lib/columns/rows';
import { numberAt } from '@/lib/columns/numbers';
import { textAt, type StringColumn } from '@/lib/columns/stringColumn';
import { createDictionary, termAt } from '@/lib/columns/dictionaryColumn';
import { textOfCell } from '@/data/reading/cells';
import { createRowReader } from '@/data/imports/rows/readRow';
import { createSkippedRows } from '@/data/imports/rows/skippedRows';
import { createVocabulary } from '@/data/imports/vocabulary';
import { textOfSlice, type Cells } from '@/lib/cells/cells';
import { headerKey } from '@/domain/imports/headerKey';
import { columnsOfFee, type Plan } from '@/domain/imports/plan';
import { movesMoney } from '@/domain/imports/rowKinds';
import { disputeStatusOf, readFileDispute } from '@/domain/disputes/fileDisputes';
import { takesMoney } from '@/domain/disputes/movements';
import type { Currency } from '@/domain/money/currency';
import type { ReportColumns } from '@/domain/reconciliation/columns';

const SHAPE = {
  id: 'texts',
  reference: 'texts',
  time: 'texts',
  zone: 'uint16',
  currency: 'uint16',
  amount: 'float64',
  status: 'uint16',
  refunded: 'float64',
  disputed: 'float64',
  processor: 'float64',
  partner: 'float64',
  platform: 'float64',
} as const;

/** The currency of an amount with a word that several currencies share, none of which fits. */
const UNKNOWN = '?';

/** Headers of columns in which processors put the id that the payment has in the console, the best first. */
const REFERENCES = [
  ...['merchantreference', 'paymentmetadataorderid', 'orderid', 'metadataorderid', 'invoicenumber', 'reference'],
  ...['description', 'note'],
];

/** The amount, or NaN if every cell of it is empty: what a report does not state is not 0. */
function statedOf(cells: Cells, columns: readonly number[], amount: number): number {
  if (amount !== 0 || columns.length === 0) return amount;
  return columns.some((column) => textOfCell(cells.textAt(column)) !== '') ? amount : Number.NaN;
}

/**
 * Reads the rows of a processor's report by a plan without open questions. Refunds and disputes are added to their payment. Rows
 * that are not payments are left out, and invalid rows are counted.
 */
export function createReportReader(plan: Plan, headers: readonly string[], currency: Currency, nextYear: number) {
  const { columns } = plan;
  const vocabulary = createVocabulary(plan.statuses, undefined);
  // Merchants are not compared, and another currency is a discrepancy instead of a rejected row.
  const { merchant: _merchant, ...others } = columns;
  const context = { currency, nextYear, takesAnyCurrency: true };
  const reader = createRowReader({ ...plan, columns: others, merchantName: '–' }, context, vocabulary);
  const skippedRows = createSkippedRows(plan, headers, currency);
  const keys = headers.map(headerKey);
  const referenceColumns = REFERENCES.map((key) => keys.indexOf(key)).filter((at) => at >= 0 && at !== columns.id);
  const currencies = createDictionary([currency.code]);
  const rows = createRows(SHAPE);
  const refunds = new Map<string, number>();
  const disputes = new Map<string, number>();
  // PayPal's reversal names the row of the chargeback.
  const paymentOfDispute = new Map<string, string>();
  let [count, unread] = [0, 0];

  const feeColumns = {
    processorFee: columnsOfFee('processorFee', plan),
    partnerFee: columnsOfFee('partnerFee', plan),
    platformFee: columnsOfFee('platformFee', plan),
  };

  function add(cells: Cells, _line: number, isAfterBlank: boolean): void {
    const kind = skippedRows.fateOf(cells);
    // Rows after an empty row are totals.
    if (kind === 'skipped' || (isAfterBlank && plan.takesRowsAfterBlank !== true)) return;
    const fate =
      kind === 'unknown' ? kind : (skippedRows.lengthProblem(cells) ?? reader.read(cells, kind !== 'payment'));
    const { row, reference } = reader;
    if (kind === 'dispute' && fate === 'refund') addDispute(cells);
    else if (fate === 'refund') refunds.set(reference, (refunds.get(reference) ?? 0) + row.amount);
    else if (fate !== 'payment') unread += 1;
    else {
      count += 1;
      rows.push({
        id: textOfSlice(row.id),
        reference: referenceColumns.map((at) => textOfCell(cells.textAt(at))).find((text) => text !== '') ?? '',
        time: textOfSlice(row.date),
        zone: row.zone,
        currency: currencies.indexOf(
          reader.currency || textOfCell(cells.textAt(columns.currency)).toUpperCase() || UNKNOWN,
        ),
        amount: row.amount,
        status: row.status,
        refunded: columns.refunded === undefined ? 0 : statedOf(cells, [columns.refunded], row.refunded),
        disputed: disputedOf(cells),
        processor: statedOf(cells, feeColumns.processorFee, row.processorFee),
        partner: statedOf(cells, feeColumns.partnerFee, row.partnerFee),
        platform: statedOf(cells, feeColumns.platformFee, row.platformFee),
      } satisfies Row<typeof SHAPE>);
    }
  }

  function addDispute(cells: Cells): void {
    const { row, reference } = reader;
    const payment = paymentOfDispute.get(reference) ?? reference;
    paymentOfDispute.set(textOfSlice(row.id), payment);
    const step = skippedRows.stepOf(cells);
    if (step === undefined || !movesMoney(step)) return;
    disputes.set(payment, (disputes.get(payment) ?? 0) + (step === 'returned' ? -1 : 1) * row.amount);
  }

  /** What an open or lost dispute took according to the columns of a payment's row. */
  function disputedOf(cells: Cells): number {
    if (columns.disputed === undefined) return 0;
    const { disputed, dispute } = reader.row;
    const { status } = readFileDispute(textOfSlice(dispute));
    return statedOf(cells, [columns.disputed], takesMoney(disputeStatusOf(status)) ? disputed : 0);
  }

  function finish(): { report: ReportColumns; unread: number } {
    const read = rows.finish();
    const textOf = (texts: StringColumn) => (row: number) => textAt(texts, row);
    const idAt = textOf(read.id);
    const codes = currencies.terms();
    const zones = vocabulary.zones.terms();
    /** Adds the sums of rows to the column of their payments. Returns how many of them have no payment in the report. */
    const addRows = (column: Float64Array, sums: ReadonlyMap<string, number>): number => {
      const unmatched = new Map(sums);
      for (let row = 0; row < count && unmatched.size > 0; row += 1) {
        const id = idAt(row);
        const sum = unmatched.get(id);
        // If a column has the amount too, the larger amount counts, because the rows are the same refunds or disputes.
        if (sum !== undefined) column[row] = Math.max(numberAt(column, row) || 0, sum);
        unmatched.delete(id);
      }
      return unmatched.size;
    };
    const refunded = Float64Array.from({ length: count }, (_, row) => numberAt(read.refunded, row));
    const disputed = Float64Array.from({ length: count }, (_, row) => numberAt(read.disputed, row));
    const hasRefunds =
      columns.refunded !== undefined || Object.values(plan.kinds).includes('refund') || refunds.size > 0;
    const report: ReportColumns = {
      length: count,
      unmatchedRefunds: addRows(refunded, refunds) + addRows(disputed, disputes),
      idAt,
      referenceAt: textOf(read.reference),
      timeAt: textOf(read.time),
      zoneAt: (row) => termAt(zones, numberAt(read.zone, row)),
      currencyAt: (row) => termAt(codes, numberAt(read.currency, row)),
      amountAt: (row) => numberAt(read.amount, row),
      ...(columns.status !== undefined && {
        statusAt: (row: number) => vocabulary.statuses[numberAt(read.status, row)]?.word ?? 'Completed',
      }),
      ...(hasRefunds && { refunded }),
      ...((columns.disputed !== undefined || disputes.size > 0) && { disputed }),
      ...(columns.processorFee !== undefined && { processor: read.processor }),
      ...(columns.partnerFee !== undefined && { partner: read.partner }),
      ...(columns.platformFee !== undefined && { platform: read.platform }),
    };
    return { report, unread };
  }

  return { add, finish };
}
