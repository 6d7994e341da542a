import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { csvPortions } from '@/components/lists/csvFile';
import { openImportedWorkspace } from '@/features/imports/openImportedWorkspace';
import { readMerchant } from '@/domain/imports/directory/readMerchant';
import { INTEGRATION_LIST } from '@/domain/integrations/integrationList';
import { MERCHANT_LIST } from '@/domain/merchants/merchantList';
import { fileOf as tableOf } from '@/domain/lists/csv';
import { merchantNameOf } from '@/domain/merchants/merchants';
import { setupStore } from '@/store/store';
import { buildRefund } from '../../helpers/builders';
import { USD } from '../../helpers/currencies';
import { fileOf, givenSession, NEW_WORKSPACE } from '../../helpers/imports/importSession';
import { openWorkspaces } from '../../helpers/openWorkspaces';
import { wholeTransactionsFile } from '../../helpers/wholeTransactionsFile';

const PAYMENTS = [
  'TRANSACTION ID,MERCHANT,AMOUNT,DATE AND TIME,STATUS,INTEGRATION ID',
  'P-1,Harbor Arts,100.00,2025-06-01 10:00:00,Completed,int_a',
  'P-2,acct_2,100.00,2025-06-02 10:00:00,Completed,',
].join('\n');
const MERCHANTS = [
  'Name;Account id;Status;Email;Street;City;Zip;Country;Joined on',
  'harbor  arts;acct_1;Suspended;office@example.com;1 Pier;NYC;10001;United States;2024-02-03',
  'Café Été;acct_2;Inactive;no mail;2 Rue;Paris;75001;France;2024-02-13',
  'Nobody Yet;acct_3;;;;;;;',
  ';acct_4;;;;;;;',
].join('\n');
const INTEGRATIONS = [
  'MERCHANT NAME,INTEGRATION NAME,CONFIGURATION,INTEGRATION ID,SPLIT,SURCHARGE,STATUS',
  'Harbor Arts,Door,"Credit Card, ACH",int_a,50%,,Active',
  'acct_2,Bar,"Credit Card, Surcharge",int_b,$0.50,3%,Inactive',
  'Harbor Arts,Odd,Surcharge,int_c,20%,3%,Active',
  'Harbor Arts,Bare,ACH,int_d,20,,Active',
].join('\n');

const files = {
  payments: () => fileOf(PAYMENTS, 'payments.csv'),
  merchants: () => fileOf(MERCHANTS, 'merchants.csv'),
  integrations: () => fileOf(INTEGRATIONS, 'integrations.csv'),
};

/** Imports files without answering anything, and opens the result. */
async function importFiles(chosen: readonly File[], into?: string) {
  const session = givenSession();
  const sources = await session.open(chosen, into);
  expect(sources.flatMap(({ questions }) => questions)).toEqual([]);
  const preview = await session.judge(...sources.map(({ plan }) => plan));
  await session.ask({ kind: 'save', workspace: NEW_WORKSPACE }, 'saved');
  const opened = await openImportedWorkspace(openWorkspaces, NEW_WORKSPACE.id);
  if ('problem' in opened) throw new Error(opened.problem);
  return { preview, state: setupStore(opened.startState).getState() };
}

test('Merchant and integration files complete the payments, and invalid values are rejected or left out, and reported', async () => {
  const { preview, state } = await importFiles([files.payments(), files.integrations(), files.merchants()]);
  expect(preview).toMatchObject({ payments: 2, merchants: 3, integrations: 2, refused: 3 });
  expect(preview.files.map(({ name, holds, rows, refused }) => [name, holds, rows, refused])).toEqual([
    ['merchants.csv', 'merchants', 4, 1],
    ['integrations.csv', 'integrations', 4, 2],
    ['payments.csv', 'payments', 2, 0],
  ]);
  expect(preview.refusedRows.map(({ reason }) => reason)).toEqual([
    ...['merchant missing', 'against the rules of integrations', 'split unreadable'],
  ]);
  expect(preview.ignored.map(({ line, column, value }) => [line, column, value])).toEqual([
    [3, 'Email', 'no mail'],
    [3, 'Country', 'France'],
    [3, 'City', 'Paris'],
  ]);
  expect(state.merchants.rows).toMatchObject([
    {
      name: 'harbor arts',
      status: 'Suspended',
      city: 'NYC',
      country: 'USA',
      joinedOn: '2024-02-03',
      totalSales: 10_000,
    },
    { name: 'Café Été', status: 'Inactive', street: '2 Rue', city: '', businessEmail: '', totalSales: 10_000 },
    { name: 'Nobody Yet', status: 'Active', transactions: 0, joinedOn: '2025-06-02' },
  ]);
  expect(state.integrations.rows).toMatchObject([
    {
      id: 'int_a',
      merchantId: 'MER001',
      split: { unit: '%', hundredths: 5000 },
      surchargeRate: null,
    },
    { id: 'int_b', merchantId: 'MER002', split: { unit: '$', hundredths: 50 }, surchargeRate: 300 },
  ]);
  // No column has fees, so they are calculated with the split of the payment's integration, otherwise with the default.
  const fees = wholeTransactionsFile(state).rows.map((row) => [row[0], row[9]]);
  expect(fees).toEqual([
    ['P-2', '2.00'],
    ['P-1', '5.00'],
  ]);
});

