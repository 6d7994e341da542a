import { PAGE_SIZES } from '@/domain/lists/paging';
import { parseAmount } from '@/domain/money/amounts';
import { findCurrency } from '@/domain/money/currency';
import { VOLUME_SERIES } from '@/domain/money/volume';
import { selectPeriodSummaries } from '@/selectors/dashboard/volumeSelectors';
import { selectPayment } from '@/selectors/payments/paymentsSelectors';
import { selectTransactionsPage } from '@/selectors/payments/transactionsSelectors';
import type { RootState } from '@/store/rootReducer';
import type { Look } from './tab';

const USD = findCurrency('USD');

type Problem = string | false | undefined;

/** What on the page does not agree with itself or with the rows behind it, in sentences. */
export function checkScreen(look: Look): string[] {
  const problems = [
    ...look.errors.map((error) => `an error is shown: ${error}`),
    ...look.totalled.flatMap(checkTotals),
    checkFooter(look),
    ...checkSumLine(look),
    ...checkTiles(look),
    checkPayment(look),
  ];
  return problems.filter((problem): problem is string => typeof problem === 'string');
}

/** `$1,234.50` as cents. */
function centsOf(text: string): number {
  const isNegative = text.startsWith('-');
  const { cents = NaN } = parseAmount(text.replace(/^-/, ''), USD);
  return isNegative ? -cents : cents;
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

function checkTotals({ caption, rows }: Look['totalled'][number]): Problem[] {
  const parts = rows.slice(0, -1);
  const [, ...totals] = rows.at(-1) ?? [];
  return totals.map((total, column) => {
    const reported = parts.map((row) => row[column + 1] ?? '');
    // Of an amount that cannot be refunded nothing is told, of no party.
    if (total === '–' && reported.every((text) => text === '–')) return false;
    const sum = sumOf(reported.map(centsOf));
    return sum !== centsOf(total) && `${caption}: column ${column + 2} sums to ${sum} cents, and says ${total}`;
  });
}

function checkFooter({ footer, listRows }: Look): Problem {
  const [first = 0, last = 0] = (footer.match(/[\d,]+/g) ?? []).map((text) => Number(text.replaceAll(',', '')));
  const said = last === 0 ? 0 : last - first + 1;
  return footer !== '' && said !== listRows.length && `“${footer}” stands below ${listRows.length} rows`;
}

/** The rows of all pages, taken page by page. */
function rowsOfAllPages(state: RootState) {
  const pageSize = PAGE_SIZES[0];
  const pageAt = (page: number) =>
    selectTransactionsPage({ ...state, transactionsList: { ...state.transactionsList, page, pageSize } });
  const { total } = pageAt(1);
  return Array.from({ length: Math.ceil(total / pageSize) }, (_, index) => pageAt(index + 1).rows).flat();
}

/** `30 transactions · gross $9.00 · refunded $2.00 · net $7.00 · excludes 1 failed, 1 voided` */
function checkSumLine({ sumLine, listRows, state }: Look): Problem[] {
  if (sumLine === '') return [];
  const rows = rowsOfAllPages(state);
  const paid = rows.filter(({ status }) => status !== 'Failed' && status !== 'Voided');
  const numberOf = (status: string) => rows.filter((row) => row.status === status).length;
  const gross = sumOf(paid.map(({ amount }) => amount));
  const refunded = sumOf(paid.map(({ id }) => selectPayment(state, id)?.refunded ?? 0));
  const figures = [
    { said: Number(/^\d+/.exec(sumLine)?.[0]), sum: rows.length },
    { said: centsAfter('gross', sumLine) ?? 0, sum: gross },
    { said: centsAfter('refunded', sumLine) ?? 0, sum: refunded },
    { said: centsAfter('net', sumLine) ?? gross, sum: gross - refunded },
    { said: Number(/(\d+)\sfailed/.exec(sumLine)?.[1] ?? 0), sum: numberOf('Failed') },
    { said: Number(/(\d+)\svoided/.exec(sumLine)?.[1] ?? 0), sum: numberOf('Voided') },
  ];
  const shown = selectTransactionsPage(state).rows;
  const isShown = shown.every(
    ({ id, amount }, at) => listRows[at]?.[0] === id && centsOf(listRows[at][2] ?? '') === amount,
  );
  return [
    ...figures.map(({ said, sum }) => said !== sum && `“${sumLine}”: its rows make ${sum}, not ${said}`),
    !isShown && 'the list does not show the rows of its page',
  ];
}

function centsAfter(word: string, text: string): number | undefined {
  const found = new RegExp(`${word}\\s(-?\\$[\\d,.]+)`).exec(text)?.[1];
  return found === undefined ? undefined : centsOf(found);
}

function checkTiles({ tiles, state }: Look): Problem[] {
  return tiles.map(({ label, value }) => {
    const series = VOLUME_SERIES.find((each) => each.label === label);
    if (!series) return `the tile ${label} is none of the series`;
    const sum = sumOf(selectPeriodSummaries(state).map((summary) => summary[series.key]));
    return centsOf(value) !== sum && `the tile ${label} says ${value}, its rows ${sum} cents`;
  });
}

/** The details of a payment: the column of the shares sums to it, and it says so. One that was not paid is not divided. */
function checkPayment({ payment, totalled, state }: Look): Problem {
  const { open } = state.dialogs;
  if (!payment || open.kind !== 'transactionDetails' || selectPayment(state, open.transactionId)?.isPaid !== true)
    return undefined;
  const allocation = totalled.find(({ caption }) => caption === 'How this payment is split');
  const total = allocation?.rows.at(-1)?.[1] ?? '';
  if (centsOf(total) !== centsOf(payment.amount)) return `the parties of ${payment.amount} get ${total}`;
  return !/Allocation\s*Adds up to/.test(payment.text) && 'the details do not say that the shares add up';
}
