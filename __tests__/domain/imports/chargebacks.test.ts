import { chargebacksIn } from '@/domain/imports/chargebacks';

test('Chargebacks that a format sets aside are counted; their fees, holds for disputes and what was won are none', () => {
  expect(chargebacksIn({ chargeback: 2, secondchargeback: 1, dispute: 3, payout: 5 })).toBe(6);
  expect(chargebacksIn({ 'chargeback fee': 1, chargebackreversed: 1, dispute_reversal: 1, issuing_dispute: 1 })).toBe(
    0,
  );
});
