import fc from 'fast-check';
import { addDays } from '@/domain/calendar/dates';
import { spanOf } from '@/domain/calendar/periods';
import type { PaymentRecord } from '@/domain/payments/refunds/refundRules';
import type { PaymentData } from '@/domain/payments/payment';
import { FEE_PARTIES, TRANSACTION_STATUSES } from '@/domain/payments/vocabulary';
import { asIssued, computeBalances } from '@/domain/statements/balances';
import { issuable, type IssuedStatement } from '@/domain/statements/issued';
import { textOfLine } from '@/domain/statements/lineHash';
import type { Payout } from '@/domain/statements/payouts/payouts';
import type { ReversedPayout } from '@/domain/statements/recordedMoments';
import { computeStatement } from '@/domain/statements/statements';
import type { Statement } from '@/domain/statements/sums/lineSums';
import { buildRefund, buildTransaction, buildVoid } from '../../helpers/builders';
import { buildPayout, issue, sourceOf, reproduce } from '../../helpers/domain/statements';

const MERCHANTS = ['MER001', 'MER002'];
const PARTIES = [...FEE_PARTIES, ...MERCHANTS];
const MONTHS = ['2024-05-15', '2024-06-15', '2024-07-15'].map((day) => spanOf('month', 0, day));

const merchantId = fc.constantFrom(...MERCHANTS);
const partyId = fc.constantFrom(...PARTIES);
const day = fc.integer({ min: 0, max: 91 }).map((days) => addDays('2024-05-01', days));
const amount = fc.integer({ min: 1, max: 300_000 });
const status = fc.constantFrom(...TRANSACTION_STATUSES, 'Completed' as const, 'Completed' as const);
const at = fc.nat(30);
const row = fc.record({ merchantId, amount, status, date: day.map((on) => `${on} 08:00:00`) });

// Any events in a platform's months, in any order.
const event = fc.oneof(
  fc.record({ kind: fc.constant('paid'), row }),
  fc.record({ kind: fc.constant('replaced'), at, row }),
  fc.record({ kind: fc.constant('lost'), at }),
  fc.record({ kind: fc.constant('refund'), at, amount }),
  fc.record({ kind: fc.constant('void'), at }),
  fc.record({ kind: fc.constant('payout'), partyId, amount, day }),
  fc.record({ kind: fc.constant('taken back'), at }),
  fc.record({ kind: fc.constant('brought back'), at }),
  fc.record({ kind: fc.constant('issued'), partyId, month: fc.nat(2) }),
  fc.record({ kind: fc.constant('withdrawn'), at }),
);
type Event = typeof event extends fc.Arbitrary<infer Item> ? Item : never;
/** Changes of rows and records, and withdrawals of statements. */
const isOfRows = ({ kind }: Event) => ['replaced', 'lost', 'paid', 'withdrawn', 'void'].includes(kind);
const events = fc.array(event, { minLength: 10, maxLength: 60 });

const linesOf = ({ length, lineAt }: Statement) => Array.from({ length }, (_, position) => lineAt(position));
/** The payouts in the lines of a statement and in its corrections. */
const paidOutBy = (lines: ReturnType<typeof linesOf>) =>
  lines.reduce((sum, { kind, note, net }) => sum - (kind === 'payout' || /^Payout\b/.test(note) ? net : 0), 0);
const textsOf = (statement: Statement) => linesOf(statement).map(textOfLine);

function createPlatform() {
  const transactions: PaymentData[] = [];
  const records: PaymentRecord[] = [];
  const payouts: Payout[] = [];
  const reversals: ReversedPayout[] = [];
  const issued: IssuedStatement[] = [];
  const papers = new Map<IssuedStatement, string[]>();
  const source = () => sourceOf({ transactions, records, payouts, reversals, issued });
  const pick = <Item>(all: readonly Item[], position: number) => all[position % Math.max(1, all.length)];
  let moment = 0;
  function applyEvent(event: Event) {
    moment += 1;
    const id = String(moment).padStart(4, '0');
    const recordedAt = `2024-08-01 10:${String(Math.floor(moment / 60)).padStart(2, '0')}:${String(moment % 60).padStart(2, '0')}`;
    if (event.kind === 'paid') transactions.push(buildTransaction({ ...event.row, id: `TR20240501-${id}` }));
    if (event.kind === 'payout') payouts.push(buildPayout({ ...event, id, recordedAt }));
    if (event.kind === 'issued') {
      const made = issue(source(), event.partyId, MONTHS[event.month]!, recordedAt);
      if (issuable(issued, [made]).length === 0) return;
      issued.push(made);
      papers.set(made, textsOf(computeStatement(source(), made.partyId, made)));
    }
    if (!('at' in event)) return;
    const payment = pick(transactions, event.at);
    if (event.kind === 'refund' && payment)
      records.push(buildRefund({ id, transactionId: payment.id, amount: event.amount, recordedAt }));
    if (event.kind === 'void' && payment) records.push(buildVoid({ id, transactionId: payment.id, recordedAt }));
    if (event.kind === 'replaced' && payment) Object.assign(payment, event.row);
    if (event.kind === 'lost' && payment) transactions.splice(transactions.indexOf(payment), 1);
    const payout = pick(payouts, event.at);
    if (event.kind === 'taken back' && payout) {
      payouts.splice(payouts.indexOf(payout), 1);
      reversals.push({ id, recordedAt, payout });
    }
    const gone = pick(
      reversals.filter(({ restored }) => !restored),
      event.at,
    );
    if (event.kind === 'brought back' && gone) {
      gone.restored = { id, recordedAt };
      payouts.push(gone.payout);
    }
    const last = pick(issued, event.at);
    if (event.kind === 'withdrawn' && last) issued.splice(issued.indexOf(last), 1);
  }
  return { applyEvent, source, issued, paperOf: (of: IssuedStatement) => papers.get(of) };
}

