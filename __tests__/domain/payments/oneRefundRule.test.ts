import fc from 'fast-check';
import { allIndices } from '@/lib/indices';
import { measure } from '@/domain/payments/metrics';
import { allocateRefundsAt, allocationAt, fileRefundedAt } from '@/domain/payments/recordedPayments';
import { addAllocations, PARTIES, subtract, sumShares } from '@/domain/payments/refunds/refundAllocation';
import { computeBalances } from '@/domain/statements/balances';
import { feeOfParty } from '@/domain/statements/parties';
import { settlementAt } from '@/domain/statements/settlements';
import type { StatementSource } from '@/domain/statements/source';
import { computeStatement } from '@/domain/statements/statements';
import type { Allocation } from '@/domain/money/split';
import { GENERATED_PARTIES, generatedHistory } from '../../helpers/domain/generatedHistory';
import { sourceOfTable } from '../../helpers/domain/statements';

const WHOLE = { start: '2025-01-01', end: '2025-12-31' };

/** The rule of largest remainders, without the code of the product: exact fractions, largest remainders first. */
function divideExactly(whole: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const parts = weights.map((weight) => Number((BigInt(whole) * BigInt(weight)) / BigInt(total)));
  const rest = weights.map((weight, at) => BigInt(whole) * BigInt(weight) - BigInt(parts[at]!) * BigInt(total));
  const order = weights.map((_, at) => at).sort((a, b) => Number(rest[b]! - rest[a]!) || a - b);
  const missing = whole - parts.reduce((sum, part) => sum + part, 0);
  for (const at of order.slice(0, missing)) parts[at]! += 1;
  return parts;
}

function exactShares(payment: Allocation, refunds: readonly number[]): Allocation[] {
  let weights = PARTIES.map((party) => payment[party]);
  return refunds.map((refund) => {
    const [merchant = 0, processor = 0, partner = 0, platform = 0] = divideExactly(refund, weights);
    weights = weights.map((weight, at) => weight - [merchant, processor, partner, platform][at]!);
    return { merchant: merchant + processor, processor: 0, partner, platform };
  });
}

/** The sums over all parties that have one role in an allocation. */
function sumByRole(amountOf: (partyId: string) => number): Allocation {
  const sums: Allocation = { merchant: 0, processor: 0, partner: 0, platform: 0 };
  for (const partyId of GENERATED_PARTIES) sums[feeOfParty(partyId) ?? 'merchant'] += amountOf(partyId);
  return sums;
}

/** The settled payments, whose refunds are in statements and balances. */
function settledIn({ table, recorded }: StatementSource) {
  return [...allIndices(table.length)].filter((index) => settlementAt(table, recorded, index) === 'settled');
}

test('Payment details, dashboard totals, statements and balances have the same refund shares to the cent', () => {
  fc.assert(
    fc.property(generatedHistory, ({ table, records }) => {
      const source = sourceOfTable(table, { records });
      const settled = settledIn(source);
      const single = settled.map((index) => {
        const paymentRecords = source.recorded.get(index)?.records ?? [];
        const refunds = allocateRefundsAt(table, index, paymentRecords);
        for (const { amount, shares } of refunds) expect(sumShares(shares)).toBe(amount);
        expect(refunds.map(({ shares }) => shares)).toEqual(
          exactShares(
            allocationAt(table, index),
            refunds.map(({ amount }) => amount),
          ),
        );
        return addAllocations(refunds.map(({ shares }) => shares));
      });
      const shares = addAllocations(single);
      const metrics = measure(table, source.recorded, settled);
      expect(metrics).toMatchObject({ refundedShares: shares, refunded: sumShares(shares) });

      const ofStatements = sumByRole((partyId) => {
        const { totals, isClosed } = computeStatement(source, partyId, WHOLE);
        expect(isClosed).toBe(true);
        return 0 - totals.refund.net;
      });
      expect(subtract(ofStatements, shares)).toEqual(addAllocations([]));

      const balances = new Map(
        computeBalances(source, WHOLE, GENERATED_PARTIES).map((balance) => [balance.partyId, balance.balance]),
      );
      const ofBalances = sumByRole((partyId) => balances.get(partyId) ?? 0);
      expect(ofBalances).toEqual(subtract(metrics.allocation, shares));
    }),
    { numRuns: 150 },
  );
});

test('The last refund of a payment closes every share to zero, and the merchant covers the fee of the processor', () => {
  fc.assert(
    fc.property(generatedHistory, ({ table, records }) => {
      const { recorded } = sourceOfTable(table, { records });
      for (const index of allIndices(table.length)) {
        const refunds = allocateRefundsAt(table, index, recorded.get(index)?.records ?? []);
        const amount = table.amountAt(index);
        if (refunds.reduce((sum, refund) => sum + refund.amount, 0) !== amount) continue;
        const allocation = allocationAt(table, index);
        const { processor } = allocation;
        const rest = subtract(allocation, addAllocations(refunds.map(({ shares }) => shares)));
        expect(rest).toEqual({ merchant: 0 - processor, processor, partner: 0, platform: 0 });
      }
    }),
    { numRuns: 150 },
  );
});

test('The columns of refunds in files hold the shares of the rule', () => {
  fc.assert(
    fc.property(generatedHistory, ({ table }) => {
      const { fileRefunds } = table;
      for (const index of allIndices(fileRefunds ? table.length : 0)) {
        if (fileRefundedAt(table, index) === 0) continue;
        const first = Number(fileRefunds!.starts[index]);
        allocateRefundsAt(table, index, []).forEach(({ shares }, at) => {
          for (const party of PARTIES) expect(fileRefunds!.parts[party][first + at]).toBe(shares[party]);
        });
      }
    }),
    { numRuns: 50 },
  );
});
