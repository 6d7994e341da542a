import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { type OpenDataSet } from '@/data/dataSets/dataSetInZone';
import { hashOfText } from '@/lib/columns/idIndex';
import { importAll, partsOf, paymentsOf, readAll, type Payments } from '../helpers/server/ingestedFiles';

const PAYMENTS = 'Reference,Merchant,Amount,Date,Status,Currency,Refunded,Description';
const FEES = 'Payment ID,Processing fee';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'splitpay-parts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const cents = (amount: number) => (amount / 100).toFixed(2);
const rowOfPayment = fc.record({
  id: fc.integer({ min: 1, max: 30 }),
  merchant: fc.constantFrom('Harbor Arts', 'Elm Street', 'ELM street', 'Café Ö'),
  amount: fc.integer({ min: -5_000, max: 20_000 }),
  second: fc.integer({ min: 0, max: 40 }),
  status: fc.constantFrom('Completed', 'Failed', 'Pending', 'Refunded'),
  refunded: fc.constantFrom(0, 0, 0, 300),
  note: fc.constantFrom('', 'Gala, "evening"', 'x'),
});
type RowOfPayment = typeof rowOfPayment extends fc.Arbitrary<infer Row> ? Row : never;

const lineOfPayment = ({ id, merchant, amount, second, status, refunded, note }: RowOfPayment) =>
  [
    `P${id}`,
    merchant,
    cents(amount),
    `2025-0${1 + (second % 3)}-10 10:00:${String(second).padStart(2, '0')}`,
    status,
    'USD',
    refunded === 0 ? '' : cents(refunded),
    `"${note.replaceAll('"', '""')}"`,
  ].join(',');
const paymentPart = fc
  .array(rowOfPayment, { minLength: 1, maxLength: 25 })
  .map((rows) => [PAYMENTS, ...rows.map(lineOfPayment)].join('\n'));
const feePart = fc
  .array(fc.record({ id: fc.integer({ min: 1, max: 35 }), fee: fc.integer({ min: 0, max: 300 }) }), {
    minLength: 1,
    maxLength: 12,
  })
  .map((rows) => [FEES, ...rows.map(({ id, fee }) => `P${id},${cents(fee)}`)].join('\n'));

test('Parts that are read bucket by bucket are the same payments as one import of all files', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(paymentPart, { minLength: 1, maxLength: 4 }),
      fc.array(feePart, { maxLength: 2 }),
      fc.integer({ min: 40, max: 2_000 }),
      async (payments, fees, bucketBytes) => {
        const files = [
          ...payments.map((text, index) => ({ name: `payments-${index}.csv`, text })),
          ...fees.map((text, index) => ({ name: `fees-${index}.csv`, text })),
        ];
        const expected = await importAll(files);
        const read = await readAll(folder, partsOf(folder, files), bucketBytes);
        const byId = (rows: Payments) => rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
        expect(byId(read.rows)).toEqual(byId(paymentsOf(expected.dataSet)));
        expect(read.payments).toBe(expected.dataSet.payments.length);
        expect(read.refused).toBe(expected.refused);
        const { directory } = read;
        const figures = ({ merchants }: OpenDataSet) =>
          merchants.map(({ name, transactions, totalSales, joinedOn }) => ({
            name,
            transactions,
            totalSales,
            joinedOn,
          }));
        // The merchants of refused rows may be in another order.
        const sorted = (of: OpenDataSet) =>
          expected.refused === 0 ? figures(of) : figures(of).toSorted((a, b) => (a.name < b.name ? -1 : 1));
        expect(sorted(directory)).toEqual(sorted(expected.dataSet));
        expect(directory.volume).toEqual(expected.dataSet.volume);
        expect(directory.monthBefore).toEqual(expected.dataSet.monthBefore);
        expect(directory.today).toBe(expected.dataSet.today);
        expect(directory.payments.length).toBe(0);
      },
    ),
    // To look for shorter files would take longer than a test may, and nothing would be reported.
    { endOnFailure: true },
  );
});

