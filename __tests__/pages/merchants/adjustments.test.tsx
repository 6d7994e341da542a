import { screen, within } from '@testing-library/react';
import { selectBalance } from '@/selectors/statements/statementSources';
import { selectChanges } from '@/selectors/changes/changesSelectors';
import { statementsListActions } from '@/slices/lists/statementsListSlice';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { pickedFile } from '../../helpers/imports/importInProcess';
import { renderApp } from '../../helpers/renderApp';
import { givenImportedData, importedPayment } from '../../helpers/workspace';

const FEES = { processor: 320, partner: 0, platform: 800 };
const PAYMENTS = [
  importedPayment('P-1', { fees: FEES, date: '2025-05-20 12:00:00' }),
  importedPayment('P-2', { fees: FEES }),
];

function givenAsked() {
  const state = givenImportedData(PAYMENTS, 'opening');
  const { workspace } = state as { workspace: { own: object } };
  return { ...state, workspace: { ...workspace, own: { ...workspace.own, asksOpening: true } } } as typeof state;
}

const available = (app: Awaited<ReturnType<typeof renderApp>>, partyId = 'MER001') =>
  selectBalance(app.store.getState(), partyId)?.available;

test('The statement of a party does not name an available amount before either', async () => {
  await renderApp('/merchants?view=statements&of=MER001', givenAsked());
  expect(await screen.findByText('Available now')).toBeVisible();
  expect(screen.getByText('Available now').nextElementSibling).toHaveTextContent('Not known');
});

test('Record payout asks for the opening balances until they are entered', async () => {
  const { user, dispatch } = await renderApp('/merchants?view=statements', givenAsked());
  dispatch(dialogOpened({ kind: 'recordPayout', partyId: 'MER001' }));
  const payout = within(await screen.findByRole('dialog', { name: 'Record payout' }));
  await user.click(payout.getByRole('button', { name: 'Enter opening balances' }));
  expect(await screen.findByRole('dialog', { name: 'Opening balances' })).toBeVisible();
});

test('Nothing is available until the operator says what was paid out before', async () => {
  const app = await renderApp('/merchants?view=statements', givenAsked());
  const { user, store } = app;
  expect(await screen.findByText(/Enter the opening balances, so that/)).toBeVisible();
  expect(available(app)).toBe(0);
  expect(screen.getAllByText('Not known').length).toBeGreaterThan(0);
  expect(screen.getByText(/^Available amounts are not known yet · /)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Enter opening balances' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Opening balances' }));
  const day = dialog.getByLabelText('Everything before');
  await user.clear(day);
  await user.click(dialog.getByRole('button', { name: 'Save opening balances' }));
  expect(day).toBeInvalid();
  await user.type(day, '2025-06-01');
  await user.click(dialog.getByRole('button', { name: 'Save opening balances' }));
  expect(available(app)).toBe(8_880);
  expect(screen.queryByText(/Enter the opening balances, so that/)).toBeNull();
  app.dispatch(statementsListActions.daysChosen({ start: '2025-06-01', end: '2025-06-30' }));
  expect(selectBalance(store.getState(), 'MER001')).toMatchObject({ opening: 0, closing: 8_880 });
  expect(selectChanges(store.getState()).map(({ what }) => what)).toContain('Opening balance of -$88.80 recorded');

  await user.click(await screen.findByRole('button', { name: /Undo/ }));
  expect(available(app)).toBe(0);
});

