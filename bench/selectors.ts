import { findCurrency } from '@/domain/money/currency';
import { formatMoney } from '@/domain/money/money';
import { sumVolume, type PeriodSummary } from '@/domain/money/volume';
import type { PaymentData } from '@/domain/payments/payment';
import { TRANSACTION_STATUSES } from '@/domain/payments/vocabulary';
import { merchantNameOf } from '@/domain/merchants/merchants';
import { selectMerchantNames } from '@/selectors/merchantsSelectors';
import { selectTransactionsSearchText } from '@/selectors/payments/list/searchText';
import { selectFilteredTransactions } from '@/selectors/payments/list/transactionsSearch';
import { selectRefundableCount, selectVoidableCount } from '@/selectors/payments/list/selectedActs';
import { selectSelectedCount, selectSelectedPositions } from '@/selectors/payments/list/selectedPayments';
import type { SelectionState } from '@/slices/lists/selectionSlice';
import type { RootState } from '@/store/rootReducer';
import { setupStore } from '@/store/store';

const USD = findCurrency('USD');

const SIZES = [30, 100_000, 1_000_000];
const RUNS = 7;
const sample = setupStore().getState();

/** A small random generator with a fixed seed, so that the rows are the same in every run. */
function generateTransactions(count: number): PaymentData[] {
  let seed = 20240630;
  const next = (below: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  const two = (number: number) => String(number).padStart(2, '0');
  return Array.from({ length: count }, (_, index) => {
    const day = `2024-${two(next(12) + 1)}-${two(next(28) + 1)}`;
    return {
      id: `TR${day.replaceAll('-', '')}-${String(index).padStart(7, '0')}`,
      merchantId: sample.merchants.rows[next(30)]!.id,
      integrationId: `INT${two(next(2000))}`,
      customerId: `CUST${two(next(50_000))}`,
      amount: next(1_000_000) + 100,
      date: `${day} ${two(next(24))}:${two(next(60))}:${two(next(60))}`,
      status: TRANSACTION_STATUSES[next(4)]!,
    };
  });
}

/** The median of some runs in milliseconds, after a warm-up run. */
function time(run: (round: number) => unknown): number {
  run(-1);
  const times = Array.from({ length: RUNS }, (_, round) => {
    const start = performance.now();
    run(round);
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b)[Math.floor(RUNS / 2)]!;
}

const milliseconds = (time: number) => `${time.toFixed(time < 1 ? 3 : 1)} ms`;
const line = (...cells: string[]) =>
  console.log(cells.map((cell, index) => (index ? cell.padStart(14) : cell.padEnd(46))).join(''));

for (const count of SIZES) {
  const rows = generateTransactions(count);
  const names = selectMerchantNames(sample);
  const nameOf = (merchantId: string) => merchantNameOf(names, merchantId);
  const lists = { ...sample, transactions: { ...sample.transactions, rows } };
  // Each run uses a new query text, so that no memoized result helps; trailing spaces do not change the result.
  const searching = (search: string, round: number): RootState => ({
    ...lists,
    transactionsList: { ...lists.transactionsList, search: search + ' '.repeat(round + 2) },
  });
  const filterPlainly = (search: string) =>
    rows.filter(({ id, merchantId, amount, date, status }) =>
      [id, nameOf(merchantId), formatMoney(amount, USD), date, status].some((text) =>
        text.toLowerCase().includes(search),
      ),
    );
  const prepared = time(() =>
    selectTransactionsSearchText({ ...lists, transactions: { ...lists.transactions, rows: [...rows] } }),
  );

  console.log(`\n${count.toLocaleString('en-US')} rows`);
  line('', 'selector', 'plain filter', 'share');
  line('prepare the text, once for a set of rows', milliseconds(prepared));
  selectTransactionsSearchText(lists);
  const few = rows[Math.floor(count / 2)]!.id.toLowerCase();
  for (const [label, query] of [
    ['search that few rows match', few],
    ['search that no row matches', 'no such thing'],
    ['search that a quarter of the rows matches', 'failed'],
    ['search that every row matches', 'tr2024'],
  ] as const) {
    const found = selectFilteredTransactions(searching(query, 0)).length;
    if (found !== filterPlainly(query).length)
      throw new Error(`The selector and the plain filter disagree on ${query}`);
    const fast = time((round) => selectFilteredTransactions(searching(query, round)));
    const plain = time(() => filterPlainly(query));
    line(
      `${label} (${found.toLocaleString('en-US')})`,
      milliseconds(fast),
      milliseconds(plain),
      `${((fast / plain) * 100).toFixed(1)} %`,
    );
  }

  line('where the phrase occurs in no row, and then', 'selector');
  for (const [label, query] of [
    ['in ids', 'cust4242'],
    ['as a day', 'june 10, 2024'],
    ['as two words in any order', 'festival harbor'],
    ['as two words that every row holds', '2024- tr2'],
    ['as amounts', '>5000'],
    ['in nothing', 'no such thing'],
  ] as const) {
    const found = selectFilteredTransactions(searching(query, 0)).length;
    line(
      `${label} (${found.toLocaleString('en-US')})`,
      milliseconds(time((round) => selectFilteredTransactions(searching(query, round)))),
    );
  }

  const select = (selection: SelectionState): RootState => ({ ...lists, selection });
  selectSelectedPositions(select({ list: 'transactions', mode: 'matching', except: [] }));
  const except = rows.slice(0, 100).map(({ id }) => id);
  for (const [label, excepted] of [
    ['select all that match, count what can be refunded', []],
    ['the same with 100 exceptions', except],
  ] as const) {
    const run = () => {
      const state = select({ list: 'transactions', mode: 'matching', except: [...excepted] });
      return [selectSelectedCount(state), selectRefundableCount(state), selectVoidableCount(state)];
    };
    line(label, milliseconds(time(run)));
  }
  const ticked = rows.filter((_row, index) => index % Math.ceil(count / 10_000) === 0).map(({ id }) => id);
  line(
    `select ${ticked.length.toLocaleString('en-US')} ticked rows`,
    milliseconds(
      time(() => selectSelectedPositions(select({ list: 'transactions', mode: 'rows', ids: [...ticked] })).length),
    ),
  );

  const summaries: PeriodSummary[] = rows.map(({ date, amount }) => ({
    date,
    totalTransactionAmount: amount,
    paidToMerchant: amount,
    partnerFees: amount,
    processorFees: amount,
    splitPayCommission: amount,
  }));
  line('totals of five series', milliseconds(time(() => sumVolume(summaries))));
}
