import { screen, waitFor, within } from '@testing-library/react';
import { openWorkspaceFiles } from '@/backend/local/workspaceFiles';
import { pickedFile, importInProcess } from '../../helpers/imports/importInProcess';
import { renderApp } from '../../helpers/renderApp';
import { readTable } from '../../helpers/table';

const EXPORT_HEADER = 'TRANSACTION ID,MERCHANT,AMOUNT,DATE AND TIME,STATUS\n';
const may = () => pickedFile(`${EXPORT_HEADER}A,Harbor,1.00,2025-05-01 00:00:00,Completed`, 'may.csv');
const june = () => pickedFile(`${EXPORT_HEADER}B,Harbor,2.00,2025-06-01 00:00:00,Completed\nC,Harbor,x,,`, 'june.csv');

async function openImport() {
  const inProcess = importInProcess();
  const app = await renderApp('/merchants', undefined, inProcess.services);
  await app.user.click(screen.getByRole('button', { name: 'Import data' }));
  const choose = async (...files: File[]) => app.user.upload(await screen.findByLabelText('Choose files'), files);
  return { ...app, ...inProcess, choose };
}

afterEach(async () => {
  const files = openWorkspaceFiles();
  for (const { id } of await files.list()) await files.remove(id);
  await files.free();
  files.close();
});

test('Several files are previewed with the content of each, and imported into one workspace', async () => {
  const { choose, user, opened } = await openImport();
  await choose(june(), may());
  await screen.findByRole('heading', { name: 'Preview' });
  expect(readTable('Files').rows).toEqual([
    ['june.csv', 'Payments', 'SplitPay export', 'UTF-8', '2', '1'],
    ['may.csv', 'Payments', 'SplitPay export', 'UTF-8', '1', '0'],
  ]);
  expect(readTable('1 rejected row').rows).toEqual([['3', 'june.csv', 'AMOUNT', 'x', 'Not a valid amount']]);
  await user.click(screen.getByRole('button', { name: 'Import 2 payments' }));
  await waitFor(() => expect(opened).toHaveLength(1));
  const files = openWorkspaceFiles();
  expect(await files.list()).toMatchObject([{ source: 'june.csv and may.csv', rows: 2 }]);
  files.close();
});

test('Files with the same columns share their questions, and others have separate ones', async () => {
  const { choose, user } = await openImport();
  const rows = 'Reference;Hall;Total;Booked at\nP-1;Harbor;10,00;13.04.2025 10:00';
  await choose(pickedFile(rows, 'april.csv'), may(), pickedFile(rows.replace('P-1', 'P-2'), 'autumn.csv'));
  await screen.findByRole('heading', { name: 'Import settings' });
  const both = within(screen.getByRole('group', { name: 'april.csv, autumn.csv' }));
  expect(
    within(screen.getByRole('group', { name: 'may.csv' })).queryByRole('combobox', { name: / of the file$/ }),
  ).toBeNull();
  await user.selectOptions(both.getByRole('combobox', { name: 'Merchant' }), 'Hall');
  await user.selectOptions(both.getByRole('combobox', { name: /^Currency of the file/ }), 'USD');
  await user.selectOptions(both.getByRole('combobox', { name: /^Time zone of the file/ }), 'UTC');
  await user.click(screen.getByRole('button', { name: 'Preview import' }));
  expect(await screen.findByRole('button', { name: 'Import 3 payments' })).toBeVisible();
});

test('The operator chooses what a file contains if its columns do not show it, and without payments it cannot be imported', async () => {
  const { choose, user } = await openImport();
  await choose(pickedFile('Who;Note\nHarbor;near the pier', 'who.csv'));
  await screen.findByRole('heading', { name: 'Import settings' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'This file contains' }), 'Merchants');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Name' }), 'Who');
  expect(screen.getByRole('combobox', { name: 'Description' })).toHaveDisplayValue('Note');
  await user.click(screen.getByRole('button', { name: 'Preview import' }));
  expect(await screen.findByText(/^A workspace starts with payments\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Import \d/ })).toBeNull();
});

test('Earlier answers are shown for a file with the same columns before they are used, and can be reset', async () => {
  const { choose, user, store, opened } = await openImport();
  const rows = 'Reference;Hall;Total;Booked at\nP-1;Harbor;10,00;13.04.2025 10:00';
  await choose(pickedFile(rows));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Merchant' }), 'Hall');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Currency of the file/ }), 'EUR');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Time zone of the file/ }), 'UTC');
  await user.click(screen.getByRole('button', { name: 'Preview import' }));
  await user.click(await screen.findByRole('button', { name: 'Import 1 payment' }));
  await waitFor(() => expect(opened).toHaveLength(1));
  expect(Object.keys(store.getState().matchings.remembered)).toEqual(['reference\nhall\ntotal\nbookedat']);

  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Import data' }));
  await choose(pickedFile(rows.replace('P-1', 'P-2'), 'next.csv'));
  expect(await screen.findByText(/^Using your settings from the last file with these columns/)).toBeVisible();
  const currency = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /^Currency of the file/ });
  const zone = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Time zone of the file/ });
  expect([currency(), zone].map((field) => field.value)).toEqual(['EUR', 'UTC']);
  await user.click(screen.getByRole('button', { name: 'Reset settings' }));
  expect(currency()).toHaveValue('');
});

