import { textsOf } from '@/lib/cells/cells';
import fc from 'fast-check';
import { createTranscoder } from '@/data/reading/decoding';
import { peek } from '@/data/reading/peek';
import type { Encoding, SourceFile } from '@/data/reading/sourceFile';
import { anyCuts, commas, cutEvery, fileOf, readAll } from '../../helpers/imports/sourceFiles';

const rows = (text: string) => text.split('\n').map((line) => line.split(','));
const text = 'id,name,amount\n1,Café Ünal,12.50\n2,日本 😀,1\n3,naïve,0.25';

function encoded(encoding: Encoding, hasMark: boolean, content = text): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode((hasMark ? '\ufeff' : '') + content);
  const bytes = Buffer.from((hasMark ? '\ufeff' : '') + content, 'utf16le');
  return new Uint8Array(encoding === 'utf-16le' ? bytes : bytes.swap16());
}

async function readPeeked(file: SourceFile, headerRecord = -1) {
  const found = await peek(file);
  if ('problem' in found) throw new Error(found.problem.kind);
  return { ...(await readAll(file, found.layout, headerRecord)), peeked: found };
}

test.each([
  ['utf-8', true],
  ['utf-8', false],
  ['utf-16le', true],
  ['utf-16le', false],
  ['utf-16be', true],
  ['utf-16be', false],
] as const)(
  '%s (byte order mark: %j) is recognized, and gives the same text byte by byte',
  async (encoding, hasMark) => {
    const bytes = encoded(encoding, hasMark);
    for (const size of [1, 2, 3, 7, 1000]) {
      const file = fileOf(bytes, cutEvery(size, bytes.length));
      const { records, peeked, ...result } = await readPeeked(file);
      expect(result).toMatchObject({ encoding });
      expect(result.problem).toBeUndefined();
      expect(peeked).toMatchObject({ encoding, records: rows(text) });
      expect(records).toEqual(rows(text));
    }
  },
);

test('Bytes that are not UTF-8 are read as Windows-1252, including 0x80 to 0x9F', async () => {
  const bytes = Buffer.from('id,name\n1,caf\u00e9 \u0080 \u009f \u00fc\n', 'latin1');
  for (const size of [1, 5, 1000]) {
    const { records, encoding } = await readPeeked(fileOf(bytes, cutEvery(size, bytes.length)));
    expect(encoding).toBe('windows-1252');
    expect(records[1]).toEqual(['1', 'café € Ÿ ü']);
  }
});

test('A file with valid UTF-8 in its first megabyte and invalid bytes later is read again as Windows-1252, and says so', async () => {
  const count = 6000;
  const lines = Array.from({ length: count }, (_, index) => `${index},${'a plain merchant '.repeat(12)}`);
  const bytes = Buffer.from(`id,name\n${lines.join('\n')}\nlast,M\u00fcller \u0080\n`, 'latin1');
  const file = fileOf(bytes, cutEvery(65_536, bytes.length));
  let restarts = 0;
  const found = await peek(file);
  expect(found).toMatchObject({ encoding: 'utf-8' });
  let records: string[][] = [];
  const result = await readAll(file, commas, 0, {
    onRecord: (cells) => records.push(textsOf(cells)),
    onRestart: () => {
      restarts += 1;
      records = [];
    },
  });
  expect(result).toMatchObject({ encoding: 'windows-1252' });
  expect(result.problem).toBeUndefined();
  expect(restarts).toBe(1);
  expect(records).toHaveLength(count + 1);
  expect(records.at(-1)).toEqual(['last', 'Müller €']);
});

test('Any text in any encoding is the same however its bytes are cut', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: fc.constantFrom('é', 'x', '日', '😀', '€', ' ', '0'), maxLength: 60 }),
      fc.constantFrom<Encoding>('utf-8', 'utf-16le', 'utf-16be'),
      fc.boolean(),
      anyCuts,
      async (value, encoding, hasMark, cuts) => {
        const content = `number,text\n1,${value}`;
        const { records } = await readAll(fileOf(encoded(encoding, hasMark, content), cuts), { ...commas, encoding });
        expect(records).toEqual(rows(content));
      },
    ),
    { numRuns: 300 },
  );
});

test('Bytes anywhere in a buffer are passed on as UTF-8', () => {
  const ascii = Array.from({ length: 24 }, (_, index) => 97 + index);
  for (let start = 0; start < 8; start += 1) {
    for (let at = start; at <= ascii.length; at += 1) {
      const bytes = Uint8Array.from(ascii, (byte, position) => (position === at ? 0xe9 : byte)).subarray(start);
      const transcode = createTranscoder('windows-1252');
      // The very first bytes are never passed on without a check.
      transcode(Uint8Array.of(97));
      expect(new TextDecoder().decode(transcode(bytes)?.bytes)).toBe(Buffer.from(bytes).toString('latin1'));
    }
  }
});
