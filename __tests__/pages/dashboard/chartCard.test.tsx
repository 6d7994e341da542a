import { screen, within } from '@testing-library/react';
import { media } from '../../helpers/browser';
import { renderApp } from '../../helpers/renderApp';
import { readTable } from '../../helpers/table';

type Drawn = { name: string; label: { show: boolean } };

const drawnSeries = async () => JSON.parse((await screen.findByTestId('drawing')).textContent) as Drawn[];

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

  test('says of each tile which money it is', async () => {
    await renderApp('/');
    const lines = screen.getAllByRole('definition').map((definition) => definition.textContent);
    expect(lines.filter((_line, index) => index % 2)).toEqual([
      'Payment volume: all money customers paid',
      '90% of the volume',
      '4.9% of the volume',
      '2.9% of the volume',
      '2.2% of the volume',
    ]);
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

  test('switches series off and on in its legend: tiles, table and summary stay complete, and one series stays', async () => {
    const { user, store } = await renderApp('/');
    const before = [tiles(), screen.getByText(/^January to June/).textContent];
    const [volume, merchant, ...fees] = within(screen.getByRole('list', { name: 'Legend' })).getAllByRole('button', {
      pressed: true,
    });
    await user.click(volume!);
    await user.click(merchant!);
    expect(volume).toHaveAttribute('aria-pressed', 'false');
    expect((await drawnSeries()).map(({ name }) => name)).toEqual(['Partner Fees', 'Processor Fees', 'SplitPay Fees']);
    expect([tiles(), screen.getByText(/^January to June/).textContent]).toEqual(before);
    for (const fee of fees) await user.click(fee);
    expect(fees.at(-1)).toHaveAttribute('aria-disabled', 'true');
    expect((await drawnSeries()).map(({ name }) => name)).toEqual(['SplitPay Fees']);
    await user.click(merchant!);
    expect((await drawnSeries()).map(({ name }) => name)).toEqual(['Paid to Merchant', 'SplitPay Fees']);
    expect(store.getState().chart.hiddenSeries).not.toContain('paidToMerchant');
    await user.click(screen.getByRole('button', { name: 'Show as table' }));
    expect(readTable('Volume by month').headers).toHaveLength(6);
  });

  test('labels series by number while it has the focus', async () => {
    const { user } = await renderApp('/');
    const shown = async () => (await drawnSeries()).map(({ label }) => label.show);
    expect(await shown()).toEqual([false, false, false, false, false]);
    screen.getByRole('button', { name: 'Show as table' }).focus();
    await user.tab();
    expect(screen.getByRole('region', { name: 'Volume by month' })).toHaveFocus();
    expect(await shown()).toEqual([true, true, true, true, true]);
    await user.tab();
    expect(await shown()).toEqual([false, false, false, false, false]);
  });

  test('labels series by number in forced colors, as its bars do', async () => {
    media.isForced = true;
    await renderApp('/');
    expect((await drawnSeries()).map(({ label }) => label.show)).toEqual([true, true, true, true, true]);
  });

  test('shows the dates of days in its table', async () => {
    const { user } = await renderApp('/');
    await user.click(screen.getByRole('button', { name: 'Show as table' }));
    await user.click(screen.getByRole('radio', { name: 'Day' }));
    const names = readTable(/^Volume by/).rows.map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(['MONJun 24, 2024', 'SUNJun 30, 2024', 'Total']));
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
      /^January to June: \$567,047\.60 total\. Highest: June \(\$127,664\.40\)\. Lowest: .* Split: Paid to Merchant 90%, /,
    );
    await user.click(screen.getByRole('radio', { name: 'Week' }));
    expect(screen.getByText(/^Week 1 to Week 4: \$127,664\.40 total\./)).toBeVisible();
  });

  test("has a table of its figures behind 'Show as table'", async () => {
    const { user } = await renderApp('/');
    const button = screen.getByRole('button', { name: 'Show as table' });
    await user.click(button);
    expect(button).toHaveAccessibleName('Show as chart');
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
