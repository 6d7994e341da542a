import type { Break } from '@/domain/reconciliation/breaks';
import { doubtOf } from '@/domain/reconciliation/doubt';
import type { Report } from '@/domain/reconciliation/settlements';
import { describeDoubt } from '@/pages/transactions/reconciliation/describeDoubt';
import { buildReport, buildSide } from '../../helpers/domain/reconciliation';

const told = (report: Report) => {
  const doubt = doubtOf(report);
  return doubt && describeDoubt(doubt);
};

const here: Break = { id: 'T1', kind: 'missing there', ours: buildSide('T1'), theirs: [] };
const there: Break = { id: 'there P1', kind: 'missing here', theirs: [buildSide('P1')] };
const amount: Break = { id: 'T2', kind: 'amount', ours: buildSide('T2'), theirs: [buildSide('T2', { amount: 1 })] };
const inEuros: Break = { ...amount, kind: 'currency', theirs: [buildSide('T2', { currency: 'EUR' })] };

test('A report of which nothing is known here may be of another month, merchant or workspace', () => {
  const none = buildReport([here, there], { rows: 1 });
  expect(told(none)).toBe('None of its payments is known here: is it of another month, merchant or workspace?');
  expect(told({ ...none, rows: 2 })).toBeUndefined();
  expect(told(buildReport([here, amount], { rows: 1 }))).toBeUndefined();
  const ofBank = buildReport([here], { of: 'payouts', matched: 0 });
  expect(told(ofBank)).toBe('No payout is in it: is it of another month, or another account?');
  expect(told({ ...ofBank, matched: 1 })).toBeUndefined();
  expect(told({ ...ofBank, breaks: [] })).toBeUndefined();
});

test('A report whose amounts are all in another currency says which', () => {
  expect(told(buildReport([inEuros, here], { rows: 1 }))).toBe(
    'Its amounts are in EUR, those of the console in USD: is it of another account?',
  );
  expect(told(buildReport([inEuros, amount], { rows: 2 }))).toBeUndefined();
  expect(told(buildReport([inEuros], { rows: 2 }))).toBeUndefined();
});
