import { peek } from '@/data/reading/peek';
import { fileOf } from '../../helpers/imports/sourceFiles';

const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const zip = (name: string) => latin(`PK\u0003\u0004${'\u0000'.repeat(26)}${name}`);

test.each([',', ';', '\t', '|'])(
  'The separator %j is recognized by records with the same number of cells',
  async (separator) => {
    const records = [
      ['Report of June, all of it'],
      ['id', 'merchant', 'amount', 'note'],
      ['1', 'Harbor', '1 250', 'a'],
      ['2', 'Lights', '3', `"${separator}"`],
    ];
    const text = `\n${records.map((record) => record.join(separator)).join('\r\n')}`;
    const found = await peek(fileOf(text));
    expect(found).toMatchObject({ layout: { kind: 'delimited', separator, encoding: 'utf-8' }, encoding: 'utf-8' });
    expect('records' in found && found.records.slice(1)).toEqual([
      ['id', 'merchant', 'amount', 'note'],
      ['1', 'Harbor', '1 250', 'a'],
      ['2', 'Lights', '3', separator],
    ]);
  },
);

test('Decimal commas do not make commas the separator, and of two equal separators the one with more cells is used', async () => {
  expect(await peek(fileOf('id;gross;fee\n1;2,50;0,30\n2;3,50;0,40'))).toMatchObject({ layout: { separator: ';' } });
  expect(await peek(fileOf('1|a,b,c\n2|d,e,f'))).toMatchObject({ layout: { separator: ',' } });
  expect(await peek(fileOf('1,a|b|c\n2,d|e|f'))).toMatchObject({ layout: { separator: '|' } });
});

test('The first 50 records without empty rows are shown', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => `${index},x\n,\n\n`);
  const found = await peek(fileOf(`id,name\n${rows.join('')}`));
  expect('records' in found && found.records).toHaveLength(50);
  expect('records' in found && found.records[49]).toEqual(['48', 'x']);
});

test.each([
  ['nothing', latin(''), { kind: 'empty' }],
  ['blanks', latin(' \r\n\t\n'), { kind: 'empty' }],
  ['a mark alone', new Uint8Array([0xff, 0xfe]), { kind: 'empty' }],
  ['a workbook', zip('[Content_Types].xml'), { kind: 'workbook' }],
  ['a workbook of OpenDocument', zip('mimetypeapplication'), { kind: 'workbook' }],
  ['an old workbook', latin('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1'), { kind: 'workbook' }],
  ['an archive', zip('payments.csv'), { kind: 'archive' }],
  ['a compressed file', latin('\u001f\u008b\u0008'), { kind: 'archive' }],
  ['a PDF', latin('%PDF-1.7'), { kind: 'binary' }],
  ['a picture', latin('\u0089PNG\r\n'), { kind: 'binary' }],
  ['a photograph', latin('\u00ff\u00d8\u00ff\u00e0'), { kind: 'binary' }],
  ['zero bytes', latin(`id,name\n${'1,a\u0000b\n'.repeat(11)}`), { kind: 'not text' }],
  ['a web page', latin('\n<!DOCTYPE html><html>\n<body>a,b\nc,d'), { kind: 'markup' }],
  ['a page behind a comment', latin('<!-- a,b -->\n<HTML lang="en">a,b\nc,d'), { kind: 'markup' }],
  ['a table of a web page', latin('<table><tr><td>a,b\n</td></tr>,\n'), { kind: 'markup' }],
  ['XML', latin('<?xml version="1.0"?>\n<a>b,c</a>\n<a>d,e</a>'), { kind: 'markup' }],
  ['one column', latin('id\n1\n2\n'), { kind: 'one column' }],
  ['a line of a megabyte', latin('x'.repeat(2 ** 20 + 10)), { kind: 'one column' }],
  ['a million columns', latin(';'.repeat(1_000_000)), { kind: 'too many columns', line: 1 }],
  ['a quote that never closes', latin('"id,name\n1,a\n'), { kind: 'quote never closes', line: 1 }],
  ['a quote that opens later', latin('id,name\n1,"a\n2,b\n'), { kind: 'quote never closes', line: 2 }],
])('A file of %s is rejected with the problem and its position', async (_, bytes, problem) => {
  expect(await peek(fileOf(bytes))).toEqual({ problem });
});

test('An unreadable file is reported', async () => {
  const stream = () => new ReadableStream<Uint8Array>({ pull: () => Promise.reject(new Error('gone')) });
  expect(await peek({ name: 'gone.csv', size: 10, stream })).toEqual({ problem: { kind: 'unreadable' } });
});

test('Only the first megabyte of a large file is read, and its end may cut a character', async () => {
  const head = `id,name\n${'1,é\n'.repeat(220_000)}`;
  expect(await peek(fileOf(`${head.slice(1)}\n`, [100, 1_000_000]))).toMatchObject({ encoding: 'utf-8' });
  expect(await peek(fileOf(`${head}\n`, [100, 1_000_000]))).toMatchObject({ encoding: 'utf-8' });
});

test('A quoted field that the end of the first megabyte cuts is not reported as unclosed', async () => {
  const found = await peek(fileOf(`id,text\n${`1,"${'x'.repeat(50_000)}"\n`.repeat(30)}`));
  expect(found).toMatchObject({ layout: { separator: ',' } });
  expect('records' in found && found.records).toHaveLength(21);
});
