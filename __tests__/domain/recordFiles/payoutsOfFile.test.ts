import fc from 'fast-check';
import { plainAmount } from '@/domain/money/money';
import type { FileTable } from '@/domain/recordFiles/fileTable';
import { payoutsOfFile, type PastPayout } from '@/domain/recordFiles/payoutsOfFile';
import { USD } from '../../helpers/currencies';

const NAMES = new Map([
  ['MER001', 'Harbor Arts'],
  ['MER002', 'Quay & Co.'],
  ['MER003', 'Twin'],
  ['MER004', 'twin'],
  ['platform', 'SplitPay'],
]);
const table = (headers: string, ...lines: string[]): FileTable => ({
  headers: headers.split(','),
  rows: lines.map((line, index) => ({ line: index + 2, cells: line.split(',') })),
});
const read = (file: FileTable, recorded: readonly PastPayout[] = []) =>
  payoutsOfFile(file, { names: NAMES, recorded, currency: USD, today: '2026-10-31' });

test('A payout is read by the name or the ID of its party, its day and its amount', () => {
  const file = table(
    'Date,Merchant,Amount,Reference',
    '2026-09-30,harbor arts,100.00,September',
    '9/30/2026,MER002,$20,',
    'Oct 1 2026,SplitPay,0.01,Fees',
  );
  expect(read(file)).toEqual({
    missing: [],
    refused: [],
    found: [
      { partyId: 'MER001', amount: 10_000, day: '2026-09-30', reference: 'September' },
      { partyId: 'MER002', amount: 2_000, day: '2026-09-30', reference: '' },
      { partyId: 'platform', amount: 1, day: '2026-10-01', reference: 'Fees' },
    ],
  });
});

test('A payout in another currency is refused, and a transfer counts without the part that came back', () => {
  const file = table(
    'Created (UTC),Merchant,Amount,Amount Reversed,Currency',
    '2026-09-30,Harbor Arts,100.00,0.00,usd',
    '2026-09-30,Harbor Arts,1000.00,,EUR',
    '2026-09-30,Harbor Arts,80.00,30.00,USD',
    '2026-09-30,Harbor Arts,70.00,70.00,$',
    '2026-09-30,Harbor Arts,60.00,much,',
  );
  const { found, refused } = read(file);
  expect(found.map(({ amount }) => amount)).toEqual([10_000, 5_000]);
  expect(refused).toEqual([
    { line: 3, reason: 'otherCurrency' },
    { line: 5, reason: 'payoutNotSent' },
    { line: 6, reason: 'amountNotPositive' },
  ]);
});

test('Each row that cannot be read is refused with its line and the reason', () => {
  const file = table(
    'Day,Payee ID,Payee,Amount,Status',
    '2026-09-30,,Nobody,1,paid',
    '2026-09-30,,Twin,1,paid',
    '2026-09-31,MER001,,1,paid',
    '2026-11-01,MER001,,1,paid',
    '2026-09-30,MER001,,0,paid',
    '2026-09-30,MER001,,much,paid',
    '2026-09-30,MER001,,1,Failed',
    '2026-09-30 10:00,acct_1,Harbor Arts,1,paid',
  );
  const { found, refused } = read(file);
  expect(refused.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
    '2 partyUnknown',
    '3 partyUnclear',
    '4 dayUnreadable',
    '5 dayAfterToday',
    '6 amountNotPositive',
    '7 amountNotPositive',
    '8 payoutNotSent',
  ]);
  expect(found).toEqual([{ partyId: 'MER001', amount: 100, day: '2026-09-30', reference: '' }]);
});

test('A file without a needed column says which', () => {
  expect(read(table('Merchant,Reference', 'Harbor Arts,x'))).toEqual({
    found: [],
    refused: [],
    missing: ['Day', 'Amount'],
  });
  expect(read(table('Day,Amount', '2026-09-30,1')).missing).toEqual(['Merchant']);
});

