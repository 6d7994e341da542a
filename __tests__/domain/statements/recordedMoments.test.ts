import fc from 'fast-check';
import {
  existedAt,
  isKnownBy,
  payoutHistories,
  type RecordedMoment,
  type ReversedPayout,
} from '@/domain/statements/recordedMoments';
import { buildPayout } from '../../helpers/domain/statements';

const at = (second: number, id = String(second)): RecordedMoment => ({ id, recordedAt: `2024-07-01 09:00:0${second}` });

test('A record exists at a time if it was made before, within the same second if its id is not later, and always without an audit stamp', () => {
  const parts = fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 2 }));
  fc.assert(
    fc.property(parts, parts, ([second, id], [thenSecond, thenId]) => {
      const isBefore = 10 * second + id <= 10 * thenSecond + thenId;
      expect(isKnownBy(at(second, `${id}`), at(thenSecond, `${thenId}`))).toBe(isBefore);
    }),
  );
  expect([isKnownBy(undefined, at(1)), isKnownBy(at(1), undefined)]).toEqual([true, true]);
});

test('A payout is in effect from its recording to its reversal, and again after its restoration', () => {
  const payout = buildPayout({ id: '0', recordedAt: at(0).recordedAt });
  const seconds = fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 6 });
  const turns = seconds.map((all) => [...all].sort((a, b) => a - b));
  const order = fc.array(fc.nat(99), { minLength: 6, maxLength: 6 });
  fc.assert(
    fc.property(turns, order, fc.integer({ min: 0, max: 9 }), (all, ranks, moment) => {
      // It is reversed and restored in turn, and its records are in any order.
      const reversals: { rank: number; reversal: ReversedPayout }[] = [];
      for (let turn = 0; turn < all.length; turn += 2) {
        const back = all[turn + 1];
        const restored = back === undefined ? undefined : at(back);
        reversals.push({ rank: ranks[turn]!, reversal: { ...at(all[turn]!), payout, restored } });
      }
      const reported = reversals.sort((a, b) => a.rank - b.rank).map(({ reversal }) => reversal);
      const isKnown = all.length % 2 === 0;
      const histories = payoutHistories(isKnown ? [payout] : [], reported);
      expect(histories).toHaveLength(1);
      const turnsBefore = all.filter((second) => second <= moment).length;
      expect(existedAt(histories[0]!, at(moment))).toBe(turnsBefore % 2 === 0);
      expect(existedAt(histories[0]!, undefined)).toBe(isKnown);
    }),
    { numRuns: 200 },
  );
});

test('A payout that two tabs reversed was in effect until the first reversal', () => {
  const payout = buildPayout({ id: '0', recordedAt: at(0).recordedAt });
  const [history] = payoutHistories(
    [],
    [
      { ...at(3), payout },
      { ...at(1), payout },
    ],
  );
  expect([0, 1, 2, 3, 4].map((second) => existedAt(history!, at(second)))).toEqual([true, false, false, false, false]);
});
