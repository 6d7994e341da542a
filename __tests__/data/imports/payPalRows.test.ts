import 'fake-indexeddb/auto';
import { fileOf, givenSession, removeDatabases } from '../../helpers/imports/importSession';
import { ACTIVITY, activity, previewOf } from './reportRows';

afterEach(removeDatabases);

test('A PayPal activity file gives the gross and refunds of its payments only', async () => {
  const preview = await previewOf(
    [
      ACTIVITY,
      activity('A', 'Express Checkout Payment', '100.00'),
      activity('B', 'Website Payment', '50.00'),
      activity('C', 'Payment Refund', '-20.00', 'A'),
      activity('D', 'General Withdrawal', '-90.00'),
      activity('E', 'Payment Hold', '-25.00', 'A'),
      activity('F', 'Payment Release', '25.00', 'A'),
      activity('G', 'Account Hold for Open Authorization', '-12.00'),
      activity('H', 'Reversal of General Account Hold', '12.00'),
      activity('I', 'General Currency Conversion', '-30.00'),
      activity('J', 'General Currency Conversion', '27.10', '', { currency: 'EUR' }),
      activity('K', 'Bank Deposit to PP Account', '75.00'),
      activity('L', 'Reserve Hold', '-15.00'),
      activity('M', 'Reserve Release', '15.00'),
      activity('N', 'Chargeback', '-50.00', 'B'),
      activity('O', 'Chargeback Fee', '-20.00'),
      activity('P', 'Fee Reversal', '0.59', 'A'),
      activity('Q', 'Chargeback Reversal', '50.00', 'N'),
      activity('R', 'General Payment', '-33.00'),
      activity('S', 'Payment Refund', '5.00', 'R'),
    ].join('\n'),
  );
  expect(preview).toMatchObject({ payments: 2, refused: 0, gross: 15_000, refunded: 2_000, refunds: 1 });
  expect(preview.chargebacks).toEqual({ count: 2, sum: 0 });
  expect(preview.skipped).toEqual({
    'general withdrawal': { kind: 'payout', count: 1, sum: -9_000 },
    'payment hold': { kind: 'hold', count: 1, sum: -2_500 },
    'payment release': { kind: 'hold', count: 1, sum: 2_500 },
    'account hold for open authorization': { kind: 'hold', count: 1, sum: -1_200 },
    'reversal of general account hold': { kind: 'hold', count: 1, sum: 1_200 },
    // There is no sum for two currencies.
    'general currency conversion': { kind: 'other', count: 2, sum: undefined },
    'bank deposit to pp account': { kind: 'transfer', count: 1, sum: 7_500 },
    'reserve hold': { kind: 'hold', count: 1, sum: -1_500 },
    'reserve release': { kind: 'hold', count: 1, sum: 1_500 },
    'chargeback fee': { kind: 'fee', count: 1, sum: -2_000 },
    'fee reversal': { kind: 'fee', count: 1, sum: 59 },
    'general payment of the account itself': { kind: 'other', count: 1, sum: -3_300 },
    'payment refund of the account itself': { kind: 'other', count: 1, sum: 500 },
  });
});

const SETTLEMENT_NAMES =
  'Transaction ID,PayPal Reference ID,Transaction Event Code,Transaction Initiation Date,Transaction Debit or Credit,' +
  'Gross Transaction Amount,Gross Transaction Currency,Fee Amount,Transactional Status';
const settlement = (id: string, code: string, direction: 'CR' | 'DR', amount: string, { of = '', status = 'S' } = {}) =>
  `${id},${of},${code},2025/05/02 09:30:00 +0000,${direction},${amount},USD,0,${status}`;
const DAY = [
  settlement('A', 'T0006', 'CR', '10000'),
  settlement('B', 'T0007', 'CR', '5000'),
  settlement('C', 'T1107', 'DR', '2000', { of: 'A' }),
  settlement('D', 'T0400', 'DR', '9000'),
  settlement('E', 'T0300', 'CR', '1500'),
  settlement('F', 'T0006', 'CR', '4000', { status: 'D' }),
  settlement('G', 'T0006', 'CR', '4000', { status: 'V' }),
  settlement('H', 'T1503', 'DR', '700'),
  settlement('I', 'T0000', 'DR', '1200'),
];
const SECTIONS = ['RH,2025/05/31,A,X', 'FH,01', 'SH,2025/05/01,2025/05/31,X'];
const settlementFile = (names: readonly string[], rows = DAY) =>
  [...SECTIONS, ...names, ...rows.map((row) => `SB,${row}`), 'SF,USD,1,2,3,4,5,6'].join('\n');

test('A PayPal settlement file is read by its event codes, directions and transactional statuses', async () => {
  const preview = await previewOf(settlementFile([`CH,${SETTLEMENT_NAMES}`]));
  // The two payments that did not count are not in the gross.
  expect(preview).toMatchObject({ payments: 4, refused: 0, sum: 23_000, gross: 15_000, refunded: 2_000 });
  expect(preview.skipped).toEqual({
    t0400: { kind: 'payout', count: 1, sum: -9_000 },
    t0300: { kind: 'transfer', count: 1, sum: 1_500 },
    t1503: { kind: 'hold', count: 1, sum: -700 },
    't0000 of the account itself': { kind: 'other', count: 1, sum: -1_200 },
    sf: { kind: 'other', count: 1, sum: undefined },
  });
});

test.each([
  ['no line of column names', settlementFile([])],
  ['no row type before the column names', settlementFile([SETTLEMENT_NAMES])],
  ['rows alone', DAY.map((row) => `SB,${row}`).join('\n')],
])('A PayPal settlement file with %s is rejected with the reason', async (_, content) => {
  const { ask } = givenSession();
  expect(await ask({ kind: 'open', files: [fileOf(content)] }, 'unreadable')).toEqual({
    kind: 'unreadable',
    problems: [{ name: 'payments.csv', problem: { kind: 'column names missing' } }],
  });
});

test('Rows of a PayPal settlement file without its row types are read in cents, as in the file', async () => {
  const preview = await previewOf([SETTLEMENT_NAMES, ...DAY].join('\n'));
  expect(preview).toMatchObject({ payments: 4, refused: 0, gross: 15_000, refunded: 2_000 });
});
