import { textsOf } from '@/lib/cells/cells';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { createDelimitedReader } from '@/data/reading/delimited';
import type { Separator } from '@/data/reading/sourceFile';
import { SEPARATORS } from '@/data/reading/sourceFile';

const encode = (text: string) => new TextEncoder().encode(text);

function read(portions: readonly string[], separator: Separator = ',') {
  return readBytes(portions.map(encode), separator);
}

function readBytes(portions: readonly Uint8Array[], separator: Separator = ',') {
  const records: string[][] = [];
  const lines: number[] = [];
  const problems: (string | undefined)[] = [];
  const reader = createDelimitedReader(separator, (cells, line) => {
    records.push(textsOf(cells));
    lines.push(line);
    problems.push(cells.problem);
  });
  for (const portion of portions) {
    const problem = reader(portion, false);
    if (problem) return { records, lines, problems, problem };
  }
  return { problem: reader(new Uint8Array(), true), records, lines, problems };
}

function cut(text: string, cuts: readonly number[]): Uint8Array[] {
  const bytes = encode(text);
  const borders = [0, ...cuts.map((position) => Math.min(position, bytes.length)).sort((a, b) => a - b), bytes.length];
  return borders.slice(1).map((border, index) => bytes.slice(borders[index], border));
}

const anyCuts = fc.array(fc.nat({ max: 120 }), { maxLength: 10 });
const unit = fc.constantFrom('a', 'é', '7', ' ', '"', ',', ';', '\t', '|', '\r', '\n', '😀', "'");
const field = fc.record({ text: fc.string({ unit, maxLength: 6 }), isQuoted: fc.boolean() });
const lineEnd = fc.constantFrom('\n', '\r\n', '\r');

test('Random records with any separator and line end, cut anywhere, equal those of csv-parse', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(field, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
      fc.constantFrom(...SEPARATORS),
      lineEnd,
      fc.boolean(),
      anyCuts,
      (rows, separator, end, isEnded, cuts) => {
        const cell = ({ text, isQuoted }: { text: string; isQuoted: boolean }) =>
          isQuoted || text.startsWith('"') || /[\r\n]/.test(text) || text.includes(separator)
            ? `"${text.replaceAll('"', '""')}"`
            : text;
        const text = rows.map((row) => row.map(cell).join(separator)).join(end) + (isEnded ? end : '');
        const { records, problem } = readBytes(cut(text, cuts), separator);
        expect(problem).toBeUndefined();
        expect(records).toEqual(
          parse(text, {
            delimiter: separator,
            record_delimiter: ['\r\n', '\n', '\r'],
            relax_column_count: true,
            relax_quotes: true,
          }),
        );
      },
    ),
    { numRuns: 500 },
  );
});

test('Any text gives the same records, lines and problem however it is cut', () => {
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 60 }), anyCuts, (text, cuts) => {
      expect(readBytes(cut(text, cuts))).toEqual(read([text]));
      expect(readBytes(Array.from(encode(text), (byte) => Uint8Array.of(byte)))).toEqual(read([text]));
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['a,b', [['a', 'b']]],
  ['a,b\n', [['a', 'b']]],
  ['a,\n,b,', [['a', ''], ['', 'b', '']]], // oxfmt-ignore
  ['a\r\rb\n\nc\r\n\r\nd', [['a'], [''], ['b'], [''], ['c'], [''], ['d']]],
  ['5" pipe,say "so"', [['5" pipe', 'say "so"']]],
  ['"a ""b""","c\r\nd"', [['a "b"', 'c\r\nd']]],
  ['"a"b"c",d', [['ab"c"', 'd']]],
  [' "a,b"', [[' "a', 'b"']]],
  ['""', [['']]],
  ['"",""\n', [['', '']]],
  ['""""', [['"']]],
  ['', []],
])('The text %j has the records %j', (text, records) => {
  expect(read([text])).toMatchObject({ records, problem: undefined });
});

test('A record has the number of the line where it begins, with any line end', () => {
  expect(read(['id,text\n1,"a\nb\r\nc\rd"\n\n2,x\r3,y\r\n4,z']).lines).toEqual([1, 2, 6, 7, 8, 9]);
});

test('A quote that never closes is reported with its line', () => {
  const text = 'id,text\n1,"a\nb",\n2,"c\n\n3,d';
  expect(read([text]).problem).toEqual({ kind: 'quote never closes', line: 4 });
  expect(read(['a,b\n1,"x\n', 'long text, '.repeat(100_000), 'x']).problem).toEqual({
    kind: 'quote never closes',
    line: 2,
  });
});

test.each([[['1,', 'x'.repeat(2_000_000), 'x\n2']], [[`1,${'x'.repeat(2_000_000)}\n2`]]])(
  'A record of more than a megabyte is rejected with its line, in one portion or several',
  (portions) => {
    expect(read(['id,text\n', ...portions])).toEqual({
      records: [['id', 'text'], [`1,${'x'.repeat(98)}`], ['2']],
      lines: [1, 2, 3],
      problems: [undefined, 'row too long', undefined],
      problem: undefined,
    });
  },
);

test('A file may have a thousand columns, and more are reported with the line', () => {
  expect(read([`a,b\n${','.repeat(999)}\n`]).records[1]).toHaveLength(1000);
  expect(read([`a,b\n${','.repeat(1000)}\n`]).problem).toEqual({ kind: 'too many columns', line: 2 });
  expect(read([','.repeat(1_000_000)]).problem).toEqual({ kind: 'too many columns', line: 1 });
});

test('A quote that never closes does not swallow the records up to the next quote, in any portions', () => {
  const rows = [
    'id,merchant,amount',
    'P-1,"Aurora Hall,20.00',
    'P-2,Quay,30.00',
    'P-3,Aurora "Big" Hall,33.00',
    'P-4,Quay,1.00',
  ];
  const text = rows.join('\n');
  for (let at = 1; at < text.length; at += 1)
    expect(read([text.slice(0, at), text.slice(at)]).problem).toEqual({ kind: 'quote never closes', line: 2 });
  // The next quote begins another field.
  const quoted = [rows[0], rows[1], 'P-3,"Quay, Hall",33.00'].join('\n');
  expect(read([quoted]).problem).toEqual({ kind: 'quote never closes', line: 2 });
});

test('A note of several lines with quotes in it is text, because it has no records', () => {
  const text = 'id,note,amount,day\nP-1,"First, he\nsaid ""hi"" and "no" to it",20.00,1\nP-2,x,3,4\n';
  expect(read([text])).toMatchObject({ problem: undefined, lines: [1, 2, 4] });
});

test('A field of several lines may end with spaces after its quote, and text after a quote of one line is text', () => {
  expect(read(['a,"b\nc" ,d\n"e" f,g\n'])).toMatchObject({ problem: undefined, lines: [1, 3] });
});
