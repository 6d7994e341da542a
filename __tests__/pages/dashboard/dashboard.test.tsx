import { screen, within } from '@testing-library/react';
import { setupStore } from '@/store/store';
import { renderApp } from '../../helpers/renderApp';
import { readTable } from '../../helpers/table';
import { givenWorkspace } from '../../helpers/workspace';

describe('The dashboard header', () => {
  test("greets the operator: 'Hi {name}!', 'Overview of your account'", async () => {
    await renderApp('/');
    expect(screen.getByText('Hi Alex!')).toBeVisible();
    expect(screen.getByText('Overview of your account')).toBeVisible();
  });

  test('has a bell with a badge reading 2', async () => {
    await renderApp('/');
    expect(screen.getByRole('button', { name: 'Notifications, 2 unread' })).toHaveTextContent('2');
  });
});

describe('The notifications popover', () => {
  const popover = () => screen.queryByRole('region', { name: 'Notifications' });

  test('is toggled by the bell, and shows the two sample notifications', async () => {
    const { user } = await renderApp('/');
    const bell = screen.getByRole('button', { name: /^Notifications, / });
    expect(popover()).toBeNull();
    await user.click(bell);
    expect(bell).toHaveAttribute('aria-expanded', 'true');
    expect(within(popover()!).getByRole('heading', { name: 'Notifications' })).toBeVisible();
    const items = within(popover()!).getAllByRole('listitem');
    expect(items[0]).toHaveTextContent(/New transaction received.*\$250\.00.*2 hours ago/);
    expect(items[1]).toHaveTextContent(/System update/);
    expect(screen.getByRole('link', { name: 'View integration activity' })).toBeVisible();
    await user.click(bell);
    expect(popover()).toBeNull();
  });

  test('closes on Escape, and the focus goes back to the bell', async () => {
    const { user } = await renderApp('/');
    const bell = screen.getByRole('button', { name: /^Notifications, / });
    await user.click(bell);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Mark all as read' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('link', { name: /^Unread: New transaction received/ })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(popover()).toBeNull();
    expect(bell).toHaveFocus();
  });

  test('closes on a click outside, not on one inside', async () => {
    const { user } = await renderApp('/');
    await user.click(screen.getByRole('button', { name: /^Notifications, / }));
    await user.click(screen.getByText('System update'));
    expect(popover()).toBeVisible();
    await user.keyboard('x');
    expect(popover()).toBeVisible();
    await user.click(screen.getByRole('heading', { name: 'Dashboard' }));
    expect(popover()).toBeNull();
  });
});

test('The three cards show their figures and notes', async () => {
  await renderApp('/');
  const card = (name: string) => screen.getByRole('heading', { name }).closest('section')!;
  expect(card('Total Revenue')).toHaveTextContent(
    '$127,664.40+20% from last monthPayment volume, June 2024 · refunded $16,214.90 · net $111,449.50',
  );
  expect(card('Active Merchants')).toHaveTextContent('22+4 new this monthJune 2024');
  expect(card('Total Fees')).toHaveTextContent("$2,505.09+5.7% from last monthJune 2024 · SplitPay's share of fees");
  expect(screen.getByText('Demo data through June 30, 2024')).toBeVisible();
});

test('A figure that fell says so without a plus, and one of thousands has its separators', async () => {
  const { volume, merchants } = setupStore().getState();
  const fallen = {
    volume: { summaries: { ...volume.summaries, month: volume.summaries.month.toReversed() } },
    merchants: {
      ...merchants,
      rows: Array.from({ length: 1200 }, (_, position) => ({ ...merchants.rows[0]!, id: `MER${position}` })),
    },
  };
  await renderApp('/', fallen);
  const card = (name: string) => screen.getByRole('heading', { name }).closest('section')!;
  expect(card('Total Revenue')).toHaveTextContent('$72,480.60-9.3% from last month');
  expect(screen.getByText('-9.3% from last month')).toHaveAttribute('data-tone', 'red');
  expect(card('Active Merchants')).toHaveTextContent('1,200No new merchants this month');
});