test('The first payment that is accepted names its merchant, also behind many refused ones', async () => {
  const line = (id: number, merchant: string, amount: number) =>
    `P${id},${merchant},${cents(amount)},2025-01-10 10:00:00,Completed,USD,,`;
  const repeated = Array.from({ length: 9 }, (_, id) => [line(id, 'Elm Street', 100), line(id, 'Harbor Arts', 200)]);
  const text = (...lines: readonly string[]) => [PAYMENTS, ...lines].join('\n');
  const files = [
    { name: 'a.csv', text: text(...repeated.flat(), line(50, 'Elm Street', 100)) },
    { name: 'b.csv', text: text(line(60, 'ELM street', 100)) },
  ];
  const { rows, refused } = await readAll(folder, partsOf(folder, files), 200);
  expect(refused).toBe(18);
  expect(rows.map(({ id, merchant }) => [id, merchant])).toEqual([
    ['P50', 'Elm Street'],
    ['P60', 'Elm Street'],
  ]);
});

test('Payments of the same time keep the order of their files', async () => {
  const line = (id: number) => `P${id},Harbor Arts,10.00,2025-01-10 10:00:00,Completed,USD,,`;
  const text = (from: number) => [PAYMENTS, ...Array.from({ length: 40 }, (_, index) => line(from + index))].join('\n');
  const files = [
    { name: 'a.csv', text: text(100) },
    { name: 'b.csv', text: text(300) },
  ];
  const { dataSet } = await importAll(files);
  const { rows } = await readAll(folder, partsOf(folder, files), 200);
  expect(rows.map(({ id }) => id)).toEqual(paymentsOf(dataSet).map(({ id }) => id));
});

test('A refund and a fee find their payment in another part, and disputes theirs in any bucket', async () => {
  const header =
    'balance_transaction_id,created_utc,currency,gross,fee,net,reporting_category,charge_id,connected_account_id';
  const report = (...lines: readonly string[]) => [header, ...lines].join('\n');
  const files = [
    {
      name: '1.csv',
      text: report(
        'txn_1,2025-01-10 10:00:00,usd,100.00,3.20,96.80,charge,ch_1,Harbor Arts',
        'txn_2,2025-01-11 10:00:00,usd,50.00,1.75,48.25,charge,ch_2,Elm Street',
      ),
    },
    {
      name: '2.csv',
      text: report(
        'txn_3,2025-02-01 10:00:00,usd,-20.00,0.00,-20.00,refund,ch_1,Harbor Arts',
        'txn_4,2025-02-02 10:00:00,usd,-50.00,15.00,-65.00,dispute,ch_2,Elm Street',
      ),
    },
    { name: '3.csv', text: `${FEES}\nch_1,4.00` },
  ];
  const { dataSet } = await importAll(files);
  const { rows } = await readAll(folder, partsOf(folder, files), 60);
  expect(rows).toEqual(paymentsOf(dataSet));
  expect(rows.some(({ refunds }) => refunds.length === 1)).toBe(true);
  expect(rows.some(({ disputes }) => disputes.length === 1)).toBe(true);
});

test('A part whose columns leave a question open is refused with a sentence', async () => {
  const files = [{ name: 'x.csv', text: `${PAYMENTS}\nP1,Harbor Arts,10.00,03/04/2025,Completed,USD,,` }];
  const reading = readAll(folder, partsOf(folder, files), 1_000);
  await expect(reading).rejects.toThrow(/^The columns of x\.csv leave questions open \(dateOrder\)/);
  await expect(reading).rejects.toMatchObject({ problem: { status: 400 } });
});

test('A part that is not a table is refused with its name', async () => {
  const files = [{ name: 'x.pdf', text: '%PDF-1.7 and more' }];
  await expect(readAll(folder, partsOf(folder, files), 1_000)).rejects.toThrow('x.pdf cannot be read: binary.');
});

test('Payments whose ids have the same hash have different positions', async () => {
  const ids = ['ch_pqFB9jFhgyXIERXt', 'ch_wQv8ryjM26aPBrs2', 'ch_zzz'];
  expect(hashOfText(ids[0]!)).toBe(hashOfText(ids[1]!));
  const lines = ids.map((id) => `${id},Harbor Arts,10.00,2025-01-10 10:00:00,Completed,USD,,`);
  const { positions, records } = await readAll(
    folder,
    partsOf(folder, [{ name: 'a.csv', text: [PAYMENTS, ...lines].join('\n') }]),
    1_000,
  );
  expect(new Set(positions).size).toBe(ids.length);
  expect(Math.max(...positions)).toBeLessThan(records);
});
