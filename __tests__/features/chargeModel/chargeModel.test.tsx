import { screen, within } from '@testing-library/react';
import { selectPayment } from '@/selectors/payments/paymentsSelectors';
import { selectVolumeTotals } from '@/selectors/dashboard/volumeSelectors';
import { MODEL_PRESETS } from '@/domain/money/chargeModel';
import { chargeModelsSlice } from '@/slices/entities/recordSlices';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { renderApp } from '../../helpers/renderApp';
import { givenImportedData, importedPayment } from '../../helpers/workspace';

const PAID = importedPayment('P-1', { amount: 37_400, fees: { processor: 1_115, partner: 0, platform: 2_244 } });

async function openDialog() {
  const app = await renderApp('/', givenImportedData([PAID], 'models'));
  app.dispatch(dialogOpened({ kind: 'chargeModel', subject: 'workspace', subjectId: '' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Charge model' }));
  return { ...app, dialog };
}

test('The dialog shows what a model would change before it is saved, and all figures follow it', async () => {
  const { user, store, dialog } = await openDialog();
  expect(dialog.getByText(/Nothing changes/)).toBeVisible();
  expect(dialog.getByText(/\$374\.00: merchant \$340\.41, SplitPay \$22\.44, processor \$11\.15/)).toBeVisible();
  await user.selectOptions(
    dialog.getByRole('combobox', { name: 'Start from' }),
    'SplitPay (Stripe destination charges)',
  );
  expect(dialog.getByText(/\$374\.00: merchant \$351\.56, SplitPay \$11\.29, processor \$11\.15/)).toBeVisible();
  expect(await dialog.findByText('1 payment would be divided otherwise.')).toBeVisible();
  const row = dialog.getByRole('row', { name: /^Merchants/ });
  expect(row).toHaveTextContent('$340.41$351.56$11.15');
  expect(dialog.getByRole('row', { name: /^June 2025/ })).toHaveTextContent('June 2025$11.15$0.00$0.00-$11.15');

  await user.click(dialog.getByRole('button', { name: 'Save charge model' }));
  expect(selectPayment(store.getState(), 'P-1')?.allocation).toEqual({
    merchant: 35_156,
    processor: 1_115,
    partner: 0,
    platform: 1_129,
  });
  expect(selectVolumeTotals(store.getState())).toMatchObject({ paidToMerchant: 35_156, splitPayCommission: 1_129 });

  await user.click(await screen.findByRole('button', { name: /Undo/ }));
  expect(selectPayment(store.getState(), 'P-1')?.allocation.merchant).toBe(34_041);
});

const saved = { recordedAt: '2025-07-01 09:00:00', recordedBy: 'Alex Morgan', zone: 'UTC' };
const NOTE = "Charge model: SplitPay pays the processor's fee, and SplitPay keeps its fee on a refund.";

test.each([
  ['/merchants?view=statements&of=MER001', undefined],
  ['/?', /Explain Total Fees|Total Fees/],
])('The statement and the explanations of %s name the charge model', async (address, explained) => {
  const app = await renderApp(address, givenImportedData([PAID], 'named models'));
  if (explained) await app.user.click(screen.getAllByRole('button', { name: explained })[0]!);
  expect(screen.queryByText(NOTE)).toBeNull();
  const settings = MODEL_PRESETS.stripeDestination;
  app.dispatch(
    chargeModelsSlice.actions.recorded([{ id: 'm', subject: 'workspace', subjectId: '', settings, ...saved }]),
  );
  expect(await screen.findByText(NOTE)).toBeVisible();
});

test('A typed model is not discarded without a question', async () => {
  const { user, dialog, store } = await openDialog();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'A dispute is borne by' }), 'SplitPay');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: /Discard/ }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(Object.keys(store.getState().chargeModels.records)).toEqual([]);
});
