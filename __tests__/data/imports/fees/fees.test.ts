import { encodeDataSet } from '@/data/dataSets/format/encode';
import { decodeDataSet } from '@/data/dataSets/format/decode';
import { rejectedRowAt } from '@/data/imports/rows/rejectedRows';
import { tableOfDataSet } from '@/data/tables/tableOfDataSet';
import type { DataSet } from '@/data/dataSets/dataSet';
import { feesAt } from '@/domain/payments/recordedPayments';
import { refundPartsAt } from '@/domain/statements/settlements';
import { importFiles, type FileRow } from '../importing';

const FEES = { plan: { holds: 'fees' as const } };
/** A file of platform fees, each with its own id and refunded amount. */
const feesOfPlatform = (rows: readonly FileRow[]) => ({
  ...FEES,
  rows,
  fields: ['feeId', 'id', 'platformFee', 'refunded', 'currency'] as const,
});
const paymentsOf = (rows: readonly FileRow[]) => ({ rows });
/** The fees of the payments of a data set, as every screen reads them. */
function feesIn(dataSet: DataSet) {
  const table = tableOfDataSet(dataSet);
  return Object.fromEntries(
    Array.from({ length: table.length }, (_, index) => [table.idAt(index), Object.values(feesAt(table, index))]),
  );
}

const refusedIn = ({ parts }: Awaited<ReturnType<typeof importFiles>>) =>
  parts.flatMap(({ refused }) =>
    Array.from({ length: refused.rows.length }, (_, index) => {
      const { line, column, value, reason } = rejectedRowAt(refused, index);
      return [line, column, value, reason];
    }),
  );

const PROGRESS_ROWS = paymentsOf([
  { id: 'a', amount: '20.00', processorFee: '0.88', platformFee: '2.00' },
  { id: 'b', amount: '20.00', processorFee: '0.88', platformFee: '0' },
]);

test('A fee of a fee file replaces the fee in the payment row, differences are reported, and other fees stay', async () => {
  const both = await importFiles([
    PROGRESS_ROWS,
    feesOfPlatform([
      { feeId: 'fee_1', id: 'a', platformFee: '3.00' },
      { feeId: 'fee_2', id: 'b', platformFee: '1.00' },
    ]),
  ]);
  expect(feesIn(both.dataSet)).toEqual({ a: [88, 0, 300], b: [88, 0, 100] });
  // A missing value is not a difference.
  expect(both.fees).toEqual({
    new: 2,
    changed: 0,
    same: 0,
    found: 0,
    waiting: 0,
    differences: {
      count: 1,
      first: [{ paymentId: 'a', fee: 'platformFee', ofPayment: 200, ofFiles: 300 }],
      refundedAbove: 0,
    },
  });
  const { processorFees, splitPayCommission, paidToMerchant } = both.dataSet.volume.year.at(-1)!;
  expect([processorFees, splitPayCommission, paidToMerchant]).toEqual([176, 400, 4000 - 176 - 400]);
});

test('A fee of a fee file replaces all calculated fees of its payment, which then counts as having fees', async () => {
  const { dataSet, fees } = await importFiles([
    paymentsOf([
      { id: 'a', amount: '20.00' },
      { id: 'b', amount: '20.00' },
    ]),
    feesOfPlatform([{ feeId: 'fee_1', id: 'a', platformFee: '3.00' }]),
  ]);
  expect(feesIn(dataSet)).toEqual({ a: [0, 0, 300], b: [88, 72, 40] });
  expect(fees?.differences.count).toBe(0);
  const { indexOf, areFeesCalculatedAt } = tableOfDataSet(dataSet);
  expect(['a', 'b'].map((id) => areFeesCalculatedAt?.(indexOf(id)!))).toEqual([false, true]);
});

test('Several fees of a payment are added up, and a fee without an id is identified by its payment', async () => {
  const { dataSet } = await importFiles([
    PROGRESS_ROWS,
    feesOfPlatform([
      { feeId: 'fee_1', id: 'a', platformFee: '1.00' },
      { feeId: 'fee_2', id: 'a', platformFee: '1.50' },
    ]),
    {
      ...FEES,
      fields: ['id', 'processorFee', 'partnerFee'],
      rows: [
        { id: 'a', processorFee: '0.90', partnerFee: '' },
        { id: 'b', processorFee: '0.80', partnerFee: '0.10' },
      ],
    },
  ]);
  expect(feesIn(dataSet)).toEqual({ a: [90, 0, 250], b: [80, 10, 0] });
});

test('A later fee file updates the workspace: duplicates change nothing, rows with the same id replace, and nothing is added twice', async () => {
  const first = await importFiles([PROGRESS_ROWS]);
  const fees = (amount: string) => [feesOfPlatform([{ feeId: 'fee_1', id: 'a', platformFee: amount }])];
  const reported = await importFiles(fees('3.00'), first.dataSet);
  const stored = decodeDataSet(encodeDataSet(reported.dataSet)) as DataSet;
  expect(stored).toEqual(reported.dataSet);
  const again = await importFiles(fees('3.00'), stored);
  expect(again.fees).toMatchObject({ new: 0, changed: 0, same: 1 });
  expect(encodeDataSet(again.dataSet)).toEqual(encodeDataSet(reported.dataSet));
  const b = await importFiles(fees('2.50'), stored);
  expect(b.fees).toMatchObject({ new: 0, changed: 1, same: 0 });
  expect(feesIn(b.dataSet).a).toEqual([88, 0, 250]);
  // A newer payment file is compared with the earlier payment rows, and the fees of fee files still replace theirs.
  const newer = await importFiles([PROGRESS_ROWS], stored);
  expect(newer.parts[0]?.result?.counts).toMatchObject({ new: 0, changed: 0, same: 2 });
  expect(encodeDataSet(newer.dataSet)).toEqual(encodeDataSet(reported.dataSet));
});

