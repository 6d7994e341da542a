import { act, screen, within } from '@testing-library/react';
import { changeMerchantStatus } from '@/commands/merchants';
import { selectBalance, selectPayouts } from '@/selectors/statements/statementSources';
import { payoutsRecorded } from '@/slices/entities/payoutsSlice';
import { reconciliationActions } from '@/slices/entities/reconciliationSlice';
import { buildReport } from '../../helpers/domain/reconciliation';
import { buildPayout } from '../../helpers/domain/statements';
import { renderApp } from '../../helpers/renderApp';
import { readTable } from '../../helpers/table';

const HARBOR = 'Harbor Lights Music Festival';
const openStatements = async (query = '') => {
  const app = await renderApp(`/merchants?view=statements${query}`);
  await screen.findByRole('combobox', { name: 'Days' });
  return app;
};

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

  test('above what was available on its day asks for a reason, and can make the balance negative', async () => {
    const { user, store } = await openStatements('&of=MER001');
    await user.click(screen.getByRole('button', { name: 'Record payout' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record payout' }));
    expect(dialog.queryByRole('textbox', { name: 'Reason' })).toBeNull();
    const day = dialog.getByRole('textbox', { name: 'Payout date' });
    await user.clear(day);
    await user.type(day, '2024-05-01');
    const amount = dialog.getByRole('textbox', { name: 'Amount' });
    await user.clear(amount);
    await user.type(amount, '16000');
    await user.click(dialog.getByRole('button', { name: /^Record/ }));
    expect(selectPayouts(store.getState())).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Paid by the bank in May');
    expect(day).toBeValid();
    await user.click(dialog.getByRole('button', { name: 'Record $16,000.00' }));
    expect(selectPayouts(store.getState())).toMatchObject([
      { amount: 1_600_000, day: '2024-05-01', reason: 'Paid by the bank in May' },
    ]);
    expect(selectBalance(store.getState(), 'MER001')?.balance).toBe(1_541_700 - 1_600_000);
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
    expect(
      dialog.getByText(
        '2 of 2 recipients have no bank account in SplitPay. The bank file has their amounts without an account.',
      ),
    ).toBeVisible();
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

  test('shows the bank report that confirms it', async () => {
    const { user, store } = await openStatements();
    act(() => {
      store.dispatch(payoutsRecorded([buildPayout({ id: 'paid' }), buildPayout({ id: 'open', amount: 1 })]));
      store.dispatch(
        reconciliationActions.reportBroughtIn(
          buildReport([], { of: 'payouts', name: 'bank.csv', matchedIds: ['paid'] }),
        ),
      );
    });
    await user.click(screen.getByRole('button', { name: 'Payout history' }));
    await screen.findByRole('dialog', { name: 'Payout history' });
    const parties = readTable('Payout history').rows.map(([party]) => party);
    expect(parties.map((party) => party?.endsWith('Confirmed by bank.csv')).sort()).toEqual([false, true]);
  });
});
