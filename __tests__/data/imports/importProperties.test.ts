import fc from 'fast-check';
import { decodeDataSet } from '@/data/dataSets/format/decode';
import { encodeDataSet } from '@/data/dataSets/format/encode';
import { createRejectionTest } from '@/data/imports/rows/rejectedRows';
import { DEFAULT_SPLIT, dividePayment } from '@/domain/money/split';
import { contentOf, importFile, type FileRow } from './importing';
import { USD } from '../../helpers/currencies';

const cents = (least: number, most: number) =>
  fc
    .integer({ min: least, max: most })
    .map((amount) => `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`);
const day = fc.integer({ min: 1, max: 28 }).map((date) => `2024-06-${String(date).padStart(2, '0')} 09:00:00`);
const id = fc.integer({ min: 1, max: 12 }).map((number) => `p${number}`);

const payment: fc.Arbitrary<FileRow> = fc.record({
  id,
  amount: cents(0, 5000),
  date: day,
  merchant: fc.constantFrom('Harbour Arts', 'Café Été'),
  status: fc.constantFrom('paid', 'paid', 'failed', 'refunded', 'on hold', ''),
  refunded: fc.constantFrom('', '', '0.00', '1.00'),
});
const refund: fc.Arbitrary<FileRow> = fc.record({
  id: fc.nat(30).map((number) => `re${number}`),
  refundOf: id,
  amount: cents(1, 3000),
  date: day,
  type: fc.constant('refund'),
});
const fields = ['id', 'merchant', 'amount', 'date', 'status', 'refunded', 'type', 'refundOf'] as const;
const anyRows = fc.array(fc.oneof({ weight: 3, arbitrary: payment }, refund), { maxLength: 25 });
const importRows = (rows: readonly FileRow[], before?: Parameters<typeof importFile>[0]['before']) =>
  importFile({ rows, fields, before });
const runs = { numRuns: 100 };

test('The order of the rows of a file makes no difference: a refund may precede or follow its payment', () => {
  fc.assert(
    fc.property(anyRows, fc.infiniteStream(fc.nat()), (rows, keys) => {
      const shuffled = rows
        .map((row) => ({ row, key: Number(keys.next().value) }))
        .sort((a, b) => a.key - b.key)
        .map(({ row }) => row);
      const [a, b] = [importRows(rows), importRows(shuffled)];
      expect(contentOf(b.dataSet)).toEqual(contentOf(a.dataSet));
      expect(b.counts).toEqual(a.counts);
    }),
    runs,
  );
});

test('The order of files with different payments makes no difference', () => {
  fc.assert(
    fc.property(fc.uniqueArray(payment, { selector: (row) => row.id, maxLength: 12 }), fc.nat(12), (rows, cut) => {
      const files = [rows.slice(0, cut), rows.slice(cut)].map((part) => part.map((row) => ({ ...row, refunded: '' })));
      const [first = [], second = []] = files;
      const forth = importRows(second, importRows(first).dataSet);
      const back = importRows(first, importRows(second).dataSet);
      expect(contentOf(back.dataSet)).toEqual(contentOf(forth.dataSet));
    }),
    runs,
  );
});

test('Importing the same file twice changes nothing, even after saving', () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      const { dataSet } = importRows(rows);
      const stored = decodeDataSet(encodeDataSet(dataSet));
      if ('problem' in stored) throw new Error(stored.problem);
      const again = importRows(rows, stored);
      expect(again.counts).toMatchObject({ new: 0, changed: 0, missingFromNewer: 0 });
      expect(encodeDataSet(again.dataSet)).toEqual(encodeDataSet(dataSet));
    }),
    runs,
  );
});

test('Each row has one fate, and all fates together are the rows of the file', () => {
  fc.assert(
    fc.property(anyRows, anyRows, (earlier, rows) => {
      const { counts, refused } = importRows([...rows, { type: 'payout' }], importRows(earlier).dataSet);
      const skipped = Object.values(counts.skipped).reduce((sum, { count }) => sum + count, 0);
      expect(counts.taken + counts.duplicates + counts.refused + skipped).toBe(rows.length + 1);
      expect(refused.rows.length).toBe(counts.refused);
      expect(counts.taken).toBe(counts.new + counts.changed + counts.same + counts.refunds);
    }),
    runs,
  );
});

