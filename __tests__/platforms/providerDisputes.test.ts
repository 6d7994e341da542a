import 'fake-indexeddb/auto';
import { selectDisputes } from '@/selectors/payments/disputeSelectors';
import { ACTIVITY, activity } from '../data/imports/reportRows';
import { removeDatabases } from '../helpers/imports/importSession';
import { closingAt, importSteps } from './importedPlatform';

afterEach(removeDatabases);

const ANSWERS = { merchantName: 'Harbor Arts', timeZone: 'UTC', currency: 'USD' };

/** Imports files one after the other. Returns the disputes and what the merchant has at the end of 2025, in cents. */
async function imported(...files: readonly string[][]) {
  const steps = files.map((lines, at) => [{ name: `file-${at}.csv`, content: lines.join('\n') }]);
  const { store, previews } = await importSteps(steps, ANSWERS);
  const disputes = selectDisputes(store.getState()).map(({ transactionId, amount, fee, status, evidenceDue }) => ({
    transactionId,
    amount,
    fee,
    status,
    ...(evidenceDue !== undefined && { evidenceDue }),
  }));
  return { disputes, preview: previews.at(-1), balance: closingAt(store, '2025-01-01', '2025-12-31')['Harbor Arts'] };
}

const HISTORY = 'id,Type,Source,Amount,Fee,Net,Currency,Created (UTC),Description';
const booked = (type: string, source: string, amount: string, fee: string, net: string, day: string, note = '') =>
  `txn_${source}_${day},${type},${source},${amount},${fee},${net},usd,2025-${day} 09:30:00,${note}`;

test("Adjustments of Stripe's balance history with a dispute take the money with its fee, and other adjustments nothing", async () => {
  const charge = booked('charge', 'ch_1', '100.00', '3.20', '96.80', '05-02');
  const other = booked('adjustment', 'adj_1', '-7.00', '0.00', '-7.00', '05-03', 'Correction');
  const opened = booked('adjustment', 'dp_1', '-100.00', '15.00', '-115.00', '05-10', 'Chargeback withdrawal for ch_1');
  const open = await imported([HISTORY, charge, other, opened]);
  expect(open.disputes).toEqual([{ transactionId: 'ch_1', amount: 10_000, fee: 1_500, status: 'needs response' }]);
  expect(open.preview).toMatchObject({ chargebacks: { count: 1, sum: -10_000 }, refused: 0 });
  expect(open.preview?.skipped).toEqual({ adjustment: { kind: 'other', count: 1, sum: -700 } });
  // The merchant has the charge less Stripe's fee, then returns the whole charge and pays the dispute fee.
  expect(open.balance).toBe(10_000 - 320 - 10_000 - 1_500);
});

test("A dispute reversal of Stripe's balance history makes the dispute won, and a fee that Stripe returns counts no more", async () => {
  const rows = [
    booked('charge', 'ch_1', '100.00', '3.20', '96.80', '05-02'),
    booked('adjustment', 'du_1', '-100.00', '15.00', '-115.00', '05-10', 'Chargeback withdrawal for ch_1'),
    booked('adjustment', 'du_1', '100.00', '0.00', '100.00', '06-10', 'Chargeback reversal for ch_1'),
  ];
  const won = await imported([HISTORY, ...rows]);
  expect(won.disputes).toEqual([{ transactionId: 'ch_1', amount: 10_000, fee: 1_500, status: 'won' }]);
  expect(won.balance).toBe(10_000 - 320 - 1_500);
  await removeDatabases();
  const withFee = booked('adjustment', 'du_1', '100.00', '-15.00', '115.00', '06-10', 'Chargeback reversal for ch_1');
  const returned = await imported([HISTORY, ...rows.slice(0, 2), withFee]);
  expect(returned.disputes).toMatchObject([{ fee: 0, status: 'won' }]);
  expect(returned.balance).toBe(10_000 - 320);
});

test("PayPal's chargeback, its fee and its reversal are one dispute, also in files of different days", async () => {
  const first = [
    ACTIVITY,
    activity('A', 'Express Checkout Payment', '100.00', '', { status: 'Reversed' }),
    activity('N', 'Chargeback', '-100.00', 'A'),
    activity('O', 'Chargeback Fee', '-20.00', 'A'),
  ];
  const open = await imported(first);
  expect(open.disputes).toEqual([{ transactionId: 'A', amount: 10_000, fee: 2_000, status: 'needs response' }]);
  expect(open.balance).toBe(0 - 2_000);
  await removeDatabases();
  const won = await imported(first, [ACTIVITY, activity('Q', 'Chargeback Reversal', '100.00', 'N')]);
  expect(won.disputes).toEqual([{ transactionId: 'A', amount: 10_000, fee: 2_000, status: 'won' }]);
  expect(won.balance).toBe(10_000 - 2_000);
});

