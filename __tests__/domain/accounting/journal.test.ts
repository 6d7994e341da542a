import fc from 'fast-check';
import { ACCOUNT_ROLES, accountProblem, settingsWith } from '@/domain/accounting/accounts';
import { JOURNAL_DETAILS, journalOf, sumJournal, type JournalDetail } from '@/domain/accounting/journal';
import { computeStatement } from '@/domain/statements/statements';
import { groupByParty, type StatementSource } from '@/domain/statements/source';
import { finish } from '@/lib/resumable';
import { DEFAULT_CHART } from '@/selectors/accounting/texts';
import { buildRefund, buildTransaction } from '../../helpers/builders';
import { GENERATED_PARTIES, generatedHistory, generatedSpan } from '../../helpers/domain/generatedHistory';
import { buildPayout, sourceOf, sourceOfTable } from '../../helpers/domain/statements';

const JUNE = { start: '2024-06-01', end: '2024-06-30' };
const journal = (source: StatementSource, detail: JournalDetail, span = JUNE) =>
  finish(journalOf(source, span, detail));
/** The change of a party's balance in the journal: credits less debits. */
const creditOf = (entries: ReturnType<typeof journal>, partyId: string) =>
  entries
    .flatMap(({ postings }) => postings)
    .reduce((sum, posting) => sum - (posting.partyId === partyId ? posting.amount : 0), 0);

