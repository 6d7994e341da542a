import { screen, waitFor, within } from '@testing-library/react';
import { merchantsActions } from '@/slices/entities/merchantsSlice';
import { payoutsRecorded } from '@/slices/entities/payoutsSlice';
import { setupStore } from '@/store/store';
import { writeRecording } from '@/store/sessionReplay/writeRecording';
import { buildPayout } from '../../helpers/domain/statements';
import { listenToDownloads, textOf } from '../../helpers/downloads';
import { renderApp } from '../../helpers/renderApp';
import { givenWorkspace } from '../../helpers/workspace';

const IBAN = 'DE89370400440532013000';
const PAYER = { 'Account holder': 'SplitPay GmbH', IBAN: 'fr14 2004 1010 0505 0001 3m02 606' };

async function openDialog(button: string, currency = 'EUR') {
  const start = setupStore(givenWorkspace({ workspace: { currency } }));
  for (const id of ['MER001', 'MER002'])
    start.dispatch(
      merchantsActions.merchantEdited({ id, draft: { accountHolder: `Holder of ${id}`, iban: IBAN, bic: '' } }),
    );
  const payouts = ['2024-06-28', '2024-06-29', '2024-06-29'].map((day, index) =>
    buildPayout({ id: `P${index}`, day, partyId: `MER00${index + 1}`, amount: 12_345 + index }),
  );
  start.dispatch(payoutsRecorded(payouts));
  const app = await renderApp('/merchants?view=statements', start.getState());
  await app.user.click(await screen.findByRole('button', { name: button }));
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: button })) };
}

test('The SEPA file of a run asks for the account that pays, lists the other payouts, and is remembered', async () => {
  const { blobs, names } = listenToDownloads();
  const { user, dialog, store } = await openDialog('Record payouts');
  await user.click(dialog.getByText('SEPA file'));
  expect(dialog.getByText(/^In the file: 2 payouts, €/)).toBeInTheDocument();
  const others = dialog.getByRole('list', { name: /^Not in the file: \d+ payouts\./ });
  expect(within(others).getAllByRole('listitem')[0]).toHaveTextContent('No bank account in SplitPay.');
  const download = dialog.getByRole('button', { name: 'Download SEPA file' });
  await user.click(download);
  const holder = dialog.getByRole('textbox', { name: 'Account holder' });
  expect(holder).toHaveFocus();
  expect(holder).toHaveAccessibleDescription('Enter the name of the account holder.');
  expect(names).toEqual([]);
  for (const [name, text] of Object.entries(PAYER)) await user.type(dialog.getByRole('textbox', { name }), text);
  expect(JSON.stringify(store.getState().accounting)).toBe('{"typed":{}}');
  await user.click(download);
  expect(names).toEqual(['payouts-2024-06-30.xml']);
  const file = await textOf(blobs[0]!);
  expect(file).toContain('<Nm>SplitPay GmbH</Nm>');
  expect(file.match(/<CdtTrfTxInf>/g)).toHaveLength(2);
  expect(store.getState().accounting.typed).toMatchObject({ 'payer.iban': 'FR1420041010050500013M02606' });
  const report = writeRecording({ firstState: store.getState(), actions: [] });
  for (const secret of ['FR1420041010', '02606', 'SplitPay GmbH', 'Holder of']) expect(report).not.toContain(secret);
});

test('The payout history has a SEPA file for one day at a time, so that no payout is sent twice', async () => {
  const { blobs, names } = listenToDownloads();
  const { user, dialog } = await openDialog('Payout history');
  await user.click(dialog.getByText('SEPA file'));
  expect(dialog.getByText('In the file: 1 payout, €123.46.')).toBeInTheDocument();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Payout date' }), 'Jun 28, 2024');
  expect(dialog.getByText('In the file: 1 payout, €123.45.')).toBeInTheDocument();
  for (const [name, text] of Object.entries(PAYER)) await user.type(dialog.getByRole('textbox', { name }), text);
  await user.click(dialog.getByRole('button', { name: 'Download SEPA file' }));
  await waitFor(() => expect(names).toEqual(['payouts-2024-06-28.xml']));
  expect(await textOf(blobs[0]!)).toContain('<InstdAmt Ccy="EUR">123.45</InstdAmt>');
});

test('A workspace in another currency has no SEPA file', async () => {
  const { dialog } = await openDialog('Record payouts', 'USD');
  expect(dialog.queryByText('SEPA file')).toBeNull();
  expect(dialog.getByRole('button', { name: 'Download bank file' })).toBeVisible();
});
