import fc from 'fast-check';
import type { SplitRate } from '@/domain/integrations';
import { addRecord, checkRefund, refundedOf, type PaymentRecord } from '@/domain/payments';
import {
  addDivisions,
  divideRefunds,
  divisionOfFees,
  isBalanced,
  PARTIES,
  subtract,
  sumOf,
} from '@/domain/refundDivision';
import { DEFAULT_SPLIT, dividePayment, type Division } from '@/domain/split';
import { articleTexts } from '@/fixtures/articleTexts';
import { buildRefund, buildTransaction } from '../helpers/builders';

const GENERATED = 10_000;

const twenty: Division = { merchant: 1712, processor: 88, partner: 0, platform: 200 };

test('$20.00 = merchant 17.12 + processor 0.88 + platform 2.00: a refund of $15.00 takes 1.50, 13.50 and 0', () => {
  expect(divideRefunds(twenty, [1500])).toEqual([{ merchant: 1350, processor: 0, partner: 0, platform: 150 }]);
});

test('The same payment, refunded in full in one step or in many, ends at zero and at minus the fee', () => {
  for (const refunds of [[2000], [1500, 500], [1, 1, 1, 1997], [333, 333, 333, 333, 333, 333, 2]]) {
    const stands = subtract(twenty, addDivisions(divideRefunds(twenty, refunds)));
    expect(stands).toEqual({ merchant: -88, processor: 88, partner: 0, platform: 0 });
  }
});

test('The refunds that the help shows are those of the product', () => {
  const payment = dividePayment(25_000, DEFAULT_SPLIT);
  const blocks = (articleTexts['refunds-and-voids'] ?? '').split('```text');
  const shown = (block: string | undefined, name: string) =>
    Number(new RegExp(`^${name} .* ([\\d.]+)$`, 'm').exec(block ?? '')?.[1]?.replace('.', ''));
  divideRefunds(payment, [10_000, 15_000]).forEach((parts, index) => {
    const names = ['Merchant', 'Processor', 'Partner', 'Platform', 'Total'];
    expect([...PARTIES.map((party) => parts[party]), sumOf(parts)]).toEqual(
      names.map((name) => shown(blocks[index + 1]?.split('```')[0], name)),
    );
  });
  expect(divideRefunds(dividePayment(10_000, DEFAULT_SPLIT), [3333])).toEqual([
    { merchant: 3106, processor: 0, partner: 160, platform: 67 },
  ]);
});

test('A refund of nothing, or of more than is left, is no refund', () => {
  for (const refunds of [[0], [-1], [2001], [1500, 501], [NaN]])
    expect(() => divideRefunds(twenty, refunds)).toThrow(RangeError);
  expect(divideRefunds(twenty, [])).toEqual([]);
});

test('A payment divides as its fee rows say, the rest to the merchant', () => {
  expect(
    divisionOfFees(2000, [
      { party: 'processor', amount: 88 },
      { party: 'platform', amount: 200 },
    ]),
  ).toEqual(twenty);
  expect(divisionOfFees(2000, [])).toEqual({ merchant: 2000, processor: 0, partner: 0, platform: 0 });
});

test('Balanced is what adds up, and nothing else', () => {
  const givenBack = addDivisions(divideRefunds(twenty, [1500]));
  const payment = { amount: 2000, refunded: 1500, division: twenty, givenBack };
  expect(isBalanced(payment)).toBe(true);
  expect(isBalanced({ ...payment, amount: 2001 })).toBe(false);
  expect(isBalanced({ ...payment, refunded: 1499 })).toBe(false);
  const negative = divisionOfFees(2000, [{ party: 'partner', amount: 2001 }]);
  expect(isBalanced({ amount: 2000, refunded: 0, division: negative, givenBack: addDivisions([]) })).toBe(false);
});

const split: fc.Arbitrary<SplitRate> = fc.oneof(
  fc.record({ unit: fc.constant('%' as const), hundredths: fc.integer({ min: 1, max: 10_000 }) }),
  fc.record({ unit: fc.constant('$' as const), hundredths: fc.integer({ min: 1, max: 1_000_000 }) }),
);
const division = fc.oneof(
  fc.record({ amount: fc.integer({ min: 1, max: 100_000 }), split }).map((of) => dividePayment(of.amount, of.split)),
  fc.record({ amount: fc.integer({ min: 1, max: 1e11 }), split }).map((of) => dividePayment(of.amount, of.split)),
);
/** How much each refund asks for: a share of the payment, so that some ask for more than is left, or all that is left. */
const wishes = fc.array(fc.oneof(fc.double({ min: 0, max: 0.6, noNaN: true }), fc.constant('rest' as const)), {
  maxLength: 6,
});

/** The rule that a refund breaks, or none: one `expect` for each of so many refunds would take longer than the rules. */
function brokenRule(payment: Division, before: Division, amount: number, parts: Division): string | undefined {
  const after = subtract(before, parts);
  if (sumOf(parts) !== amount) return 'Parts sum to the whole';
  if (PARTIES.some((party) => parts[party] < 0)) return 'No part is negative';
  if (after.processor !== payment.processor) return 'The processor keeps its fee';
  if (after.platform < 0 || after.partner < 0) return 'Platform and partner never give back more than they got';
  if (after.merchant < -payment.processor) return 'The merchant carries no more than the fee of the processor';
  return undefined;
}

test(`Over ${GENERATED.toLocaleString('en-US')} payments and their refunds`, () => {
  let refusals = 0;
  let fullRefunds = 0;
  fc.assert(
    fc.property(division, wishes, (payment, wanted) => {
      const transaction = buildTransaction({ amount: sumOf(payment) });
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
      const divided = divideRefunds(payment, refunds);
      let stands = payment;
      divided.forEach((parts, index) => {
        const broken = brokenRule(payment, stands, refunds[index]!, parts);
        if (broken !== undefined) throw new Error(broken);
        stands = subtract(stands, parts);
      });
      // Earlier refunds stay divided as they were when a later one comes.
      expect(divideRefunds(payment, refunds.slice(0, -1))).toEqual(divided.slice(0, -1));
      const refunded = refundedOf(transaction, records);
      if (!isBalanced({ amount: transaction.amount, refunded, division: payment, givenBack: addDivisions(divided) }))
        throw new Error('The division is balanced');
      if (refunded < transaction.amount) return;
      fullRefunds += 1;
      expect(stands).toEqual({
        merchant: 0 - payment.processor,
        processor: payment.processor,
        partner: 0,
        platform: 0,
      });
    }),
    { numRuns: GENERATED },
  );
  expect(refusals).toBeGreaterThan(1000);
  expect(fullRefunds).toBeGreaterThan(1000);
});
