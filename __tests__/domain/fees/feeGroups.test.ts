import fc from 'fast-check';
import type { Edit } from '@/domain/changes/records';
import { classifyFee, startFeeCheck } from '@/domain/fees/feeCheck';
import type { FeeGroup } from '@/domain/fees/feeGroups';
import { splitsOverTime } from '@/domain/fees/splits';
import { DEFAULT_SPLIT, dividePayment } from '@/domain/money/split';
import { FEE_PARTIES } from '@/domain/payments/vocabulary';
import { USD } from '../../helpers/currencies';
import { paymentsOf, splitAt, checkFees } from '../../helpers/domain/checkedPayments';

const cents = fc.integer({ min: -60, max: 60 });
const payments = fc
  .array(
    fc.record({
      amount: fc.constantFrom(0, 20, 100_000, 250_000),
      day: fc.constantFrom('2024-06-01', '2024-06-14', '2024-06-30'),
      merchant: fc.constantFrom('MER001', 'MER002'),
      integration: fc.constantFrom('INT1', 'INT2', 'INT3', undefined),
      off: fc.record({ processor: cents, partner: cents, platform: cents }),
    }),
    { maxLength: 30 },
  )
  .map(paymentsOf);

type Fee = Pick<FeeGroup, 'party' | 'split' | 'amounts' | 'charged' | 'expected' | 'fees'> & {
  key: string;
  day: string;
};

/** The wrong fees, computed independently of the check. */
function wrongFees(of: ReturnType<typeof paymentsOf>): Fee[] {
  return Array.from({ length: of.length }, (_, index) => {
    const split = splitAt(of.integrationIdAt(index) ?? '') ?? DEFAULT_SPLIT;
    const amounts = of.amountAt(index);
    const agreed = dividePayment(amounts, split, USD);
    const fees = agreed.processor + agreed.partner + agreed.platform;
    return FEE_PARTIES.flatMap((party) => {
      const [charged, expected] = [of.fees[party][index]!, agreed[party]];
      const fault = classifyFee(charged, expected);
      const key = [of.merchantIdAt(index), party, fault, split.hundredths, split.unit].join();
      const day = of.dateAt(index).slice(0, 10);
      return fault === 'as agreed' || fault === 'rounding'
        ? []
        : [{ key, day, party, split, amounts, charged, expected, fees }];
    });
  }).flat();
}

const keyOf = ({ merchantId, party, fault, split }: FeeGroup) =>
  [merchantId, party, fault, split.hundredths, split.unit].join();

test('Wrong fees are grouped by merchant, party, class and split, the largest difference first', () => {
  fc.assert(
    fc.property(payments, (of) => {
      const { groups } = checkFees(of, splitAt, USD);
      const wrong = wrongFees(of);
      expect(groups.map(keyOf).sort()).toEqual([...new Set(wrong.map(({ key }) => key))].sort());
      for (const group of groups) {
        const differences = wrong.filter(({ key }) => key === keyOf(group));
        const sum = (amountOf: (fee: Fee) => number) => differences.reduce((all, fee) => all + amountOf(fee), 0);
        const days = differences.map(({ day }) => day).sort();
        expect(group).toMatchObject({
          count: differences.length,
          amounts: sum(({ amounts }) => amounts),
          charged: sum(({ charged }) => charged),
          expected: sum(({ expected }) => expected),
          fees: sum(({ fees }) => fees),
          first: days[0],
          last: days.at(-1),
        });
      }
      const costs = groups.map(({ charged, expected }) => Math.abs(charged - expected));
      expect(costs).toEqual([...costs].sort((a, b) => b - a));
    }),
  );
});

test('A check in portions checks the payments before an index, and finally all', () => {
  fc.assert(
    fc.property(payments, fc.nat(40), (of, to) => {
      const checking = startFeeCheck(of, splitAt, USD);
      checking.advance(to);
      expect(checking.finish()).toEqual(checkFees({ ...of, length: Math.min(to, of.length) }, splitAt, USD));
      checking.advance(of.length);
      expect(checking.finish().counts).toEqual(checkFees(of, splitAt, USD).counts);
    }),
  );
});

test('A payment is checked against the split that was valid at its time', () => {
  const id = 'INT1';
  const edit: Edit = {
    id: 'e1',
    recordedAt: '2024-06-14 12:00:00',
    recordedBy: 'Alex Morgan',
    subject: 'integration',
    rowId: id,
    before: { split: splitAt(id) },
  };
  const now = [{ id, split: DEFAULT_SPLIT }];
  const days = ['2024-06-13', '2024-06-14', '2024-06-15'].map((day) => ({ amount: 100_000, day, integration: id }));
  const { groups } = checkFees(paymentsOf(days), splitsOverTime(now, now, [edit]), USD);
  expect(groups.map(({ party, first, count }) => [party, first, count])).toEqual([
    ['partner', '2024-06-15', 1],
    ['platform', '2024-06-15', 1],
  ]);
});
