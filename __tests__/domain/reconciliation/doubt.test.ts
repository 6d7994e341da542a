import type { Break } from '@/domain/reconciliation/breaks';
import { describeDoubt } from '@/domain/reconciliation/words';
import { buildReport, buildSide } from '../../helpers/domain/reconciliation';

const here: Break = { id: 'T1', kind: 'missing there', ours: buildSide('T1'), theirs: [] };
const there: Break = { id: 'there P1', kind: 'missing here', theirs: [buildSide('P1')] };
const amount: Break = { id: 'T2', kind: 'amount', ours: buildSide('T2'), theirs: [buildSide('T2', { amount: 1 })] };
const inEuros: Break = { ...amount, kind: 'currency', theirs: [buildSide('T2', { currency: 'EUR' })] };

test('A report of which nothing is known here may be of another month, merchant or workspace', () => {
  const none = buildReport([here, there], { rows: 1 });
  expect(describeDoubt(none)).toBe(
    'None of its payments is known here: is it of another month, merchant or workspace?',
  );
  expect(describeDoubt({ ...none, rows: 2 })).toBeUndefined();
  expect(describeDoubt(buildReport([here, amount], { rows: 1 }))).toBeUndefined();
  const ofBank = buildReport([here], { of: 'payouts', matched: 0 });
  expect(describeDoubt(ofBank)).toBe('No payout is in it: is it of another month, or another account?');
  expect(describeDoubt({ ...ofBank, matched: 1 })).toBeUndefined();
  expect(describeDoubt({ ...ofBank, breaks: [] })).toBeUndefined();
});

test('A report whose amounts are all in another currency says which', () => {
  expect(describeDoubt(buildReport([inEuros, here], { rows: 1 }))).toBe(
    'Its amounts are in EUR, those of the console in USD: is it of another account?',
  );
  expect(describeDoubt(buildReport([inEuros, amount], { rows: 2 }))).toBeUndefined();
  expect(describeDoubt(buildReport([inEuros], { rows: 2 }))).toBeUndefined();
});
