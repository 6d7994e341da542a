import type { Day, LocalTime } from '@/domain/calendar/dates';
import { addTo } from '@/lib/byKey';
import { type SplitRate, PROCESSOR_FIXED, PROCESSOR_RATE } from '@/domain/money/split';
import type { Currency } from '@/domain/money/currency';
import { type Cents, minorUnits } from '@/domain/money/money';
import { DEFAULT_SPLIT, dividePayment } from '@/domain/money/split';
import type { Fee } from '@/domain/payments/payment';
import { FEE_PARTIES } from '@/domain/payments/vocabulary';
import { feeAtRate, type Rate, type RateAt } from './agreedRates';
import type { SplitAt } from './splits';

export const FEE_CLASSES = ['as agreed', 'rounding', 'over', 'under', 'missing', 'unexpected'] as const;
export type FeeClass = (typeof FEE_CLASSES)[number];
export type FeeFault = Exclude<FeeClass, 'as agreed' | 'rounding'>;

/** The columns of the payments to check; amounts are in cents. */
export type CheckedPayments = {
  length: number;
  amountAt: (index: number) => Cents;
  dateAt: (index: number) => LocalTime;
  isPaidAt: (index: number) => boolean;
  /** Whether the console calculated the fees, because no file has them. Omitted if no fee is calculated. */
  areFeesCalculatedAt?: (index: number) => boolean;
  merchantIdAt: (index: number) => string;
  integrationIdAt: (index: number) => string | undefined;
  fees: Readonly<Record<Fee['party'], ArrayLike<Cents>>>;
};

/** The wrong fees of one merchant, party, class and agreement, and with an agreed rate of one charged rate. Sums are in cents. */
export type FeeGroup = {
  merchantId: string;
  party: Fee['party'];
  fault: FeeFault;
  split: SplitRate;
  /** The agreed rate, if there is one. Otherwise the fees follow the split. */
  rate?: Rate;
  count: number;
  amounts: Cents;
  charged: Cents;
  expected: Cents;
  /** The sum of all agreed fees of these payments, of which the split is a percentage. */
  fees: Cents;
  first: Day;
  last: Day;
};

/** A group with the percentages of the payment that may have been charged, as shares of 1, within the rounding of each fee. */
type RunningGroup = { group: FeeGroup; least: number; most: number };

/** More charged rates of one agreement than a person would agree on: further ones join the last group. */
const MOST_RATES = 20;

/**
 * `counts` are fees: three of each payment that was paid and whose fees were charged. `calculated` are payments: the
 * paid ones whose fees the console calculated. They are not checked, because a calculated fee is always the expected
 * one. `unagreed` are fees without anything to compare them with.
 */
export type FeeCheck = {
  counts: Record<FeeClass, number>;
  calculated: number;
  unagreed: number;
  groups: FeeGroup[];
};

/** The class of one fee; a difference of one cent is rounding. */
export function classifyFee(charged: Cents, expected: Cents): FeeClass {
  if (charged === expected) return 'as agreed';
  if (Math.abs(charged - expected) <= 1) return 'rounding';
  if (expected === 0) return 'unexpected';
  if (charged === 0) return 'missing';
  return charged > expected ? 'over' : 'under';
}

/** A running check: `advance` checks the payments before an index, and `finish` returns the result. */
export type FeeChecking = { advance: (to: number) => void; finish: () => FeeCheck };

/**
 * Checks every fee against the agreed rate of its party at the payment's time, or without one against the allocation with
 * the split of that time. Without a rate and a split of its integration, a fee is not checked, unless `hasDefaultSplit`. The
 * groups with the largest difference come first.
 */
