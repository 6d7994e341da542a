import { act, screen, within } from '@testing-library/react';
import { agreeOnRates } from '@/commands/payments/agreedRates';
import { selectChanges } from '@/selectors/changes/changesSelectors';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { setupStore } from '@/store/store';
import { renderApp } from '../../helpers/renderApp';
import { givenImportedData, importedPayment } from '../../helpers/workspace';

const PAYMENTS = ['P-1', 'P-2'].map((id) =>
  importedPayment(id, { fees: { processor: 320, partner: 0, platform: 600 } }),
);

test('Rates are agreed from a day on, the fee check compares with them, and they can be removed', async () => {
  const { user, dispatch, store } = await renderApp('/transactions?view=fees', givenImportedData(PAYMENTS, 'rates'));
  expect(await screen.findByRole('heading', { name: 'No agreed rates to compare with' })).toBeVisible();
  dispatch(dialogOpened({ kind: 'merchantDetails', merchantId: 'MER001' }));
  await user.click(await screen.findByRole('button', { name: 'View or add' }));
  const list = within(await screen.findByRole('dialog', { name: 'Agreed rates' }));
  expect(list.getByText('No rates yet.')).toBeVisible();
  await user.click(list.getByRole('button', { name: 'Add rates' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add rates' }));
  const type = async (label: string, text: string) => {
    await user.clear(dialog.getByLabelText(label));
    await user.type(dialog.getByLabelText(label), text);
  };
  await user.click(dialog.getByRole('button', { name: 'Save agreed rates' }));
  expect(await dialog.findByText('Enter at least one rate.')).toBeVisible();
  await type('SplitPay fee in %', '108');
  expect(dialog.getByLabelText('SplitPay fee in %')).toBeInvalid();
  expect(dialog.getByText('Enter a rate to see what it would have changed.')).toBeVisible();
  await type('SplitPay fee in %', '8');
  // Nothing is saved before: the last months at the typed rate.
  expect(await dialog.findByRole('row', { name: /^June 2025/ })).toHaveTextContent('June 2025-$4.00$0.00$0.00$4.00');
  expect(selectChanges(store.getState()).map(({ what }) => what)).toEqual(['File imported']);
  await type('Start date *', '2025-01-01');
  await type('Processor fee in %', '2.9');
  await type('Processor fee per payment', '0.30');
  await user.click(dialog.getByRole('button', { name: 'Save agreed rates' }));
  const rates = within(await screen.findByRole('dialog', { name: 'Agreed rates' }));
  expect(await rates.findByRole('row', { name: /Jan 1, 2025/ })).toHaveTextContent('8.00%–2.90% + $0.30');
  await user.click(rates.getAllByRole('button', { name: 'Close' })[0]!);
  dispatch({ type: 'dialogs/dialogClosed' });
  expect(await screen.findByRole('heading', { name: '2 of 4 fees correct' })).toBeVisible();
  expect(screen.getByText('Since June 15, 2025: 6.00% instead of 8.00% ($4.00)')).toBeVisible();
  expect(screen.getByText('Agreed: 8.00% of the payment')).toBeVisible();
  expect(selectChanges(store.getState()).map(({ what, to }) => [what, to])).toContainEqual([
    'Agreed rates saved',
    'Since Jan 1, 2025: Processor 2.90% + $0.30, SplitPay 8.00%',
  ]);

  dispatch(dialogOpened({ kind: 'agreedRates', subject: 'merchant', subjectId: 'MER001' }));
  await user.click(await screen.findByRole('button', { name: /^Remove/ }));
  expect(await screen.findByText('No rates yet.')).toBeVisible();
  expect(selectChanges(store.getState()).map(({ what }) => what)).toEqual(
    expect.arrayContaining(['Agreed rates removed', 'Agreed rates saved']),
  );
  // The message of the added rates is still shown, above the newest one.
  await user.click(screen.getAllByRole('button', { name: /Undo/ }).at(-1)!);
  expect(await screen.findByRole('row', { name: /Jan 1, 2025/ })).toBeVisible();
});

test('An integration of imported data has its own rates', async () => {
  const { integrations } = setupStore().getState();
  const state = { ...givenImportedData(PAYMENTS, 'own rates'), integrations };
  const { user, dispatch } = await renderApp('/integrations', state);
  dispatch(dialogOpened({ kind: 'viewIntegration', integrationId: 'INT001' }));
  await user.click(await screen.findByRole('button', { name: 'View or add' }));
  await user.click(await screen.findByRole('button', { name: 'Add rates' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add rates' }));
  await user.type(dialog.getByLabelText('Partner'), 'Sage');
  await user.type(dialog.getByLabelText('Partner fee in %'), '1.5');
  await user.click(dialog.getByRole('button', { name: 'Save agreed rates' }));
  expect(await screen.findByText('Sage: 1.50%')).toBeVisible();
});

test('An agreed rate is edited: the new version counts, and the audit trail keeps the former one', async () => {
  const { user, dispatch, store } = await renderApp('/transactions?view=fees', givenImportedData(PAYMENTS, 'edited'));
  const agreed = { subject: 'merchant', subjectId: 'MER001', since: '2025-01-01' } as const;
  act(() => void store.dispatch(agreeOnRates({ ...agreed, platform: { percent: 700, fixed: 25 } })));
  dispatch(dialogOpened({ kind: 'agreedRates', subject: 'merchant', subjectId: 'MER001' }));
  await user.click(await screen.findByRole('button', { name: 'Edit Jan 1, 2025' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit rates' }));
  expect(dialog.getByLabelText('Start date *')).toHaveValue('2025-01-01');
  expect(dialog.getByLabelText('SplitPay fee per payment')).toHaveValue('0.25');
  const percent = dialog.getByLabelText('SplitPay fee in %');
  expect(percent).toHaveValue('7');
  await user.clear(percent);
  await user.type(percent, '6');
  await user.clear(dialog.getByLabelText('SplitPay fee per payment'));
  await user.click(dialog.getByRole('button', { name: 'Save agreed rates' }));
  expect(await screen.findByRole('row', { name: /Jan 1, 2025/ })).toHaveTextContent('6.00%–');
  expect(await screen.findByRole('heading', { name: '2 of 2 fees correct', hidden: true })).toBeInTheDocument();
  expect(selectChanges(store.getState()).map(({ what, from, to }) => [what, from, to])).toContainEqual([
    'Agreed rates edited',
    'Since Jan 1, 2025: SplitPay 7.00% + $0.25',
    'Since Jan 1, 2025: SplitPay 6.00%',
  ]);

  await user.click(await screen.findByRole('button', { name: /Undo/ }));
  expect(await screen.findByRole('row', { name: /Jan 1, 2025/ })).toHaveTextContent('7.00% + $0.25–');
});

test('Removing an edited rate does not bring its former version back', async () => {
  const { user, dispatch, store } = await renderApp('/transactions?view=fees', givenImportedData(PAYMENTS, 'removed'));
  const agreed = { subject: 'merchant', subjectId: 'MER001', since: '2025-01-01' } as const;
  act(() => void store.dispatch(agreeOnRates({ ...agreed, platform: { percent: 700, fixed: 0 } })));
  const [first] = Object.keys(store.getState().agreedRates.records);
  act(() => void store.dispatch(agreeOnRates({ ...agreed, platform: { percent: 600, fixed: 0 }, replaces: first })));
  dispatch(dialogOpened({ kind: 'agreedRates', subject: 'merchant', subjectId: 'MER001' }));
  await user.click(await screen.findByRole('button', { name: /^Remove/ }));
  expect(await screen.findByText('No rates yet.')).toBeVisible();
});
