import fc from 'fast-check';
import { percentChange } from '@/domain/comparison/measures';

test.each([
  [1_084, 1_000, 8.4],
  [0, 1_000, -100],
  [500, 0, 'new'],
  [-500, 0, 'new'],
  [0, 0, 0],
  [7, 7, 0],
  [5_000, -10_000, 150],
  [-20_000, -10_000, -100],
])('The change to %i from %i is %s', (now, before, change) => {
  expect(percentChange(now, before)).toBe(change);
});

test('A change is never infinite, and has the sign of the difference', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.maxSafeInteger(), (now, before) => {
      const change = percentChange(now, before);
      if (before === 0) {
        expect([0, 'new']).toContain(change);
        return;
      }
      expect(Number.isFinite(change)).toBe(true);
      if (change !== 0) expect(Math.sign(Number(change))).toBe(Math.sign(now - before));
    }),
  );
});
