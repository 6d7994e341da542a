import { tableOfDataSet } from '@/data/tables/tableOfDataSet';
import { importFile, type FileRow } from '../importing';

const DISPUTED: FileRow = {
  id: 'a',
  amount: '100.00',
  disputed: '60.00',
  disputeStatus: 'lost',
  disputeReason: 'fraudulent',
  disputeDate: '2024-06-05 10:00:00',
};
const REFUNDED: FileRow = { id: 'a', amount: '100.00', refunded: '30.00', refundedDate: '2024-06-05 10:00:00' };
const PAID: FileRow = { id: 'a', amount: '100.00' };

const update = (first: FileRow, ...rows: readonly FileRow[]) => {
  const before = importFile({ rows: [first] }).dataSet;
  const { dataSet, ...result } = importFile({ rows, before });
  return { table: tableOfDataSet(dataSet), ...result };
};

test('A file without columns of disputes leaves the disputes of earlier files', () => {
  const { table } = update(DISPUTED, { ...PAID, merchant: 'Quay Hall' }, { ...PAID, id: 'b' });
  expect(table.fileDisputes()).toMatchObject([{ transactionId: 'a', amount: 6_000, status: 'lost' }]);
  expect(table.length).toBe(2);
});

test('A file with such columns says so when there is no dispute any more', () => {
  expect(update(DISPUTED, { ...PAID, disputed: '' }).table.fileDisputes()).toEqual([]);
});

test('A file without a refunded column leaves the refunds of earlier files, at their times', () => {
  const { table, counts } = update(REFUNDED, PAID);
  expect(table.rowAt(0)).toMatchObject({ status: 'Completed', refunded: 3_000 });
  expect(table.fileRefunds?.refundAt(0).recordedAt).toBe('2024-06-05 10:00:00');
  expect(counts).toMatchObject({ same: 1, changed: 0 });
  expect(update(REFUNDED, { ...PAID, refunded: '' }).table.rowAt(0).refunded).toBeUndefined();
});

test('A status that says that a payment is refunded counts more than an earlier amount', () => {
  const row = update(REFUNDED, { ...PAID, status: 'refunded' }).table.rowAt(0);
  expect([row.status, row.refunded ?? 0]).toEqual(['Refunded', 0]);
});

test('A payment with refunds of earlier files may not become smaller than they are, nor fail', () => {
  for (const row of [
    { ...PAID, amount: '20.00' },
    { ...PAID, status: 'failed' },
  ]) {
    const { table, counts } = update(REFUNDED, row);
    expect(table.rowAt(0)).toMatchObject({ amount: 10_000, status: 'Completed', refunded: 3_000 });
    expect(counts).toMatchObject({ changed: 0 });
  }
});

test('A payment and its refund that a file corrects together are both taken', () => {
  const refund = { id: 'r1', type: 'refund', refundOf: 'a', date: '2024-06-04 09:00:00' };
  const first = importFile({ rows: [PAID, { ...refund, amount: '80.00' }] }).dataSet;
  const corrected = importFile({
    rows: [
      { ...PAID, amount: '50.00' },
      { ...refund, amount: '30.00' },
    ],
    before: first,
  });
  expect(tableOfDataSet(corrected.dataSet).rowAt(0)).toMatchObject({ amount: 5_000, refunded: 3_000 });
  // A refund that the file gives to another payment may stay where it was.
  for (const refundOf of ['b', 'unknown']) {
    const moved = importFile({
      rows: [
        { ...PAID, amount: '50.00' },
        { ...PAID, id: 'b', amount: '5.00' },
        { ...refund, refundOf, amount: '30.00' },
      ],
      before: first,
    });
    expect(tableOfDataSet(moved.dataSet).rowAt(0)).toMatchObject({ amount: 10_000, refunded: 8_000 });
  }
  // Without the refund, the earlier one stays.
  const alone = importFile({ rows: [{ ...PAID, amount: '50.00' }], before: first });
  expect(tableOfDataSet(alone.dataSet).rowAt(0)).toMatchObject({ amount: 10_000, refunded: 8_000 });
});