test('Each fee row that cannot be imported is rejected with its reason', async () => {
  const imported = await importFiles([
    paymentsOf([
      { id: 'a', amount: '20.00', processorFee: '18.50' },
      { id: 'b', amount: '1.00', processorFee: '' },
      { id: 'odd', amount: 'x', processorFee: '' },
    ]),
    feesOfPlatform([
      { feeId: '1', id: 'a', platformFee: '2.00' },
      { feeId: '2', id: 'nobody', platformFee: '1.00' },
      { feeId: '3', id: 'odd', platformFee: '1.00' },
      { feeId: '4', id: 'b', platformFee: 'x' },
      { feeId: '5', id: '', platformFee: '1.00' },
      { feeId: '6', id: 'b', platformFee: '' },
      { feeId: '7', id: 'b', platformFee: '0.10', currency: 'EUR' },
      { feeId: '8', id: 'b', platformFee: '0.10', refunded: '0.20' },
      { feeId: '9', id: 'b', platformFee: '0.10' },
      { feeId: '9', id: 'b', platformFee: '0.20' },
      { feeId: '10', id: 'b', platformFee: '-0.10' },
      { feeId: '11', id: 'b', platformFee: '0.30' },
      { feeId: '11', id: 'b', platformFee: '0.30' },
    ]),
  ]);
  expect(refusedIn(imported).slice(1)).toEqual([
    [2, 'ID', 'a', 'fees above the amount'],
    [3, 'ID', 'nobody', 'fee of nothing'],
    [4, 'ID', 'odd', 'fee of a refused payment'],
    [5, 'PLATFORMFEE', 'x', 'fee unreadable'],
    [6, 'ID', '', 'id missing'],
    [7, 'PLATFORMFEE', '', 'amount missing'],
    [9, 'REFUNDED', '0.20', 'refunded above the fee'],
    [10, 'FEEID', '9', 'id twice'],
    [11, 'FEEID', '9', 'id twice'],
    [12, 'PLATFORMFEE', '-0.10', 'fee unreadable'],
  ]);
  expect(feesIn(imported.dataSet)).toEqual({ a: [1850, 0, 0], b: [0, 0, 30] });
  expect(imported.parts[1]?.fees).toMatchObject({ duplicates: 1, otherCurrencies: { EUR: 1 } });
});

test('A newer row of a payment that is lower than the fees of fee files is rejected, and the earlier one stays', async () => {
  const first = await importFiles([PROGRESS_ROWS, feesOfPlatform([{ feeId: '1', id: 'a', platformFee: '15.00' }])]);
  const newer = await importFiles([paymentsOf([{ id: 'a', amount: '10.00', processorFee: '0.50' }])], first.dataSet);
  expect(refusedIn(newer).map((row) => row[3])).toEqual(['fees above the amount']);
  expect(feesIn(newer.dataSet)).toEqual({ a: [88, 0, 1500], b: [88, 0, 0] });
});

/** The shares of processor, partner and platform in each refund of payment a. */
function refundedShares(dataSet: DataSet) {
  const table = { ...tableOfDataSet(dataSet), currency: 'USD' };
  const parts = refundPartsAt(table, new Map(), table.indexOf('a')!);
  return parts.map(({ amount, fees }) => [amount, fees.partner, fees.platform]);
}

test('A refunded fee is the refund share of its party; without one, the shares are calculated by the refund rule', async () => {
  const payment = { id: 'a', amount: '20.00', processorFee: '0.88', platformFee: '2.00', refunded: '10.00' };
  const describe = (refunded: string) =>
    importFiles([paymentsOf([payment]), feesOfPlatform([{ feeId: '1', id: 'a', platformFee: '2.00', refunded }])]);
  expect(refundedShares((await describe('')).dataSet)).toEqual([[1000, 0, 100]]);
  expect(refundedShares((await describe('0')).dataSet)).toEqual([[1000, 0, 0]]);
  expect(refundedShares((await describe('1.60')).dataSet)).toEqual([[1000, 0, 160]]);
});

test('A fully refunded payment whose fee was not refunded is still fully refunded', async () => {
  const { dataSet, fees } = await importFiles([
    paymentsOf([{ id: 'a', amount: '20.00', platformFee: '2.00', status: 'refunded' }]),
    feesOfPlatform([{ feeId: '1', id: 'a', platformFee: '2.00', refunded: '0' }]),
  ]);
  expect(refundedShares(dataSet)).toEqual([[2000, 0, 0]]);
  expect(tableOfDataSet(dataSet).rowAt(0)).toMatchObject({ refunded: 2000 });
  expect(fees?.differences.refundedAbove).toBe(0);
});

test('Refunded fees above the refunded amount are reported and capped, and a refunded processor fee reduces the fee', async () => {
  const { dataSet, fees } = await importFiles([
    PROGRESS_ROWS,
    feesOfPlatform([{ feeId: '1', id: 'a', platformFee: '2.00', refunded: '1.00' }]),
    {
      ...FEES,
      fields: ['id', 'processorFee', 'refunded'],
      rows: [{ id: 'b', processorFee: '0.88', refunded: '0.38' }],
    },
  ]);
  expect(fees?.differences).toMatchObject({ count: 1, refundedAbove: 1 });
  expect(refundedShares(dataSet)).toEqual([]);
  expect(feesIn(dataSet)).toEqual({ a: [88, 0, 200], b: [50, 0, 0] });
});
