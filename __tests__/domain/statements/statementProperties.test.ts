import fc from 'fast-check';
import { addDays } from '@/domain/calendar/dates';
import { spanOf } from '@/domain/calendar/periods';
import type { PaymentRecord } from '@/domain/payments/refunds/refundRules';
import type { PaymentData } from '@/domain/payments/payment';
import { FEE_PARTIES, TRANSACTION_STATUSES } from '@/domain/payments/vocabulary';
import { computeBalances } from '@/domain/statements/balances';
import { issuable, type IssuedStatement } from '@/domain/statements/issued';
import { LINE_KINDS } from '@/domain/statements/statementLines';
import { createPrefixSums } from '@/domain/statements/sums/prefixSums';
import { computeStatement } from '@/domain/statements/statements';
import type { Statement } from '@/domain/statements/sums/lineSums';
import { finish } from '@/lib/resumable';
import { buildRefund, buildTransaction, buildVoid } from '../../helpers/builders';
import { buildPayout, issue, sourceOf, reproduce } from '../../helpers/domain/statements';

const MERCHANTS = ['MER001', 'MER002', 'MER003'];
const PARTIES = [...FEE_PARTIES, 'partner-Harbor', 'partner-Quay', ...MERCHANTS];
const day = fc.integer({ min: 0, max: 120 }).map((days) => addDays('2024-04-01', days));
const time = fc.tuple(day, fc.integer({ min: 0, max: 23 })).map(([of, hour]) => {
  return `${of} ${String(hour).padStart(2, '0')}:00:00`;
});
const payment = fc.record({
  merchantId: fc.constantFrom(...MERCHANTS),
  partner: fc.constantFrom('', 'Harbor', 'Quay'),
  amount: fc.integer({ min: 1, max: 500_000 }),
  date: time,
  status: fc.constantFrom(...TRANSACTION_STATUSES, 'Completed' as const, 'Completed' as const),
});
const history = fc
  .record({
    payments: fc.array(payment, { minLength: 1, maxLength: 25 }),
    refunds: fc.array(fc.tuple(fc.nat(24), fc.integer({ min: 1, max: 400_000 }), time), { maxLength: 12 }),
    voids: fc.array(fc.tuple(fc.nat(24), time), { maxLength: 5 }),
    payouts: fc.array(fc.tuple(fc.constantFrom(...PARTIES), fc.integer({ min: 1, max: 300_000 }), day, time), {
      maxLength: 8,
    }),
  })
  .map(({ payments, refunds, voids, payouts }) => {
    const transactions = payments.map(({ partner, ...row }, index): PaymentData =>
      buildTransaction({ ...row, id: `TR20240401-${String(index).padStart(3, '0')}` }),
    );
    const idAt = (index: number) => transactions[index % transactions.length]!.id;
    const records: PaymentRecord[] = [
      ...refunds.map(([index, amount, recordedAt], position) =>
        buildRefund({ id: `refund-${position}`, transactionId: idAt(index), amount, recordedAt }),
      ),
      ...voids.map(([index, recordedAt], position) =>
        buildVoid({ id: `void-${position}`, transactionId: idAt(index), recordedAt }),
      ),
    ];
    const paid = payouts.map(([partyId, amount, on, recordedAt], position) =>
      buildPayout({ id: `payout-${position}`, partyId, amount, day: on, recordedAt }),
    );
    const partners = payments.map(({ partner }) => partner);
    return { transactions, partners, records, payouts: paid };
  });
const span = fc.tuple(day, fc.nat(60)).map(([start, days]) => ({ start, end: addDays(start, days) }));

const linesOf = ({ length, lineAt }: Statement) => Array.from({ length }, (_, position) => lineAt(position));

test('Every statement is balanced to the cent: opening balance plus lines in order of time equals closing balance', () => {
  fc.assert(
    fc.property(history, span, fc.constantFrom(...PARTIES), (of, days, partyId) => {
      const source = sourceOf(of);
      const statement = computeStatement(source, partyId, days);
      const lines = linesOf(statement);
      const sum = lines.reduce((total, { net }) => total + net, statement.opening);
      expect([sum, statement.isClosed]).toEqual([statement.closing, true]);
      expect(LINE_KINDS.reduce((total, kind) => total + statement.totals[kind].net, statement.opening)).toBe(sum);
      for (const { gross, fees, net, kind } of lines)
        if (MERCHANTS.includes(partyId) && kind !== 'payout')
          expect(gross - fees.processor - fees.partner - fees.platform).toBe(net);
      const times = lines.map(({ time: at, kind }) => (kind === 'payout' ? `${at}~` : at));
      expect([...times].sort()).toEqual(times);
      // The next statement opens with its closing balance, which equals the balance in the list.
      const next = computeStatement(source, partyId, { start: addDays(days.end, 1), end: '2025-12-31' });
      expect(next.opening).toBe(statement.closing);
      const balance = computeBalances(source, days, PARTIES).find((partyBalance) => partyBalance.partyId === partyId)!;
      expect(balance).toMatchObject({ opening: statement.opening, closing: statement.closing, balance: next.closing });
      expect(balance.opening + balance.earned - balance.paidOut).toBe(balance.closing);
    }),
    { numRuns: 300 },
  );
});

