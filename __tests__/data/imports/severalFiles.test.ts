import fc from 'fast-check';
import { encodeDataSet } from '@/data/dataSets/format/encode';
import { fileOf, givenSession } from '../../helpers/imports/importSession';
import { contentOf, importFile, importFiles, type FileRow } from './importing';

const day = fc.integer({ min: 1, max: 28 }).map((date) => `2024-06-${String(date).padStart(2, '0')} 09:00:00`);
const payment: fc.Arbitrary<FileRow> = fc.record({
  id: fc.integer({ min: 1, max: 30 }).map((number) => `p${number}`),
  amount: fc.constantFrom('900.00', '20.00'),
  date: day,
  merchant: fc.constantFrom('Harbour Arts', 'Café Été'),
  status: fc.constantFrom('paid', 'failed', 'on hold'),
});
const refund: fc.Arbitrary<FileRow> = fc.record({
  id: fc.nat(50).map((number) => `re${number}`),
  refundOf: fc.integer({ min: 1, max: 35 }).map((number) => `p${number}`),
  amount: fc.constantFrom('1.00', '3.00'),
  date: day,
  type: fc.constant('refund'),
});
const fields = ['id', 'merchant', 'amount', 'date', 'status', 'type', 'refundOf'] as const;
/** Rows with different ids, each with its file. */
const anyRows = fc.uniqueArray(fc.tuple(fc.oneof({ weight: 2, arbitrary: payment }, refund), fc.nat(3)), {
  selector: ([row]) => row.id,
  maxLength: 25,
});

const filesOf = (rows: readonly (readonly [FileRow, number])[]) =>
  [0, 1, 2, 3].map((file) => ({
    rows: rows.filter(([, fileOfRow]) => fileOfRow === file).map(([row]) => row),
    fields,
  }));
const refusedOf = ({ parts }: Awaited<ReturnType<typeof importFiles>>) =>
  parts.reduce((sum, { refused }) => sum + refused.rows.length, 0);

test('Rows give the same data set in one file or several, and a refund finds its payment in any of them', async () => {
  await fc.assert(
    fc.asyncProperty(anyRows, async (rows) => {
      const a = importFile({ rows: rows.map(([row]) => row), fields });
      const several = await importFiles(filesOf(rows));
      expect(contentOf(several.dataSet)).toEqual(contentOf(a.dataSet));
      expect(refusedOf(several)).toBe(a.counts.refused);
    }),
    { numRuns: 60 },
  );
});

test('A payment in a later update matches the unmatched refunds, as if they had been imported together', async () => {
  await fc.assert(
    fc.asyncProperty(anyRows, async (rows) => {
      const [first, ...others] = filesOf(rows);
      const together = await importFiles([first!, ...others]);
      let { dataSet } = await importFiles([first!]);
      for (const file of others) ({ dataSet } = await importFiles([file], dataSet));
      expect(contentOf(dataSet).refunds).toEqual(contentOf(together.dataSet).refunds);
      expect(contentOf(dataSet).payments).toEqual(contentOf(together.dataSet).payments);
    }),
    { numRuns: 60 },
  );
});

test('Importing the same files again changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(anyRows, async (rows) => {
      const { dataSet } = await importFiles(filesOf(rows));
      const again = await importFiles(filesOf(rows), dataSet);
      expect(encodeDataSet(again.dataSet)).toEqual(encodeDataSet(dataSet));
      expect(again.parts.at(-1)?.result?.counts.missingFromNewer).toBe(0);
    }),
    { numRuns: 40 },
  );
});

test('If an id is in two files, the row of the newer one counts, and both stay in its history', async () => {
  const { dataSet, parts } = await importFiles([
    { rows: [{ id: 'p1', amount: '5.00' }, { id: 'p2' }] },
    { rows: [{ id: 'p1', amount: '7.00' }, { id: 'p2' }] },
  ]);
  expect(contentOf(dataSet).payments).toMatchObject([{ id: 'p1', amount: 700 }, { id: 'p2' }]);
  expect(dataSet.replaced.length).toBe(1);
  expect(parts.map(({ result }) => [result?.counts.new, result?.counts.changed, result?.counts.same])).toEqual([
    [2, 0, 0],
    [0, 1, 1],
  ]);
});

test('A refund without a payment is rejected in its own file and stays unmatched, and a refund above the refundable amount is rejected', async () => {
  const back = { type: 'refund', merchant: '' };
  const { dataSet, parts } = await importFiles([
    {
      rows: [
        { ...back, id: 'r1', refundOf: 'p9', amount: '1.00' },
        { ...back, id: 'r2', refundOf: 'p1', amount: '90.00' },
      ],
    },
    { rows: [{ id: 'p1' }] },
  ]);
  expect(parts.map(({ refused }) => refused.rows.length)).toEqual([2, 0]);
  expect(parts[0]?.refused.reasons).toEqual(expect.arrayContaining(['refund of nothing', 'refund above the amount']));
  expect(dataSet.unmatchedRefunds.length).toBe(1);
  const later = await importFiles([{ rows: [{ id: 'p9' }] }], dataSet);
  expect(contentOf(later.dataSet).refunds).toMatchObject([{ id: 'r1', transactionId: 'p9', amount: 100 }]);
  expect(later.parts[0]?.result?.counts).toMatchObject({ found: 1, new: 1 });
  expect(later.dataSet.unmatchedRefunds.length).toBe(0);
});

test('Files with the same columns but commas or semicolons as separators raise separate questions about the decimal mark', async () => {
  const { open, judge } = givenSession();
  const plain = 'Id,Merchant,Amount,Date,Status\nP-1,Harbor,33.33,2025-06-01 10:00:00,Completed\n';
  const comma = 'Id;Merchant;Amount;Date;Status\nP-2;Harbor;1.234,56;2025-06-02 10:00:00;Completed\n';
  const sources = await open([fileOf(plain, 'plain.csv'), fileOf(comma, 'comma.csv')]);
  expect(sources.map(({ names, questions }) => [names, questions.map(({ about }) => about)])).toEqual([
    [['plain.csv'], ['currency', 'timeZone']],
    [['comma.csv'], ['currency', 'timeZone']],
  ]);
  const preview = await judge(...sources.map(({ plan }) => ({ ...plan, currency: 'USD', timeZone: 'UTC' })));
  expect(preview.gross).toBe(126_789);
});
