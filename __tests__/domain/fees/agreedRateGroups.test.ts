import { ratesOf, startFeeGroups, type Agreement, type FeeGroup } from '@/domain/fees/feeGroups';
import { DEFAULT_SPLIT } from '@/domain/money/split';
import { USD } from '../../helpers/currencies';

const AGREED = {
  merchantId: 'MER001',
  party: 'platform',
  fault: 'over',
  split: DEFAULT_SPLIT,
  rate: { percent: 200, fixed: 10 },
} as const;

/** The groups of fees on payments of $1,000.00, or of `amount`, whose agreed fee is $20.10. */
function groupsOf(fees: readonly { charged: number; amount?: number; day?: string; agreement?: Partial<Agreement> }[]) {
  const grouping = startFeeGroups();
  for (const { charged, amount = 100_000, day = '2024-06-14', agreement } of fees)
    grouping.add({ ...AGREED, ...agreement }, { day, amount, charged, expected: 2_010, fees: 2_010 });
  return grouping.finish();
}

const twice = (percent: number) => [{ charged: percent * 1_000 + 10 }, { charged: percent * 1_000 + 10 }];
const countsOf = (groups: readonly FeeGroup[]) => groups.map(({ count, charged }) => [count, charged]);

test('Fees of an agreed rate are one group if one percentage rounds to each of them, without the fixed amount', () => {
  // 3% of $333.33 is 1,000 cents.
  const threePercent = [{ charged: 3_010 }, { charged: 1_010, amount: 33_333 }, { charged: 3_010, amount: 100_016 }];
  expect(countsOf(groupsOf([...threePercent, ...twice(4)]))).toEqual([
    [2, 8_020],
    [3, 7_030],
  ]);
  // The first two allow 3.0001% at most, and this fee needs more.
  expect(countsOf(groupsOf([...threePercent, { charged: 3_011 }]))).toEqual([
    [1, 3_011],
    [3, 7_030],
  ]);
  // Of the first two fees, the second allows 2.9995% at least, and this fee is 2.999%.
  expect(groupsOf([threePercent[1]!, threePercent[0]!, { charged: 30_000, amount: 1_000_000 }])).toHaveLength(2);
  // 2.995% to 3.005% of $100.00, then 3.005% to 3.015%: 3.005% rounds to both.
  const adjacent = [310, 311].map((charged) => ({ charged, amount: 10_000 }));
  for (const fees of [adjacent, adjacent.toReversed()]) expect(countsOf(groupsOf(fees))).toEqual([[2, 621]]);
});

test('Fees of two agreed rates, or of a rate and a split, are not one group', () => {
  const others = [{ percent: 300, fixed: 10 }, { percent: 200, fixed: 20 }, undefined];
  // Each charges 3% and its fixed amount.
  for (const rate of others)
    expect(groupsOf([...twice(3), { charged: 3_000 + (rate?.fixed ?? 10), agreement: { rate } }])).toHaveLength(2);
  const bySplit = { rate: undefined };
  const otherSplit = { ...bySplit, split: { ...DEFAULT_SPLIT, hundredths: DEFAULT_SPLIT.hundredths + 1 } };
  expect(
    groupsOf([
      { charged: 1, agreement: bySplit },
      { charged: 500, agreement: bySplit },
    ]),
  ).toHaveLength(1);
  expect(
    groupsOf([
      { charged: 1, agreement: bySplit },
      { charged: 500, agreement: otherSplit },
    ]),
  ).toHaveLength(2);
});

test('Up to four rates with one fee each are groups, and more of them are one group', () => {
  const single = (percent: number) => ({ charged: percent * 1_000 + 10, day: `2024-06-1${percent - 3}` });
  expect(countsOf(groupsOf([3, 4, 5, 6].map(single)))).toEqual(
    [6_010, 5_010, 4_010, 3_010].map((charged) => [1, charged]),
  );
  const [joined, pair, ...more] = groupsOf([...twice(20), ...[5, 4, 3, 7, 6].map(single)]);
  expect(countsOf([joined!, pair!])).toEqual([
    [2, 40_020],
    [5, 25_050],
  ]);
  expect(more).toEqual([]);
  expect(pair).toMatchObject({
    first: '2024-06-10',
    last: '2024-06-14',
    amounts: 500_000,
    expected: 10_050,
    fees: 10_050,
  });
});

test('After twenty rates, each further one joins the rest', () => {
  const known = Array.from({ length: 20 }, (_, index) => twice(20 + index)).flat();
  expect(groupsOf(known)).toHaveLength(20);
  const groups = groupsOf([...known, ...twice(50), ...twice(51), ...twice(39)]);
  expect(countsOf(groups).slice(0, 2)).toEqual([
    [4, 202_040],
    [4, 156_040],
  ]);
  expect(groups).toHaveLength(21);
});

test('Groups with the same difference have one order for any order of the payments', () => {
  const agreements: Partial<Agreement>[] = [
    { merchantId: 'MER001', party: 'processor' },
    { merchantId: 'MER001', party: 'partner' },
    { merchantId: 'MER001', fault: 'missing' },
    { merchantId: 'MER001', fault: 'over' },
    { merchantId: 'MER002', party: 'processor' },
    { merchantId: 'MER003', rate: undefined },
    { merchantId: 'MER003', rate: undefined, split: { ...DEFAULT_SPLIT, hundredths: 1_500 } },
  ];
  const fees = agreements.map((agreement) => ({ charged: 3_010, agreement }));
  // Equally far below what was expected.
  const below = { charged: 1_010, agreement: { merchantId: 'MER001', fault: 'over' } as const };
  const order = groupsOf([...fees, below]);
  expect(groupsOf([below, ...fees.toReversed()])).toEqual(order);
  expect(order.slice(-2).map(({ split }) => split.hundredths)).toEqual([1_500, 2_000]);
  expect(order.map(({ merchantId, party, fault, charged }) => [merchantId, party, fault, charged].join(' '))).toEqual([
    'MER001 processor over 3010',
    'MER001 partner over 3010',
    'MER001 platform missing 3010',
    'MER001 platform over 1010',
    'MER001 platform over 3010',
    'MER002 processor over 3010',
    'MER003 platform over 3010',
    'MER003 platform over 3010',
  ]);
});

test('The charged percentage of a group is what is left after the fixed amount of each fee', () => {
  const [group] = groupsOf(twice(3));
  expect(ratesOf(group!, USD)).toEqual({ implied: 3, agreed: 2 });
});

test('The charged percentage of payments of zero is zero', () => {
  for (const charged of [10, 500]) {
    const [group] = groupsOf([{ charged, amount: 0 }]);
    expect(group && ratesOf(group, USD)).toEqual({ implied: 0, agreed: 2 });
  }
});
