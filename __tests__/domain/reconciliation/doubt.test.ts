import type { Break } from '@/domain/reconciliation/breaks';
import { describeDoubt } from '@/domain/reconciliation/words';
import { buildReport, buildSide } from '../../helpers/domain/reconciliation';

const here: Break = { id: 'T1', kind: 'missing there', ours: buildSide('T1'), theirs: [] };
const there: Break = { id: 'there P1', kind: 'missing here', theirs: [buildSide('P1')] };
const amount: Break = { id: 'T2', kind: 'amount', ours: buildSide('T2'), theirs: [buildSide('T2', { amount: 1 })] };
const inEuros: Break = { ...amount, kind: 'currency', theirs: [buildSide('T2', { currency: 'EUR' })] };

test('A report that has nothing of the console may be of another month, merchant or workspace', () => {
  const none = buildReport([here, there], { matched: 0 });
  expect(describeDoubt(none)).toBe(
    'None of its payments is known here: is it of another month, merchant or workspace?',
  );
  expect(describeDoubt({ ...none, of: 'payouts' })).toBe(
    'No payout is in it: is it of another month, or another account?',
  );
  expect(describeDoubt({ ...none, matched: 1 })).toBeUndefined();
  expect(describeDoubt(buildReport([here, amount], { matched: 0 }))).toBeUndefined();
  expect(describeDoubt(buildReport([], { matched: 0 }))).toBeUndefined();
});

test('A report whose amounts are all in another currency says which', () => {
  expect(describeDoubt(buildReport([inEuros], { matched: 0 }))).toBe(
    'Its amounts are in EUR, those of the console in USD: is it of another account?',
  );
  expect(describeDoubt(buildReport([inEuros, amount], { matched: 0 }))).toBeUndefined();
});