test('The balances of all parties sum to customer payments minus refunds minus payouts', () => {
  fc.assert(
    fc.property(history, span, (of, days) => {
      const source = sourceOf(of);
      const { table, recorded } = source;
      let sum = 0;
      let pending = 0;
      for (let index = 0; index < table.length; index += 1) {
        const status = recorded.get(index)?.status ?? table.statusAt(index);
        if (status === 'Pending') pending += table.amountAt(index);
        if (status === 'Completed') sum += table.amountAt(index) - (recorded.get(index)?.refunded ?? 0);
      }
      for (const { amount } of of.payouts) sum -= amount;
      const balances = computeBalances(source, days, MERCHANTS);
      const total = (figure: 'balance' | 'pending' | 'paid') =>
        balances.reduce((all, partyBalance) => all + partyBalance[figure], 0);
      expect([total('balance'), total('pending')]).toEqual([sum, pending]);
      expect(total('paid')).toBe(of.payouts.reduce((all, { amount }) => all + amount, 0));
    }),
    { numRuns: 300 },
  );
});

test('Prefix sums over payments that are sorted newest first give the same balances', () => {
  fc.assert(
    fc.property(history, span, fc.integer({ min: 1, max: 7 }), (of, days, every) => {
      const transactions = [...of.transactions].sort((a, b) => (a.date < b.date ? 1 : -1));
      const source = sourceOf({ ...of, transactions });
      const { table, merchants } = source;
      const steps = createPrefixSums(table, merchants, every);
      let step = steps.next();
      while (!step.done) step = steps.next();
      const marked = { ...source, merchants: { ...merchants, prefixSums: step.value } };
      expect(computeBalances(marked, days, MERCHANTS)).toEqual(computeBalances(source, days, MERCHANTS));
    }),
    { numRuns: 300 },
  );
});

test('Prefix sums give the same opening balances after issued statements, also if later refunds changed their days', () => {
  const issuedDays = fc.record({ partyId: fc.constantFrom(...PARTIES), issuedOf: span, at: time });
  fc.assert(
    fc.property(history, span, fc.array(issuedDays, { minLength: 1, maxLength: 5 }), (of, days, made) => {
      const transactions = [...of.transactions].sort((a, b) => (a.date < b.date ? 1 : -1));
      const issued = made.map(({ partyId, issuedOf, at }) => {
        const known = of.records.filter(({ recordedAt }) => recordedAt <= at);
        return issue(sourceOf({ ...of, transactions, records: known }), partyId, issuedOf, at);
      });
      const source = sourceOf({ ...of, transactions, issued });
      const prefixSums = finish(createPrefixSums(source.table, source.merchants, 3));
      const balances = computeBalances({ ...source, merchants: { ...source.merchants, prefixSums } }, days, MERCHANTS);
      for (const { partyId, opening } of balances)
        expect([partyId, opening]).toEqual([partyId, computeStatement(source, partyId, days).opening]);
    }),
    { numRuns: 200 },
  );
});

test('Issuing, withdrawing and issuing again gives the same lines, and later records never change an issued statement', () => {
  fc.assert(
    fc.property(history, fc.constantFrom(...PARTIES), time, (of, partyId, at) => {
      const june = spanOf('month', 0, '2024-06-30');
      const known = {
        ...of,
        records: of.records.filter(({ recordedAt }) => recordedAt <= at),
        payouts: of.payouts.filter(({ recordedAt }) => recordedAt <= at),
      };
      const first = issue(sourceOf(known), partyId, june, at);
      expect(issue(sourceOf({ ...known, issued: [] }), partyId, june, at)).toEqual(first);
      // Some of the later records are dated before the end of June.
      const source = sourceOf({ ...of, records: [...known.records, ...later(of.records, at)], issued: [first] });
      const shown = reproduce(source, first);
      expect(shown && [shown.opening, shown.closing, shown.length]).toEqual([
        first.opening,
        first.closing,
        first.lines,
      ]);
      const july = computeStatement(source, partyId, { start: '2024-07-01', end: '2024-07-31' });
      expect([july.opening, july.isClosed]).toEqual([first.closing, true]);
      expect(july.closing).toBe(
        computeStatement(sourceOf(of), partyId, { start: '2024-01-01', end: '2024-07-31' }).closing,
      );
    }),
    { numRuns: 300 },
  );
});

const later = (records: readonly PaymentRecord[], at: string) => records.filter(({ recordedAt }) => recordedAt > at);

test('No day of a party is on two issued statements', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(span, fc.constantFrom('MER001', 'MER002')), { maxLength: 12 }), (wanted) => {
      const issued: IssuedStatement[] = [];
      const source = sourceOf({ transactions: [buildTransaction()] });
      for (const [days, partyId] of wanted)
        issued.push(...issuable(issued, [issue(source, partyId, days, '2024-07-01 09:00:00')]));
      const days = issued.flatMap(({ partyId, start, end }) => {
        const partyLines: string[] = [];
        for (let at = start; at <= end; at = addDays(at, 1)) partyLines.push(`${partyId} ${at}`);
        return partyLines;
      });
      expect(new Set(days).size).toBe(days.length);
    }),
  );
});
