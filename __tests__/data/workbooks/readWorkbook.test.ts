import { writeXlsx, type CellValue } from 'hucre/xlsx';
import { readWorkbook } from '@/data/workbooks/readWorkbook';
import { WORKBOOK_LIMITS } from '@/data/workbooks/problems';
import { workbookParts, zipOf } from '../../helpers/zip';

const read = async (blob: BlobPart, sheet?: string) => {
  const found = await readWorkbook(new File([blob], 'payments.xlsx', { lastModified: 5 }), sheet, () => undefined);
  return 'file' in found ? found.file.text() : found;
};
const written = async (rows: CellValue[][], numFmts: (string | undefined)[] = []) =>
  read(
    new Uint8Array(
      await writeXlsx({
        sheets: [{ name: 'Sheet1', rows, columns: numFmts.map((numFmt) => (numFmt ? { numFmt } : {})) }],
      }),
    ),
  );

test('The only sheet with rows is read as CSV, with the name and the time of the file', async () => {
  const blob = zipOf(
    workbookParts({
      sheets: { Empty: '', Payments: '<row r="1"><c r="A1" t="inlineStr"><is><t>id</t></is></c></row>' },
    }),
  );
  const found = await readWorkbook(new File([blob], 'payments.xlsx', { lastModified: 5 }), undefined, () => undefined);
  expect(found).toMatchObject({ file: { name: 'payments.xlsx', lastModified: 5 } });
  expect(await read(blob)).toBe('id\r\n');
});

test('If several sheets have rows, the reader asks which, and reads the chosen one', async () => {
  const bytes = new Uint8Array(
    await writeXlsx({
      sheets: [
        { name: 'Summary', rows: [['Total', 5]] },
        {
          name: 'Payments',
          rows: [
            ['id', 'amount'],
            ['P-1', 12.5],
          ],
        },
        { name: 'Lists', rows: [['hidden']], hidden: true },
        { name: 'Notes', rows: [] },
      ],
    }),
  );
  expect(await read(bytes)).toEqual({ sheets: ['Summary', 'Payments'] });
  expect(await read(bytes, 'Payments')).toBe('id,amount\r\nP-1,12.5\r\n');
});

test('Numbers have up to 15 digits without an exponent, and days, times and truth values are texts as in a CSV file', async () => {
  const midnight = new Date('2024-06-30T00:00:00Z');
  const text = await written(
    [
      ['amount', 'id', 'day', 'time', 'clock', 'paid'],
      [0.1 + 0.2, 1e20, midnight, midnight, new Date('1899-12-31T14:03:22Z'), true],
      [-1234.5, 4242424242424242, midnight, new Date('2024-06-30T16:05:11.9999Z'), null, false],
    ],
    [undefined, '0', 'dd.mm.yyyy', 'dd.mm.yyyy hh:mm', 'hh:mm:ss', undefined],
  );
  expect(text).toBe(
    [
      'amount,id,day,time,clock,paid',
      '0.3,100000000000000000000,2024-06-30,2024-06-30 00:00:00,14:03:22,TRUE',
      '-1234.5,4242424242424240,2024-06-30,2024-06-30 16:05:12,,FALSE',
      '',
    ].join('\r\n'),
  );
});

test('Rich text, shared strings, results of shared formulas, error values and dates since 1904 are read', async () => {
  const cells = [
    '<c r="A2" t="s"><v>0</v></c>',
    '<c r="B2" t="s"><v>1</v></c>',
    '<c r="C2"><f t="shared" ref="C2:C3" si="0">A2*2</f><v>12.5</v></c>',
    '<c r="D2" t="e"><v>#REF!</v></c>',
    '<c r="E2" s="1"><v>44011</v></c>',
    '<c r="F2" t="str"><f>"a"</f><v>a</v></c>',
  ];
  const parts = workbookParts({
    sheets: {
      Payments: `<row r="2">${cells.join('')}</row><row r="5"><c r="C5"><f t="shared" si="0"/><v>3</v></c></row>`,
    },
    strings: '<si><t>plain</t></si><si><r><t>ri</t></r><r><rPr><b/></rPr><t>ch</t></r></si>',
    styles: '<cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs>',
    workbookPr: '<workbookPr date1904="1"/>',
  });
  // Rows 1, 3 and 4 are empty, so that the line of a problem is the row of the sheet.
  expect(await read(zipOf(parts))).toBe('\r\nplain,rich,12.5,#REF!,2024-06-30,a\r\n\r\n\r\n,,3,,,\r\n');
});