test('Typed opening balances and the answer that nothing was paid count as answers', async () => {
  const app = await renderApp('/merchants?view=statements', givenAsked());
  const { user } = app;
  const openDialog = async () => {
    await user.click(await screen.findByRole('button', { name: 'Enter opening balances' }));
    return within(await screen.findByRole('dialog', { name: 'Opening balances' }));
  };
  const dialog = await openDialog();
  await user.click(dialog.getByRole('radio', { name: 'I enter the opening balance of each party' }));
  const field = dialog.getByRole('textbox', { name: 'Opening balance of Harbor Arts' });
  await user.type(field, 'much');
  await user.click(dialog.getByRole('button', { name: 'Save opening balances' }));
  expect(dialog.getByText(/Enter amounts like/)).toBeVisible();
  await user.clear(field);
  await user.type(field, '-20.00');
  await user.click(dialog.getByRole('button', { name: 'Save opening balances' }));
  expect(available(app)).toBe(2 * 8_880 - 2_000);

  await user.click(await screen.findByRole('button', { name: /Undo/ }));
  const again = await openDialog();
  await user.click(again.getByRole('radio', { name: 'Nothing was paid out before' }));
  await user.click(again.getByRole('button', { name: 'Save opening balances' }));
  expect(available(app)).toBe(2 * 8_880);
});

test('Opening balances are filled in from a file, corrected and saved', async () => {
  const app = await renderApp('/merchants?view=statements', givenAsked());
  const { user } = app;
  await user.click(await screen.findByRole('button', { name: 'Enter opening balances' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Opening balances' }));
  await user.click(dialog.getByRole('radio', { name: 'I enter the opening balance of each party' }));
  const file = dialog.getByLabelText('Fill in from a file (optional)');
  await user.upload(file, pickedFile('Merchant,City\nHarbor Arts,Oslo\n', 'none.csv'));
  expect(await dialog.findByText('The file has no column Opening balance.')).toBeVisible();
  await user.upload(file, pickedFile('', 'empty.csv'));
  expect(await dialog.findByText('The file is empty. Choose another file.')).toBeVisible();
  await user.upload(file, pickedFile('Merchant,Balance\nHarbor Arts,-20.00\nNobody,1\n', 'balances.csv'));
  expect(
    await dialog.findByText(
      '1 balance filled in. Check them before you save. Line 3: No merchant or integration has this name or ID.',
    ),
  ).toBeVisible();
  await user.upload(file, pickedFile('Merchant,Balance\nHarbor Arts,-30.00\n', 'balances.csv'));
  expect(await dialog.findByText('1 balance filled in. Check them before you save.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Opening balance of Harbor Arts' })).toHaveValue('-30.00');
  await user.click(dialog.getByRole('button', { name: 'Save opening balances' }));
  expect(available(app)).toBe(2 * 8_880 - 3_000);
});

test('An adjustment with its reason changes the balance, and a reserve holds a percentage until a day', async () => {
  const app = await renderApp('/merchants?view=statements&of=MER001', givenImportedData(PAYMENTS, 'adjusted'));
  const { user, store } = app;
  const openDialog = async () => {
    await user.click(await screen.findByRole('button', { name: 'Adjust balance' }));
    return within(await screen.findByRole('dialog', { name: 'Adjust balance' }));
  };
  const dialog = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Record adjustment' }));
  expect(dialog.getByRole('textbox', { name: 'Amount' })).toBeInvalid();
  expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeInvalid();
  await user.type(dialog.getByRole('textbox', { name: 'Amount' }), '-25.00');
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Lost card reader');
  await user.click(dialog.getByRole('button', { name: 'Record adjustment' }));
  expect(available(app)).toBe(2 * 8_880 - 2_500);
  expect(await screen.findByText('Lost card reader')).toBeVisible();

  const reserve = await openDialog();
  await user.selectOptions(reserve.getByRole('combobox', { name: 'Type' }), 'Reserve');
  await user.type(reserve.getByRole('textbox', { name: 'Amount' }), '10%');
  await user.type(reserve.getByLabelText('Held until *'), '2025-12-31');
  await user.type(reserve.getByRole('textbox', { name: 'Reason' }), 'New merchant');
  await user.click(reserve.getByRole('button', { name: 'Hold reserve' }));
  const held = Object.values(store.getState().adjustments.records).at(-1);
  expect(held).toMatchObject({ kind: 'reserve', amount: -1_526, until: '2025-12-31' });
  expect(available(app)).toBe(2 * 8_880 - 2_500 - 1_526);
});
