import fc from 'fast-check';
import type { Cents } from '@/domain/money/money';
import { formatShare, percentShares } from '@/domain/money/percentShares';

const sumOf = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0);
const parts = fc.array(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), { maxLength: 8 });

describe('The percentages of the parts of an amount', () => {
  test('sum to 100 with one decimal, and none is a tenth or more away from its share', () => {
    fc.assert(
      fc.property(parts, (cents) => {
        const whole = sumOf(cents);
        fc.pre(whole > 0);
        const shares = percentShares(cents);
        expect(sumOf(shares)).toBe(10_000);
        shares.forEach((share, index) => {
          expect(share % 10).toBeCloseTo(0);
          const off = BigInt(share) * BigInt(whole) - BigInt(cents[index]!) * 10_000n;
          expect(off > -10n * BigInt(whole) && off < 10n * BigInt(whole)).toBe(true);
        });
      }),
      { numRuns: 2000 },
    );
  });

  test('are empty if the sum of the parts is zero or negative', () => {
    fc.assert(
      fc.property(parts, (cents) => {
        fc.pre(sumOf(cents) <= 0);
        expect(percentShares(cents)).toEqual([]);
      }),
    );
    expect([percentShares([]), percentShares([0, 0]), percentShares([-5, 5]), percentShares([-7])]).toEqual([
      [],
      [],
      [],
      [],
    ]);
  });

  test('are 0 for zero, 100 for a single part, and negative for a negative part', () => {
    expect(percentShares([0, 5, 0])).toEqual([0, 10_000, 0]);
    expect(percentShares([25_000])).toEqual([10_000]);
    expect(percentShares([1, 1, 1])).toEqual([3340, 3330, 3330]);
    // A payment of $250.00 is refunded in full, so the merchant covers the processor's fee.
    expect(percentShares([-755, 755, 0, 0, 25_000])).toEqual([-300, 300, 0, 0, 10_000]);
  });

  test('have no trailing zeros, and a small part is not shown as zero', () => {
    const post = (cents: readonly Cents[]) =>
      percentShares(cents).map((share, index) => formatShare(cents[index]!, share));
    expect(post([22_500, 755, 1220, 525])).toEqual(['90%', '3%', '4.9%', '2.1%']);
    expect(post([10_000_000, 1, 0])).toEqual(['100%', '<0.1%', '0%']);
    expect(post([-50, 150])).toEqual(['-50%', '150%']);
  });
});
