import fc from 'fast-check';
import { jsonErrorIndex } from '@/data/reading/jsonErrors';
import { peek } from '@/data/reading/peek';
import { anyCuts, commas, cutEvery, fileOf, readAll } from '../../helpers/imports/sourceFiles';

const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

async function readPeeked(content: string | Uint8Array, cuts: readonly number[] = []) {
  const file = fileOf(content, cuts);
  const found = await peek(file);
  if ('problem' in found) throw new Error(found.problem.kind);
  return { ...(await readAll(file, found.layout, 0)), layout: found.layout };
}

/** A UTF-8 file with one invalid byte. */
const damagedAt = (text: string) => {
  const bytes = new TextEncoder().encode(text);
  const at = bytes.indexOf('~'.charCodeAt(0));
  bytes[at] = 0xe9;
  return bytes;
};

test('One invalid byte rejects its row of a UTF-8 file, however the file is cut, and all other rows are read as UTF-8', async () => {
  const bytes = damagedAt('id,name\n1,Café Zoë\n2,caf~ bar\n3,日本\n');
  for (const size of [1, 2, 3, 5, 1000]) {
    const { encoding, rejected, records } = await readPeeked(bytes, cutEvery(size, bytes.length));
    expect({ encoding, rejected }).toEqual({ encoding: 'utf-8', rejected: [{ line: 3, problem: 'not UTF-8' }] });
    expect([records[0], records[2]]).toEqual([
      ['1', 'Café Zoë'],
      ['3', '日本'],
    ]);
  }
});

test('One invalid byte after the first megabyte of a UTF-8 file rejects only its row', async () => {
  const rows = '1,Café Zoë\n'.repeat(100_000);
  const bytes = damagedAt(`id,name\n${rows}2,caf~\n${rows}`);
  const { encoding, rejected, records } = await readPeeked(bytes, cutEvery(65_536, bytes.length));
  expect(encoding).toBe('utf-8');
  expect(rejected).toEqual([{ line: 100_002, problem: 'not UTF-8' }]);
  expect(records).toHaveLength(200_001);
});

test('A file with a byte order mark is UTF-8 even if its only character beyond ASCII is damaged', async () => {
  const { encoding, rejected } = await readPeeked(damagedAt('\ufeffid,name\n1,plain\n2,~\n'), [1, 2]);
  expect([encoding, rejected]).toEqual(['utf-8', [{ line: 3, problem: 'not UTF-8' }]]);
});

test('A Windows-1252 file in which two letters happen to be valid UTF-8 is read as Windows-1252', async () => {
  const { encoding, records } = await readPeeked(
    latin('id,name\n1,M\u00fcller\n2,G\u00e4ste\n3,\u00c3\u00a9\n4,\u00e9t\u00e9\n'),
  );
  expect([encoding, records[0]]).toEqual(['windows-1252', ['1', 'Müller']]);
});

test('A replacement character in the file itself is text', async () => {
  expect(await readPeeked('id,name\n1,Caf\ufffd Zoë\n')).toMatchObject({ encoding: 'utf-8', rejected: [] });
});

test.each(['utf-8', 'utf-16le'] as const)('One zero character in %s rejects its row', async (encoding) => {
  const text = 'id,name\n1,Harbor\n2,"a\0b"\n3,Lights';
  const bytes = new Uint8Array(Buffer.from(text, encoding === 'utf-8' ? 'utf8' : 'utf16le'));
  for (const size of [1, 4, 1000]) {
    const file = fileOf(bytes, cutEvery(size, bytes.length));
    const { rejected, records, problem } = await readAll(file, { ...commas, encoding }, 0);
    expect({ problem, rejected }).toEqual({ problem: undefined, rejected: [{ line: 3, problem: 'zero character' }] });
    expect(records[2]).toEqual(['3', 'Lights']);
  }
});

const long = 'x'.repeat(1_200_000);
test.each([
  ['plain', `2,${long}`],
  ['quoted', `2,"${long}"`],
  ['quoted, with line ends and quotes inside', `2,"a\r\n""b""\n${long}\r\r\n","c"d`],
])('A row of more than a megabyte, %s, is rejected, and the rows after it have their line numbers', async (_, row) => {
  const rows = '1,a merchant\n'.repeat(3);
  for (const end of ['\n', '\r\n', '\r']) {
    const text = `id,name\n${rows}${row}${end}3,Lights${end}`;
    for (const size of [65_536, 1_000_003]) {
      const { problem, rejected, reported } = await readPeeked(text, cutEvery(size, text.length));
      expect({ problem, rejected }).toEqual({
        problem: undefined,
        rejected: [{ line: 5, problem: 'row too long' }],
      });
      const lines = row.split(/\r\n|\r|\n/).length;
      expect(reported.at(-1)).toEqual({ fields: ['3', 'Lights'], line: 5 + lines, isAfterBlank: false });
    }
  }
});

test('A quote that closes after more than a megabyte is not reported as unclosed, and one that never closes is', async () => {
  const rows = '1,a merchant\n'.repeat(3);
  const closed = `id,name\n${rows}2,"${long}\n${long}"\n3,a\n`;
  expect((await readAll(fileOf(closed, cutEvery(65_536, closed.length)), commas, 0)).problem).toBeUndefined();
  const open = `id,name\n${rows}2,b,"${long}\n${long}\n3,a\n`;
  expect((await readAll(fileOf(open, cutEvery(65_536, open.length)), commas, 0)).problem).toEqual({
    kind: 'quote never closes',
    line: 5,
  });
});

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
  const bytes = damagedAt(`[${rows}{"id":"${long}"},\n{"id":"~"},\n{"id":"\0"},\n{"id":"z"}]`);
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

test('Direction controls are visible in every encoding and in JSON escapes', async () => {
  const text = 'id,name\n1,Hall\u202egnp.exe\n2,a\u2066b\u2069 – € “c”\n';
  const expected = [
    ['1', 'Hall\ufffdgnp.exe'],
    ['2', 'a\ufffdb\ufffd – € “c”'],
  ];
  for (const bytes of [new TextEncoder().encode(text), new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))])
    for (const size of [1, 2, 1000])
      expect((await readPeeked(bytes, cutEvery(size, bytes.length))).records).toEqual(expected);
  const json = await readPeeked('[{"id":"1","name":"Hall\\u202egnp.exe"},{"id":"2","name":"\u202d"}]');
  expect(json.records.map(([, name]) => name)).toEqual(['Hall\ufffdgnp.exe', '\ufffd']);
});

test('Damaged files give the same records and problems however they are cut', async () => {
  const unit = fc.constantFrom('a', 'é', '~', '\0', ',', '"', '\n', '\r', '\u202e', '{', '}', '{"a":1}\n');
  await fc.assert(
    fc.asyncProperty(fc.array(unit, { maxLength: 30 }), anyCuts, async (parts, cuts) => {
      const bytes = new TextEncoder().encode(`é,é\n${parts.join('')}`).map((byte) => (byte === 126 ? 0xe9 : byte));
      for (const layout of [commas, { kind: 'ndjson', encoding: 'utf-8', headers: ['a'] }] as const)
        expect({ ...(await readAll(fileOf(bytes, cuts), layout)), progress: [] }).toEqual({
          ...(await readAll(fileOf(bytes), layout)),
          progress: [],
        });
    }),
    { numRuns: 300 },
  );
});
