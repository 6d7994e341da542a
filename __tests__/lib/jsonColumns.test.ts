import fc from 'fast-check';
import { packColumn, unpackColumn } from '@/lib/jsonColumns';

const reread = (values: readonly unknown[]) =>
  unpackColumn(JSON.parse(JSON.stringify(packColumn(values))) as ReturnType<typeof packColumn>, values.length);
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
