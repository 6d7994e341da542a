import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { readWorkbook } from '@/data/workbooks/readWorkbook';
import { typedCell } from '@/data/workbooks/writeWorkbook';
import { csvPortions } from '@/components/lists/csvFile';
import { textOfCell } from '@/data/reading/cells';
import { findCurrency } from '@/domain/money/currency';
import { plainAmount } from '@/domain/money/money';
import { parse } from 'csv-parse/sync';
import { workbookOf } from '../../helpers/workbooks';

const read = async (blob: Blob) => {
  const found = await readWorkbook(new File([blob], 'a.xlsx'), undefined, () => undefined);
  if (!('file' in found)) throw new Error(JSON.stringify(found));
  return found.file.text();
};
const fields = (text: string): string[][] => parse(text.replace(/^\uFEFF/, ''), { relax_column_count: true });

test('Amounts are numbers with the decimals of their currency, counts are whole numbers, days and times are dates', async () => {
  const headers = ['TRANSACTION ID', 'AMOUNT', 'TRANSACTIONS', 'DATE AND TIME', 'FIRST DAY', 'NOTE'];
  const rows = [['007', '1234.50', '12', '2024-06-30 16:05:12', '2024-06-01', '=1+1']];
  const { sheets } = await readXlsx(new Uint8Array(await (await workbookOf({ headers, rows })).arrayBuffer()), {
    readStyles: true,
  });
  expect(sheets[0]!.rows).toEqual([
    headers,
    ['007', 1234.5, 12, new Date('2024-06-30T16:05:12Z'), new Date('2024-06-01T00:00:00Z'), '=1+1'],
  ]);
  const formats = [1, 2, 3, 4].map((column) => sheets[0]!.cells?.get(`1,${column}`)?.style?.numFmt);
  expect(formats).toEqual(['#,##0.00', '#,##0', 'yyyy-mm-dd hh:mm:ss', 'yyyy-mm-dd']);
  const yen = await workbookOf({ headers: ['AMOUNT'], rows: [['5000']] }, { decimals: 0 });
  const { sheets: ofYen } = await readXlsx(new Uint8Array(await yen.arrayBuffer()), { readStyles: true });
  expect(ofYen[0]!.cells?.get('1,0')?.style?.numFmt).toBe('#,##0');
});

test('A text that starts with an equals sign stays text and not a formula', async () => {
  const blob = await workbookOf({ headers: ['NOTE', 'AMOUNT'], rows: [['=HYPERLINK("http://a")', '=1+1']] });
  const { sheets } = await readXlsx(new Uint8Array(await blob.arrayBuffer()));
  expect(sheets[0]!.rows[1]).toEqual(['=HYPERLINK("http://a")', '=1+1']);
  expect([...(sheets[0]!.cells?.values() ?? [])].some(({ formula }) => formula !== undefined)).toBe(false);
});

test('Each amount of each currency is written and read with the same digits', () => {
  const currency = fc.constantFrom('USD', 'JPY', 'KWD').map(findCurrency);
  fc.assert(
    fc.property(fc.maxSafeInteger(), currency, (amount, of) => {
      const text = plainAmount(amount, of);
      const value = typedCell(text, 'amount');
      if (typeof value === 'number') expect(value.toFixed(of.decimals)).toBe(text);
      else expect(value).toBe(text);
    }),
  );
  expect(typedCell('9007199254740.99', 'amount')).toBe(9007199254740.99);
  expect(typedCell('90071992547409.91', 'amount')).toBe('90071992547409.91');
});

test('A workbook has the cells of the CSV file: read again, each cell has the same text or the same number', async () => {
  const headers = ['TRANSACTION ID', 'AMOUNT', 'DATE AND TIME', 'NOTE'];
  const day = fc.date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  const time = day.map((date) => date.toISOString().slice(0, 19).replace('T', ' '));
  const text = fc.oneof(
    fc.string({ unit: 'binary' }).map((any) => `x${any}x`),
    fc.constantFrom('a_x000D_b', '_x0041_', 'a\r\nb', 'a\tb', ' a ', '<&>"', '0012', '1e5', '\u0001'),
  );
  const row = fc.tuple(
    text,
    fc.integer().map((cents) => plainAmount(cents, findCurrency('USD'))),
    time,
    text,
  );
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 30 }), async (rows) => {
      const again = fields(await read(await workbookOf({ headers, rows })));
      const csv = fields([...csvPortions({ headers, rows })].join(''));
      const numbers = (cells: string[][]) =>
        cells.map((cell) =>
          cell.map((value, column) => (column === 1 && value !== 'AMOUNT' ? Number(value) : textOfCell(value))),
        );
      expect(numbers(again)).toEqual(numbers(csv));
    }),
    { numRuns: 50 },
  );
});

test('A long table is written in portions with one row of headers', async () => {
  const rows = Array.from({ length: 2_501 }, (_, index) => [`row ${index}`, 'a, b']);
  expect(fields(await read(await workbookOf({ headers: ['ONE', 'TWO'], rows })))).toEqual([['ONE', 'TWO'], ...rows]);
});
