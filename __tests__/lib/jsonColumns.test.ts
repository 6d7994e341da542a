import fc from 'fast-check';
import {
  areLocalTimes,
  columnReader,
  everyValue,
  groupsOf,
  hasOnlyTexts,
  lowestInteger,
  numbersOf,
  stringsOf,
  unpackColumn,
} from '@/lib/jsonColumnReaders';
import { packColumn, type JsonColumn } from '@/lib/jsonColumns';

const reread = (values: readonly unknown[]) =>
  unpackColumn(JSON.parse(JSON.stringify(packColumn(values))) as ReturnType<typeof packColumn>, values.length);
const packed = (values: readonly unknown[]) => JSON.parse(JSON.stringify(packColumn(values))) as JsonColumn;
const asJson = (values: unknown) => JSON.parse(JSON.stringify(values)) as unknown;

test('Values of JSON are the same after they were written as a column, also nested ones and records of several shapes', () => {
  const word = fc.oneof(fc.constantFrom('a', 'b', ''), fc.integer(), fc.boolean(), fc.constant(null), fc.double());
  const shaped = fc.record(
    { kind: word, amount: fc.integer(), parts: fc.record({ a: fc.integer(), b: word }) },
    { requiredKeys: ['kind'] },
  );
  const lists = fc.oneof(
    fc.array(fc.maxSafeInteger()),
    fc.array(word),
    fc.array(shaped),
    fc.array(fc.dictionary(fc.constantFrom('__proto__', 'constructor', '1', 'x'), word)),
    fc.array(fc.jsonValue()),
  );
  fc.assert(fc.property(lists, (values) => expect(reread(values)).toEqual(asJson(values))));
});

test('Words that repeat are written once', () => {
  const values = Array.from({ length: 12 }, (_, index) => (index % 3 === 0 ? 'Duplicate' : 'Other'));
  expect(packColumn(values)).toMatchObject({ words: ['Duplicate', 'Other'] });
  expect(reread(values)).toEqual(values);
});

test('One number and numbers with one step have no list', () => {
  expect([packColumn([7]), packColumn([10, 20, 30])]).toEqual([
    { before: 7, steps: { all: 0 } },
    { before: 0, steps: { all: 10 } },
  ]);
  expect([reread([7]), reread([10, 20, 30]), reread([])]).toEqual([[7], [10, 20, 30], []]);
});

test('The fields of a record keep their order, and two records never share what is in them', () => {
  const values = [1, 2].map(() => ({ z: 1, a: { b: [2] } }));
  const [first, second] = reread(values) as typeof values;
  expect(JSON.stringify(first)).toBe('{"z":1,"a":{"b":[2]}}');
  expect(first!.a).not.toBe(second!.a);
});

test('A field called __proto__ is a field', () => {
  const values = JSON.parse('[{"__proto__":1},{"__proto__":1}]') as unknown[];
  expect(JSON.stringify(reread(values))).toBe('[{"__proto__":1},{"__proto__":1}]');
});

test('Columns of ids, times and repeated words are a fraction of their records', () => {
  const records = Array.from({ length: 1000 }, (_, n) => ({
    kind: 'refund',
    id: `r${n}`,
    instant: 1_719_828_000_000 + n,
  }));
  expect(JSON.stringify(packColumn(records)).length).toBeLessThan(JSON.stringify(records).length / 5);
});

const utc = fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
const local = fc.oneof(
  fc
    .date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true })
    .map((date) => `${date.toISOString().slice(0, 10)} 08:09:10`),
  fc.constantFrom('2023-02-29 10:00:00', '2024-02-29 24:00:00', '0999-01-01 10:00:00', '2024-02-29 10:00:00'),
);
const texts = fc.array(fc.oneof(utc, local, fc.string(), fc.constantFrom('a b', 'a,b;c|d\te f')), {
  minLength: 1,
  maxLength: 30,
});

test('Texts and times are the same after they were written, and are read one by one', () => {
  fc.assert(
    fc.property(fc.oneof(texts, fc.array(utc), fc.array(local), fc.array(fc.integer())), (values) => {
      const column = packed(values);
      const read = columnReader(column, values.length);
      expect(values.map((_, index) => read(index))).toEqual(values);
      expect(stringsOf(column, values.length)).toEqual(values.map(String));
      if (values.every((value) => typeof value === 'number'))
        expect([...numbersOf(column, values.length)]).toEqual(values);
    }),
  );
});

