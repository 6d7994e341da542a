import { parseAmount } from '@/domain/amounts';
import { PAGE_SIZES } from '@/domain/paging';
import { VOLUME_SERIES } from '@/domain/volume';
import { selectTransactionsPage } from '@/selectors/transactionsSelectors';
import type { RootState } from '@/store/store';
import type { Look } from './tab';

type Problem = string | false | undefined;

/** What on the page does not agree with itself or with the rows behind it, in sentences. */
export function checkScreen(look: Look): string[] {
  const problems = [
    ...look.errors.map((error) => `an error is shown: ${error}`),
    ...look.totalled.flatMap(checkTotals),
    checkFooter(look),
    checkSumLine(look),
    ...checkTiles(look),
    checkPayment(look),
  ];
  return problems.filter((problem): problem is string => typeof problem === 'string');
}

/** `$1,234.50` as cents. */
function centsOf(text: string): number {
  const isNegative = text.startsWith('-');
  const { cents = NaN } = parseAmount(text.replace(/^-/, ''));
  return isNegative ? -cents : cents;
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

function checkTotals({ caption, rows }: Look['totalled'][number]): Problem[] {
  const parts = rows.slice(0, -1);
  const [, ...totals] = rows.at(-1) ?? [];
  return totals.map((total, column) => {
    const sum = sumOf(parts.map((row) => centsOf(row[column + 1] ?? '')));
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
    selectTransactionsPage({ ...state, transactions: { ...state.transactions, page, pageSize } });
  const { total } = pageAt(1);
  return Array.from({ length: Math.ceil(total / pageSize) }, (_, index) => pageAt(index + 1).rows).flat();
}

/** `30 transactions · $1,234.50 in total` */
function checkSumLine({ sumLine, listRows, state }: Look): Problem {
  if (sumLine === '') return undefined;
  const rows = rowsOfAllPages(state);
  const [count = '', sum = ''] = sumLine.split(' · ').map((part) => part.split(' ')[0] ?? '');
  const shown = selectTransactionsPage(state).rows;
  if (Number(count) !== rows.length) return `“${sumLine}” counts not ${rows.length} rows`;
  if (centsOf(sum) !== sumOf(rows.map(({ amount }) => amount))) return `“${sumLine}” is not the sum of its rows`;
  const isShown = shown.every(
    ({ id, amount }, at) => listRows[at]?.[0] === id && centsOf(listRows[at][2] ?? '') === amount,
  );
  return !isShown && 'the list does not show the rows of its page';
}

function checkTiles({ tiles, state: { volume } }: Look): Problem[] {
  return tiles.map(({ label, value }) => {
    const series = VOLUME_SERIES.find((each) => each.label === label);
    if (!series) return `the tile ${label} is none of the series`;
    const sum = sumOf(volume.summaries[volume.period].map((summary) => summary[series.key]));
    return centsOf(value) !== sum && `the tile ${label} says ${value}, its rows ${sum} cents`;
  });
}

/** The details of a payment: the column of the shares sums to it, and it says so. */
function checkPayment({ payment, totalled }: Look): Problem {
  if (!payment) return undefined;
  const division = totalled.find(({ caption }) => caption === 'Division of the payment');
  const total = division?.rows.at(-1)?.[1] ?? '';
  if (centsOf(total) !== centsOf(payment.amount)) return `the parties of ${payment.amount} get ${total}`;
  return !/Division\s*Balanced/.test(payment.text) && 'the details do not say Balanced';
}
