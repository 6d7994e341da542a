import { screen } from '@testing-library/react';
import { selectIssuedStatements } from '@/slices/entities/statementsSlice';
import { renderApp } from '../../helpers/renderApp';
import { readTable } from '../../helpers/table';

const HARBOR = 'Harbor Lights Music Festival';
const openStatements = async (query = '') => {
  const app = await renderApp(`/merchants?view=statements${query}`);
  await screen.findByRole('combobox', { name: 'Days' });
  return app;
};

describe('The statements', () => {
  test('open by a tab below the heading of Merchants, and the other tab returns to the list', async () => {
    const { user } = await renderApp('/merchants');
    await user.click(screen.getByRole('link', { name: 'Statements' }));
    expect(await screen.findByRole('table', { name: 'Statements' })).toBeVisible();
    expect(window.location.search).toBe('?view=statements');
    expect(screen.queryByRole('button', { name: 'Add New Merchant' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'List' }));
    expect(screen.getByRole('table', { name: 'Merchants' })).toBeVisible();
    expect(window.location.search).toBe('');
  });

  test('show the earned, pending, paid and available amounts of each party', async () => {
    await openStatements('&search=harbor+lights');
    const { headers, rows } = readTable('Statements');
    expect(headers).toEqual(['PARTY', 'OPENING', 'EARNED', 'PAID OUT', 'CLOSING', 'PENDING', 'AVAILABLE', 'STATEMENT']);
    expect(rows).toEqual([[HARBOR, '$0.00', '$15,417.00', '$0.00', '$15,417.00', '$0.00', '$15,417.00', 'Not issued']]);
    expect(screen.getByText(/^\$15,417.00 available to 1 party · \$0.00 pending/)).toBeVisible();
  });

  test('sum to the balances of all parties without filters', async () => {
    await openStatements();
    expect(screen.getByText(/^\$91,405.17 available to 18 parties · \$16,656.40 pending/)).toBeVisible();
  });

  test('cover any typed days, which are in the address', async () => {
    const { user } = await openStatements('&search=harbor+lights');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Days' }), 'Custom dates');
    await user.clear(screen.getByRole('textbox', { name: 'To' }));
    await user.type(screen.getByRole('textbox', { name: 'To' }), '6/20{Enter}');
    expect(readTable('Statements').rows[0]!.slice(2, 5)).toEqual(['$7,101.00', '$0.00', '$7,101.00']);
    expect(window.location.search).toBe('?view=statements&from=2024-06-01&to=2024-06-20&search=harbor+lights');
  });
});

describe('A statement', () => {
  test('opens from its party, and shows its lines, the balance after each, and that it is balanced', async () => {
    const { user } = await openStatements();
    await user.click(screen.getByRole('link', { name: HARBOR }));
    expect(await screen.findByRole('heading', { name: HARBOR })).toBeVisible();
    expect(readTable('Lines of the statement').rows).toEqual([
      [
        ...['2024-06-10 08:55:13', 'Payment', 'TR20240610-007', '$7,890.00', '$229.11', '$421.81', '$138.08'],
        ...['$7,101.00', '$7,101.00'],
      ],
      [
        ...['2024-06-28 11:34:46', 'Payment', 'TR20240628-025', '$9,240.00', '$268.26', '$494.04', '$161.70'],
        ...['$8,316.00', '$15,417.00'],
      ],
    ]);
    expect(screen.getByText('Balanced')).toBeVisible();
    expect(window.location.search).toBe('?view=statements&of=MER001');
    await user.click(screen.getByRole('link', { name: 'All statements' }));
    expect(screen.getByRole('table', { name: 'Statements' })).toBeVisible();
  });

  test('is issued with number, time, zone and hash, and can be undone', async () => {
    const { user } = await openStatements('&of=MER001');
    await user.click(screen.getByRole('button', { name: 'Issue statement' }));
    expect(screen.getByText(/^Issued .* by Alex Morgan · 2 lines · checksum/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Issue statement' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(screen.getByText('Not issued')).toBeVisible();
  });

  test('can be withdrawn while it is the last one, and is issued again unchanged', async () => {
    const { user, store } = await openStatements('&of=MER001');
    await user.click(screen.getByRole('button', { name: 'Issue statement' }));
    await user.click(await screen.findByRole('button', { name: 'Withdraw statement' }));
    expect(selectIssuedStatements(store.getState())).toEqual({});
    expect(screen.getByRole('button', { name: 'Issue statement' })).toHaveFocus();
    expect(screen.getByText('Statement withdrawn')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Issue statement' }));
    expect(await screen.findByRole('button', { name: 'Withdraw statement' })).toBeVisible();
  });

  test('is replaced by a message if the merchant is unknown', async () => {
    await openStatements('&of=MER999');
    expect(screen.getByText("We can't find merchant MER999.")).toBeVisible();
  });
});
