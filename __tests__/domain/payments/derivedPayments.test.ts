import fc from 'fast-check';
import { derivePayments, derivePaymentState } from '@/domain/payments/derivedPayments';
import { allocateRefundsAt } from '@/domain/payments/recordedPayments';
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
