import { balancesOfFile } from '@/domain/recordFiles/balancesOfFile';
import { USD } from '../../helpers/currencies';

const names = new Map([
  ['MER001', 'Harbor Arts'],
  ['platform', 'SplitPay'],
]);
const read = (headers: string, lines: readonly string[], parties: ReadonlyMap<string, string> = names) =>
  balancesOfFile(
    {
      headers: headers.split(','),
      rows: lines.map((line, index) => ({ line: index + 2, cells: line.split(',') })),
    },
    { names: parties, currency: USD },
  );

test('Each party has one opening balance, which may be below zero', () => {
  expect(read('Merchant,Balance', ['harbor arts,120.50', 'SplitPay,-3'])).toEqual({
    missing: [],
    refused: [],
    found: [
      { partyId: 'MER001', amount: 12_050 },
      { partyId: 'platform', amount: -300 },
    ],
  });
});

test('A row with an unknown party, the same party again or an unreadable amount is refused', () => {
  const { found, refused } = read('Party ID,Amount', ['MER009,1', 'MER001,x', 'MER001,0', 'MER001,5']);
  expect(found).toEqual([{ partyId: 'MER001', amount: 0 }]);
  expect(refused).toEqual([
    { line: 2, reason: 'partyUnknown' },
    { line: 3, reason: 'balanceUnreadable' },
    { line: 5, reason: 'partyTwice' },
  ]);
  expect(read('Merchant', []).missing).toEqual(['Opening balance']);
});

test('A balance in another currency is refused', () => {
  const { found, refused } = read('Party,Balance,Currency', ['MER001,1000,EUR', 'SplitPay,-3,US$']);
  expect(found).toEqual([{ partyId: 'platform', amount: -300 }]);
  expect(refused).toEqual([{ line: 2, reason: 'otherCurrency' }]);
});

test('A row without a party is nobody, and a name without letters and digits is only the same name', () => {
  const parties = new Map([
    ['MER001', '***'],
    ['MER002', '!!!'],
    ['MER003', ''],
  ]);
  const { found, refused } = read('Merchant,Balance', [',1000', '***,1', '???,2'], parties);
  expect(found).toEqual([{ partyId: 'MER001', amount: 100 }]);
  expect(refused).toEqual([
    { line: 2, reason: 'partyUnknown' },
    { line: 4, reason: 'partyUnknown' },
  ]);
});
