import { chargebacksIn } from '@/domain/imports/rowKinds';

const of = (count: number) => ({ kind: 'dispute' as const, count });

test('Skipped chargebacks are counted, but their fees, holds for disputes and reversals are not', () => {
  expect(
    chargebacksIn({ Chargeback: of(2), secondchargeback: of(1), dispute: of(3), payout: { kind: 'payout', count: 5 } }),
  ).toBe(6);
  expect(
    chargebacksIn({
      'chargeback fee': { kind: 'fee', count: 1 },
      chargebackreversed: of(1),
      dispute_reversal: of(1),
      issuing_dispute: { kind: 'other', count: 1 },
    }),
  ).toBe(0);
});
