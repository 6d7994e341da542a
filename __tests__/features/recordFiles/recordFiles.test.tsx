import { screen, within } from '@testing-library/react';
import { writeXlsx } from 'hucre/xlsx';
import { selectBalance, selectPayouts } from '@/selectors/statements/statementSources';
import { selectAgreedRates } from '@/slices/entities/recordSlices';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { pickedFile } from '../../helpers/imports/importInProcess';
import { renderApp } from '../../helpers/renderApp';
import { givenImportedData, importedPayment } from '../../helpers/workspace';

const FEES = { processor: 320, partner: 0, platform: 800 };
const given = () => givenImportedData([importedPayment('P-1', { fees: FEES })], 'recordFiles');

async function openImport(records: 'payouts' | 'rates') {
  const app = await renderApp('/merchants?view=statements', given());
  app.dispatch(dialogOpened({ kind: 'recordFile', records }));
  const name = records === 'payouts' ? 'Import payouts' : 'Import rates';
  const dialog = within(await screen.findByRole('dialog', { name }));
  const choose = (content: string, fileName: string) =>
    app.user.upload(dialog.getByLabelText('Choose a file'), pickedFile(content, fileName));
  return { ...app, dialog, choose };
}

test('Past payouts of a file reduce the balance, although less was available, and Undo removes them', async () => {
  const { user, store, dialog, choose } = await openImport('payouts');
  await choose('Date,Merchant,Amount\n2025-06-01,Harbor Arts,90.00\n2025-06-02,Nobody,1\n', 'june.csv');
  expect(await dialog.findByText('1 row is not imported')).toBeVisible();
  expect(dialog.getByText('Line 3: No merchant or integration has this name or ID.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Import 1 payout' }));
  expect(selectPayouts(store.getState())).toMatchObject([
    { partyId: 'MER001', amount: 9_000, day: '2025-06-01', reason: 'Imported from june.csv' },
  ]);
  expect(selectBalance(store.getState(), 'MER001')?.balance).toBe(8_880 - 9_000);
  await user.click(await screen.findByRole('button', { name: /Undo/ }));
  expect(selectPayouts(store.getState())).toEqual([]);
});

test('A file without a needed column and one that cannot be read say so, and nothing is imported', async () => {
  const { user, store, dialog, choose } = await openImport('payouts');
  await user.click(dialog.getByRole('button', { name: 'Import payouts' }));
  expect(dialog.getByText('Choose a file.')).toBeVisible();
  await choose('Merchant,Amount\nHarbor Arts,1\n', 'days.csv');
  expect(await dialog.findByText('The file has no column "Day". Rename a column of the file.')).toBeVisible();
  await choose('', 'empty.csv');
  expect(await dialog.findByText('The file is empty. Choose another file.')).toBeVisible();
  expect(selectPayouts(store.getState())).toEqual([]);
});

test('Rates of a file are agreed for their merchants', async () => {
  const { user, store, dialog, choose } = await openImport('rates');
  await choose(
    'Merchant,Start date,SplitPay fee in %,SplitPay fee per payment\nHarbor Arts,2025-06-01,8,0.30\n',
    'rates.csv',
  );
  expect(await dialog.findByText('8.00% + $0.30')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Import 1 agreement' }));
  expect(Object.values(selectAgreedRates(store.getState()))).toMatchObject([
    { subject: 'merchant', subjectId: 'MER001', since: '2025-06-01', platform: { percent: 800, fixed: 30 } },
  ]);
});

describe('A workbook with rows in several sheets', () => {
  /** In jsdom, a blob that the console creates has no stream. */
  function stream(this: Blob): ReadableStream<Uint8Array> {
    const reading = new FileReader();
    reading.readAsArrayBuffer(this);
    return new ReadableStream({
      async start(controller) {
        await new Promise((resolve) => reading.addEventListener('load', resolve));
        controller.enqueue(new Uint8Array(reading.result as ArrayBuffer));
        controller.close();
      },
    });
  }

  beforeAll(() => Object.defineProperty(Blob.prototype, 'stream', { value: stream, configurable: true }));
  afterAll(() => Reflect.deleteProperty(Blob.prototype, 'stream'));

  async function workbookOf(name: string, rows: (string | number)[][]): Promise<File> {
    const bytes = await writeXlsx({
      sheets: [
        { name: 'Summary', rows: [['Total', 90]] },
        { name: 'Rows', rows },
      ],
    });
    return new File([new Uint8Array(bytes)], name);
  }

  test('asks for the sheet of payouts before they can be imported', async () => {
    const { user, store, dialog } = await openImport('payouts');
    const rows = [
      ['Date', 'Merchant', 'Amount'],
      ['2025-06-01', 'Harbor Arts', '90.00'],
    ];
    await user.upload(dialog.getByLabelText('Choose a file'), await workbookOf('june.xlsx', rows));
    const sheet = await dialog.findByRole('combobox', { name: 'Sheet of june.xlsx' });
    expect(sheet).toHaveAccessibleDescription('Several sheets have rows. Choose the sheet to import.');
    await user.click(dialog.getByRole('button', { name: 'Import payouts' }));
    expect(dialog.getByText('Choose a sheet.')).toBeVisible();
    expect(sheet).toBeInvalid();
    await user.selectOptions(sheet, 'Summary');
    expect(await dialog.findByText(/^The file has no column/)).toBeVisible();
    await user.selectOptions(sheet, 'Rows');
    await user.click(await dialog.findByRole('button', { name: 'Import 1 payout' }));
    expect(selectPayouts(store.getState())).toMatchObject([{ amount: 9_000, reason: 'Imported from june.xlsx' }]);
  });

  test('asks for the sheet of agreed rates', async () => {
    const { user, store, dialog } = await openImport('rates');
    const rows = [
      ['Merchant', 'Start date', 'SplitPay fee in %'],
      ['Harbor Arts', '2025-06-01', 8],
    ];
    await user.upload(dialog.getByLabelText('Choose a file'), await workbookOf('rates.xlsx', rows));
    await user.selectOptions(await dialog.findByRole('combobox', { name: 'Sheet of rates.xlsx' }), 'Rows');
    await user.click(await dialog.findByRole('button', { name: 'Import 1 agreement' }));
    expect(Object.values(selectAgreedRates(store.getState()))).toMatchObject([{ platform: { percent: 800 } }]);
  });

  test('asks for the sheet of opening balances, and a file without sheets ends the question', async () => {
    const app = await renderApp('/merchants?view=statements', given());
    app.dispatch(dialogOpened({ kind: 'openingBalances' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Opening balances' }));
    await app.user.click(dialog.getByRole('radio', { name: 'I enter the opening balance of each party' }));
    const file = dialog.getByLabelText('Fill in from a file (optional)');
    const rows = [
      ['Merchant', 'Opening balance'],
      ['Harbor Arts', '12.50'],
    ];
    await app.user.upload(file, await workbookOf('opening.xlsx', rows));
    await app.user.selectOptions(await dialog.findByRole('combobox', { name: 'Sheet of opening.xlsx' }), 'Rows');
    expect(await dialog.findByText(/^1 balance filled in/)).toBeVisible();
    expect(dialog.getByLabelText('Opening balance of Harbor Arts')).toHaveValue('12.50');
    await app.user.upload(file, pickedFile('Merchant,Opening balance\nHarbor Arts,3\n', 'opening.csv'));
    expect(await dialog.findByDisplayValue('3.00')).toBeVisible();
    expect(dialog.queryByRole('combobox', { name: /^Sheet of/ })).not.toBeInTheDocument();
  });
});
