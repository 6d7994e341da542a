import { sumAmountsToResolve } from '@/domain/reconciliation/unresolvedAmount';
import type { Discrepancy } from '@/domain/reconciliation/discrepancies';
import { buildSide } from '../../helpers/domain/reconciliation';

type Details = Partial<ReturnType<typeof buildSide>>;
const missingThere = (id: string, details: Details = {}): Discrepancy => ({
  id,
  kind: 'missing there',
  ours: buildSide(id, { amount: 500, ...details }),
  theirs: [],
});
const missingHere = (id: string, details: Details = {}, rows = 1): Discrepancy => ({
  id: `there ${id}`,
  kind: 'missing here',
  theirs: Array.from({ length: rows }, () => buildSide(id, { amount: 500, ...details })),
});

test('A payment that is in two discrepancies counts once', () => {
  expect(sumAmountsToResolve([missingThere('A'), missingHere('X')])).toEqual({ unresolvedAmount: 500, likelyPairs: 1 });
  expect(sumAmountsToResolve([missingHere('X'), missingThere('A')])).toEqual({ unresolvedAmount: 500, likelyPairs: 1 });
});

test('Each payment pairs with one row at most', () => {
  const [a, x, y] = [missingThere('A'), missingHere('X'), missingHere('Y')];
  expect(sumAmountsToResolve([a, x, y])).toEqual({ unresolvedAmount: 1_000, likelyPairs: 1 });
  expect(sumAmountsToResolve([a, missingThere('B'), x, y])).toEqual({ unresolvedAmount: 1_000, likelyPairs: 2 });
});

test.each<[string, Details, number]>([
  ['of another amount', { amount: 501 }, 1],
  ['in another currency', { currency: 'CAD' }, 1],
  ['more than three business days apart', { time: '2024-06-14 20:00:01' }, 1],
  ['that the report lists twice', {}, 2],
])('A row %s is another payment', (_, details, rows) => {
  const ours = missingThere('A', { time: '2024-06-10 12:00:00' });
  const theirs = missingHere('X', { time: '2024-06-10 12:00:00', ...details }, rows);
  expect(sumAmountsToResolve([ours, theirs])).toEqual({
    unresolvedAmount: 500 + (details.amount ?? 500),
    likelyPairs: 0,
  });
});

test('A row over a weekend is near, and discrepancies of other kinds never pair', () => {
  const ours = missingThere('A', { time: '2024-06-14 12:00:00' });
  expect(sumAmountsToResolve([ours, missingHere('X', { time: '2024-06-19 12:00:00' })]).likelyPairs).toBe(1);
  const status: Discrepancy = { ...ours, id: 'B', kind: 'status', theirs: [buildSide('Y', { amount: 500 })] };
  expect(sumAmountsToResolve([status, missingHere('X', { time: '2024-06-14 12:00:00' })])).toEqual({
    unresolvedAmount: 1_000,
    likelyPairs: 0,
  });
  const amount: Discrepancy = { ...ours, id: 'C', kind: 'amount', theirs: [buildSide('Z', ours.ours)] };
  expect(sumAmountsToResolve([ours, amount])).toEqual({ unresolvedAmount: 500, likelyPairs: 0 });
});