test('Merchant files give the same merchants in any order, and also later', async () => {
  const together = await importFiles([files.merchants(), files.payments()]);
  const others = [files.payments(), files.merchants()];
  expect((await importFiles(others)).state.merchants).toEqual(together.state.merchants);
  await importFiles([files.payments()]);
  const later = await importFiles([files.merchants()], NEW_WORKSPACE.id);
  const known = (state: typeof later.state) =>
    state.merchants.rows.map(({ id: _, ...row }) => row).sort((a, b) => (a.name < b.name ? -1 : 1));
  expect(known(later.state)).toEqual(known(together.state));
  expect(later.preview.update).toBeUndefined();
  const again = await importFiles([files.payments()], NEW_WORKSPACE.id);
  expect(again.preview.update).toMatchObject({ same: 2, changed: 0, new: 0 });
  expect(known(again.state)).toEqual(known(together.state));
});

test('The exports of merchants and integrations import with the payments of the console without a question', async () => {
  const before = setupStore().getState();
  const { merchants, integrations } = before;
  const names = new Map(merchants.rows.map(({ id, name }) => [id, name]));
  const named = integrations.rows.map((row) => ({ ...row, merchantName: merchantNameOf(names, row.merchantId) }));
  const textOf = (table: Parameters<typeof csvPortions>[0]) => `\uFEFF${[...csvPortions(table)].join('')}`;
  const { preview, state } = await importFiles([
    fileOf(textOf(tableOf(INTEGRATION_LIST, named, USD)), 'integrations.csv'),
    fileOf(textOf(tableOf(MERCHANT_LIST, merchants.rows, USD)), 'merchants.csv'),
    fileOf(textOf(wholeTransactionsFile(before)), 'transactions.csv'),
  ]);
  expect(preview).toMatchObject({ payments: 30, merchants: 30, integrations: 30, refused: 0, ignored: [] });
  const statuses = (rows: typeof merchants.rows) => rows.map(({ name, status }) => [name, status]);
  expect(statuses(state.merchants.rows)).toEqual(statuses(merchants.rows));
  const describe = (all: typeof integrations.rows) => all.map(({ merchantId: _, ...row }) => row);
  expect(describe(state.integrations.rows)).toEqual(describe(integrations.rows));
});

test('Any merchant row is imported, left out or rejected, and no value that the form rejects is imported', () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('USA', 'NYC', 'NY', '10001', 'a@b.co', 'example.com', '+1 555 010 2345', '__proto__', 'toString'),
  );
  const fields = [
    'merchant',
    'country',
    'state',
    'city',
    'zipCode',
    'businessEmail',
    'website',
    'contactNumber',
  ] as const;
  fc.assert(
    fc.property(fc.record(Object.fromEntries(fields.map((field) => [field, text]))), (row: Record<string, string>) => {
      const read = readMerchant(
        (field) => (row[field] ?? '').trim(),
        () => undefined,
        () => undefined,
      );
      if ('reason' in read) {
        expect(row.merchant?.trim()).toBe('');
        return;
      }
      const { reported, ignored } = read;
      for (const field of fields.slice(1)) {
        const isGiven = row[field]?.trim() !== '';
        expect(isGiven).toBe(ignored.includes(field) || Object.hasOwn(reported, field));
      }
      expect(['USA', 'CAN', 'MEX', undefined]).toContain(reported.country);
    }),
  );
});

test.each(['__proto__', 'constructor', 'toString'])('A merchant in %s is imported without a country', (country) => {
  const read = readMerchant(
    (field) => ({ merchant: 'Harbor Arts', country })[field as string] ?? '',
    () => undefined,
    () => undefined,
  );
  expect(read).toEqual({ reported: { name: 'Harbor Arts' }, ignored: ['country'] });
});

test('Records that would no longer fit are listed in the preview', async () => {
  await importFiles([files.payments()]);
  const newer = fileOf(PAYMENTS.replaceAll('100.00', '30.00'), 'newer.csv', 1);
  const record = { ...buildRefund({ transactionId: 'P-1', amount: 5_000 }), id: 'r1' };
  const fitting = { ...buildRefund({ transactionId: 'P-2', amount: 3_000 }), id: 'r2' };
  const { ask } = givenSession();
  const request = { kind: 'open' as const, files: [newer], into: NEW_WORKSPACE.id, records: [record, fitting] };
  const { preview } = await ask(request, 'judged');
  expect(preview.update).toMatchObject({ changed: 2 });
  expect(preview.waiting).toEqual([record]);
});
