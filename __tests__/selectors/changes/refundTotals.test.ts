import fc from 'fast-check';
import type { Reversal } from '@/domain/changes/records';
import type { Refund } from '@/domain/payments/refunds/refundRules';
import { refundTotals } from '@/selectors/changes/reversalChanges';
import { buildRefund, buildVoid } from '../../helpers/builders';

const refund = (id: string, amount: number, at: number, transactionId = 'P-1') =>
  ({ ...buildRefund({ id, transactionId, amount }), instant: at }) as Refund;

/** The withdrawal of a refund, which still has the record, or restored it at `restoredAt`. */
function withdrawal(record: Refund, at: number, restoredAt?: number): Reversal {
  const stamp = { recordedAt: record.recordedAt, recordedBy: record.recordedBy, zone: 'UTC' };
  return {
    ...stamp,
    id: `${record.id} withdrawn ${at}`,
    instant: at,
    of: 'payments',
    recordId: record.id,
    ...(restoredAt === undefined
      ? { record }
      : { record: null, broughtBack: { ...stamp, id: `${record.id} restored ${at}`, instant: restoredAt } }),
  };
}

const totals = (records: readonly Refund[], reversals: readonly Reversal[], inFiles = 0) =>
  Object.fromEntries(
    refundTotals(reversals, Object.fromEntries(records.map((record) => [record.id, record])), () => inFiles),
  );

test('A withdrawal leaves what earlier changes of its payment say, and says what it left', () => {
  const [first, second, other] = [refund('r1', 1_000, 1), refund('r2', 2_000, 2), refund('r3', 50, 2, 'P-2')];
  expect(totals([second, other], [withdrawal(first, 3)], 500)).toEqual({
    r1: [500, 1_500],
    r2: [1_500, 3_500],
    'r1 withdrawn 3': [3_500, 2_500],
  });
});

test('A restored refund counts again from then on, and a void has no refunded amount', () => {
  const first = refund('r1', 1_000, 1);
  const recorded = buildVoid({ id: 'v1', transactionId: 'P-1' });
  const reversed = { ...withdrawal(first, 1), id: 'v1 reversed', recordId: 'v1', record: recorded };
  expect(totals([first], [withdrawal(first, 2, 3), reversed])).toEqual({
    r1: [0, 1_000],
    'r1 withdrawn 2': [1_000, 0],
    'r1 restored 2': [0, 1_000],
  });
});

test('Only payments from which a refund was withdrawn have totals, not those with another reversed record', () => {
  const stamp = { recordedAt: '2024-07-01 10:00:00', recordedBy: 'Alex Morgan', zone: 'UTC' };
  const adjustment: Reversal = {
    ...stamp,
    id: 't1',
    of: 'adjustments',
    recordId: 'a1',
    record: {
      ...stamp,
      id: 'a1',
      kind: 'adjustment',
      partyId: 'MER001',
      amount: -500,
      day: '2024-06-30',
      reason: 'Card readers',
      transactionId: 'P-1',
    },
  };
  expect(totals([refund('r1', 1_000, 1)], [adjustment])).toEqual({});
});

test('A withdrawal whose refund is not known has no totals', () => {
  const unknown = withdrawal(refund('r1', 1_000, 1), 2, 3);
  expect(totals([], [unknown])).toEqual({});
});

test('Each change of a payment goes on where the one before it ended, and the last one ends at what is in effect', () => {
  const history = fc.record({
    amount: fc.integer({ min: 1, max: 9_999 }),
    // The instants of withdrawal, restoration and second withdrawal, as far as they happened.
    ends: fc.uniqueArray(fc.integer({ min: 100, max: 999_999 }), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(fc.array(history, { minLength: 1, maxLength: 6 }), fc.nat(5_000), (all, inFiles) => {
      const records: Refund[] = [];
      const reversals: Reversal[] = [];
      all.forEach(({ amount, ends }, index) => {
        const record = refund(`r${index}`, amount, index);
        const [withdrawn, restored, again] = ends.toSorted((a, b) => a - b);
        if (withdrawn !== undefined) reversals.push(withdrawal(record, withdrawn, restored));
        if (again !== undefined) reversals.push(withdrawal(record, again));
        if (withdrawn === undefined || (restored !== undefined && again === undefined)) records.push(record);
      });
      const steps = Object.values(totals(records, reversals, inFiles));
      if (reversals.length === 0) {
        expect(steps).toEqual([]);
        return;
      }
      expect(steps.map(([before]) => before)).toEqual([inFiles, ...steps.slice(0, -1).map(([, after]) => after)]);
      expect(steps.at(-1)?.[1]).toBe(records.reduce((sum, { amount }) => sum + amount, inFiles));
    }),
  );
});
