import fc from 'fast-check';
import type { DataSet } from '@/data/dataSets/dataSet';
import { refundsOfFiles } from '../../helpers/dataSets';
import { importFile, type FileRow } from './importing';

const day = (number: number) => `2024-06-${String(number).padStart(2, '0')} 09:00:00`;

/** The payment as a file of a day shows it: the sum of its refunds, and the time of the newest. */
function snapshot(refunds: readonly { cents: number; on: number }[], until: number): FileRow {
  const known = refunds.filter(({ on }) => on <= until);
  const cents = known.reduce((sum, refund) => sum + refund.cents, 0);
  return {
    id: 'a',
    amount: '100.00',
    date: day(1),
    refunded: cents === 0 ? '' : (cents / 100).toFixed(2),
    refundedDate: known.length === 0 ? '' : day(Math.max(...known.map(({ on }) => on))),
  };
}

const importAll = (rows: readonly FileRow[]) =>
  rows.reduce<DataSet | undefined>((before, row) => importFile({ rows: [row], before }).dataSet, undefined);

const refundsIn = (dataSet: DataSet | undefined) =>
  dataSet
    ? [...refundsOfFiles(dataSet)].map(({ amount, recordedAt, isUndated }) => ({ amount, recordedAt, isUndated }))
    : [];

const history = fc
  .uniqueArray(fc.integer({ min: 2, max: 28 }), { minLength: 1, maxLength: 5 })
  .chain((days) =>
    fc
      .array(fc.integer({ min: 1, max: 2_000 }), { minLength: days.length, maxLength: days.length })
      .map((amounts) => days.sort((a, b) => a - b).map((on, index) => ({ on, cents: amounts[index] ?? 1 }))),
  );

test('Each growth of the refunded amount is a refund at its own time, however often a file is imported', () => {
  fc.assert(
    fc.property(history, fc.integer({ min: 1, max: 3 }), (refunds, times) => {
      const rows = refunds.flatMap(({ on }) => Array.from({ length: times }, () => snapshot(refunds, on)));
      expect(refundsIn(importAll(rows))).toEqual(
        refunds.map(({ cents, on }) => ({ amount: cents, recordedAt: day(on), isUndated: false })),
      );
    }),
    { numRuns: 40 },
  );
});

test('Files that were skipped change no sum, and no refund is later than the newest', () => {
  fc.assert(
    fc.property(history, fc.array(fc.integer({ min: 1, max: 28 }), { maxLength: 4 }), (refunds, days) => {
      const rows = [...days.sort((a, b) => a - b), 28].map((until) => snapshot(refunds, until));
      const found = refundsIn(importAll(rows));
      expect(found.reduce((sum, { amount }) => sum + amount, 0)).toBe(
        refunds.reduce((sum, { cents }) => sum + cents, 0),
      );
      expect(found.at(-1)?.recordedAt).toBe(day(refunds.at(-1)?.on ?? 0));
    }),
  );
});

test('A column without dates dates each growth by the newest day of its file, labeled as undated', () => {
  const before = importFile({ rows: [{ id: 'a', refunded: '5.00', date: day(3) }] }).dataSet;
  const { dataSet } = importFile({
    rows: [
      { id: 'a', refunded: '8.00', date: day(3) },
      { id: 'b', refunded: '', date: day(20) },
    ],
    before,
  });
  expect(refundsIn(dataSet)).toEqual([
    { amount: 500, recordedAt: '2024-06-03 23:59:59', isUndated: true },
    { amount: 300, recordedAt: '2024-06-20 23:59:59', isUndated: true },
  ]);
});

test('A file that has the date of a known refund gives it to the refund', () => {
  const before = importFile({ rows: [{ id: 'a', refunded: '5.00', date: day(3) }] }).dataSet;
  const row = { id: 'a', refunded: '5.00', date: day(3), refundedDate: day(7) };
  expect(refundsIn(importFile({ rows: [row], before }).dataSet)).toEqual([
    { amount: 500, recordedAt: day(7), isUndated: false },
  ]);
});

test('A corrected file that has less refunded leaves no more than it says', () => {
  const before = importAll([
    snapshot([{ cents: 900, on: 3 }], 5),
    snapshot(
      [
        { cents: 900, on: 3 },
        { cents: 100, on: 6 },
      ],
      8,
    ),
  ]);
  const row = { id: 'a', amount: '100.00', date: day(1), refunded: '9.50', refundedDate: day(9) };
  expect(refundsIn(importFile({ rows: [row], before }).dataSet)).toEqual([
    { amount: 900, recordedAt: day(3), isUndated: false },
    { amount: 50, recordedAt: day(6), isUndated: false },
  ]);
});

test('A refund date that cannot be read rejects its row with the column', () => {
  const { refused } = importFile({
    rows: [{ id: 'a', refunded: '5.00', date: day(3), refundedDate: 'soon' }],
  });
  expect(refused.rows).toHaveLength(1);
});
