import 'fake-indexeddb/auto';
import type { Plan, ImportQuestion } from '@/domain/imports/plan';
import { applyColumnMapping } from '@/domain/imports/columnMappings';
import { fileOf, givenSession, removeDatabases } from '../../helpers/imports/importSession';

afterEach(removeDatabases);

/** The preview of a file after answers about merchant, currency and zone. */
async function previewOf(content: string, answers: Partial<Plan> = {}) {
  const session = givenSession();
  const source = await session.openOne(fileOf(content));
  const known = { merchantName: 'My shop', ...(source.plan.timeZone === undefined && { timeZone: 'UTC' }) };
  return session.judge({ ...source.plan, ...known, ...answers });
}

const typesAsked = (questions: readonly ImportQuestion[]) => questions.filter(({ about }) => about === 'type');

const ACTIVITY = 'Date,Time,TimeZone,Type,Status,Currency,Gross,Fee,Net,Transaction ID,Reference Txn ID,Balance Impact';
const activity = (id: string, type: string, gross: string, of = '', { status = 'Completed', currency = 'USD' } = {}) =>
  `01/31/2025,10:00:00,UTC,${type},${status},${currency},${gross},0.00,${gross},${id},${of},Credit`;

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
  expect(preview).toMatchObject({ payments: 2, refused: 0, gross: 15_000, refunded: 7_000, refunds: 2 });
  expect(preview.chargebacks).toEqual({ count: 1, sum: -5_000 });
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
    'chargeback reversal': { kind: 'dispute', count: 1, sum: 5_000 },
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

const REPORT =
  'balance_transaction_id,created_utc,created,available_on_utc,available_on,currency,gross,fee,net,reporting_category,' +
  'source_id,description,customer_facing_amount,customer_facing_currency';
const reported = (source: string, category: string, gross: string, description = '') =>
  `txn_${source},2025-05-02 09:30:00,2025-05-02 11:30:00,,,usd,${gross},0.00,${gross},${category},${source},${description},,`;

test("Stripe's default report columns give the charges only: neither a loan nor a top-up is a payment", async () => {
  const preview = await previewOf(
    [
      REPORT,
      reported('ch_1', 'charge', '100.00'),
      reported('re_1', 'refund', '-30.00', 'REFUND FOR CHARGE (ch_1)'),
      reported('loan_1', 'financing_payout', '1000.00'),
      reported('loan_2', 'financing_paydown', '-50.00'),
      reported('tu_1', 'topup', '25.00'),
      reported('po_1', 'payout', '-45.00'),
      reported('du_1', 'dispute', '-100.00'),
    ].join('\n'),
  );
  expect(preview).toMatchObject({ payments: 1, refused: 0, gross: 10_000, refunded: 3_000 });
  expect(preview.skipped).toEqual({
    financing_payout: { kind: 'transfer', count: 1, sum: 100_000 },
    financing_paydown: { kind: 'transfer', count: 1, sum: -5_000 },
    topup: { kind: 'transfer', count: 1, sum: 2_500 },
    payout: { kind: 'payout', count: 1, sum: -4_500 },
    dispute: { kind: 'dispute', count: 1, sum: -10_000 },
  });
});

