import fc from 'fast-check';
import { peek } from '@/data/reading/peek';
import { anyCuts, cutEvery, fileOf, readAll } from '../../helpers/imports/sourceFiles';

type Read = Partial<
  Awaited<ReturnType<typeof readAll>> & { headers: readonly string[]; kind: string; shown: string[][] }
>;

async function readJson(text: string, cuts: readonly number[] = []): Promise<Read> {
  const file = fileOf(text, cuts);
  const found = await peek(file);
  if ('problem' in found) return { problem: found.problem };
  if (found.layout.kind === 'delimited') throw new Error('no JSON');
  const { headers, kind } = found.layout;
  return { ...(await readAll(file, found.layout, 0)), headers, kind, shown: found.records };
}

const rows = '{"id":"a","amount":1.10},\n{"id":"b}\\"{","amount":-0.50,"paid":true}';

test.each([
  ['a list', `[${rows}]`, 'json'],
  ['an object with a list in it', `{"object":"list","meta":{"a":{}},\n"more":false,"data":[${rows}],"at":[1]}`, 'json'],
  ['an object a line', rows.replace(',\n', '\r\n'), 'ndjson'],
])('The headers and records of %s are read, with numbers as written', async (_, text, kind) => {
  for (const size of [1, 7, 1000]) {
    const read = await readJson(text, cutEvery(size, text.length));
    expect(read.problem).toBeUndefined();
    expect(read).toMatchObject({ kind, headers: ['id', 'amount', 'paid'] });
    expect(read.records).toEqual([
      ['a', '1.10', ''],
      ['b}"{', '-0.50', 'true'],
    ]);
    expect(read.shown).toEqual([read.headers, ...(read.records ?? [])]);
  }
});

test('Nested names are joined by a dot, a list is read as its JSON, null is empty, and lines are counted', async () => {
  const text = '[\n{"a":{"b":1e5,"c":{"d":null}},"list":["x"],\n"__proto__":7},\n\n{"a":{"c":{"d":"y"}}}]';
  const read = await readJson(text);
  expect(read.headers).toEqual(['a.b', 'a.c.d', 'list', '__proto__']);
  expect(read.reported).toEqual([
    { fields: ['1e5', '', '["x"]', '7'], line: 2, isAfterBlank: false },
    { fields: ['', 'y', '', ''], line: 5, isAfterBlank: false },
  ]);
});

test('A single object is a record, and consecutive objects that contain lists are records', async () => {
  expect(await readJson('{"id":"a"}\n')).toMatchObject({ kind: 'ndjson', records: [['a']] });
  expect(await readJson('{"id":1,"items":[{"x":1}]}\n{"id":2,"items":[]}')).toMatchObject({
    kind: 'ndjson',
    records: [
      ['1', '[{"x":"1"}]'],
      ['2', '[]'],
    ],
  });
});

test('Names that are not in the first megabyte are left out', async () => {
  const read = await readJson(`${`{"id":"${'a long id '.repeat(20)}"}\n`.repeat(6000)}{"id":"z","late":1,"later":2}`);
  expect(read.records).toHaveLength(6001);
  expect(read.records?.at(-1)).toEqual(['z']);
});

test.each([
  ['[{"a":1},\n{"a":2}', 'JSON broken', 2],
  ['[{"a":1},\n{"a":', 'JSON broken', 2],
  ['[{"a":1}\n{"a":2}]', 'JSON broken', 2],
  ['[{"a":1},\n\n{"a":01}]', 'JSON broken', 3],
  ['[{"a":1}]\n]', 'JSON broken', 2],
  ['[{"a":1},]', 'JSON broken', 1],
  ['[{"a":1},1]', 'JSON of another shape', 1],
  ['[{},1,{"a":1}]', 'JSON broken', 1],
  ['{"a":[1,{"b":1}],', 'JSON of another shape', 1],
  ['{"a":{"b":1},', 'JSON broken', 1],
  ['{"a":1', 'JSON broken', 1],
  ['{"a":[{"b":1}],\n"c":[{"d":2}]}', 'JSON of another shape', 2],
  ['[{"a":1}, [2]]', 'JSON of another shape', 1],
  [`[{"a":${'['.repeat(200)}`, 'JSON of another shape', 1],
])('%j is rejected: %s, line %i', async (text, kind, line) => {
  expect((await readJson(text)).problem).toMatchObject({ kind, line });
});

test.each(['[]', '{}', '[ {}, {} ]'])('%j has no record', async (text) => {
  expect(await readJson(text)).toEqual({ problem: { kind: 'empty' } });
});

test('A file with too many names is rejected', async () => {
  const names = Array.from({ length: 1001 }, (_, index) => `"n${index}":1`);
  expect(await readJson(`[{${names.join(',')}}]`)).toEqual({ problem: { kind: 'too many columns', line: 1 } });
});

test('Any list of flat objects gives the same values as JSON.parse, however it is cut and formatted', async () => {
  const text = fc.string({
    unit: fc.constantFrom('a', '"', '\\', '{', '}', '[', ']', ',', '1', 'é', '\n'),
    maxLength: 6,
  });
  const value = fc.oneof(text, fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean());
  const object = fc.record({ id: value, amount: value });
  await fc.assert(
    fc.asyncProperty(
      fc.array(object, { minLength: 1, maxLength: 5 }),
      fc.constantFrom(undefined, 2),
      fc.boolean(),
      anyCuts,
      async (objects, indent, isList, cuts) => {
        const json = isList
          ? JSON.stringify(objects, null, indent)
          : objects.map((a) => JSON.stringify(a, null, indent)).join('\n');
        const { records } = await readJson(json, cuts);
        expect(records).toEqual(
          objects.map(({ id, amount }) => [id, amount].map((a) => (typeof a === 'string' ? a : JSON.stringify(a)))),
        );
      },
    ),
    { numRuns: 250 },
  );
});
