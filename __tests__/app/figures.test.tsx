import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refundableAmount } from '@/domain/payments/refunds/refundRules';
import { setupStore } from '@/store/store';
import { recordsOf, refundOf, voidOf } from '../helpers/builders';
import { leavePage, loadPage } from '../helpers/loadPage';
import { FakeBrowser } from '../helpers/store/fakeBrowser';

const cents = (text: string) => Math.round(Number(text.replaceAll(/[$,]/g, '')) * 100);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

// Names identify these elements, so the slow check of their visibility is not needed.
const hidden = { hidden: true };
const main = () => within(screen.getByRole('main', hidden));
const press = (element: Element) => fireEvent.click(element);

/** Returns the rows of a table as lists of cells. */
const cellsOf = (table: HTMLElement) =>
  [...table.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent));

/** Returns all rows of the open list as lists of cells on one page, and the figures of the line above them in cents. */
async function readList() {
  // The previous page may have a table with rows, too.
  const table = await screen.findByRole('table', { name: 'Transactions' });
  fireEvent.change(main().getByRole('combobox', { name: 'Rows per page', ...hidden }), { target: { value: '50' } });
  const headers = [...table.querySelectorAll('thead th')].map((header) => header.textContent);
  const rows = cellsOf(table);
  const line = main().getByText(/\bgross \$/).textContent;
  const figure = (name: string) => cents(new RegExp(`${name}\\s(\\$[\\d,.]+)`).exec(line)?.[1] ?? '0');
  const counted = rows.filter((row) => !/Failed|Voided/.test(row.at(-1) ?? ''));
  const refundedOf = (row: readonly string[]) => {
    if (row.at(-1)?.startsWith('Refunded')) return cents(row[2]!);
    return cents(/Partly refunded (\$[\d,.]+)/.exec(row.at(-1)!)?.[1] ?? '0');
  };
  expect(figure('gross')).toBe(sum(counted.map((row) => cents(row[2]!))));
  expect(figure('refunded')).toBe(sum(counted.map(refundedOf)));
  return { rows, gross: figure('gross'), fees: figure('SplitPay fees'), headers };
}

/** Returns the newest volume or the sum of the volumes in the table of the chart. */
function lastBar(isSum: boolean): number {
  const button = main().queryByRole('button', { name: 'Show as table', ...hidden });
  if (button) press(button);
  const rows = cellsOf(main().getByRole('table', { name: /^Volume by/, ...hidden }));
  return cents(rows.at(isSum ? -1 : -2)?.[1] ?? '');
}

