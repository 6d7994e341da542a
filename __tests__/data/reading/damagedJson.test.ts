import fc from 'fast-check';
import { peek } from '@/data/reading/peek';
import { jsonErrorIndex } from '@/data/reading/jsonErrors';
import { cutEvery, damagedAt, fileOf, readPeeked } from '../../helpers/imports/sourceFiles';

test('A line of NDJSON without an object is rejected with its line number, and the others are read', async () => {
  const lines = [
    '{"id":"a"}',
    '{"id":"b"',
    '{"id":"c}',
    '',
    'rubbish "',
    '{"id":01}',
    '[1',
    ']',
    '{"id":"d"}}',
    '{"id":"e"}',
  ];
  const text = `${lines.join('\r\n')}\r\n{"id":`;
  for (const size of [1, 3, 1000]) {
    const { layout, problem, rejected, records } = await readPeeked(text, cutEvery(size, text.length));
    expect([layout.kind, problem]).toEqual(['ndjson', undefined]);
    expect(rejected.map(({ line }) => line)).toEqual([2, 3, 6, 7, 9, 11]);
    expect(new Set(rejected.map((row) => row.problem))).toEqual(new Set(['JSON broken']));
    const read = records.map(([field]) => field);
    expect(read.filter((field) => /^[a-z]$/.test(field ?? ''))).toEqual(['a', 'd', 'e']);
  }
});

test('The first line of NDJSON may be the invalid one', async () => {
  const { layout, rejected, records } = await readPeeked('{"id":\n{"id":"b"}\n{"id":"c","list":[{"x":1}]}\n');
  expect([layout.kind, rejected]).toEqual(['ndjson', [{ line: 1, problem: 'JSON broken' }]]);
  expect(records).toHaveLength(3);
});

test('An object of JSON that is too long, damaged or has a zero character is the only one that is rejected', async () => {
  const rows = '{"id":"Café"},\n'.repeat(3);
  const bytes = damagedAt(`[${rows}{"id":"${'x'.repeat(1_200_000)}"},\n{"id":"~"},\n{"id":"\0"},\n{"id":"z"}]`);
  const { problem, rejected, records } = await readPeeked(bytes, cutEvery(65_536, bytes.length));
  expect(problem).toBeUndefined();
  expect(rejected).toEqual([
    { line: 4, problem: 'row too long' },
    { line: 5, problem: 'not UTF-8' },
    { line: 6, problem: 'zero character' },
  ]);
  expect(records.at(-1)).toEqual(['z']);
});

test.each([
  ['[\n {\n  "id": "a",\n  "amount": 1\n  "fee": 2\n }\n]', 5, 3],
  ['[{"id":"a"},{"id":"b",}]', 1, 23],
  ['[{"id":"a"},\n\n\n {"id":tru}\n]', 4, 8],
  ['[{"id":"a"}\r\r\n\r\n,\n x {"id":"b"}]', 5, 2],
  ['[{"id":"a"},\n{"id":"b"}]\n\n {}', 4, 2],
  ['[{"id":"a"},\n{"id":"b"\n,{"id":"c"}]', 3, 2],
])('%j is invalid at line %i, column %i', async (text, line, column) => {
  for (const size of [1, 1000]) {
    const found = await peek(fileOf(text, cutEvery(size, text.length)));
    expect(found).toMatchObject({ problem: { line, column } });
  }
});

test('The position of an error in JSON is where JSON.parse stops', () => {
  fc.assert(
    fc.property(
      fc.json(),
      fc.nat(),
      fc.constantFrom('', '}', ']', ',', '"', ':', 'x', '0'),
      (json, at, replacement) => {
        const index = at % json.length;
        const text = json.slice(0, index) + replacement + json.slice(index + 1);
        const isValid = (value: string) => {
          try {
            JSON.parse(value);
            return true;
          } catch {
            return false;
          }
        };
        fc.pre(!isValid(text));
        const error = jsonErrorIndex(text);
        expect(error).toBeLessThanOrEqual(text.length);
        // The text before the error can be the start of a value: some end completes it.
        const ends = ['', '0', '""', '}', ']', ':0}', '"":0}'];
        const isBeginning = (start: string, depth: number): boolean =>
          ends.some((end) => isValid(start + end)) ||
          (depth > 0 && ['0}', '0]', '}', ']', ':0}', '"":0}'].some((end) => isBeginning(start + end, depth - 1)));
        if (text.length < 12) expect(isBeginning(text.slice(0, error), 2)).toBe(true);
      },
    ),
    { numRuns: 200 },
  );
});