test('Rejected rows that are fixed and imported give the same data set as if they had been valid', () => {
  const wrong: fc.Arbitrary<FileRow> = fc.constantFrom(
    { amount: 'x' },
    { date: '' },
    { status: 'odd' },
    { merchant: '' },
  );
  fc.assert(
    fc.property(
      fc.uniqueArray(payment, { selector: (row) => row.id, minLength: 1, maxLength: 10 }),
      fc.uniqueArray(refund, { selector: (row) => row.id, maxLength: 4 }),
      fc.array(fc.option(wrong, { freq: 2 }), { minLength: 10, maxLength: 10 }),
      (payments, refunds, faults) => {
        // All refunds fit, so that their order makes no difference, and the newest day is in a valid row.
        const right = [
          ...[...payments.map((row) => ({ ...row, status: 'paid', amount: '900.00' })), ...refunds],
          { id: 'newest', date: '2024-06-30', amount: '1' },
        ];
        const rows = right.map((row, index) => ({ ...row, ...(index < payments.length ? faults[index] : {}) }));
        const broken = importRows(rows);
        const isRefused = createRejectionTest(broken.refused);
        const refusedIndices = rows.flatMap((_, index) => (isRefused() ? [index] : []));
        const fixed = refusedIndices.flatMap((index) => right.slice(index, index + 1));
        const newest = { id: 'newest', date: '2024-06-30', amount: '1' };
        const result = importRows([...fixed, newest], broken.dataSet);
        expect(result.dataSet.replaced.length).toBe(0);
        expect(contentOf(result.dataSet)).toEqual(contentOf(importRows(right).dataSet));
      },
    ),
    runs,
  );
});

test('The figures of a data set equal those of a plain second reader', () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      const { dataSet, sums } = importRows(rows);
      const found = readPlainly(rows);
      expect(contentOf(dataSet).payments.map((row) => row.id)).toEqual(found.payments.map((row) => row.id));
      expect(sums.gross).toBe(found.gross);
      expect(dataSet.merchants.reduce((sum, { totalSales }) => sum + totalSales, 0)).toBe(found.gross);
      const processor = dataSet.volume.year.at(-1)?.processorFees ?? 0;
      expect(processor).toBe(found.processor);
      const refunded = contentOf(dataSet).payments.reduce(
        (sum, row) => sum + (row.shown === 'Refunded' ? row.amount : 0),
        0,
      );
      const recorded = contentOf(dataSet).refunds.reduce((sum, row) => sum + row.amount, 0);
      expect(refunded + recorded).toBe(found.refunded);
    }),
    runs,
  );
});

/** The same rules again, one row at a time and without columns. */
function readPlainly(rows: readonly FileRow[]) {
  const minor = (text = '') => Math.round(Number(text) * 100);
  const key = (row: FileRow) =>
    JSON.stringify([
      row.id,
      minor(row.amount),
      row.date,
      row.merchant,
      row.status === '' ? 'paid' : row.status,
      minor(row.refunded),
    ]);
  const isPaid = ({ status = '' }: FileRow) => !['failed', 'on hold'].includes(status);
  const fits = (row: FileRow) => minor(row.refunded) <= minor(row.amount) && (minor(row.refunded) === 0 || isPaid(row));
  const paymentRows = rows.filter((row) => row.type === undefined && fits(row));
  const isOnce = (same: (row: FileRow) => string) => (row: FileRow, at: number, all: readonly FileRow[]) =>
    all.every((b) => b.id !== row.id || same(b) === same(row)) && all.findIndex((b) => b.id === row.id) === at;
  const payments = paymentRows.filter(isOnce(key)).sort((a, b) => ((a.id ?? '') < (b.id ?? '') ? -1 : 1));
  const refundKey = (row: FileRow) => JSON.stringify([row.refundOf, minor(row.amount), row.date]);
  const refunds = rows
    .filter((row) => row.type === 'refund')
    .filter(isOnce(refundKey))
    .sort((a, b) => (`${a.date} ${a.id}` < `${b.date} ${b.id}` ? -1 : 1));
  const refundedOf = (payment: FileRow) => {
    const amount = minor(payment.amount);
    if (!isPaid(payment)) return 0;
    const ofRows = refunds
      .filter(({ refundOf }) => refundOf === payment.id)
      .reduce((sum, row) => (sum + minor(row.amount) <= amount ? sum + minor(row.amount) : sum), 0);
    return Math.max(ofRows, minor(payment.refunded) || (payment.status === 'refunded' ? amount : 0));
  };
  const paid = payments.filter(isPaid);
  const sum = (value: (row: FileRow) => number) => paid.reduce((total, row) => total + value(row), 0);
  return {
    payments,
    gross: sum((row) => minor(row.amount)),
    processor: sum((row) => dividePayment(minor(row.amount), DEFAULT_SPLIT, USD).processor),
    refunded: sum(refundedOf),
  };
}