/** Goes from each figure of the dashboard to its rows, and compares the sums. */
async function walk(browser: FakeBrowser) {
  const link = (name: string) => main().getByRole('link', { name, ...hidden });
  const value = (name: string) =>
    cents(
      main()
        .getByRole('heading', { name, ...hidden })
        .closest('section')!
        .querySelector('p')!.textContent,
    );
  const go = async (name: string) => {
    press(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name, ...hidden }));
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  };
  const home = () => go('Dashboard');

  await loadPage(browser, '/');
  const [revenue, fees] = [value('Total Revenue'), value('Total Fees')];
  const volume = cents(main().getAllByRole('definition', hidden)[0]!.textContent);
  expect(lastBar(true)).toBe(volume);
  expect(lastBar(false)).toBe(revenue);

  await home();
  press(link('Total Revenue'));
  expect((await readList()).gross).toBe(revenue);

  await home();
  press(link('Total Fees'));
  const withFees = await readList();
  expect(withFees.headers).toContain('SPLITPAY FEES');
  expect(withFees.fees).toBe(fees);
  expect(sum(withFees.rows.map((row) => cents(row[3]!)))).toBe(fees);

  // The dialog of each merchant in the list shows the number of its payments there, and links to them.
  for (const row of [0, 4]) {
    await go('Merchants');
    press(
      (await screen.findByRole('table', { name: 'Merchants' })).querySelectorAll('tbody tr')[row]!.querySelector('a')!,
    );
    const details = await screen.findByRole('dialog', { name: 'Merchant Details' });
    const name = details.querySelector('h3')?.firstChild?.textContent;
    const [, listed] = /\((\d+) in the list\)/.exec(details.textContent) ?? [];
    press(within(details).getByRole('link', { name: 'View transactions' }));
    const { rows } = await readList();
    expect([name, rows.length, new Set(rows.map((cells) => cells[1]))]).toEqual([
      name,
      Number(listed),
      new Set([name]),
    ]);
  }

  // The recent transactions are the first rows of the list, with the same amounts and platform fees.
  await loadPage(browser, '/transactions?columns=fees');
  const { rows: all } = await readList();
  await home();
  const recent = cellsOf(main().getByRole('table', { name: 'Recent transactions' }));
  expect(recent).toHaveLength(5);
  expect(recent.map((cells) => [cells[1], cells[3]])).toEqual(
    all.slice(0, recent.length).map((cells) => [cells[2], cells[3]]),
  );

  const top = cellsOf(main().getByRole('table', { name: 'Top Merchants' }));
  expect(top).toHaveLength(5);
  for (const [, text = ''] of top) {
    const [, listed = ''] = /\((\d+) in the list\)/.exec(text) ?? [];
    const name = /^(.*?)[\d,]+ transactions all time/.exec(text)![1]!;
    await home();
    press(link(name));
    const { rows } = await readList();
    expect([name, rows.length, new Set(rows.map((row) => row[1]))]).toEqual([name, Number(listed), new Set([name])]);
  }
}

afterEach(leavePage);

test('Every figure links to the rows that it sums, also after manual voids and refunds', async () => {
  const browser = new FakeBrowser();
  const button = (name: string | RegExp) => screen.findByRole('button', { name });
  await walk(browser);
  for (const id of ['TR20240630-029', 'TR20240625-021']) {
    await loadPage(browser, `/transactions?search=${id}`);
    press(screen.getByRole('link', { name: id }));
    press(await button('Void'));
    press(await button(/^Void \$/));
    expect(await screen.findByText('The payment is already voided.')).toBeVisible();
  }
  for (const [id, amount] of [
    ['TR20240630-030', '250.00'],
    ['TR20240629-028', '1234.56'],
  ] as const) {
    await loadPage(browser, `/transactions?search=${id}`);
    press(screen.getByRole('link', { name: id }));
    press(await button('Refund'));
    fireEvent.change(await screen.findByLabelText('Amount'), { target: { value: amount } });
    press(await button(/^Refund \$/));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Refund recorded'));
  }
  await walk(browser);
});

/** Returns a browser with the stored data after this number of random voids and refunds, equal for equal seeds. */
function storedRecords(count: number, seed: number) {
  const store = setupStore();
  let state = seed;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const records = () => recordsOf(store.getState());
  const { rows } = store.getState().transactions;
  while (records().length < count) {
    const row = rows[below(rows.length)]!;
    const left = refundableAmount(row, store.getState().payments.records[row.id] ?? []);
    store.dispatch(
      below(4) === 0
        ? voidOf(row.id)
        : refundOf({ transactionId: row.id, amount: 1 + below(left / 2), reason: 'Other' }),
    );
  }
  return Object.fromEntries(records().map((record) => [record.id, record]));
}

test.each([20_240_630, 7])(
  'Every figure links to the rows that it sums after 50 random voids and refunds (seed %i)',
  async (seed) => {
    const browser = new FakeBrowser();
    await browser.storeValues({ payments: storedRecords(50, seed) });
    await loadPage(browser, '/transactions?status=Voided');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(cellsOf(screen.getByRole('table', { name: 'Transactions' }))[0]?.at(-1)).toContain('Voided');
    await walk(browser);
  },
);
