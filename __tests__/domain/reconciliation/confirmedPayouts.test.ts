import fc from 'fast-check';
import { confirmedPayouts } from '@/domain/reconciliation/payouts/confirmedPayouts';
import { matchPayouts } from '@/domain/reconciliation/payouts/matchPayouts';
import { buildReport } from '../../helpers/domain/reconciliation';
import { buildPayout } from '../../helpers/domain/statements';

const payoutOf = (id: string, day: string, amount = 10_000) =>
  buildPayout({ id, day, amount, reference: `Payout ${id}`, recordedAt: '2024-06-01 09:00:00' });
const bankReport = (
  payouts: readonly ReturnType<typeof payoutOf>[],
  name: string,
  lines: [string, string, number][],
) => {
  const bank = payouts.map(({ id, reference, day, amount }) => ({ id, name: 'Harbor', reference, day, amount }));
  const bankLines = lines.map(([text, day, amount]) => ({ text, day, amount }));
  const comparison = matchPayouts(bank, bankLines, { currency: 'USD', otherReferences: [] });
  return buildReport(comparison.breaks, { ...comparison, of: 'payouts', name, recordedAt: '2024-07-15 09:00:00' });
};

test('A bank report confirms the payouts that it has with their amount and in time', () => {
  const payouts = [payoutOf('a', '2024-06-28'), payoutOf('b', '2024-06-28', 500), payoutOf('c', '2024-06-28', 700)];
  const report = bankReport(payouts, 'bank.csv', [
    ['Payout a', '2024-07-01', 10_000],
    ['Harbor Payout b', '2024-07-01', 400],
    ['Rent', '2024-07-31', 1],
  ]);
  expect([...confirmedPayouts(payouts, [report])]).toEqual([['a', 'bank.csv']]);
});

test('The report that is listed first names the payout, and reports of a processor or removed payouts confirm nothing', () => {
  const payouts = [payoutOf('a', '2024-06-28')];
  const names = ['july.csv', 'june.csv'];
  const reports = names.map((name) => bankReport(payouts, name, [['Payout a', '2024-06-28', 10_000]]));
  expect(confirmedPayouts(payouts, reports).get('a')).toBe('july.csv');
  expect(confirmedPayouts([], reports).size).toBe(0);
  expect(confirmedPayouts(payouts, [buildReport([], { matchedIds: ['a'] })]).size).toBe(0);
});

test('A report of an earlier version confirms what it compared within its days and did not list as a discrepancy', () => {
  const day = fc.integer({ min: 10, max: 28 }).map((date) => `2024-06-${date}`);
  fc.assert(
    fc.property(fc.array(fc.tuple(day, fc.boolean()), { maxLength: 6 }), (made) => {
      const payouts = made.map(([paidOn], index) => payoutOf(`p${index}`, paidOn, 1_000 + index));
      const lines = made.flatMap(([paidOn, isPaid], index): [string, string, number][] =>
        isPaid ? [[`Payout p${index} `, paidOn, 1_000 + index]] : [],
      );
      const report = bankReport(payouts, 'bank.csv', [['Fee', '2024-06-01', 1], ...lines, ['Fee', '2024-06-30', 1]]);
      const { matchedIds, ...earlier } = report;
      const later = { ...payoutOf('later', '2024-06-20'), recordedAt: '2024-07-16 09:00:00' };
      expect([...confirmedPayouts([...payouts, later], [earlier]).keys()]).toEqual(matchedIds);
      expect(matchedIds).toHaveLength(lines.length);
    }),
  );
});

test('A report of an earlier version confirms payouts of its first and its last day, and none before or after', () => {
  const days = ['2024-05-31', '2024-06-01', '2024-06-30', '2024-07-01'];
  const payouts = days.map((day) => payoutOf(day, day));
  const report = buildReport([], { of: 'payouts', first: '2024-06-01', last: '2024-06-30' });
  expect([...confirmedPayouts(payouts, [report]).keys()]).toEqual(['2024-06-01', '2024-06-30']);
});
