import { screen, waitFor, within } from '@testing-library/react';
import { listenToDownloads, textOf } from '../../helpers/downloads';
import { renderApp } from '../../helpers/renderApp';

async function openJournal(path = '/merchants?view=statements') {
  const { user, store } = await renderApp(path);
  await user.click(await screen.findByRole('button', { name: 'Export journal' }));
  const dialog = await screen.findByRole('dialog', { name: 'Export journal' });
  await within(dialog).findByText(/^Debits/);
  return { user, store, dialog: within(dialog) };
}

test('The journal of the selected days is shown with its totals, and saved with the codes and names that the operator typed', async () => {
  const { blobs, names } = listenToDownloads();
  const { user, dialog } = await openJournal();
  const [, debits, credits] = /^Debits (\S+), credits (\S+), in/.exec(dialog.getByText(/^Debits/).textContent)!;
  expect(debits).toMatch(/^\$\d/);
  expect(credits).toBe(debits);

  const code = dialog.getByRole('textbox', { name: 'Code: Bank account' });
  await user.clear(code);
  expect(code).toBeInvalid();
  expect(code).toHaveAccessibleDescription('Enter a code.');
  expect(dialog.queryByRole('button', { name: 'Export journal' })).toBeNull();
  await user.type(code, '1200');
  const name = dialog.getByRole('textbox', { name: 'Name: Owed to merchants' });
  await user.clear(name);
  await user.type(name, 'Due to organizers');
  await user.click(dialog.getByRole('button', { name: 'Export journal' }));
  await waitFor(() => expect(names).toEqual(['journal-csv-2024-06-01-to-2024-06-30.csv']));
  const lines = (await textOf(blobs[0]!)).split('\r\n');
  expect(lines[0]).toContain('DATE,JOURNAL,ACCOUNT CODE,ACCOUNT,DEBIT,CREDIT');
  expect(lines.some((line) => line.includes(',2000,Due to organizers,'))).toBe(true);
});

test('Xero needs a tax rate, and gets the totals of the period', async () => {
  const { blobs, names } = listenToDownloads();
  const { user, dialog } = await openJournal();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Format' }), 'Xero (manual journals)');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Entries' }), 'Totals of the period');
  const rate = await dialog.findByRole('textbox', { name: 'Tax rate in Xero' });
  await user.clear(rate);
  expect(rate).toHaveAccessibleDescription(expect.stringContaining('Enter the name of a tax rate.'));
  await user.type(rate, 'No VAT');
  await user.click(await dialog.findByRole('button', { name: 'Export journal' }));
  await waitFor(() => expect(names).toEqual(['journal-xero-2024-06-01-to-2024-06-30.csv']));
  const [header, first] = (await textOf(blobs[0]!)).split('\r\n');
  expect(header).toBe('*Narration,*Date,Description,*AccountCode,*TaxRate,*Amount');
  expect(first).toMatch(/^20240630-1 \d+ payments,30 Jun 2024,,1100,No VAT,\d+\.\d\d$/);
});

test('The default accounts can be restored', async () => {
  const { user, dialog } = await openJournal();
  const code = () => dialog.getByRole('textbox', { name: 'Code: Bank account' });
  expect(dialog.queryByRole('button', { name: 'Restore default accounts' })).toBeNull();
  await user.type(code(), '5');
  expect(code()).toHaveValue('10005');
  await user.click(dialog.getByRole('button', { name: 'Restore default accounts' }));
  expect(code()).toHaveValue('1000');
});

test('Days without a payment have no journal to export', async () => {
  const { user } = await renderApp('/merchants?view=statements&from=2023-01-01&to=2023-01-31');
  await user.click(await screen.findByRole('button', { name: 'Export journal' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export journal' }));
  expect(await dialog.findByText('No settled payment, refund or payout in these days.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Export journal' })).toBeNull();
});