test('A corrected column of a recognized format is visible for the next file before it is used', async () => {
  const { choose, user, opened } = await openImport();
  const headers = 'id,Created date (UTC),Amount,Currency,Status,Description,Destination';
  const file = (name: string) =>
    pickedFile(`${headers}\n${name},2025-06-01 10:00:00,5.00,usd,Paid,Harbor,acct_1`, name);
  await choose(file('may.csv'));
  await user.click(await screen.findByRole('button', { name: 'Change settings' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Merchant' }), 'Description');
  await user.click(screen.getByRole('button', { name: 'Preview import' }));
  await user.click(await screen.findByRole('button', { name: 'Import 1 payment' }));
  await waitFor(() => expect(opened).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Import data' }));
  await choose(file('june.csv'));
  const merchant = await screen.findByRole('combobox', { name: 'Merchant' });
  expect(merchant).toBeVisible();
  expect(merchant).toHaveDisplayValue('Description');
});

test('Choosing a currency column removes the question of the currency, and a canceled payment can be voided', async () => {
  const { choose, user } = await openImport();
  const rows = 'Reference,Hall,Total,Booked at,Status,Unit\nP-1,Harbor,10.00,2025-04-13T10:00:00Z,Cancelled,EUR';
  await choose(pickedFile(rows));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Merchant' }), 'Hall');
  expect(screen.getByRole('combobox', { name: /^Currency of the file/ })).toBeRequired();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'Unit');
  expect(screen.queryByRole('combobox', { name: /^Currency of the file/ })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: /^Cancelled/ }), 'Voided');
  await user.click(screen.getByRole('button', { name: 'Preview import' }));
  expect(await screen.findByRole('button', { name: 'Import 1 payment' })).toBeVisible();
  expect(screen.getByRole('dialog')).toHaveTextContent('€10.00');
  expect(screen.getByRole('dialog')).toHaveTextContent('Voided');
});

test('If one of several files cannot be read, none is imported, and the others can be imported without it', async () => {
  const { choose, user } = await openImport();
  await choose(may(), pickedFile('', 'empty.csv'));
  expect(await screen.findByText('empty.csv: The file is empty. Choose another file.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Import only may.csv' }));
  expect(await screen.findByRole('button', { name: 'Import 1 payment' })).toBeVisible();
});

test('A fee file without payments cannot be imported, and the dialog says why and what to do', async () => {
  const { choose } = await openImport();
  await choose(pickedFile('Payment ID,Platform fee\nA,1.50\nB,0.50\n', 'fees.csv'));
  expect(
    await screen.findByText(
      'A workspace starts with payments, and fees are stored with their payments. Import a payment file together with this file, or open the workspace with the payments and update it.',
    ),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Import \d/ })).toBeNull();
  expect(screen.queryByText(/applied when|to fix/i)).toBeNull();
});

test('The preview of a fee file shows its content, the differences, and the unmatched fees', async () => {
  const { choose } = await openImport();
  const rows = ['A,Harbor,10.00,2025-05-01 00:00:00,Completed,1.00', 'B,Harbor,10.00,2025-05-02 00:00:00,Completed,'];
  const payments = pickedFile(
    ['TRANSACTION ID,MERCHANT,AMOUNT,DATE AND TIME,STATUS,PLATFORM FEE', ...rows].join('\n'),
    'may.csv',
  );
  await choose(payments, pickedFile('Payment ID,Platform fee\nA,1.50\nB,0.50\nC,0.50\n', 'fees.csv'));
  await screen.findByRole('heading', { name: 'Preview' });
  const dialog = screen.getByRole('dialog', { name: 'Import data' });
  expect(dialog).toHaveTextContent('New2Changed0Unchanged0Rejected rows1Fees without a payment so far1');
  expect(dialog).toHaveTextContent(
    'In 1 payment, the fees of the payment file and the fee file differ. The fee file is used. Example: A',
  );
  expect(readTable('1 rejected row').rows).toEqual([
    [
      '4',
      'fees.csv',
      'Payment ID',
      'C',
      "The payment of this fee isn't in any file yet. The fee is applied when you import the payment.",
    ],
  ]);
});
