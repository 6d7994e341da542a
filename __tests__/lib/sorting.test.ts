import fc from 'fast-check';
import { orderMany } from '@/lib/sorting/orderMany';
import { finish } from '@/lib/resumable';
import { arrange, orderRows } from '@/lib/sorting/orderRows';

type Direction = Parameters<typeof orderRows>[2];
const orderOf = (rows: readonly (string | number)[], direction: Direction) => [
  ...orderRows(rows.length, (index) => rows[index]!, direction),
];

test('Text sorts in natural order: numbers by size, ignoring case and accents', () => {
  const rows = ['stage 10', 'Zebra', 'Stage 2', 'éclair', 'Echo', 'apple'];
  const order = orderOf(rows, 'ascending').map((position) => rows[position]);
  expect(order).toEqual(['apple', 'Echo', 'éclair', 'Stage 2', 'stage 10', 'Zebra']);
});

test('Texts that differ only in case or accents keep their order in both directions', () => {
  const rows = ['echo', 'Écho', 'ECHO', 'alpha', 'echo'];
  expect(orderOf(rows, 'ascending')).toEqual([3, 0, 1, 2, 4]);
  expect(orderOf(rows, 'descending')).toEqual([0, 1, 2, 4, 3]);
});

test('Every order has each row once, and rows with equal values keep their order', () => {
  const value = fc.oneof(fc.integer({ min: -5, max: 5 }), fc.double({ noNaN: true, noDefaultInfinity: true }));
  fc.assert(
    fc.property(fc.array(value), fc.constantFrom('ascending' as const, 'descending' as const), (rows, direction) => {
      const order = orderOf(rows, direction);
      expect([...order].sort((a, b) => a - b)).toEqual(rows.map((_row, position) => position));
      order.slice(1).forEach((position, index) => {
        const [a, b] = [rows[order[index]!]!, rows[position]!];
        if (a === b) expect(order[index]).toBeLessThan(position);
        else expect(direction === 'ascending' ? a < b : a > b).toBe(true);
      });
    }),
  );
});

test('Many rows are ordered like few, with any values', () => {
  const number = fc.oneof(fc.integer({ min: -5, max: 5 }), fc.maxSafeInteger(), fc.constant(0.5));
  const text = fc.constantFrom('Echo', 'écho', 'a2', 'a10', '');
  const values = fc.oneof(fc.array(number), fc.array(text));
  fc.assert(
    fc.property(values, fc.constantFrom('ascending' as const, 'descending' as const), (rows, direction) => {
      expect([...finish(orderMany(rows.length, (index) => rows[index]!, direction))]).toEqual(orderOf(rows, direction));
    }),
  );
});

test.each([
  ['parts', [0.5, 0.25, 2, -1]],
  ['parts at the end', [3, 1, 0.5]],
  ['more than 32 bits', [2 ** 32, 0, 5, 2 ** 33]],
  ['32 bits from the least to the most', [2 ** 31, -(2 ** 31), 7, 2 ** 32 - 1]],
  ['the last of 32 bits', [2 ** 32 - 1, 0, 2 ** 31]],
  ['one more than that', [2 ** 32, 0, 5]],
  ['the same', [4, 4, 4]],
  ['some below zero', [5, -5, 0]],
  ['falling, then rising', [5, 3, 4]],
])('Many numbers with %s are ordered like few', (_, rows) => {
  for (const direction of ['ascending', 'descending'] as const)
    expect([...finish(orderMany(rows.length, (index) => rows[index]!, direction))]).toEqual(orderOf(rows, direction));
});

test('Rows of several steps are ordered like few', () => {
  const rows = Array.from({ length: 70_000 }, (_, index) => (index * 7919) % 50_021);
  expect(finish(orderMany(rows.length, (index) => rows[index]!, 'descending'))).toEqual(
    orderRows(rows.length, (index) => rows[index]!, 'descending'),
  );
});

test('Ids that end without numbers are sorted in steps, in natural order and both directions', () => {
  // Ids in the style of providers, with letters of both cases and digits, each twice with different case.
  const rows = Array.from({ length: 5_000 }, (_, index) => {
    const letters = ((index >> 1) * 7919 + 36 ** 5).toString(36);
    return `pi_3N${index % 2 === 0 ? letters : letters.toUpperCase()}`;
  });
  for (const direction of ['ascending', 'descending'] as const) {
    const steps = orderMany(rows.length, (index) => rows[index]!, direction);
    let count = 0;
    let last = steps.next();
    for (; !last.done; last = steps.next()) count += 1;
    expect(count).toBeGreaterThan(10);
    expect(last.value).toEqual(orderRows(rows.length, (index) => rows[index]!, direction));
  }
});

test('Ids with the same start sort by the numbers at their ends, in natural order', () => {
  const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  const number = fc.oneof(fc.nat(20), fc.maxSafeNat()).chain((value) => fc.constantFrom(`${value}`, `00${value}`));
  const id = fc.tuple(fc.constantFrom('P-', 'P-', 'p-', '', 'P-1.'), number, fc.constantFrom('', '', '', 'b'));
  const ids = fc.array(
    id.map((parts) => parts.join('')),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(ids, (rows) => {
      const order = rows.map((_, index) => index).sort((a, b) => collator.compare(rows[a]!, rows[b]!));
      expect(orderOf(rows, 'ascending')).toEqual(order);
      expect([...finish(orderMany(rows.length, (index) => rows[index]!, 'ascending'))]).toEqual(order);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['more digits than a number keeps', ['P-90071992547409931', 'P-90071992547409930', 'P-90071992547409932']],
  ['none behind one of them', ['P-0', 'P-', 'P-1']],
  ['a point among them', ['P-6', 'P-5.1', 'P-7']],
  ['letters among them', ['P-6', 'P-5a1', 'P-50']],
  ['another beginning', ['P-6', 'Q-5', 'P-5']],
  ['nothing else', ['12', '7', '100']],
])('Ids that end with digits sort in natural order, with %s', (_, ids) => {
  for (const direction of ['ascending', 'descending'] as const)
    expect([...finish(orderMany(ids.length, (index) => ids[index]!, direction))]).toEqual(orderOf(ids, direction));
});

test('The matching rows keep the order of all rows', () => {
  const found = Uint32Array.of(0, 2, 3);
  expect([...arrange(found, null)]).toEqual([0, 2, 3]);
  expect([...arrange(found, Uint32Array.of(3, 1, 0, 2))]).toEqual([3, 0, 2]);
});
