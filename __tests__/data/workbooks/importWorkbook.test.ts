import 'fake-indexeddb/auto';
import { writeXlsx } from 'hucre/xlsx';
import { readTable } from '@/data/workbooks/readTable';
import { fileOf, givenSession, NEW_WORKSPACE } from '../../helpers/imports/importSession';

const STRIPE = [
  [
    'id',
    'Created date (UTC)',
    'Amount',
    'Amount Refunded',
    'Currency',
    'Fee',
    'Status',
    'Description',
    'Seller (metadata)',
  ],
  ['ch_1', new Date('2025-06-15T12:30:00Z'), 1250.5, 0, 'usd', 36.56, 'Paid', '=Ticket', 'Harbor Arts'],
  ['ch_2', new Date('2025-06-16T00:00:00Z'), 99, 99, 'usd', 3.17, 'Refunded', 'Ticket, "VIP"', 'Harbor Arts'],
  ['ch_3', new Date('2025-06-16T08:00:00Z'), 40, 0, 'usd', 0, 'Failed', null, 'Quay Sounds'],
];
const FORMATS = STRIPE[0]!.map((header) => (String(header).startsWith('Created') ? { numFmt: 'm/d/yyyy h:mm' } : {}));

const csvOf = (rows: typeof STRIPE) =>
  rows
    .map((row) =>
      row
        .map((value) =>
          value instanceof Date ? value.toISOString().slice(0, 19).replace('T', ' ') : String(value ?? ''),
        )
        .map((text) => `"${text.replaceAll('"', '""')}"`)
        .join(','),
    )
    .join('\n');

test('An export of Stripe that was saved as a workbook is recognized and has the payments of its CSV file', async () => {
  const preview = async (file: File) => {
    const { openFile, judge } = givenSession();
    const { plan, questions } = await openFile(file);
    const { files: _files, ...figures } = await judge({ ...plan, columns: { ...plan.columns, merchant: 8 } });
    return { format: plan.format, questions, figures };
  };
  const bytes = new Uint8Array(await writeXlsx({ sheets: [{ name: 'payments', rows: STRIPE, columns: FORMATS }] }));
  const ofWorkbook = await preview(fileOf(bytes, 'stripe.xlsx'));
  expect(ofWorkbook).toEqual(await preview(fileOf(csvOf(STRIPE), 'stripe.csv')));
  expect(ofWorkbook.format).toBe('Stripe payments');
  expect(ofWorkbook.figures).toMatchObject({ payments: 3, refused: 0, gross: 134_950 });
});

test('A workbook with rows in several sheets is imported from the chosen sheet', async () => {
  const bytes = new Uint8Array(
    await writeXlsx({
      sheets: [
        { name: 'Summary', rows: [['Total', 3]] },
        { name: 'payments', rows: STRIPE, columns: FORMATS },
      ],
    }),
  );
  const { ask, judge, received } = givenSession();
  const files = [fileOf(bytes, 'stripe.xlsx')];
  const { questions } = await ask({ kind: 'open', files }, 'sheets');
  expect(questions).toEqual([{ file: 'stripe.xlsx', sheets: ['Summary', 'payments'] }]);
  const { sources } = await ask({ kind: 'open', files, sheets: { 'stripe.xlsx': 'payments' } }, 'opened');
  await judge(...sources.map(({ plan }) => ({ ...plan, columns: { ...plan.columns, merchant: 8 } })));
  const { workspace } = await ask({ kind: 'save', workspace: NEW_WORKSPACE }, 'saved');
  expect(workspace).toMatchObject({ source: 'stripe.xlsx', rows: 3 });
  expect(received.some(({ kind }) => kind === 'failed')).toBe(false);
});

test('A damaged workbook among the files is named with its problem, and nothing is imported', async () => {
  const { ask } = givenSession();
  const files = [fileOf(csvOf(STRIPE)), fileOf(`PK\u0003\u0004${'\0'.repeat(26)}xl/workbook.xml`, 'broken.xlsx')];
  const { problems } = await ask({ kind: 'open', files }, 'unreadable');
  expect(problems).toEqual([{ name: 'broken.xlsx', problem: { kind: 'workbook damaged' } }]);
});

test('A file of records can be a workbook with one sheet', async () => {
  const bytes = new Uint8Array(
    await writeXlsx({
      sheets: [
        {
          name: 'A',
          rows: [
            ['Merchant', 'Amount'],
            ['Harbor', 1.5],
          ],
        },
      ],
    }),
  );
  expect(await readTable(fileOf(bytes, 'balances.xlsx'))).toEqual({
    headers: ['Merchant', 'Amount'],
    rows: [{ line: 2, cells: ['Harbor', '1.5'] }],
  });
  const two = new Uint8Array(
    await writeXlsx({
      sheets: [
        { name: 'A', rows: [['a', 'b']] },
        { name: 'B', rows: [['a', 'b']] },
      ],
    }),
  );
  expect(await readTable(fileOf(two, 'a.xlsx'))).toEqual({ sheets: ['A', 'B'] });
  expect(await readTable(fileOf(two, 'a.xlsx'), 'B')).toEqual({ headers: ['a', 'b'], rows: [] });
});
