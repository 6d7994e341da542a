import fc from 'fast-check';
import { anyCuts, commas, cutEvery, damagedAt, fileOf, readAll, readPeeked } from '../../helpers/imports/sourceFiles';

const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

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

test('A direction control does not make a row invalid, wherever the file is cut before its damage', async () => {
  const layout = { kind: 'ndjson', encoding: 'utf-8', headers: ['a'] } as const;
  for (const damage of ['\0', '~'])
    for (const cuts of [[], [14], [20]]) {
      const bytes = new TextEncoder()
        .encode(`{"a":"\u202e"}\n{\u202e}\n${damage}`)
        .map((byte) => (byte === 126 ? 0xe9 : byte));
      const { records, rejected } = await readAll(fileOf(bytes, cuts), layout);
      expect(records.slice(0, 2)).toEqual([['\ufffd'], ['{\ufffd}']]);
      expect(rejected[0]).toEqual({ line: 2, problem: 'JSON broken' });
    }
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
