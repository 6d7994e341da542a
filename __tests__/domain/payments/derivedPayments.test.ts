import fc from 'fast-check';
import { derivePayments, derivePaymentState, overlayPayments } from '@/domain/payments/derivedPayments';
import { allocateRefundsAt, type RecordedPayment } from '@/domain/payments/recordedPayments';
import { addAllocations } from '@/domain/payments/refunds/refundAllocation';
import { replayRecords, type PaymentRecord } from '@/domain/payments/refunds/refundRules';
import { generatedHistory } from '../../helpers/domain/generatedHistory';
import { buildRefund } from '../../helpers/builders';

/** A record with shares that no rule gives. */
const withShares = (record: PaymentRecord): PaymentRecord => {
  const amount = record.kind === 'void' ? 500 : record.amount;
  const shares = { merchant: amount - 1, processor: 0, partner: 0, platform: 1 };
  return record.kind === 'void' ? { ...record, shares } : { ...record, shares, coveredFee: 0 };
};

/** Generated payments, and the accepted records of each that has any. Some of the refunds have recorded shares. */
const history = fc
  .record({ of: generatedHistory, areShared: fc.boolean() })
  .map(({ of: { table, records }, areShared }) => {
    const all = areShared ? records.map(withShares) : records;
    const accepted = replayRecords(all, (id) => {
      const index = table.indexOf(id);
      return index === undefined ? undefined : table.rowAt(index);
    });
    return { table, lists: Object.values(accepted) };
  });

test('Each payment has the status, the refunded amount and the shares that the rules give it', () => {
  fc.assert(
    fc.property(history, ({ table, lists }) => {
      const payments = derivePayments(table, lists);
      const indices = lists.map(([first]) => table.indexOf(first!.transactionId)!);
      expect([...payments.keys()]).toEqual(indices);
      expect(payments.size).toBe(lists.length);
      indices.forEach((index, at) => expect(payments.get(index)).toEqual(derivePaymentState(table, index, lists[at]!)));
      for (let index = 0; index < table.length; index += 1)
        if (!indices.includes(index)) expect(payments.get(index)).toBeUndefined();
    }),
  );
});

test('The refund shares of a payment are the sum of those of its refunds', () => {
  fc.assert(
    fc.property(history, ({ table, lists }) => {
      for (const list of lists) {
        const index = table.indexOf(list[0]!.transactionId)!;
        const refunds = allocateRefundsAt(table, index, list);
        expect(derivePaymentState(table, index, list).refundedShares).toEqual(
          addAllocations(refunds.map(({ shares }) => shares)),
        );
      }
    }),
  );
});

test('Records of a payment that no row has are left out', () => {
  fc.assert(
    fc.property(history, ({ table, lists }) => {
      const payments = derivePayments(table, [[buildRefund({ transactionId: 'nowhere' })], ...lists, []]);
      expect([...payments.keys()]).toEqual([...derivePayments(table, lists).keys()]);
      for (const index of payments.keys()) expect(payments.get(index)).toEqual(derivePayments(table, lists).get(index));
    }),
  );
});

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
