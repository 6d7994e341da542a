import { act, screen, within } from '@testing-library/react';
import { selectIssuedStatements } from '@/slices/entities/statementsSlice';
import { changeMerchantStatus } from '@/commands/merchants';
import { selectPayouts } from '@/selectors/statements/statementSources';
import { payoutsRecorded } from '@/slices/entities/payoutsSlice';
import { buildPayout } from '../../helpers/domain/statements';
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
    expect(screen.getByText(/^\$94,950.17 available to 18 parties · \$16,656.40 pending/)).toBeVisible();
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

describe('A payout', () => {
  test('says that it appears on the next statement if its day is on an issued one', async () => {
    const { user } = await openStatements('&of=MER001');
    await user.click(screen.getByRole('button', { name: 'Issue statement' }));
    await user.click(screen.getByRole('button', { name: 'Record payout' }));
    const day = within(await screen.findByRole('dialog', { name: 'Record payout' })).getByRole('textbox', {
      name: 'Payout date',
    });
    const note =
      'Jun 30, 2024 is already on an issued statement. This payout will appear as a correction on the next one.';
    expect(day).toHaveAccessibleDescription(note);
    expect(day).toBeValid();
    await user.clear(day);
    await user.type(day, '6/30/2024');
    expect(day).toHaveAccessibleDescription(note);
    await user.clear(day);
    await user.type(day, '2024-05-31');
    expect(day).not.toHaveAccessibleDescription(note);
  });

  test('is limited by the available balance, and appears on the statement', async () => {
    const { user } = await openStatements('&of=MER001');
    await user.click(screen.getByRole('button', { name: 'Record payout' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record payout' }));
    const amount = dialog.getByRole('textbox', { name: 'Amount' });
    expect(amount).toHaveValue('15417.00');
    await user.clear(amount);
    await user.type(amount, '15417.01');
    expect(dialog.getByText('Enter $15,417.00 or less.')).toBeVisible();
    await user.clear(amount);
    await user.type(amount, '400');
    await user.click(dialog.getByRole('button', { name: 'Record $400.00' }));
    const lines = readTable('Lines of the statement').rows;
    expect(lines.at(-1)).toEqual(['2024-06-30', 'Payout', '', '', '', '', '', '-$400.00', '$15,017.00']);
  });

  test('is recorded for all parties of a run with the minimum available, after a preview', async () => {
    const { user, store } = await openStatements();
    await user.click(screen.getByRole('button', { name: 'Record payouts' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record payouts' }));
    const { headers, rows } = readTable('Preview of the payouts');
    expect([headers, rows.length]).toEqual([['PARTY', 'AMOUNT'], 15]);
    await user.type(dialog.getByRole('textbox', { name: 'Minimum amount' }), '12000');
    expect(readTable('Preview of the payouts').rows.map(([name]) => name)).toEqual([
      HARBOR,
      'Lone Star Conference Organizers',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Record 2 payouts, $27,863.01' }));
    expect(selectPayouts(store.getState())).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Payout history' }));
    const payouts = within(await screen.findByRole('dialog', { name: 'Payout history' }));
    await user.click(payouts.getAllByRole('button', { name: /^Reverse payout/ })[0]!);
    expect(selectPayouts(store.getState())).toHaveLength(1);
  });

  test('is not offered again after a run, which says that all merchants or recipients are paid', async () => {
    const { user } = await openStatements();
    const open = async () => {
      await user.click(screen.getByRole('button', { name: 'Record payouts' }));
      return within(await screen.findByRole('dialog', { name: 'Record payouts' }));
    };
    await user.click((await open()).getByRole('button', { name: /^Record 15 payouts/ }));
    const dialog = await open();
    expect(dialog.getByText('All merchants are paid.')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Minimum amount' }), '12000');
    expect(dialog.getByText('No party has that much available')).toBeVisible();
    await user.clear(dialog.getByRole('textbox', { name: 'Minimum amount' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Recipients' }), 'All parties');
    await user.click(dialog.getByRole('button', { name: /^Record 3 payouts/ }));
    await user.selectOptions((await open()).getByRole('combobox', { name: 'Recipients' }), 'All parties');
    expect(screen.getByText('All recipients are paid.')).toBeVisible();
  });

  test('is refused on a future day, and on a day with less available at its end', async () => {
    const { user, store } = await openStatements('&of=MER001');
    await user.click(screen.getByRole('button', { name: 'Record payout' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record payout' }));
    const day = dialog.getByRole('textbox', { name: 'Payout date' });
    const sentences = [
      ['2030-01-01', "The payout date can't be after Jun 30, 2024."],
      ['2024-05-01', `${HARBOR} had $0.00 available on this date. Choose a later date.`],
    ] as const;
    for (const [typed, sentence] of sentences) {
      await user.clear(day);
      await user.type(day, typed);
      expect(dialog.getByText(sentence)).toBeVisible();
      await user.click(dialog.getByRole('button', { name: /^Record \$/ }));
    }
    expect(selectPayouts(store.getState())).toEqual([]);
  });

  test('suggests a day on which its amount was available, and its reference follows the day until it is typed', async () => {
    const { user } = await openStatements('&of=MER001&from=2024-06-01&to=2024-06-10');
    await user.click(screen.getByRole('button', { name: 'Record payout' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record payout' }));
    const [day, reference] = ['Payout date', 'Reference'].map((name) => dialog.getByRole('textbox', { name }));
    // By June 10 less was available.
    expect(day).toHaveValue('2024-06-30');
    expect(day).toBeValid();
    await user.clear(day!);
    await user.type(day!, '6/29/2024');
    expect(reference).toHaveValue('Payout 2024-06-29');
    await user.type(reference!, ' to Harbor');
    await user.clear(day!);
    await user.type(day!, '2024-06-28');
    expect(reference).toHaveValue('Payout 2024-06-29 to Harbor');
  });

  test('is omitted from a run for suspended and unselected parties, and the run gives the reason for an invalid minimum', async () => {
    const { user, store } = await openStatements();
    act(() => void store.dispatch(changeMerchantStatus('MER001', 'Suspended', 'Disputes')));
    await user.click(screen.getByRole('button', { name: 'Record payouts' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record payouts' }));
    const least = dialog.getByRole('textbox', { name: 'Minimum amount' });
    await user.type(least, '12000');
    const harbor = dialog.getByRole('checkbox', { name: `${HARBOR} Suspended` });
    expect(harbor).not.toBeChecked();
    expect(dialog.getByRole('button', { name: 'Record 1 payout, $12,446.01' })).toBeVisible();
    await user.click(harbor);
    await user.click(dialog.getByRole('checkbox', { name: 'Lone Star Conference Organizers' }));
    expect(dialog.getByRole('button', { name: 'Record 1 payout, $15,417.00' })).toBeVisible();
    for (const [typed, sentence] of [
      ['abc', 'Enter dollars and cents, like 12.50.'],
      ['-5', 'Enter an amount above $0.00.'],
    ] as const) {
      await user.clear(least);
      await user.type(least, typed);
      expect(dialog.getByText(sentence)).toBeVisible();
    }
  });

  test('can be reversed even if many others are listed before it', async () => {
    const { user, store } = await openStatements();
    const many = Array.from({ length: 51 }, (_, position) => buildPayout({ id: `${100 + position}`, amount: 1 }));
    act(() => void store.dispatch(payoutsRecorded(many)));
    await user.click(screen.getByRole('button', { name: 'Payout history' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Payout history' }));
    expect(dialog.getByText(/^The first 50 of 51/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Show 50 more' }));
    await user.click(dialog.getAllByRole('button', { name: /^Reverse payout/ })[50]!);
    expect(selectPayouts(store.getState()).some(({ id }) => id === '100')).toBe(false);
  });
});