test('Each entry balances, and the balance of each party changes as on its statement, for any history and any days', () => {
  fc.assert(
    fc.property(generatedHistory, generatedSpan, ({ table, payments: _rows, ...of }, days) => {
      const source = sourceOfTable(table, of);
      for (const detail of JOURNAL_DETAILS) {
        const entries = journal(source, detail, days);
        for (const { postings } of entries) {
          expect(postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
          expect(postings.every(({ amount }) => amount !== 0)).toBe(true);
        }
        for (const partyId of GENERATED_PARTIES) {
          const { opening, closing } = computeStatement(source, partyId, days);
          expect([partyId, creditOf(entries, partyId)]).toEqual([partyId, closing - opening]);
        }
        expect(entries.map(({ day }) => day)).toEqual(entries.map(({ day }) => day).sort());
      }
    }),
    { numRuns: 100 },
  );
});

test('The totals of days and of the period have the sums of the single entries', () => {
  fc.assert(
    fc.property(generatedHistory, generatedSpan, ({ table, payments: _rows, ...of }, days) => {
      const source = sourceOfTable(table, of);
      const payments = journal(source, 'each', days);
      for (const detail of ['day', 'period'] as const) {
        const summed = journal(source, detail, days);
        expect(summed.reduce((sum, { events }) => sum + events, 0)).toBe(payments.length);
        expect(new Set(summed.map(({ day, kind }) => `${day} ${kind}`)).size).toBe(summed.length);
        for (const partyId of GENERATED_PARTIES) expect(creditOf(summed, partyId)).toBe(creditOf(payments, partyId));
      }
    }),
    { numRuns: 100 },
  );
});

describe('A payment of $100.00, a refund of $40.00 and a payout of $20.00', () => {
  const payment = buildTransaction({ id: 'TR1', merchantId: 'MER001', amount: 10_000, date: '2024-06-03 10:00:00' });
  const refund = buildRefund({ transactionId: 'TR1', amount: 4_000, recordedAt: '2024-06-05 10:00:00' });
  const payout = buildPayout({ partyId: 'MER001', amount: 2_000, day: '2024-06-30', reference: 'June' });
  const source = sourceOf({ transactions: [payment], records: [refund], payouts: [payout] });

  test('are three entries, each on its day', () => {
    const entries = journal(source, 'each');
    expect(entries.map(({ kind, day, reference }) => [kind, day, reference])).toEqual([
      ['payment', '2024-06-03', 'TR1'],
      ['refund', '2024-06-05', 'TR1'],
      ['payout', '2024-06-30', 'June'],
    ]);
    expect(entries[0]!.postings.slice(0, 2)).toEqual([
      { role: 'clearing', partyId: undefined, amount: 10_000 },
      { role: 'merchants', partyId: 'MER001', amount: -9_000 },
    ]);
    expect(entries[1]!.postings[0]).toEqual({ role: 'clearing', partyId: undefined, amount: -4_000 });
    expect(entries[2]!.postings).toEqual([
      { role: 'merchants', partyId: 'MER001', amount: 2_000 },
      { role: 'bank', partyId: undefined, amount: -2_000 },
    ]);
    const { debits, credits, lines } = sumJournal(entries);
    expect([debits, lines]).toEqual([credits, entries.flatMap(({ postings }) => postings).length]);
    expect(debits).toBe(10_000 + 4_000 + 2_000);
  });

  test('are only the events of the chosen days', () => {
    expect(journal(source, 'each', { start: '2024-06-04', end: '2024-06-29' }).map(({ kind }) => kind)).toEqual([
      'refund',
    ]);
  });

  test('count nothing while the payment is pending or failed', () => {
    for (const status of ['Pending', 'Failed'] as const)
      expect(journal(sourceOf({ transactions: [{ ...payment, status }] }), 'day')).toEqual([]);
  });
});

test('A payout of the processor, a partner or the platform is booked to its own account', () => {
  const parties = ['processor', 'partner', 'partner-North', 'platform'];
  const payouts = parties.map((partyId) => buildPayout({ id: partyId, partyId }));
  const roles = journal(sourceOf({ transactions: [], payouts }), 'each').map(({ postings }) => postings[0]!.role);
  expect(roles).toEqual(['processor', 'partners', 'partners', 'platform']);
});

test('Disputes are booked against the clearing account, and adjustments against their own', () => {
  const kinds = ['dispute', 'disputeFee', 'disputeWon', 'adjustment', 'reserve', 'reserveReleased', 'opening'] as const;
  const posting = { partyId: 'MER001', paymentId: 'TR1', note: '', recordedMoment: undefined };
  const postings = groupByParty(
    kinds.map((kind, at) => ({ ...posting, kind, time: `2024-06-0${at + 1} 10:00:00`, amount: at - 10 })),
  );
  const entries = journal({ ...sourceOf({ transactions: [] }), postings }, 'each');
  expect(
    entries.map(({ kind, day, reference, postings: [party, other] }) => [kind, day, reference, party, other]),
  ).toEqual(
    kinds.map((_, at) => [
      at < 3 ? 'dispute' : 'adjustment',
      `2024-06-0${at + 1}`,
      'TR1',
      { role: 'merchants', partyId: 'MER001', amount: 10 - at },
      { role: at < 3 ? 'clearing' : 'adjustments', partyId: undefined, amount: at - 10 },
    ]),
  );
});

test('Events of a day share an entry for each kind, or all of the period one on its last day', () => {
  const pay = (id: string, date: string) => buildTransaction({ id, merchantId: 'MER001', amount: 10_000, date });
  const source = sourceOf({
    transactions: [
      pay('TR1', '2024-06-03 10:00:00'),
      pay('TR2', '2024-06-03 11:00:00'),
      pay('TR3', '2024-06-04 10:00:00'),
    ],
    payouts: [
      buildPayout({ id: 'p1', amount: 9_000, day: '2024-06-03' }),
      buildPayout({ id: 'p2', amount: 100, day: '2024-06-03', partyId: 'platform' }),
    ],
  });
  const summed = (detail: JournalDetail) =>
    journal(source, detail).map(({ kind, day, reference, events, postings: of }) =>
      [kind, day, reference, events, of.map(({ role, partyId = '', amount }) => `${role} ${partyId} ${amount}`)].flat(),
    );
  const paid = (count: number) => [
    `clearing  ${count * 10_000}`,
    `merchants MER001 ${count * -9_000}`,
    ...[`processor processor ${count * -320}`, `partners partner ${count * -480}`, `platform platform ${count * -200}`],
  ];
  const payouts = ['merchants MER001 9000', 'bank  -9100', 'platform platform 100'];
  expect(summed('day')).toEqual([
    ['payment', '2024-06-03', '', 2, ...paid(2)],
    ['payout', '2024-06-03', '', 2, ...payouts],
    ['payment', '2024-06-04', '', 1, ...paid(1)],
  ]);
  expect(summed('period')).toEqual([
    ['payment', '2024-06-30', '', 3, ...paid(3)],
    ['payout', '2024-06-30', '', 2, ...payouts],
  ]);
});

test('Adjustments of a day that cancel out leave no line of zero', () => {
  const adjustment = { kind: 'adjustment' as const, partyId: 'MER001', paymentId: 'TR1', note: '' };
  const of = { ...adjustment, recordedMoment: undefined, time: '2024-06-03 10:00:00' };
  const postings = groupByParty([
    { ...of, amount: 500 },
    { ...of, amount: -500 },
  ]);
  const source = { ...sourceOf({ transactions: [] }), postings };
  expect(journal(source, 'day').map(({ kind, events, postings: lines }) => [kind, events, lines])).toEqual([
    ['adjustment', 2, []],
  ]);
});

test('An account needs a code and a name that no other account has', () => {
  const chartWith = (bank: { code: string; name: string }) => ({ ...DEFAULT_CHART, bank });
  expect(ACCOUNT_ROLES.map((role) => accountProblem(DEFAULT_CHART, role))).toEqual(ACCOUNT_ROLES.map(() => undefined));
  expect(accountProblem(chartWith({ code: ' ', name: 'Bank' }), 'bank')).toBe('codeMissing');
  expect(accountProblem(chartWith({ code: '1', name: '' }), 'bank')).toBe('nameMissing');
  expect(accountProblem(chartWith({ code: '1', name: ' ' }), 'bank')).toBe('nameMissing');
  expect(accountProblem(chartWith({ code: ' 1100', name: 'Bank' }), 'bank')).toBe('codeTaken');
  expect(accountProblem(chartWith({ code: '1', name: 'merchant PAYABLES ' }), 'bank')).toBe('nameTaken');
  // The other account is found as well.
  expect(accountProblem(chartWith({ code: ' 1100', name: 'Bank' }), 'clearing')).toBe('codeTaken');
});

test('An account that the operator did not type has its default', () => {
  const defaults = { chart: DEFAULT_CHART, taxRate: 'Tax Exempt' };
  expect(settingsWith({}, defaults)).toEqual(defaults);
  const typed = { 'bank.code': '', 'merchants.name': 'Due to organizers', taxRate: 'No VAT', 'unknown.code': '1' };
  expect(settingsWith(typed, defaults)).toEqual({
    chart: {
      ...DEFAULT_CHART,
      bank: { ...DEFAULT_CHART.bank, code: '' },
      merchants: { ...DEFAULT_CHART.merchants, name: 'Due to organizers' },
    },
    taxRate: 'No VAT',
  });
});