export function startFeeCheck(
  payments: CheckedPayments,
  splitAt: SplitAt,
  currency: Currency,
  { rateAt, hasDefaultSplit = true }: { rateAt?: RateAt; hasDefaultSplit?: boolean } = {},
): FeeChecking {
  const counts = { 'as agreed': 0, rounding: 0, over: 0, under: 0, missing: 0, unexpected: 0 };
  const groups: FeeGroup[] = [];
  // A merchant has few groups, so a search is faster than a key per fee: there may be millions of fees.
  const groupsOf = new Map<string, RunningGroup[]>();
  let next = 0;
  let [calculated, unagreed] = [0, 0];

  const groupOf = (
    index: number,
    day: Day,
    party: Fee['party'],
    fault: FeeFault,
    split: SplitRate,
    rate: Rate | undefined,
  ): FeeGroup => {
    const merchantId = payments.merchantIdAt(index);
    const { unit, hundredths } = split;
    const alike = (groupsOf.get(merchantId) ?? []).filter(
      ({ group }) =>
        group.party === party &&
        group.fault === fault &&
        (rate ? group.rate?.percent === rate.percent && group.rate.fixed === rate.fixed : !group.rate) &&
        (rate !== undefined || (group.split.hundredths === hundredths && group.split.unit === unit)),
    );
    const [least, most] = chargedRates(payments.amountAt(index), Number(payments.fees[party][index]), rate);
    const found =
      alike.find((running) => least <= running.most && most >= running.least) ??
      (alike.length < MOST_RATES ? undefined : alike.at(-1));
    if (!found) {
      const nothing = { count: 0, amounts: 0, charged: 0, expected: 0, fees: 0 };
      const group = { merchantId, party, fault, split, ...(rate && { rate }), ...nothing, first: day, last: day };
      addTo(groupsOf, merchantId, { group, least, most });
      groups.push(group);
      return group;
    }
    found.least = Math.max(found.least, least);
    found.most = Math.min(found.most, most);
    const { group } = found;
    if (day < group.first) group.first = day;
    if (day > group.last) group.last = day;
    return group;
  };

  const check = (index: number): void => {
    if (payments.areFeesCalculatedAt?.(index)) {
      calculated += 1;
      return;
    }
    const integrationId = payments.integrationIdAt(index);
    const dayAt = () => payments.dateAt(index).slice(0, 10);
    const rates = rateAt?.(payments.merchantIdAt(index), integrationId, dayAt);
    const agreedSplit = splitAt(integrationId ?? '', () => payments.dateAt(index));
    const split = agreedSplit ?? DEFAULT_SPLIT;
    const amount = payments.amountAt(index);
    const divided = agreedSplit || hasDefaultSplit ? dividePayment(amount, split, currency) : undefined;
    let day = '';
    for (const party of FEE_PARTIES) {
      const rate = rates?.[party];
      const expected = rate ? feeAtRate(amount, rate) : divided?.[party];
      if (expected === undefined) {
        unagreed += 1;
        continue;
      }
      const charged = Number(payments.fees[party][index]);
      const found = classifyFee(charged, expected);
      counts[found] += 1;
      if (found === 'as agreed' || found === 'rounding') continue;
      day ||= dayAt();
      const group = groupOf(index, day, party, found, split, rate);
      group.count += 1;
      group.amounts += amount;
      group.charged += charged;
      group.expected += expected;
      group.fees += divided ? amount - divided.merchant : 0;
    }
  };

  const difference = (group: FeeGroup) => Math.abs(group.charged - group.expected);
  return {
    advance: (to) => {
      for (; next < Math.min(to, payments.length); next += 1) if (payments.isPaidAt(next)) check(next);
    },
    finish: () => ({ counts, calculated, unagreed, groups: groups.sort((a, b) => difference(b) - difference(a)) }),
  };
}

/**
 * The shares of the payment that round to a charged fee. Without an agreed rate, any share, because those fees are named by the
 * split.
 */
function chargedRates(amount: Cents, charged: Cents, rate: Rate | undefined): [least: number, most: number] {
  if (!rate) return [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const percentage = charged - rate.fixed;
  return [(percentage - 0.5) / amount, (percentage + 0.5) / amount];
}

/** In percent. */
type Rates = { implied: number; agreed: number };

/**
 * The average charged and agreed percentages of the group: of the payments, without the fixed amount, for an agreed rate and
 * for the processor, and of the fees for partner and platform. Undefined if the split is an amount.
 */
export function ratesOf(group: FeeGroup, currency: Currency): Rates | undefined {
  const { party, split, rate, count, amounts, charged, expected, fees } = group;
  if (rate) return { implied: percent(charged - count * rate.fixed, amounts), agreed: rate.percent / 100 };
  if (party === 'processor') {
    const fixed = count * minorUnits(PROCESSOR_FIXED, currency);
    return { implied: percent(charged - fixed, amounts), agreed: PROCESSOR_RATE / 100 };
  }
  if (split.unit === '$') return undefined;
  const agreed = party === 'platform' ? split.hundredths / 100 : percent(expected, fees);
  return { implied: percent(charged, fees), agreed };
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.max(0, (part / whole) * 100);
}
