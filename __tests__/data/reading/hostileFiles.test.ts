import fc from 'fast-check';
import { peek } from '@/data/reading/peek';
import { anyCuts, fileOf, readAll } from '../../helpers/imports/sourceFiles';

const sound = [
  'id,merchant,amount\r\n1,"Harbor, ""Lights""",12.50\r\n2,Café,3\r\n',
  '[{"id":"a","at":{"day":1}},{"id":"b","list":[1,{"x":2}]}]',
  '{"id":"a"}\n{"id":"b","amount":1.10}\n',
  '\ufeffDatum;Brutto\n1.6.2024;"1,50"\n',
].map((text) => new TextEncoder().encode(text));

async function survives(bytes: Uint8Array, cuts: readonly number[]) {
  const file = fileOf(bytes, cuts);
  const found = await peek(file);
  const whole = await peek(fileOf(bytes));
  expect(found).toEqual(whole);
  if ('problem' in found) return;
  const read = await readAll(file, found.layout, 0);
  expect(read.reported).toEqual((await readAll(fileOf(bytes), found.layout, 0)).reported);
  expect(read.records.every((fields) => fields.every((field) => typeof field === 'string'))).toBe(true);
}

test('1,000 damaged files, cut short or with changed bytes, are read or rejected, and never throw', async () => {
  const change = fc.tuple(fc.nat({ max: 80 }), fc.integer({ min: 0, max: 255 }));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...sound),
      fc.nat({ max: 80 }),
      fc.array(change, { maxLength: 4 }),
      anyCuts,
      async (bytes, length, changes, cuts) => {
        const damaged = bytes.slice(0, length);
        for (const [at, byte] of changes) if (at < damaged.length) damaged[at] = byte;
        await survives(damaged, cuts);
      },
    ),
    { numRuns: 1000 },
  );
});

test('1,000 hostile files, with random bytes and difficult texts, are read or rejected, and never throw', async () => {
  const tokens = [
    '"',
    '""',
    ',',
    ';',
    '\n',
    '\r',
    '\r\n',
    '\0',
    '{',
    '}',
    '[',
    ']',
    ':',
    '\\',
    'a',
    '{"a":',
    '=1+1',
    '\ufeff',
  ];
  const trips = fc
    .array(fc.constantFrom(...tokens), { maxLength: 40 })
    .map((parts) => new TextEncoder().encode(parts.join('')));
  await fc.assert(fc.asyncProperty(fc.oneof(fc.uint8Array({ maxLength: 80 }), trips), anyCuts, survives), {
    numRuns: 1000,
  });
});

test.each([
  ['quotes', '"'.repeat(3_000_001)],
  ['open quotes in every field', 'a,"b'.repeat(500_000)],
  ['brackets', '['.repeat(3_000_000)],
  ['nested objects', '{"a":'.repeat(500_000)],
  ['carriage returns', '\r'.repeat(2_000_000)],
  ['backslashes in a string', `[{"a":"${'\\'.repeat(2_000_000)}`],
])(
  'Megabytes of %s are read or rejected in linear time: quadratic time would not end here',
  async (_, text) => {
    const file = fileOf(text);
    const found = await peek(file);
    const read = 'problem' in found ? found : await readAll(file, found.layout, 0);
    expect(read).toBeDefined();
  },
  30_000,
);
