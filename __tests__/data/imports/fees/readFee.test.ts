import { cellsOf } from '@/lib/cells/cells';
import { recognize } from '@/data/formats/recognize';
import { createFeeReader } from '@/data/imports/fees/createFeesImport';
import { USD } from '../../../helpers/currencies';

const HEADERS = [
  'id',
  'Created (UTC)',
  'Amount',
  'Amount Refunded',
  'Currency',
  'User ID',
  'User Email',
  'Application ID',
  'Transaction ID',
];

/** Reads an application fee with the given cells replaced. */
function read(cells: Partial<Record<(typeof HEADERS)[number], string>>) {
  const feeFields = {
    id: 'fee_1',
    Amount: '2.00',
    'Amount Refunded': '',
    Currency: 'usd',
    'Transaction ID': 'ch_1',
    ...cells,
  };
  const fields = HEADERS.map((header) => (feeFields as Record<string, string>)[header] ?? '');
  const { plan } = recognize([HEADERS, fields], 'UTC');
  return createFeeReader({ ...plan, feeSign: 1 }, USD)(cellsOf(fields));
}

test('A fee row has its payment, its amount and the refunded fee', () => {
  expect(read({})).toMatchObject({ id: 'fee_1', reference: 'ch_1', platformFee: 200, refundedShares: 0 });
  expect(read({ 'Amount Refunded': '0.80' })).toMatchObject({ platformFee: 200, refundedShares: 80 });
  expect(read({ id: '' })).toMatchObject({ id: 'ch_1' });
  expect(read({ Currency: '' })).toMatchObject({ platformFee: 200 });
});

test.each([
  ['names no payment', { 'Transaction ID': '' }, { field: 'id', reason: 'id missing' }],
  ['is of a currency that nobody knows', { Currency: 'shells' }, { field: 'currency', reason: 'currency unknown' }],
  ['is of another currency', { Currency: 'eur' }, { field: 'currency', reason: 'currency differs', currency: 'EUR' }],
  ['has no amount', { Amount: '' }, { field: 'platformFee', reason: 'amount missing' }],
  ['has an amount that is none', { Amount: 'two' }, { field: 'platformFee', reason: 'fee unreadable' }],
  ['is below zero', { Amount: '-2.00' }, { field: 'platformFee', reason: 'fee unreadable' }],
  ['gave back what is no amount', { 'Amount Refunded': 'all' }, { field: 'refunded', reason: 'amount unreadable' }],
  [
    'gave back more than it was',
    { 'Amount Refunded': '2.01' },
    { field: 'refunded', reason: 'refunded above the fee' },
  ],
])('A fee that %s is rejected with that reason', (_, cells, refusal) => {
  expect(read(cells)).toEqual(refusal);
});