test("Adyen's settlement details give the captures and their refunds only", async () => {
  const names =
    'Company Account,Merchant Account,Psp Reference,Creation Date,TimeZone,Type,Gross Currency,Gross Debit (GC),' +
    'Gross Credit (GC),Commission (NC),Markup (NC)';
  const entry = (id: string, type: string, debit: string, credit: string) =>
    `Acme,Harbor,${id},2025-05-02 09:30:00,CET,${type},EUR,${debit},${credit},,`;
  const preview = await previewOf(
    [
      names,
      entry('A', 'Settled', '', '100.00'),
      entry('B', 'SettledBulk', '', '50.00'),
      entry('A', 'Refunded', '20.00', ''),
      entry('B', 'Chargeback', '50.00', ''),
      entry('', 'Fee', '3.00', ''),
      entry('', 'BalanceTransfer', '', '40.00'),
      entry('', 'DepositCorrection', '10.00', ''),
      entry('', 'MerchantPayout', '90.00', ''),
      entry('A', 'SentForSettle', '', '100.00'),
    ].join('\n'),
  );
  expect(preview).toMatchObject({ payments: 2, refused: 0, gross: 15_000, refunded: 2_000 });
  expect(preview.skipped).toEqual({
    chargeback: { kind: 'dispute', count: 1, sum: -5_000 },
    fee: { kind: 'fee', count: 1, sum: -300 },
    balancetransfer: { kind: 'transfer', count: 1, sum: 4_000 },
    depositcorrection: { kind: 'hold', count: 1, sum: -1_000 },
    merchantpayout: { kind: 'payout', count: 1, sum: -9_000 },
    sentforsettle: { kind: 'other', count: 1, sum: 10_000 },
  });
});

test("Square's transactions give the payments and their refunds only", async () => {
  const event = (id: string, type: string, amount: string) =>
    `5/22/2025,9:30:15 PM,Pacific Time (US & Canada),$0.00,${amount},$0.00,${id},Harbor,${type},Complete`;
  const preview = await previewOf(
    [
      'Date,Time,Time Zone,Gross Sales,Total Collected,Fees,Transaction ID,Location,Event Type,Transaction Status',
      event('A', 'Payment', '$100.00'),
      event('B', 'Payment', '$50.00'),
      event('A', 'Refund', '-$20.00'),
      event('B', 'Open Dispute', '-$50.00'),
      event('C', 'Square Capital Payment', '-$15.00'),
      event('D', 'Paid Service Fee', '-$5.00'),
      event('E', 'Hold Adjustment', '-$12.00'),
      event('F', 'Deposit', '-$40.00'),
      event('G', 'No Sale', '$0.00'),
    ].join('\n'),
    { currency: 'USD' },
  );
  expect(preview).toMatchObject({ payments: 2, refused: 0, gross: 15_000, refunded: 2_000 });
  expect(preview.skipped).toEqual({
    'open dispute': { kind: 'dispute', count: 1, sum: -5_000 },
    'square capital payment': { kind: 'transfer', count: 1, sum: -1_500 },
    'paid service fee': { kind: 'fee', count: 1, sum: -500 },
    'hold adjustment': { kind: 'hold', count: 1, sum: -1_200 },
    deposit: { kind: 'payout', count: 1, sum: -4_000 },
    'no sale': { kind: 'other', count: 1, sum: 0 },
  });
});

