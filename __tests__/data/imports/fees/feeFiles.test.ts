import 'fake-indexeddb/auto';
import { openImportedWorkspace } from '@/features/imports/openImportedWorkspace';
import { planFor, recognize } from '@/data/formats/recognize';
import { setupStore } from '@/store/store';
import { fileOf, givenSession, NEW_WORKSPACE } from '../../../helpers/imports/importSession';
import { openWorkspaces } from '../../../helpers/openWorkspaces';
import { wholeTransactionsFile } from '../../../helpers/wholeTransactionsFile';

const PAYMENTS = [
  'id,Created date (UTC),Amount,Amount Refunded,Currency,Fee,Status,Destination',
  'ch_1,2025-05-01 10:00,100.00,0,usd,3.20,Paid,acct_1',
  'ch_2,2025-05-02 10:00,100.00,40.00,usd,3.20,Paid,acct_1',
].join('\n');
const APPLICATION_FEES = [
  'id,Created (UTC),Amount,Amount Refunded,Currency,User ID,User Email,Application ID,Transaction ID',
  'fee_1,2025-05-01 10:00,2.00,0,usd,acct_1,a@example.com,ca_1,ch_1',
  'fee_2,2025-05-02 10:00,2.00,0.80,usd,acct_1,a@example.com,ca_1,ch_2',
  'fee_3,2025-05-02 10:00,2.00,0,usd,acct_1,a@example.com,ca_1,ch_9',
].join('\n');
const BALANCE = [
  'id,Type,Source,Amount,Fee,Net,Currency,Created (UTC)',
  'txn_1,charge,ch_1,100.00,3.30,96.70,usd,2025-05-01 10:00',
  'txn_2,payout,po_1,-96.70,0.00,-96.70,usd,2025-05-02 10:00',
].join('\n');

const payments = () => fileOf(PAYMENTS, 'payments.csv');
const applicationFees = () => fileOf(APPLICATION_FEES, 'fees.csv');

/** Imports files that raise no question, and opens the result. */
async function importFiles(files: readonly File[], into?: string) {
  const { open, judge, ask } = givenSession();
  const sources = await open(files, into);
  const preview = await judge(...sources.map(({ plan }) => plan));
  await ask({ kind: 'save', workspace: NEW_WORKSPACE }, 'saved');
  return { preview, fees: await feesShown() };
}

/** The fees of processor, partner and platform of each payment, as the open workspace exports them. */
async function feesShown(id = NEW_WORKSPACE.id): Promise<Record<string, string[]>> {
  const opened = await openImportedWorkspace(openWorkspaces, id);
  if ('problem' in opened) throw new Error(opened.problem);
  const { rows } = wholeTransactionsFile(setupStore(opened.startState).getState());
  return Object.fromEntries(rows.map((row) => [row[0] ?? '', row.slice(7, 10)]));
}

test('Application fees are imported without a question, together with their payments or later into their workspace', async () => {
  const together = await importFiles([applicationFees(), payments()]);
  expect(together.preview).toMatchObject({
    fees: { new: 2, changed: 0, same: 0 },
    refusedRows: [{ file: 'fees.csv', line: 4, column: 'Transaction ID', value: 'ch_9', reason: 'fee of nothing' }],
  });
  expect(together.fees).toEqual({ ch_1: ['3.20', '0.00', '2.00'], ch_2: ['3.20', '0.00', '2.00'] });
  await importFiles([payments()]);
  const later = await importFiles([applicationFees()], NEW_WORKSPACE.id);
  expect(later.preview.files).toEqual([
    { name: 'fees.csv', plan: 'Stripe application fees', encoding: 'utf-8', holds: 'fees', rows: 3, refused: 1 },
  ]);
  expect(later.fees).toEqual(together.fees);
});

test('A balance history is imported as payments, or as fees of existing payments if the operator chooses so', async () => {
  await importFiles([payments()]);
  const { openFile, judge, ask } = givenSession();
  const source = await openFile(fileOf(BALANCE, 'balance.csv'), NEW_WORKSPACE.id);
  expect(source.plan).toMatchObject({ format: 'Stripe balance history', holds: 'payments' });
  const asFees = planFor(source.headers, source.firstRecords, 'fees');
  const preview = await judge({ ...asFees, currency: 'USD' });
  expect(preview).toMatchObject({
    skipped: { payout: { count: 1 } },
    fees: { new: 1, differences: { count: 1 } },
    refused: 0,
  });
  await ask({ kind: 'save', workspace: NEW_WORKSPACE }, 'saved');
  expect(await feesShown()).toMatchObject({ ch_1: ['3.30', '0.00', '0.00'], ch_2: ['3.20', '0.00', '0.00'] });
});

test('A plain table of payment ids and fees is guessed as a fee file, and only ambiguous amounts raise a question', async () => {
  const rows = [
    ['Payment ID', 'Processing fee', 'Platform fee'],
    ['ch_1', '320', '200'],
  ];
  const { plan } = recognize(rows, 'UTC');
  expect(plan).toMatchObject({ holds: 'fees', columns: { id: 0, processorFee: 1, platformFee: 2 } });
  const { openFile } = givenSession();
  const { questions } = await openFile(fileOf(rows.map((row) => row.join(',')).join('\n')));
  expect(questions).toEqual([{ about: 'isMinorUnits', examples: ['320', '200'] }]);
});

