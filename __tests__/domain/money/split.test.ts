import fc from 'fast-check';
import type { SplitRate } from '@/domain/money/split';
import { leastCoveredPayment } from '@/domain/money/coveredPayment';
import { divideByLargestRemainder } from '@/domain/money/money';
import { DEFAULT_SPLIT, dividePayment, feesOf } from '@/domain/money/split';
import { USD } from '../../helpers/currencies';

const amount = fc.integer({ min: 0, max: 10_000_000_000 });
const split: fc.Arbitrary<SplitRate> = fc.oneof(
  fc.record({ unit: fc.constant('%' as const), hundredths: fc.integer({ min: 1, max: 10_000 }) }),
  fc.record({ unit: fc.constant('$' as const), hundredths: fc.integer({ min: 1, max: 100_000_000 }) }),
);

test('A payment of $250.00 at the default split is allocated by the rules', () => {
  expect(dividePayment(25_000, DEFAULT_SPLIT, USD)).toEqual({
    merchant: 22_500,
    processor: 755,
    partner: 1245,
    platform: 500,
  });
});

test('The parts of every payment sum to the payment, and none is negative', () => {
  fc.assert(
    fc.property(amount, split, (cents, rate) => {
      const { merchant, ...fees } = dividePayment(cents, rate, USD);
      expect(merchant + feesOf({ merchant, ...fees })).toBe(cents);
      expect(Math.min(merchant, fees.processor, fees.partner, fees.platform)).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 2000 },
  );
});

test('The merchant gets 90% to the nearest cent', () => {
  fc.assert(
    fc.property(amount, (cents) => Math.abs(dividePayment(cents, DEFAULT_SPLIT, USD).merchant * 10 - cents * 9) <= 5),
  );
});

test('Merchant and fees follow the largest remainder for any amount', () => {
  fc.assert(
    fc.property(fc.oneof(amount, fc.maxSafeNat()), (cents) => {
      const allocation = dividePayment(cents, DEFAULT_SPLIT, USD);
      expect([allocation.merchant, feesOf(allocation)]).toEqual(divideByLargestRemainder(cents, [9, 1]));
    }),
    { examples: [[5], [15], [Number.MAX_SAFE_INTEGER]] },
  );
});

test('The processor takes its cost first, at most the fees: a small payment leaves nothing else', () => {
  expect(dividePayment(400, DEFAULT_SPLIT, USD)).toEqual({ merchant: 360, processor: 40, partner: 0, platform: 0 });
  expect(dividePayment(0, DEFAULT_SPLIT, USD)).toEqual({ merchant: 0, processor: 0, partner: 0, platform: 0 });
});

test('The platform takes a percentage of the fees or a dollar amount, never more than the processor leaves', () => {
  expect(dividePayment(10_000, { unit: '%', hundredths: 2500 }, USD).platform).toBe(250);
  expect(dividePayment(10_000, { unit: '$', hundredths: 300 }, USD).platform).toBe(300);
  expect(dividePayment(10_000, { unit: '$', hundredths: 90_000 }, USD)).toMatchObject({ platform: 680, partner: 0 });
  expect(dividePayment(10_000, { unit: '%', hundredths: 10_000 }, USD)).toMatchObject({ platform: 680, partner: 0 });
});

test('The fees cover a dollar split from the least covered payment on, and not below it', () => {
  expect(leastCoveredPayment(250, USD)).toBe(3936);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999_999 }), fc.nat(10_000), (cents, further) => {
      const platformOf = (payment: number) => dividePayment(payment, { unit: '$', hundredths: cents }, USD).platform;
      const least = leastCoveredPayment(cents, USD);
      expect(platformOf(least)).toBe(cents);
      expect(platformOf(least + further)).toBe(cents);
      expect(platformOf(least - 1)).toBeLessThan(cents);
    }),
    { numRuns: 2000 },
  );
});

test('Below the least covered payment the platform takes what the processor leaves, and the partner gets nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.nat(), (cents, below) => {
      const payment = below % leastCoveredPayment(cents, USD);
      const allocation = dividePayment(payment, { unit: '$', hundredths: cents }, USD);
      expect(allocation.partner).toBe(0);
      expect(allocation.platform).toBe(feesOf(allocation) - allocation.processor);
    }),
    { numRuns: 2000 },
  );
});