test('A PayPal payment with the status Reversed is paid and disputed, and is not refunded', async () => {
  const { disputes, preview, balance } = await imported([
    ACTIVITY,
    activity('A', 'Express Checkout Payment', '100.00', '', { status: 'Reversed' }),
    activity('B', 'Express Checkout Payment', '50.00'),
  ]);
  expect(disputes).toEqual([{ transactionId: 'A', amount: 10_000, fee: 0, status: 'needs response' }]);
  expect(preview).toMatchObject({ gross: 15_000, refunded: 0 });
  expect(balance).toBe(5_000);
});

test('A PayPal payment that was refunded in part and then reversed loses only the rest', async () => {
  const { disputes, balance } = await imported([
    ACTIVITY,
    activity('A', 'Express Checkout Payment', '100.00', '', { status: 'Reversed' }),
    activity('C', 'Payment Refund', '-30.00', 'A'),
  ]);
  expect(disputes).toMatchObject([{ amount: 7_000, status: 'needs response' }]);
  expect(balance).toBe(0);
});

test('A file with disputes that is imported twice changes nothing', async () => {
  const first = [
    ACTIVITY,
    activity('A', 'Express Checkout Payment', '100.00'),
    activity('N', 'Chargeback', '-100.00', 'A'),
    activity('O', 'Chargeback Fee', '-20.00', 'A'),
  ];
  const once = await imported(first);
  await removeDatabases();
  const twice = await imported(first, first);
  expect([twice.disputes, twice.balance]).toEqual([once.disputes, once.balance]);
});

test("Adyen's notification is a warning, its chargeback opens the dispute, and a second chargeback loses it", async () => {
  const names =
    'Company Account,Merchant Account,Psp Reference,Creation Date,TimeZone,Type,Gross Currency,Gross Debit (GC),' +
    'Gross Credit (GC),Commission (NC),Markup (NC)';
  const entry = (id: string, type: string, debit: string, credit: string, day: string, fee = '') =>
    `Acme,Harbor Arts,${id},2025-05-${day} 09:30:00,UTC,${type},USD,${debit},${credit},${fee},`;
  const { disputes, balance } = await imported([
    names,
    ...['A', 'B', 'C', 'D'].map((id) => entry(id, 'Settled', '', '100.00', '02')),
    entry('A', 'NotificationOfChargeback', '100.00', '', '03'),
    entry('B', 'NotificationOfChargeback', '100.00', '', '03'),
    entry('B', 'Chargeback', '100.00', '', '05', '7.50'),
    entry('C', 'Chargeback', '100.00', '', '05'),
    entry('C', 'ChargebackReversed', '', '100.00', '12'),
    entry('D', 'Chargeback', '100.00', '', '05'),
    entry('D', 'ChargebackReversed', '', '100.00', '12'),
    entry('D', 'SecondChargeback', '100.00', '', '20'),
  ]);
  expect(Object.fromEntries(disputes.map(({ transactionId, status, fee }) => [transactionId, [status, fee]]))).toEqual({
    A: ['warning', 0],
    B: ['needs response', 750],
    C: ['won', 0],
    D: ['lost', 0],
  });
  expect(balance).toBe(10_000 - 750 + 10_000);
});

const SALES =
  'Date,Time,Time Zone,Gross Sales,Total Collected,Fees,Transaction ID,Payment ID,Location,Event Type,Transaction Status';
const sale = (id: string) =>
  `5/22/2025,9:30:15 PM,Pacific Time (US & Canada),$100.00,$100.00,$0.00,${id},pay_${id},Harbor Arts,Payment,Complete`;
const DISPUTES = 'Dispute ID,Payment ID,State,Reason,Amount,Created At,Due At';
const dispute = (id: string, state: string) =>
  `dts_${id},pay_${id},${state},NO_KNOWLEDGE,$60.00,2025-06-01T09:00:00Z,2025-06-15T09:00:00Z`;

test("Square's list of disputes adds each dispute with its state and deadline, and a newer list replaces the state", async () => {
  const list = [DISPUTES, dispute('A', 'EVIDENCE_REQUIRED'), dispute('B', 'LOST'), dispute('C', 'INQUIRY_PROCESSING')];
  const sales = [SALES, ...['A', 'B', 'C'].map(sale)];
  const open = await imported(sales, list);
  expect(open.disputes).toEqual([
    { transactionId: 'A', amount: 6_000, fee: 0, status: 'needs response', evidenceDue: '2025-06-15' },
    { transactionId: 'B', amount: 6_000, fee: 0, status: 'lost', evidenceDue: '2025-06-15' },
    { transactionId: 'C', amount: 6_000, fee: 0, status: 'warning', evidenceDue: '2025-06-15' },
  ]);
  expect(open.preview?.chargebacks.count).toBe(3);
  expect(open.balance).toBe(30_000 - 12_000);
  await removeDatabases();
  const won = await imported(sales, list, [DISPUTES, dispute('A', 'WON')]);
  expect(won.disputes.map(({ status }) => status)).toEqual(['won', 'lost', 'warning']);
  expect(won.balance).toBe(30_000 - 6_000);
});