test('Days that may begin with the day or the month are not guessed if the file shows that the day is first', () => {
  expect(read(table('Date,Merchant,Amount', '5/6/2026,MER001,1')).found[0]?.day).toBe('2026-05-06');
  const { found, refused } = read(
    table(
      'Date,Merchant,Amount',
      ...['5/6/2026', '31/7/2026', '2026-08-01', '2026/8/2'].map((day) => `${day},MER001,1`),
    ),
  );
  expect(refused.map(({ line }) => line)).toEqual([2, 3]);
  expect(found.map(({ day }) => day)).toEqual(['2026-08-01', '2026-08-02']);
});

test('A file that writes all payouts with a minus sign has them all reversed, and a mixed one has refusals', () => {
  expect(read(table('Date,Merchant,Amount', '2026-09-30,MER001,-1', '2026-09-30,MER001,-2')).found).toHaveLength(2);
  expect(read(table('Date,Merchant,Amount', '2026-09-30,MER001,-1', '2026-09-30,MER001,2'))).toMatchObject({
    found: [{ amount: 200 }],
    refused: [{ line: 2, reason: 'amountNotPositive' }],
  });
  expect(read(table('Date,Merchant,Amount', '2026-09-30,MER001,-1', '2026-09-30,MER001,0')).found).toEqual([]);
});

test('Payouts are read as they were written, and a file that is imported again adds nothing', () => {
  const payout = fc.record({
    partyId: fc.constantFrom('MER001', 'MER002', 'MER003', 'platform'),
    amount: fc.integer({ min: 1, max: 99_999_999 }),
    day: fc.integer({ min: 1, max: 28 }).map((day) => `2026-09-${String(day).padStart(2, '0')}`),
    reference: fc.constantFrom('', 'September', 'Payout 2026-09-30'),
  });
  fc.assert(
    fc.property(fc.array(payout, { maxLength: 8 }), (payouts) => {
      const file = table(
        'PAYEE ID,AMOUNT,DAY,REFERENCE',
        ...payouts.map(({ partyId, amount, day, reference }) =>
          [partyId, plainAmount(amount, USD), day, reference].join(','),
        ),
      );
      const { found, refused } = read(file);
      expect([found, refused]).toEqual([payouts, []]);
      const again = read(file, found);
      expect(again.found).toEqual([]);
      expect(again.refused.every(({ reason }) => reason === 'payoutRecorded')).toBe(true);
      expect(read(file, found.slice(1)).found).toHaveLength(Math.min(1, payouts.length));
    }),
  );
});

test('Only the same payout, by party, day and amount, is recorded already, as often as it is', () => {
  const file = table('Day,Merchant,Amount', ...Array.from({ length: 3 }, () => '2026-09-30,MER001,5'));
  const recorded = { partyId: 'MER001', amount: 500, day: '2026-09-30', reference: 'Other' };
  const left = (...payouts: PastPayout[]) => read(file, payouts).found.length;
  for (const [times, count] of [3, 2, 1, 0, 0].entries())
    expect(left(...Array.from({ length: times }, () => recorded))).toBe(count);
  for (const other of [{ partyId: 'MER002' }, { amount: 501 }, { day: '2026-09-29' }])
    expect(left({ ...recorded, ...other })).toBe(3);
});

test('The ID of a party counts more than its name, and a payout of today is read', () => {
  const headers = 'Day,Payee ID,Payee,Amount';
  expect(read(table(headers, '2026-10-31,MER001,Quay & Co.,1')).found).toEqual([
    { partyId: 'MER001', amount: 100, day: '2026-10-31', reference: '' },
  ]);
  expect(read(table(headers, '2026-10-31,acct_1,,1', '2026-10-31,,,1')).refused.map(({ reason }) => reason)).toEqual(
    Array.from({ length: 2 }, () => 'partyUnknown'),
  );
  expect(read(table(headers, '2026-10-31,Twin,,1')).refused).toEqual([{ line: 2, reason: 'partyUnclear' }]);
});
