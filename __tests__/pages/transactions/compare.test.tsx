import { screen, within } from '@testing-library/react';
import { parse } from 'csv-parse/sync';
import { listenToDownloads, textOf } from '../../helpers/downloads';
import { refundOf } from '../../helpers/builders';
import { renderApp } from '../../helpers/renderApp';
import { readTable } from '../../helpers/table';
import { givenImportedData, importedPayment } from '../../helpers/workspace';

const PAYMENTS = [
  importedPayment('A', { amount: 1_234_000 }),
  importedPayment('B', { amount: 1_000_000, date: '2025-05-10 12:00:00' }),
  importedPayment('C', { merchant: 'Quay Hall', amount: 5_000 }),
  importedPayment('D', { merchant: 'Quay Hall', amount: 9_000, status: 'Failed', isPaid: false }),
  importedPayment('E', { merchant: 'Lantern Fair', amount: 2_000, date: '2025-05-31 23:59:59' }),
  importedPayment('F', { merchant: 'Lantern Fair', amount: 1_000, date: '2024-06-15 12:00:00' }),
];
const ADDRESS = '/transactions?view=compare';

const open = async (address = ADDRESS, payments = PAYMENTS) => {
  const app = await renderApp(address, givenImportedData(payments, 'compare page'));
  await screen.findByRole('table');
  return app;
};
const choose = (name: string) => screen.getByRole('combobox', { name });
const sentence = (text: string | RegExp) => screen.getByRole('heading', { level: 2, name: text });
const INCOMPLETE_JUNE = 'June 2025 (incomplete)';

test('This month is compared with the month before, by merchant, the largest difference first', async () => {
  await open();
  expect(sentence(`${INCOMPLETE_JUNE}: $12,390.00, 23.7% more than May 2025.`)).toBeVisible();
  expect(screen.getByText('Gross volume, June 2025 (30 days) compared with May 2025 (31 days).')).toBeVisible();
  expect(readTable('Merchants')).toEqual({
    headers: ['MERCHANT', 'JUNE 2025 (INCOMPLETE)', 'MAY 2025', 'DIFFERENCE', 'CHANGE (%)'],
    rows: [
      ['Harbor Arts', '$12,340.00', '$10,000.00', '+$2,340.00', '+23.4%'],
      ['Quay Hall', '$50.00', '$0.00', '+$50.00', 'new'],
      ['Lantern Fair', '$0.00', '$20.00', '-$20.00', '-100%'],
    ],
  });
});

test('A running month says how far the data goes, and offers the month to date', async () => {
  const { user } = await open();
  expect(screen.getByText(/^June 2025 is incomplete: the data ends on June 15, 2025\./)).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Legend' })).getByText(INCOMPLETE_JUNE)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Compare month to date' }));
  expect(sentence('Jun 1, 2025 – Jun 15, 2025: $12,390.00, 23.9% more than May 1, 2025 – May 15, 2025.')).toBeVisible();
  expect(screen.queryByText(/incomplete/i)).not.toBeInTheDocument();
  expect(window.location.search).toBe('?view=compare&period=monthToDate');
});

test('The choices are in the address, and an address restores them', async () => {
  const { user } = await open();
  await user.selectOptions(choose('Measure'), 'Number of payments');
  await user.selectOptions(choose('Period'), 'Last 30 days');
  await user.selectOptions(choose('Compare with'), 'With the same days of last year');
  await user.selectOptions(choose('Group by'), 'By status');
  expect(window.location.search).toBe('?view=compare&measure=count&period=last30&with=yearEarlier&by=status');
  const before = readTable('Groups');
  expect(before.rows).toEqual([
    ['Completed', '3', '1', '+2', '+200%'],
    ['Failed', '1', '0', '+1', 'new'],
  ]);
  await open(`/transactions${window.location.search}`);
  expect(readTable('Groups')).toEqual(before);
  expect(choose('Measure')).toHaveValue('Number of payments');
});

test('Other days are typed, and an end before the start is refused with a message', async () => {
  const { user } = await open();
  await user.selectOptions(choose('Period'), 'Other days');
  const fields = within(screen.getByRole('group', { name: 'Days of the period' }));
  const [from, to] = [fields.getByRole('textbox', { name: 'From' }), fields.getByRole('textbox', { name: 'To' })];
  await user.clear(from);
  await user.type(from, '2025-07-01{Enter}');
  expect(from).toHaveValue('2025-07-01');
  expect(to).toBeInvalid();
  await user.clear(from);
  await user.type(from, '2025-06-15');
  await user.clear(to);
  await user.type(to, '2025-06-15{Enter}');
  expect(sentence('Jun 15, 2025: $12,390.00, compared with $0.00 in Jun 14, 2025.')).toBeVisible();
  await user.selectOptions(choose('Compare with'), 'With other days');
  const base = within(screen.getByRole('group', { name: 'Days to compare with' }));
  await user.clear(base.getByRole('textbox', { name: 'From' }));
  await user.type(base.getByRole('textbox', { name: 'From' }), 'May 10, 2025{Enter}');
  expect(window.location.search).toBe('?view=compare&period=2025-06-15..2025-06-15&with=2025-05-10..2025-06-14');
  expect(sentence(/than May 10, 2025 – Jun 14, 2025\.$/)).toBeVisible();
});