test('A formula without a stored result is refused, because the amount would be missing', async () => {
  const parts = workbookParts({ sheets: { Fees: '<row r="1"><c r="A1"><f>1+1</f></c><c r="B1"><v>1</v></c></row>' } });
  expect(await read(zipOf(parts))).toEqual({ problem: { kind: 'formula without result', sheet: 'Fees' } });
});

test('A workbook without rows, with a password or damaged, and other files, are refused', async () => {
  expect(await read(zipOf(workbookParts({ sheets: { A: '' } })))).toEqual({ problem: { kind: 'workbook empty' } });
  expect(await read(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]))).toEqual({ problem: { kind: 'other workbook' } });
  expect(await read('PK\u0003\u0004 and nothing else')).toEqual({ problem: { kind: 'workbook damaged' } });
  expect(await read(zipOf({ 'a.txt': 'a' }))).toEqual({ problem: { kind: 'workbook damaged' } });
  const { ['xl/workbook.xml']: _workbook, ...rest } = workbookParts({ sheets: { A: '' } });
  expect(await read(zipOf(rest))).toEqual({ problem: { kind: 'workbook damaged' } });
});

describe('Limits', () => {
  const row = '<row r="1"><c r="A1"><v>1</v></c></row>';
  const limit = (name: string, sheet?: string) => ({
    problem: { kind: 'workbook limit', limit: name, ...(sheet && { sheet }) },
  });

  test('A decompression bomb is refused by its directory before it is decompressed', async () => {
    const parts = workbookParts({ sheets: { Bomb: row } });
    const bomb = zipOf({ ...parts, 'xl/media/bomb.bin': Buffer.alloc(50 * 2 ** 20) });
    expect(await read(bomb)).toEqual(limit('ratio'));
    expect(await read(zipOf(parts, 300 * 2 ** 20))).toEqual(limit('unpacked'));
  });

  test('A bomb that declares a small size is stopped at that size', async () => {
    const { ['xl/worksheets/sheet1.xml']: _sheet, ...parts } = workbookParts({ sheets: { Bomb: row } });
    const bomb = { ...parts, 'xl/worksheets/sheet1.xml': ' '.repeat(30 * 2 ** 20) };
    expect(await read(zipOf(bomb, 4_000))).toEqual({ problem: { kind: 'workbook damaged' } });
    expect(await read(zipOf(bomb, 0))).toEqual(limit('unpacked'));
  });

  test('Too many parts, rows and columns are refused with the name of the sheet', async () => {
    const parts = workbookParts({ sheets: { Wide: '<row r="1"><c r="ALM1"><v>1</v></c></row>' } });
    expect(await read(zipOf(parts))).toEqual(limit('columns', 'Wide'));
    const low = workbookParts({ sheets: { Long: `${row}<row r="1000001"><c r="A1000001"><v>1</v></c></row>` } });
    expect(await read(zipOf(low))).toEqual(limit('rows', 'Long'));
    const many = Object.fromEntries(Array.from({ length: WORKBOOK_LIMITS.parts }, (_, at) => [`a${at}`, '']));
    expect(await read(zipOf({ ...parts, ...many }))).toEqual(limit('parts'));
  });

  test('A file above the limit is refused before it is read', async () => {
    const file = new File([], 'a.xlsx');
    Object.defineProperty(file, 'size', { value: WORKBOOK_LIMITS.size + 1 });
    expect(await readWorkbook(file, undefined, () => undefined)).toEqual(limit('size'));
  });
});
