import fc from 'fast-check';
import type { SplitRate } from '@/domain/money/split';
import { isBalanced } from '@/domain/payments/paymentShares';
import { addAllocations, PARTIES, subtract, sumShares } from '@/domain/payments/refunds/refundAllocation';
import { dividePayment, type Allocation } from '@/domain/money/split';
import { addRecord, checkRefund, refundedOf, type PaymentRecord } from '@/domain/payments/refunds/refundRules';
import { buildRefund, buildTransaction } from '../../helpers/builders';
import { USD } from '../../helpers/currencies';
import { sharesOfRefunds } from '../../helpers/domain/refundShares';

const GENERATED = 10_000;

const split: fc.Arbitrary<SplitRate> = fc.oneof(
  fc.record({ unit: fc.constant('%' as const), hundredths: fc.integer({ min: 1, max: 10_000 }) }),
  fc.record({ unit: fc.constant('$' as const), hundredths: fc.integer({ min: 1, max: 1_000_000 }) }),
);
const allocation = fc.oneof(
  fc
    .record({ amount: fc.integer({ min: 1, max: 100_000 }), split })
    .map((of) => dividePayment(of.amount, of.split, USD)),
  fc.record({ amount: fc.integer({ min: 1, max: 1e11 }), split }).map((of) => dividePayment(of.amount, of.split, USD)),
);
/** The share of the payment that each refund asks for, so that some exceed or equal the refundable amount. */
const wishes = fc.array(fc.oneof(fc.double({ min: 0, max: 0.6, noNaN: true }), fc.constant('rest' as const)), {
  maxLength: 6,
});

/** The violated rule, if any. One `expect` per refund would take longer than the rules. */
function brokenRule(payment: Allocation, before: Allocation, amount: number, parts: Allocation): string | undefined {
  const after = subtract(before, parts);
  if (sumShares(parts) !== amount) return 'Parts sum to the whole';
  if (PARTIES.some((party) => parts[party] < 0)) return 'No part is negative';
  if (after.processor !== payment.processor) return 'The processor keeps its fee';
  if (after.platform < 0 || after.partner < 0) return 'Platform and partner never give back more than they got';
  if (after.merchant < -payment.processor) return 'The merchant carries no more than the fee of the processor';
  return undefined;
}

test(`Over ${GENERATED.toLocaleString('en-US')} payments and their refunds`, () => {
  let payments = 0;
  let refusals = 0;
  let fullRefunds = 0;
  fc.assert(
    fc.property(allocation, wishes, (payment, wanted) => {
      payments += 1;
      const transaction = buildTransaction({ amount: sumShares(payment) });
      let records: readonly PaymentRecord[] = [];
      wanted.forEach((wish, index) => {
        const left = transaction.amount - refundedOf(transaction, records);
        const amount = wish === 'rest' ? left : Math.round(wish * transaction.amount);
        const before = records;
        records = addRecord(before, buildRefund({ id: `record-${index}`, amount }), transaction);
        const isAllowed = checkRefund(transaction, before, amount).allowed;
        if (isAllowed === (records === before))
          throw new Error('What is refused changes nothing, what is allowed does');
        if (!isAllowed) refusals += 1;
      });

      const refunds = records.map((record) => (record.kind === 'refund' ? record.amount : 0));
      const divided = sharesOfRefunds(payment, refunds);
      let remaining = payment;
      divided.forEach((parts, index) => {
        const broken = brokenRule(payment, remaining, refunds[index]!, parts);
        if (broken !== undefined) throw new Error(broken);
        remaining = subtract(remaining, parts);
      });
      // A later refund does not change the shares of earlier ones.
      expect(sharesOfRefunds(payment, refunds.slice(0, -1))).toEqual(divided.slice(0, -1));
      const refunded = refundedOf(transaction, records);
      if (
        !isBalanced({
          amount: transaction.amount,
          refunded,
          allocation: payment,
          refundedShares: addAllocations(divided),
        })
      )
        throw new Error('The division is balanced');
      if (refunded < transaction.amount) return;
      fullRefunds += 1;
      expect(remaining).toEqual({
        merchant: 0 - payment.processor,
        processor: payment.processor,
        partner: 0,
        platform: 0,
      });
    }),
    { numRuns: GENERATED },
  );
  expect(refusals).toBeGreaterThan(payments / 10);
  expect(fullRefunds).toBeGreaterThan(payments / 10);
});