describe('An unknown type', () => {
  const rows = [
    reported('ch_1', 'charge', '100.00'),
    reported('x_1', 'Flex_Loan', '1000.00'),
    reported('x_2', 'flex_loan', '-12.50'),
    reported('y_1', 'new_charge', '7.00'),
  ];
  const content = [REPORT, ...rows].join('\n');
  const questions = [
    { about: 'type', word: 'Flex_Loan', count: 2, sum: 98_750 },
    { about: 'type', word: 'new_charge', count: 1, sum: 700 },
  ];

  test('raises a question with its rows and their sum, and nothing is previewed before the answer', async () => {
    const { openOne, ask, judge, answers } = givenSession();
    const source = await openOne(fileOf(content));
    expect(typesAsked(source.questions)).toEqual(questions);
    const plan = { ...source.plan, merchantName: 'My shop' };
    const { sources } = await ask({ kind: 'judge', plans: [plan] }, 'opened');
    expect(typesAsked(sources[0]!.questions)).toEqual(questions);
    expect(answers().some(({ kind }) => kind === 'judged')).toBe(false);

    const answered = { ...plan, answeredKinds: { flexloan: 'other', newcharge: 'payment' } as const };
    const preview = await judge(answered);
    expect(preview).toMatchObject({ payments: 2, gross: 10_700, refused: 0 });
    expect(preview.skipped).toEqual({ flex_loan: { kind: 'other', count: 2, sum: 98_750 } });
    const refunds = { ...plan, answeredKinds: { flexloan: 'other', newcharge: 'refund' } as const };
    expect(await judge(refunds)).toMatchObject({ payments: 1, gross: 10_000 });
  });

  test('raises a question once: the answer is stored with the column mapping, and shown before it is used', async () => {
    const session = givenSession();
    const plan = { ...(await session.openOne(fileOf(content))).plan, merchantName: 'My shop' };
    const answered = { ...plan, answeredKinds: { flexloan: 'other', newcharge: 'payment' } as const };
    const columnMappings = applyColumnMapping({}, REPORT.split(','), answered);
    const { sources } = await session.ask(
      { kind: 'open', files: [fileOf(content)], matchings: columnMappings },
      'opened',
    );
    expect(typesAsked(sources[0]!.questions)).toEqual(questions);
    expect(sources[0]!.plan.answeredKinds).toEqual(answered.answeredKinds);
    expect(await session.judge(sources[0]!.plan)).toMatchObject({ payments: 2, gross: 10_700 });
  });

  test('has no sum if its amounts have several currencies', async () => {
    const mixed = [REPORT, rows[0], rows[1], rows[2]!.replace(',usd,', ',eur,')].join('\n');
    const { questions: asked } = await givenSession().openOne(fileOf(mixed));
    expect(typesAsked(asked)).toEqual([{ about: 'type', word: 'Flex_Loan', count: 2, sum: undefined }]);
  });

  test('is not searched in the totals after an empty row', async () => {
    const { questions: asked } = await givenSession().openOne(
      fileOf([REPORT, rows[0], '', 'Total,,,,,,,,,Sum,,,,'].join('\n')),
    );
    expect(typesAsked(asked)).toEqual([]);
  });

  test('raises the question about its statuses only after it is known to be a payment', async () => {
    const file = fileOf(
      [
        ACTIVITY,
        activity('A', 'Website Payment', '5.00'),
        activity('B', 'Odd', '1.00', '', { status: 'Floating' }),
      ].join('\n'),
    );
    const { openOne, ask } = givenSession();
    const { plan, questions: asked } = await openOne(file);
    expect(asked.map(({ about }) => about)).toEqual(['column', 'type']);
    const named = { ...plan, merchantName: 'My shop' };
    const answer = (kind: 'payment' | 'other') => ({ ...named, answeredKinds: { odd: kind } });
    const { sources } = await ask({ kind: 'judge', plans: [answer('payment')] }, 'opened');
    expect(sources[0]!.questions).toContainEqual({ about: 'status', word: 'Floating', count: 1 });
    expect((await ask({ kind: 'judge', plans: [answer('other')] }, 'judged')).preview).toMatchObject({ gross: 500 });
  });

  test('is rejected if there are too many unknown types to ask', async () => {
    const many = Array.from({ length: 60 }, (_, at) =>
      reported(`z_${at}`, `kind ${String.fromCharCode(97 + (at % 26))}${at}`, '1.00'),
    );
    const { openOne, judge } = givenSession();
    const { plan, questions: asked } = await openOne(fileOf([REPORT, rows[0], ...many].join('\n')));
    expect(typesAsked(asked)).toHaveLength(50);
    const answeredKinds = Object.fromEntries(
      typesAsked(asked).map((question) => [(question as { word: string }).word.replace(' ', ''), 'other' as const]),
    );
    const preview = await judge({ ...plan, merchantName: 'My shop', answeredKinds });
    expect(preview).toMatchObject({ payments: 1, gross: 10_000, refused: 10 });
    expect(preview.refusedRows[0]).toMatchObject({ column: 'reporting_category', reason: 'type unknown' });
  });
});
