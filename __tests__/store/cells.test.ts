import fc from 'fast-check';
import {
  areSameCells,
  cellsOfEdits,
  keptOfCells,
  mergeCells,
  newestStamp,
  type Cells,
} from '@/store/persistence/cells';

const cells: fc.Arbitrary<Cells> = fc
  .dictionary(
    fc.constantFrom('pageSize', 'rows/a', 'rows/b', 'rows/c/d'),
    fc.record({ stamp: fc.nat(5), value: fc.option(fc.constantFrom(10, 20, 'x'), { nil: undefined }) }),
  )
  .map((entries) => new Map(Object.entries(entries)));

test('Cells merge alike in any order, any number of times', () => {
  fc.assert(
    fc.property(cells, cells, cells, (one, two, three) => {
      const merged = mergeCells(mergeCells(one, two), three);
      expect(areSameCells(merged, mergeCells(three, mergeCells(two, one)))).toBe(true);
      expect(areSameCells(merged, mergeCells(merged, two))).toBe(true);
    }),
  );
});

test('An edit is newer than all that is known, and merging it gives what was edited', () => {
  fc.assert(
    fc.property(cells, cells, (before, after) => {
      const edits = cellsOfEdits(before, keptOfCells(after), newestStamp(before));
      expect(keptOfCells(mergeCells(before, edits))).toEqual(keptOfCells(after));
    }),
  );
});

test('Records come back in the order in which they were made', () => {
  const first = cellsOfEdits(new Map(), { records: { zebra: 1, apple: 2 } }, 0);
  const second = cellsOfEdits(first, { records: { zebra: 1, apple: 2, mango: 3 } }, newestStamp(first));
  const { records } = keptOfCells(mergeCells(second, first));
  expect(Object.keys(records as object)).toEqual(['zebra', 'apple', 'mango']);
});