test('The name of a merchant opens its comparison by day, and its button shows all merchants again', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('link', { name: 'Lantern Fair' }));
  expect(sentence(`${INCOMPLETE_JUNE}: $0.00, 100% less than May 2025.`)).toBeVisible();
  expect(readTable('Days').headers.slice(0, 2)).toEqual(['DAY', 'COMPARED DAY']);
  await user.click(screen.getByRole('button', { name: 'Remove filter: Lantern Fair' }));
  expect(sentence(/^June 2025 \(incomplete\): \$12,390\.00/)).toBeVisible();
});

test('An amount leads to exactly its payments', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('link', { name: '$50.00' }));
  expect(await screen.findByText('2 transactions · gross $50.00 · excludes 1 failed')).toBeVisible();
});

test('A recorded refund changes net and refunded, and not gross', async () => {
  const { dispatch, user } = await renderApp(ADDRESS);
  await user.selectOptions(choose('Measure'), 'Refunded');
  const amount = () => Number(/: \$([\d,.]+),/.exec(sentence(/^June/).textContent)?.[1]?.replaceAll(',', ''));
  const before = amount();
  dispatch(refundOf({ transactionId: 'TR20240630-030', amount: 5_000, reason: 'Fraudulent' }));
  expect(amount()).toBeCloseTo(before + 50);
});

test('The file has all groups of the table, and names what was compared and how far the data goes', async () => {
  const { blobs, names } = listenToDownloads();
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /CSV/ }));
  await screen.findByRole('table');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(names).toEqual(['compare-by-merchant-2025-06-01-to-2025-06-30.csv']);
  const [headers, first] = parse(await textOf(blobs[0]!), { bom: true });
  expect(headers?.slice(0, 5)).toEqual(readTable('Merchants').headers);
  expect(first).toEqual([
    ...['Harbor Arts', '12340.00', '10000.00', '2340.00', '23.4', 'Gross volume'],
    ...['2025-06-01 to 2025-06-30', '2025-05-01 to 2025-05-31', 'data through 2025-06-15', 'USD', 'Europe/Berlin'],
  ]);
});

test('A search without a result keeps the choices', async () => {
  const { user } = await open(`${ADDRESS}&measure=net`);
  await user.type(screen.getByRole('searchbox', { name: 'Search merchants' }), 'nobody');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(choose('Measure')).toHaveValue('Net volume');
  expect(readTable('Merchants').rows).toHaveLength(3);
});

test('The percentages of a sorted table are in their order, and new ones are above all', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'CHANGE (%)' }));
  expect(readTable('Merchants').rows.map((row) => row[4])).toEqual(['-100%', '+23.4%', 'new']);
});

test('Periods without payments say so, and data without partners says what it lacks', async () => {
  await open(`${ADDRESS}&period=2020-01-01..2020-01-31`);
  expect(screen.getByText('There are no payments in these periods.')).toBeVisible();
  expect(sentence('January 2020: $0.00, the same as December 2019.')).toBeVisible();
  expect(screen.getByText('The data has no partners and no payment methods to compare by.')).toBeVisible();
  expect(within(choose('Group by')).queryByRole('option', { name: 'By partner' })).not.toBeInTheDocument();
});

test('The chart shows both periods of the groups, hollow for the period that is incomplete', async () => {
  await open();
  const series = JSON.parse((await screen.findByTestId('drawing')).textContent) as { name: string; data: number[] }[];
  expect(series).toMatchObject([
    { name: INCOMPLETE_JUNE, data: [1_234_000, 5_000, 0], itemStyle: { borderType: 'dashed' } },
    { name: 'May 2025', data: [1_000_000, 0, 2_000] },
  ]);
  expect(screen.getByRole('img', { name: 'Bar chart of gross volume' })).toHaveAccessibleDescription(/^June 2025/);
});

test('A period before the first payment says where the payments begin, and what the demo data has instead', async () => {
  await renderApp('/transactions?view=compare');
  expect(
    await screen.findByText(
      /^The payments begin on June \d+, 2024, and earlier days have none\. The earlier months on the dashboard are fixed/,
    ),
  ).toBeVisible();
  await renderApp('/transactions?view=compare&period=2024-06-20..2024-06-30&with=2024-06-10..2024-06-19');
  await screen.findByRole('table');
  expect(screen.queryByText(/The payments begin on/)).not.toBeInTheDocument();
});
