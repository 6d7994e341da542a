import { addEmptied } from '@/data/imports/merging/emptiedFields';
import { importFile, type FileRow } from '../importing';

const FULL: FileRow = {
  partner: 'North',
  integration: 'IN-1',
  reference: 'Order 7',
  customer: 'C1',
  platformFee: '1.00',
};

/** Imports two payments with all fields, then this newer file with the same payments. */
function updateWith(rows: readonly FileRow[]) {
  const before = importFile({
    rows: [
      { id: 'a', ...FULL },
      { id: 'b', ...FULL },
    ],
  }).dataSet;
  return importFile({ before, rows }).counts;
}

test('A newer file without a column counts the payments that would lose its values', () => {
  const counts = updateWith([{ id: 'a' }, { id: 'b', reference: 'Order 7' }]);
  expect(counts).toMatchObject({
    changed: 2,
    emptied: { partner: 2, integration: 2, customer: 2, reference: 1, fees: 2 },
  });
});

test('A newer file with other values, with new payments or with the same rows empties nothing', () => {
  expect(updateWith([{ id: 'a', ...FULL, partner: 'South' }]).emptied).toEqual({});
  expect(updateWith([{ id: 'c' }]).emptied).toEqual({});
  expect(updateWith([{ id: 'a', ...FULL }]).emptied).toEqual({});
});

test('The counts of several files are added', () => {
  expect(addEmptied([{ partner: 2 }, { partner: 3, fees: 1 }, {}])).toEqual({ partner: 5, fees: 1 });
});