test('Where nothing has passed through yet, each part of the dashboard says so', async () => {
  const state = setupStore().getState();
  const nothing = ({ date }: { date: string }) => ({
    date,
    totalTransactionAmount: 0,
    paidToMerchant: 0,
    partnerFees: 0,
    processorFees: 0,
    splitPayCommission: 0,
  });
  const summaries = { ...state.volume.summaries, month: state.volume.summaries.month.map(nothing) };
  await renderApp('/', givenWorkspace({ merchants: { rows: [] }, transactions: { rows: [] }, volume: { summaries } }));
  const section = (name: string) => screen.getByRole('heading', { name }).closest('section')!;
  expect(section('Total Revenue')).not.toHaveTextContent('last month');
  expect(section('Total Transaction Volume')).toHaveTextContent('No payments in this period.');
  expect(screen.queryByTestId('drawing')).toBeNull();
  expect(section('Top Merchants')).toHaveTextContent('No merchants yet');
  expect(section('Recent Transactions')).toHaveTextContent('No transactions yet');
});

test('Top Merchants shows rank, merchant name with its transaction count, volume', async () => {
  await renderApp('/');
  const { headers, rows } = readTable('Top Merchants');
  expect(headers).toEqual(['Rank', 'Merchant', 'Volume']);
  expect(rows[0]).toEqual([
    '1',
    'Empire City Marathon Organization80 transactions all time (2 in the list)',
    '$412,685.50',
  ]);
  expect(rows).toHaveLength(5);
});

test('Recent Transactions shows merchant name, total amount, platform share, platform fee with two decimals', async () => {
  await renderApp('/');
  const { headers, rows } = readTable('Recent transactions');
  expect(headers).toEqual(['Merchant', 'Total Amount', 'Platform Share', 'Platform Fee']);
  expect(rows[0]).toEqual(['Hudson Valley Film FestivalJun 30, 2024', '$250.00', '$25.00', '$5.25']);
  // The date line names a status other than Completed.
  expect(rows[1]?.[0]).toBe('Bennett & Cole Wedding PlannersJun 30, 2024 · Pending');
  expect(screen.getByRole('columnheader', { name: 'Platform Share' })).toHaveAttribute(
    'title',
    'All fees on the payment',
  );
  expect(screen.getByText(/^Platform share: all fees on the payment\. Platform fee: SplitPay's part/)).toBeVisible();
  expect(rows).toHaveLength(5);
});

describe('The dashboard leads somewhere', () => {
  test('a top merchant opens its transactions', async () => {
    const { user } = await renderApp('/');
    await user.click(screen.getByRole('link', { name: 'Harbor Lights Music Festival' }));
    expect(await screen.findByRole('searchbox', { name: 'Search transactions' })).toHaveValue('');
    expect(window.location.search).toBe('?paymentsOf=MER001');
    expect(new Set(readTable('Transactions').rows.map((row) => row[1]))).toEqual(
      new Set(['Harbor Lights Music Festival']),
    );
  });

  test('a recent transaction opens its details', async () => {
    const { user } = await renderApp('/');
    await user.click(screen.getByRole('link', { name: /, payment TR20240630-030$/ }));
    expect(await screen.findByRole('dialog', { name: 'Transaction Details' })).toHaveTextContent('TR20240630-030');
  });

  test.each([
    ['Total Revenue', '/transactions?from=2024-06-01&to=2024-06-30'],
    ['Total Fees', '/transactions?from=2024-06-01&to=2024-06-30&columns=fees'],
    ['Active Merchants', '/merchants?status=Active'],
  ])('the card %s leads to the rows behind its figure', async (name, address) => {
    const { user } = await renderApp('/');
    await user.click(screen.getByRole('link', { name }));
    expect(window.location.pathname + window.location.search).toBe(address);
  });
});
