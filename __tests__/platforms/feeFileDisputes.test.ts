import 'fake-indexeddb/auto';
import { planFor } from '@/data/formats/recognize';
import { openImportedWorkspace } from '@/features/imports/openImportedWorkspace';
import { selectDisputes } from '@/selectors/payments/disputeSelectors';
import { setupStore } from '@/store/store';
import { fileOf, givenSession, NEW_WORKSPACE, removeDatabases } from '../helpers/imports/importSession';
import { openWorkspaces } from '../helpers/openWorkspaces';
import { closingAt } from './importedPlatform';

afterEach(removeDatabases);

const PAYMENTS = [
  'id,Created date (UTC),Amount,Amount Refunded,Currency,Fee,Status,Disputed Amount,Dispute Status,Dispute Date (UTC)',
  'ch_1,2025-05-02 09:30,100.00,0,usd,3.20,Paid,100.00,needs_response,2025-05-10 09:30',
  'ch_2,2025-05-03 09:30,80.00,0,usd,2.50,Paid,,,',
].join('\n');

const HISTORY = 'id,Type,Source,Amount,Fee,Net,Currency,Created (UTC),Description';
const CHARGE = 'txn_1,charge,ch_1,100.00,3.30,96.70,usd,2025-05-02 09:30,';
const WITHDRAWN = 'txn_2,adjustment,dp_1,-100.00,15.00,-115.00,usd,2025-05-10 09:30,Chargeback withdrawal for ch_1';
const RETURNED = 'txn_3,adjustment,dp_1,100.00,0.00,100.00,usd,2025-06-10 09:30,Chargeback reversal for ch_1';
const CORRECTION = 'txn_4,adjustment,adj_1,-7.00,0.00,-7.00,usd,2025-05-03 09:30,Correction';

/** Imports the payments and then each of these files as fees of payments. */
async function importedWithFees(...files: readonly (readonly string[])[]) {
  const { open, judge, ask } = givenSession();
  const sources = await open([fileOf(PAYMENTS, 'payments.csv')]);
  await judge(...sources.map(({ plan }) => ({ ...plan, merchantName: 'Harbor Arts' })));
  await ask({ kind: 'save', workspace: NEW_WORKSPACE }, 'saved');
  const previews = [];
  for (const lines of files) {
    const session = givenSession();
    const source = await session.openFile(fileOf(lines.join('\n'), 'fees.csv'), NEW_WORKSPACE.id);
    const asFees = planFor(source.headers, source.firstRecords, 'fees');
    previews.push(await session.judge({ ...asFees, currency: 'USD' }));
    await session.ask({ kind: 'save', workspace: NEW_WORKSPACE }, 'saved');
  }
  const opened = await openImportedWorkspace(openWorkspaces, NEW_WORKSPACE.id);
  if ('problem' in opened) throw new Error(opened.problem);
  const store = setupStore(opened.startState);
  const disputes = selectDisputes(store.getState()).map(({ transactionId, amount, fee, status }) => ({
    transactionId,
    amount,
    fee,
    status,
  }));
  return { previews, disputes, balance: closingAt(store, '2025-01-01', '2025-12-31')['Harbor Arts'] };
}

test('A balance history that is read for its fees brings the fee of a dispute', async () => {
  const { previews, disputes, balance } = await importedWithFees([HISTORY, CHARGE, CORRECTION, WITHDRAWN]);
  expect(disputes).toEqual([{ transactionId: 'ch_1', amount: 10_000, fee: 1_500, status: 'needs response' }]);
  // The preview counts the row among the disputes, not among the skipped rows.
  expect(previews[0]).toMatchObject({ chargebacks: { count: 1, sum: -10_000 }, refused: 0, fees: { new: 1 } });
  expect(previews[0]?.skipped).toEqual({ adjustment: { kind: 'other', count: 1, sum: -700 } });
  // Two payments less their fees, less the disputed payment and the fee of its dispute.
  expect(balance).toBe(18_000 - 330 - 250 - 10_000 - 1_500);
});