test('An issued statement keeps its lines and stays balanced after any later events', () => {
  fc.assert(
    fc.property(events, (all) => {
      const { applyEvent, source, issued, paperOf } = createPlatform();
      for (const nextEvent of all) applyEvent(nextEvent);
      const now = source();
      for (const statement of issued) {
        const shown = reproduce(now, statement)!;
        expect(textsOf(shown)).toEqual(paperOf(statement));
        const sum = linesOf(shown).reduce((total, { net }) => total + net, statement.opening);
        expect([sum, shown.isClosed]).toEqual([statement.closing, true]);
        expect([shown.opening, shown.closing, shown.length]).toEqual([
          statement.opening,
          statement.closing,
          statement.lines,
        ]);
        // The figures in the list match, too.
        const balance = computeBalances(now, statement, MERCHANTS).find(
          (partyBalance) => partyBalance.partyId === statement.partyId,
        )!;
        const listed = asIssued(balance, statement, now);
        expect(listed).toMatchObject({
          opening: statement.opening,
          closing: statement.closing,
          balance: balance.balance,
        });
        expect(listed.opening + listed.earned - listed.paidOut).toBe(listed.closing);
      }
    }),
    { numRuns: 100 },
  );
});

test('An issued statement without stored lines shows the same lines after later refunds, payouts, reversals and restorations', () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 3, maxLength: 10 }), events, (rows, all) => {
      const { applyEvent, source, issued, paperOf } = createPlatform();
      for (const paidRow of rows) applyEvent({ kind: 'paid', row: paidRow });
      for (const nextEvent of all) if (!isOfRows(nextEvent)) applyEvent(nextEvent);
      for (const statement of issued) {
        // A later issued statement of an earlier month changes the opening balance.
        const before = issued
          .filter((earlier) => earlier.recordedAt <= statement.recordedAt)
          .sort((a, b) => (a.end < b.end ? -1 : 1));
        const known = {
          ...source(),
          issued: new Map([[statement.partyId, before.filter((candidate) => candidate.partyId === statement.partyId)]]),
        };
        const shown = reproduce(known, { ...statement, paper: undefined });
        expect(shown && textsOf(shown)).toEqual(paperOf(statement));
        const balance = computeBalances(known, statement, MERCHANTS).find(
          (partyBalance) => partyBalance.partyId === statement.partyId,
        )!;
        expect(asIssued(balance, statement, known).paidOut).toBe(paidOutBy(linesOf(shown!)));
      }
    }),
    { numRuns: 100 },
  );
});

test('Payouts of one day keep their order in a statement without stored lines, also after a reversal', () => {
  const { applyEvent, source, issued, paperOf } = createPlatform();
  applyEvent({
    kind: 'paid',
    row: { merchantId: MERCHANTS[0]!, amount: 1, status: 'Completed', date: '2024-05-01 08:00:00' },
  });
  for (const amount of [1, 2]) applyEvent({ kind: 'payout', partyId: 'partner', amount, day: '2024-06-08' });
  applyEvent({ kind: 'issued', partyId: 'partner', month: 1 });
  applyEvent({ kind: 'taken back', at: 1 });
  const [statement] = issued;
  expect(textsOf(reproduce(source(), { ...statement!, paper: undefined })!)).toEqual(paperOf(statement!));
});

test('The statement after the last issued one opens with its closing balance, has the later corrections, and closes with the balance owed', () => {
  fc.assert(
    fc.property(events, partyId, (all, of) => {
      const { applyEvent, source, issued } = createPlatform();
      for (const nextEvent of all) applyEvent(nextEvent);
      const last = issued
        .filter((issuedStatement) => issuedStatement.partyId === of)
        .sort((a, b) => (a.end < b.end ? 1 : -1))[0];
      const start = last ? addDays(last.end, 1) : '2024-05-01';
      const next = computeStatement(source(), of, { start, end: '2024-12-31' });
      expect([next.opening, next.isClosed]).toEqual([last?.closing ?? 0, true]);
      const owed = computeBalances(source(), next, MERCHANTS).find((partyBalance) => partyBalance.partyId === of)!;
      expect([next.closing, next.opening]).toEqual([owed.balance, owed.opening]);
      // A corrected payout was paid out, so no money is missing.
      expect(owed.paidOut).toBe(paidOutBy(linesOf(next)));
      expect(owed.opening + owed.earned - owed.paidOut).toBe(owed.closing);
      // Customer payments minus refunds are either owed or paid out.
      const { table, recorded, payouts } = source();
      let left = 0;
      for (let index = 0; index < table.length; index += 1) {
        const { status = table.statusAt(index), refunded = 0 } = recorded.get(index) ?? {};
        if (status === 'Completed') left += table.amountAt(index) - refunded;
      }
      for (const paid of [...payouts.values()].flat()) left -= paid.amount;
      expect(computeBalances(source(), next, MERCHANTS).reduce((sum, { balance }) => sum + balance, 0)).toBe(left);
    }),
    { numRuns: 200 },
  );
});
