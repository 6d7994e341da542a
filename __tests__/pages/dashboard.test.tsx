import { screen, within } from '@testing-library/react';
import { setupStore } from '@/store/store';
import { renderApp } from '../helpers/renderApp';
import { readTable } from '../helpers/table';

// The drawing itself is tested in a real browser, and its option below the components: jsdom has no canvas.
jest.mock('echarts-for-react/lib/core', () => ({ __esModule: true, default: () => <div data-testid="drawing" /> }));

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
    expect(screen.getByRole('link', { name: 'View all notifications' })).toBeVisible();
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
    '$127,664.40+20% from last monthJune 2024 · refunded $16,214.90 · net $111,449.50',
  );
  expect(card('Active Merchants')).toHaveTextContent('22+4 new this monthJune 2024');
  expect(card('Total Fees')).toHaveTextContent('$2,505.09+5.7% from last monthJune 2024');
  expect(screen.getByText('Data up to June 30, 2024')).toBeVisible();
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
  expect(card('Active Merchants')).toHaveTextContent('1,200+0 new this month');
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
  await renderApp('/', {
    ...state,
    merchants: { ...state.merchants, rows: [] },
    transactions: { ...state.transactions, rows: [] },
    volume: {
      ...state.volume,
      summaries: { ...state.volume.summaries, month: state.volume.summaries.month.map(nothing) },
    },
  });
  const section = (name: string) => screen.getByRole('heading', { name }).closest('section')!;
  expect(section('Total Revenue')).not.toHaveTextContent('from last month');
  expect(section('Total Transaction Volume')).toHaveTextContent('There is no volume in this period.');
  expect(screen.queryByTestId('drawing')).toBeNull();
  expect(section('Top Merchants')).toHaveTextContent('No merchants yet');
  expect(section('Recent Transactions')).toHaveTextContent('No transactions yet');
});

describe('The chart card', () => {
  const tiles = () => {
    const section = screen.getByRole('heading', { name: 'Total Transaction Volume' }).closest('section')!;
    return within(section)
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent ?? ''}`);
  };

  test('has a toggle with Day, Week, Month, Year; Month is the default', async () => {
    await renderApp('/');
    const options = within(screen.getByRole('group', { name: 'Period' })).getAllByRole('radio');
    expect(options.map((option) => (option as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      'Day',
      'Week',
      'Month',
      'Year',
    ]);
    expect(screen.getByRole('radio', { name: 'Month' })).toBeChecked();
  });

  test('has five tiles that sum the selected period', async () => {
    const { user } = await renderApp('/');
    expect(tiles()).toEqual([
      'Total Fee Volume: $567,047.60',
      'Paid to Merchant: $510,342.84',
      'Partner Fees: $27,840.09',
      'Processor Fees: $16,663.50',
      'SplitPay Fees: $12,201.17',
    ]);
    await user.click(screen.getByRole('radio', { name: 'Week' }));
    expect(tiles()[0]).toBe('Total Fee Volume: $127,664.40');
  });

  test('ignores a click on the selected option', async () => {
    const { user, store } = await renderApp('/');
    await user.click(screen.getByRole('radio', { name: 'Month' }));
    expect(store.getState().chart.period).toBe('month');
    expect(screen.getByRole('radio', { name: 'Month' })).toBeChecked();
  });

  test('has a legend in the order of the tiles', async () => {
    await renderApp('/');
    expect(screen.getByRole('list', { name: 'Legend' })).toHaveTextContent(
      'Total Fee VolumePaid to MerchantPartner FeesProcessor FeesSplitPay Fees',
    );
  });

  test('loads the chart as its own chunk, named by the period', async () => {
    const { user } = await renderApp('/');
    expect(await screen.findByRole('region', { name: 'Volume by month' })).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Year' }));
    expect(screen.getByRole('region', { name: 'Volume by year' })).toBeInTheDocument();
  });

  test('says in words what the chart shows', async () => {
    const { user } = await renderApp('/');
    const drawing = await screen.findByRole('img', { name: 'Bar chart of volume by month' });
    expect(drawing).toHaveAccessibleDescription(
      /^JAN to JUN: \$567,047\.60 in all\. Highest is JUN with \$127,664\.40, lowest .* It divides into Paid to Merchant 90%, /,
    );
    await user.click(screen.getByRole('radio', { name: 'Week' }));
    expect(screen.getByText(/^Week 1 to Week 4: \$127,664\.40 in all\./)).toBeVisible();
  });

  test("has a table of its figures behind 'Show as table'", async () => {
    const { user } = await renderApp('/');
    const button = screen.getByRole('button', { name: 'Show as table', pressed: false });
    await user.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    const { headers, rows } = readTable('Volume by month');
    expect(headers).toEqual([
      'Period',
      'Total Fee Volume',
      'Paid to Merchant',
      'Partner Fees',
      'Processor Fees',
      'SplitPay Fees',
    ]);
    expect(rows.map(([name]) => name)).toEqual(['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'Total']);
    expect(rows.at(-1)).toEqual(['Total', '$567,047.60', '$510,342.84', '$27,840.09', '$16,663.50', '$12,201.17']);
    expect(screen.queryByRole('img', { name: /^Bar chart/ })).toBeNull();
    await user.click(button);
    expect(await screen.findByRole('img', { name: /^Bar chart/ })).toBeInTheDocument();
  });
});

test('Top Merchants shows rank, merchant name with its transaction count, volume', async () => {
  await renderApp('/');
  const { headers, rows } = readTable('Top Merchants');
  expect(headers).toEqual(['Rank', 'Merchant', 'Volume']);
  expect(rows[0]).toEqual([
    '1',
    'Empire City Marathon Organization80 transactions of all time, 2 listed',
    '$412,685.50',
  ]);
  expect(rows).toHaveLength(5);
});

test('Recent Transactions shows merchant name, total amount, platform share, platform fee with two decimals', async () => {
  await renderApp('/');
  const { headers, rows } = readTable('Recent transactions');
  expect(headers).toEqual(['Merchant', 'Total Amount', 'Platform Share', 'Platform Fee']);
  expect(rows[0]).toEqual(['Hudson Valley Film Festival', '$250.00', '$25.00', '$5.25']);
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
