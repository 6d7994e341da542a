import fc from 'fast-check';
import { overlayPayments } from '@/domain/payments/overlayPayments';
import type { RecordedPayment } from '@/domain/payments/recordedPayments';

const payment = (refunded: number): RecordedPayment => ({
  records: [],
  status: 'Completed',
  refunded,
  refundedShares: { merchant: refunded, processor: 0, partner: 0, platform: 0 },
});
const index = fc.nat({ max: 5 });
const earlierPayments = fc.array(fc.tuple(index, fc.nat()));
const changedPayments = fc.array(fc.tuple(index, fc.option(fc.nat(), { nil: undefined })));

test('Changed payments count over the earlier ones, in the order of those', () => {
  fc.assert(
    fc.property(earlierPayments, changedPayments, (before, changes) => {
      const earlier = new Map(before.map(([at, refunded]) => [at, payment(refunded)]));
      const changed = new Map(
        changes.map(([at, refunded]) => [at, refunded === undefined ? undefined : payment(refunded)]),
      );
      const all = new Map<number, RecordedPayment | undefined>([...earlier, ...changed]);
      const expected = [...all].filter(([, value]) => value !== undefined);
      const payments = overlayPayments(earlier, changed);
      expect([...payments]).toEqual(expected);
      expect(payments.size).toBe(expected.length);
      for (const at of [0, 1, 2, 3, 4, 5]) expect(payments.get(at)).toBe(all.get(at));
    }),
  );
});
