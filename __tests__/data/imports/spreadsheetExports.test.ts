import 'fake-indexeddb/auto';
import { fileOf, givenSession } from '../../helpers/imports/importSession';

const HEADERS = 'TRANSACTION ID,MERCHANT,AMOUNT,DATE AND TIME,STATUS,REFUNDED,PLATFORM FEE,CURRENCY,TIME ZONE';

/** An export of the console after a spreadsheet saved it: the questions, and the result of these answers. */
async function read(text: string, answers = {}) {
  const session = givenSession();
  const { plan, questions } = await session.openFile(fileOf(text));
  expect(plan.format).toBe('SplitPay export');
  const { payments, refused, sum, range, firstRows } = await session.judge({ ...plan, ...answers });
  return {
    asked: questions.map(({ about }) => about),
    payments,
    refused,
    sum,
    range,
    dates: firstRows.map((row) => row.date),
  };
}

test('An export of the console is read with the dates of a US spreadsheet, and asks for their order only if it is ambiguous', async () => {
  const june = (day: number, time: string) => `P-${day},Harbor,10.50,6/${day}/2024 ${time},Completed,0.00,1.00,USD,UTC`;
  expect(await read([HEADERS, june(30, '14:03'), june(7, '9:30')].join('\n'))).toEqual({
    asked: [],
    payments: 2,
    refused: 0,
    sum: 2100,
    range: { first: '2024-06-07', last: '2024-06-30' },
    dates: ['2024-06-30 14:03:00', '2024-06-07 09:30:00'],
  });
  const doubtful = await read([HEADERS, june(7, '9:30')].join('\n'), { dateOrder: 'month first' });
  expect(doubtful).toMatchObject({ asked: ['dateOrder'], payments: 1, dates: ['2024-06-07 09:30:00'] });
});

test('An export of the console is read with the semicolons, decimal commas and dates of a German spreadsheet', async () => {
  const rows = [
    'P-1,Harbor,"1234,5","30.06.2024 14:03",Completed,0,"1,05",USD,UTC',
    'P-2,Quay,7,"07.06.2024 09:30",Completed,0,0,USD,UTC',
  ];
  const text = [HEADERS, ...rows].map((line) => line.replace(/"([^"]*)"|,/g, (_, quoted?: string) => quoted ?? ';'));
  expect(await read(text.join('\r\n'))).toMatchObject({ asked: [], payments: 2, refused: 0, sum: 124_150 });
});

test('Amounts with three decimals are read as the console writes them, and with a comma the mark is a question', async () => {
  const file = (amount: string) => `${HEADERS}\nP-1,Harbor,"${amount}",2024-06-30 10:00:00,Completed,0,0,KWD,UTC`;
  expect(await read(file('14.000'))).toMatchObject({ asked: [], sum: 14_000 });
  expect(await read(file('14,000'), { decimalMark: ',' })).toMatchObject({ asked: ['decimalMark'], sum: 14_000 });
});

test('Empty headers at the end of the line reject no row, with or without cells for them', async () => {
  const row = (id: string, end: string) => `${id},Harbor,10.00,2024-06-30 10:00:00,Completed,0,0,USD,UTC${end}`;
  const rows = [row('P-1', ''), row('P-2', ',,'), row('P-3', ',,,,'), row('P-4', ',a note,')];
  expect(await read([`${HEADERS},,`, ...rows].join('\n'))).toMatchObject({ asked: [], payments: 4, refused: 0 });
});