test('Fees without payments do not create a workspace', async () => {
  const { ask } = givenSession();
  const { preview } = await ask({ kind: 'open', files: [applicationFees()] }, 'judged');
  expect(preview).toMatchObject({ payments: 0, refused: 3, fees: { new: 0 } });
});

test('Rows after an empty row of a fee file are skipped, and so are its totals', async () => {
  const withTotals = fileOf(`${APPLICATION_FEES}\n,,,,,,,,\nTotal,,6.00,0.80,,,,,`, 'fees.csv');
  const { preview, fees } = await importFiles([withTotals, payments()]);
  expect(preview.skipped).toMatchObject({ 'after an empty row': { count: 1 } });
  expect(fees).toEqual({ ch_1: ['3.20', '0.00', '2.00'], ch_2: ['3.20', '0.00', '2.00'] });
});

test('A fee without a payment is reported, stored, and counted once a file has the payment', async () => {
  await importFiles([payments()]);
  const first = await importFiles([applicationFees()], NEW_WORKSPACE.id);
  expect(first.preview).toMatchObject({ refused: 1, fees: { new: 2, found: 0, waiting: 1 } });
  // Importing the file again changes nothing, and the fee is stored once.
  const again = await importFiles([applicationFees()], NEW_WORKSPACE.id);
  expect(again.preview.fees).toMatchObject({ new: 0, same: 2, found: 0, waiting: 1 });
  const newer = fileOf(`${PAYMENTS.split('\n')[0]}\nch_9,2025-05-09 10:00,50.00,0,usd,1.00,Paid,acct_1`, 'newer.csv');
  const later = await importFiles([newer], NEW_WORKSPACE.id);
  expect(later.preview).toMatchObject({ refused: 0, fees: { new: 0, found: 1, waiting: 0 } });
  expect(later.fees).toEqual({ ...first.fees, ch_9: ['1.00', '0.00', '2.00'] });
});

test('An unmatched fee stays stored if its payment cannot bear it, and a newer row with its id replaces it', async () => {
  await importFiles([payments()]);
  await importFiles([applicationFees()], NEW_WORKSPACE.id);
  const newer = fileOf(`${PAYMENTS.split('\n')[0]}\nch_9,2025-05-09 10:00,1.50,0,usd,1.00,Paid,acct_1`, 'newer.csv');
  const later = await importFiles([newer], NEW_WORKSPACE.id);
  expect(later.preview).toMatchObject({ refused: 0, fees: { found: 0, waiting: 1 } });
  expect(later.fees).toMatchObject({ ch_9: ['1.00', '0.00', '0.00'] });
  const fixed = APPLICATION_FEES.replace(/fee_3.*/, 'fee_3,2025-05-02,0.50,0,usd,acct_1,a@example.com,ca_1,ch_9');
  const last = await importFiles([fileOf(fixed, 'fees.csv')], NEW_WORKSPACE.id);
  expect(last.preview.fees).toMatchObject({ new: 1, same: 2, found: 0, waiting: 0 });
  expect(last.fees).toMatchObject({ ch_9: ['1.00', '0.00', '0.50'] });
});

test.each([[undefined], [NEW_WORKSPACE.id]])(
  'A fee without a currency follows its payment, even into a separate workspace, and one without a payment is reported once (into %s)',
  async (into) => {
    await importFiles([payments()]);
    const mixed = PAYMENTS.replace(/^(ch_2.*)usd(.*)$/m, '$1eur$2').replaceAll('ch_2', 'ch_3');
    const fees = ['Payment ID,Platform fee', 'ch_1,2.00', 'ch_3,1.50', 'ch_9,1.00'].join('\n');
    const session = givenSession();
    const sources = await session.open([fileOf(mixed, 'mixed.csv'), fileOf(fees, 'fees.csv')], into);
    const plans = sources.map(({ plan }) => plan);
    const { preview } = await session.ask({ kind: 'judge', plans, split: ['EUR'] }, 'judged');
    expect(preview).toMatchObject({ split: [{ currency: 'EUR', payments: 1 }], fees: { new: 1, waiting: 1 } });
    expect(preview.refusedRows.map(({ line, value, reason }) => [line, value, reason])).toEqual([
      [4, 'ch_9', 'fee of nothing'],
    ]);
    const ofEuros = { ...NEW_WORKSPACE, id: 'w2', name: 'Euros' };
    await session.ask({ kind: 'save', workspace: NEW_WORKSPACE, split: { EUR: ofEuros } }, 'saved');
    expect(await feesShown()).toMatchObject({ ch_1: ['3.20', '0.00', '2.00'] });
    expect(await feesShown('w2')).toEqual({ ch_3: ['3.20', '0.00', '1.50'] });
  },
);