test('Many different times are numbers, and many different texts one text', () => {
  const times = Array.from({ length: 9 }, (_, n) => new Date(n * 61_000).toISOString());
  expect(packColumn(times)).toEqual({ times: 'utc', column: { before: -61_000, steps: { all: 61_000 } } });
  const locals = times.map((time) => time.slice(0, 19).replace('T', ' '));
  expect(packColumn(locals)).toEqual({ times: 'local', column: { before: -61, steps: { all: 61 } } });
  expect(packColumn(['a b', 'c,d', 'e'])).toEqual({ texts: 'a b;c,d;e', separator: ';' });
  expect(packColumn(['a b', 'c,d', ';|\t'])).toEqual(['a b', 'c,d', ';|\t']);
});

test('What is asked of all values of a column is true for exactly these', () => {
  const columns = fc.oneof(
    texts,
    fc.array(fc.integer({ min: -5, max: 5 })),
    fc.array(fc.constantFrom('x', 1, null)),
    fc.array(local),
  );
  fc.assert(
    fc.property(columns, (values) => {
      const [column, count] = [packed(values as unknown[]), values.length];
      expect(hasOnlyTexts(column, count)).toBe(values.every((value) => typeof value === 'string'));
      expect(everyValue(column, count, (value) => value !== 1)).toBe(!(values as unknown[]).includes(1));
      const areIntegers = values.every((value) => Number.isInteger(value));
      expect(lowestInteger(column, count)).toBe(areIntegers ? Math.min(...(values as number[])) : undefined);
      const areTimes = areLocalTimes(column, count, '1000-01-01 00:00:00');
      if (areTimes !== undefined)
        expect(areTimes).toBe(values.every((value) => /^[1-9]\d{3}-\d\d-\d\d /.test(String(value))));
    }),
  );
});

test('Local times are compared with the first one, and other columns have none', () => {
  const first = '1000-01-01 00:00:00';
  const areTimes = (values: readonly string[]) => areLocalTimes(packed(values), values.length, first);
  expect(areTimes(['2024-06-01 10:00:00', '2024-06-01 09:00:00', '2024-06-02 10:00:00'])).toBe(true);
  expect(areTimes([first, '2024-06-01 09:00:00'])).toBe(true);
  expect(areTimes(['2024-06-01 09:00:00', '0999-12-31 23:59:59'])).toBe(false);
  expect(areTimes(['2024-06-01T09:00:00.000Z', '2024-06-01T10:00:00.000Z'])).toBe(false);
  expect(areTimes(['a', 'b'])).toBeUndefined();
});

test.each([
  ['rising', [3, 5, 9], 3],
  ['falling, then rising', [5, 3, 4], 3],
  ['the same', [4, 4, 4], 4],
  ['none', [], Infinity],
])('The lowest of %s numbers', (_, values, lowest) => {
  expect(lowestInteger(packed(values), values.length)).toBe(lowest);
});

test('A column that starts with a fraction has no lowest number', () => {
  expect(lowestInteger({ before: 0.5, steps: { all: 1 } }, 3)).toBeUndefined();
});

test('The records of each shape have their positions', () => {
  const values = [{ a: 1 }, { b: 2 }, { a: 3 }];
  const groups = groupsOf(packed(values), 3);
  expect(groups.map(({ positions }) => Array.from(positions))).toEqual([[0, 2], [1]]);
  const read = groups.map(({ column, positions }) => columnReader(column, positions.length)(positions.length - 1));
  expect(read).toEqual([{ a: 3 }, { b: 2 }]);
  expect(groupsOf(packed([7, 8]), 2).map(({ positions }) => Array.from(positions))).toEqual([[0, 1]]);
});

test('Values of several shapes are read one by one, and what is not a number reads as NaN', () => {
  const lists: unknown[][] = [
    Array.from({ length: 60 }, (_, index) => [{ a: index, c: 1 }, { b: `t${index}` }, 'text'][index % 3]),
    [5, 5, 5, 5],
    [1, 1.5, null, true],
    ['a', 'b', 'a', 'b', 'a', 'b', 'a', 'b', 'a', 'b', 'a', 'b'],
  ];
  for (const values of lists) {
    const column = packed(values);
    const read = columnReader(column, values.length);
    expect(values.map((_, index) => read(index))).toEqual(values);
    expect([...numbersOf(column, values.length)]).toEqual(values.map(Number));
    expect(stringsOf(column, values.length)).toEqual(values.map(String));
  }
  // A list of equal values that is not of numbers, and one that is written as it is.
  expect([...numbersOf({ all: '7' }, 2)]).toEqual([7, 7]);
  expect([...numbersOf([1, 'x'], 2)]).toEqual([1, NaN]);
});