test('The dispute fee of a fee file counts once if the file is imported twice or grows', async () => {
  const first = [HISTORY, CHARGE, WITHDRAWN];
  const { disputes, balance } = await importedWithFees(first, first, [...first, RETURNED]);
  expect(disputes).toMatchObject([{ transactionId: 'ch_1', fee: 1_500, status: 'won' }]);
  expect(balance).toBe(18_000 - 330 - 250 - 1_500);
});

test("A report of Stripe that is read for its fees brings the fee of a dispute under the reporting category 'dispute'", async () => {
  const { disputes } = await importedWithFees([
    'balance_transaction_id,created_utc,reporting_category,charge_id,gross,fee,net,currency',
    'txn_1,2025-05-03 09:30:00,charge,ch_2,80.00,2.60,77.40,usd',
    'txn_2,2025-05-12 09:30:00,dispute,ch_2,-80.00,20.00,-100.00,usd',
  ]);
  expect(disputes).toMatchObject([
    { transactionId: 'ch_1', fee: 0 },
    { transactionId: 'ch_2', amount: 8_000, fee: 2_000, status: 'needs response' },
  ]);
});

test('A fee file without dates skips its rows about disputes and counts them', async () => {
  const { previews, disputes } = await importedWithFees([
    'Type,Source,Fee,Net',
    'charge,ch_1,3.30,96.70',
    'dispute,ch_1,15.00,-115.00',
  ]);
  expect(previews[0]).toMatchObject({ fees: { new: 1 }, chargebacks: { count: 0 } });
  expect(previews[0]?.skipped).toMatchObject({ dispute: { kind: 'dispute', count: 1 } });
  expect(disputes).toMatchObject([{ transactionId: 'ch_1', fee: 0 }]);
});

test('A dispute row of a fee file with an unreadable amount or time is rejected with its reason', async () => {
  const { previews } = await importedWithFees([
    HISTORY,
    CHARGE,
    WITHDRAWN.replace('-100.00', 'much'),
    WITHDRAWN.replace('2025-05-10 09:30', 'May'),
  ]);
  expect(previews[0]?.refusedRows).toMatchObject([
    { line: 3, column: 'Amount', value: 'much' },
    { line: 4, column: 'Created (UTC)', value: 'May' },
  ]);
});

test("Adyen's settlement details can be read for their fees, with all columns of a fee and the fees of chargebacks", async () => {
  const { previews, disputes, balance } = await importedWithFees([
    'Company Account,Merchant Account,Psp Reference,Creation Date,TimeZone,Type,Gross Currency,Gross Debit (GC),' +
      'Gross Credit (GC),Commission (NC),Markup (NC)',
    'Acme,Harbor Arts,ch_1,2025-05-02 09:30:00,UTC,Settled,USD,,100.00,2.00,1.10',
    'Acme,Harbor Arts,ch_1,2025-05-10 09:30:00,UTC,Chargeback,USD,100.00,,7.50,',
    'Acme,Harbor Arts,ch_2,2025-05-03 09:30:00,UTC,Settled,USD,,80.00,2.50,',
  ]);
  expect(previews[0]).toMatchObject({ fees: { new: 2 }, chargebacks: { count: 1 }, refused: 0 });
  expect(disputes).toMatchObject([{ transactionId: 'ch_1', amount: 10_000, fee: 750, status: 'needs response' }]);
  expect(balance).toBe(18_000 - 310 - 250 - 10_000 - 750);
});

test("PayPal's activity can be read for its fees, and a chargeback fee belongs to the dispute of the payment it names", async () => {
  const { previews, disputes } = await importedWithFees([
    'Date,Time,TimeZone,Type,Status,Currency,Gross,Fee,Net,Transaction ID,Reference Txn ID',
    '2025-05-02,09:30:00,UTC,Express Checkout Payment,Completed,USD,100.00,-3.30,96.70,ch_1,',
    '2025-05-10,09:30:00,UTC,Chargeback,Completed,USD,-100.00,0.00,-100.00,N,ch_1',
    '2025-05-10,09:31:00,UTC,Chargeback Fee,Completed,USD,-20.00,0.00,-20.00,O,ch_1',
  ]);
  expect(previews[0]).toMatchObject({ fees: { new: 1 }, chargebacks: { count: 2 }, refused: 0 });
  expect(disputes).toMatchObject([{ transactionId: 'ch_1', amount: 10_000, fee: 2_000, status: 'needs response' }]);
});
