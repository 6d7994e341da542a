import { PAGE_SIZES } from '@/domain/lists/paging';
import { parseAmount } from '@/domain/money/amounts';
import { findCurrency } from '@/domain/money/currency';
import { VOLUME_SERIES } from '@/domain/money/volume';
import { selectPeriodSummaries } from '@/selectors/dashboard/volumeSelectors';
import { selectPayment } from '@/selectors/payments/paymentsSelectors';
import { selectTransactionsPage } from '@/selectors/payments/list/transactionsSelectors';
import type { RootState } from '@/store/rootReducer';
import type { Snapshot } from './tab';

const USD = findCurrency('USD');

type Problem = string | false | undefined;

/** Describes where the page contradicts itself or the rows behind it, one sentence per problem. */
export function checkScreen(snapshot: Snapshot): string[] {
  const problems = [
    ...snapshot.errors.map((error) => `an error is shown: ${error}`),
    ...snapshot.tablesWithTotals.flatMap(checkTotals),
    checkFooter(snapshot),
    ...checkSumLine(snapshot),
    ...checkTiles(snapshot),
    checkPayment(snapshot),
  ];
  return problems.filter((problem): problem is string => typeof problem === 'string');
}

function centsOf(text: string): number {
  const isNegative = text.startsWith('-');
  const { cents = NaN } = parseAmount(text.replace(/^-/, ''), USD);
  return isNegative ? -cents : cents;
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

function checkTotals({ caption, rows }: Snapshot['tablesWithTotals'][number]): Problem[] {
  const parts = rows.slice(0, -1);
  const [, ...totals] = rows.at(-1) ?? [];
  return totals.map((total, column) => {
    const reported = parts.map((row) => row[column + 1] ?? '');
    // A payment that cannot be refunded shows a dash for every party.
    if (total === '–' && reported.every((text) => text === '–')) return false;
    const sum = sumOf(reported.map(centsOf));
    return sum !== centsOf(total) && `${caption}: column ${column + 2} sums to ${sum} cents; the total is ${total}`;
  });
}

function checkFooter({ footer, listRows }: Snapshot): Problem {
  const [first = 0, last = 0] = (footer.match(/[\d,]+/g) ?? []).map((text) => Number(text.replaceAll(',', '')));
  const shown = last === 0 ? 0 : last - first + 1;
  return footer !== '' && shown !== listRows.length && `“${footer}” is below ${listRows.length} rows`;
}

function rowsOfAllPages(state: RootState) {
  const pageSize = PAGE_SIZES[0];
  const pageAt = (page: number) =>
    selectTransactionsPage({ ...state, transactionsList: { ...state.transactionsList, page, pageSize } });
  const { total } = pageAt(1);
  return Array.from({ length: Math.ceil(total / pageSize) }, (_, index) => pageAt(index + 1).rows).flat();
}

/** Checks a line such as `30 transactions · gross $9.00 · refunded $2.00 · net $7.00 · excludes 1 failed, 1 voided`. */
function checkSumLine({ sumLine, listRows, state }: Snapshot): Problem[] {
  if (sumLine === '') return [];
  const rows = rowsOfAllPages(state);
  const paid = rows.filter(({ status }) => status !== 'Failed' && status !== 'Voided');
  const numberOf = (status: string) => rows.filter((row) => row.status === status).length;
  const gross = sumOf(paid.map(({ amount }) => amount));
  const refunded = sumOf(paid.map(({ id }) => selectPayment(state, id)?.refunded ?? 0));
  const figures = [
    { shown: Number(/^\d+/.exec(sumLine)?.[0]), sum: rows.length },
    { shown: centsAfter('gross', sumLine) ?? 0, sum: gross },
    { shown: centsAfter('refunded', sumLine) ?? 0, sum: refunded },
    { shown: centsAfter('net', sumLine) ?? gross, sum: gross - refunded },
    { shown: Number(/(\d+)\sfailed/.exec(sumLine)?.[1] ?? 0), sum: numberOf('Failed') },
    { shown: Number(/(\d+)\svoided/.exec(sumLine)?.[1] ?? 0), sum: numberOf('Voided') },
  ];
  const pageRows = selectTransactionsPage(state).rows;
  const isShown = pageRows.every(
    ({ id, amount }, index) => listRows[index]?.[0] === id && centsOf(listRows[index][2] ?? '') === amount,
  );
  return [
    ...figures.map(({ shown, sum }) => shown !== sum && `“${sumLine}”: its rows sum to ${sum}, not ${shown}`),
    !isShown && 'the list does not show the rows of its page',
  ];
}

function centsAfter(label: string, text: string): number | undefined {
  const found = new RegExp(`${label}\\s(-?\\$[\\d,.]+)`).exec(text)?.[1];
  return found === undefined ? undefined : centsOf(found);
}

function checkTiles({ tiles, state }: Snapshot): Problem[] {
  return tiles.map(({ label, value }) => {
    const series = VOLUME_SERIES.find((candidate) => candidate.label === label);
    if (!series) return `the tile ${label} is not one of the series`;
    const sum = sumOf(selectPeriodSummaries(state).map((summary) => summary[series.key]));
    return centsOf(value) !== sum && `the tile ${label} says ${value}, its rows sum to ${sum} cents`;
  });
}

/** In the details of a payment the shares sum to its amount, and a note says so. An unpaid payment has no shares. */
function checkPayment({ payment, tablesWithTotals, state }: Snapshot): Problem {
  const { open } = state.dialogs;
  if (!payment || open.kind !== 'transactionDetails' || selectPayment(state, open.transactionId)?.isPaid !== true)
    return undefined;
  const allocation = tablesWithTotals.find(({ caption }) => caption === 'How this payment is split');
  const total = allocation?.rows.at(-1)?.[1] ?? '';
  if (centsOf(total) !== centsOf(payment.amount)) return `the parties of ${payment.amount} get ${total}`;
  return !/Allocation\s*Adds up to/.test(payment.text) && 'the details do not say that the shares add up';
}
