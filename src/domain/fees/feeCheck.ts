import type { Day, LocalTime } from '@/domain/calendar/dates';
import type { Currency } from '@/domain/money/currency';
import type { Cents } from '@/domain/money/money';
import { DEFAULT_SPLIT, dividePayment } from '@/domain/money/split';
import type { Fee } from '@/domain/payments/payment';
import { FEE_PARTIES } from '@/domain/payments/vocabulary';
import { feeAtRate, type RateAt } from './agreedRates';
import { type FeeGroup, startFeeGroups } from './feeGroups';
import type { SplitAt } from './splits';

export const FEE_CLASSES = ['as agreed', 'rounding', 'over', 'under', 'missing', 'unexpected'] as const;
export type FeeClass = (typeof FEE_CLASSES)[number];

/** The columns of the payments to check; amounts are in cents. */
export type CheckedPayments = {
  length: number;
  amountAt: (index: number) => Cents;
  dateAt: (index: number) => LocalTime;
  isPaidAt: (index: number) => boolean;
  /** Whether the newest payment is first, so that the newest one of a merchant is known without a comparison. */
  isNewestFirst?: boolean;
  /** Whether the console calculated the fees, because no file has them. Omitted if no fee is calculated. */
  areFeesCalculatedAt?: (index: number) => boolean;
  merchantIdAt: (index: number) => string;
  integrationIdAt: (index: number) => string | undefined;
  fees: Readonly<Record<Fee['party'], ArrayLike<Cents>>>;
};

/** A group with `hasEnded`: the merchant has a newer payment that was checked, so the wrong rate ended with the last day. */
export type CheckedGroup = FeeGroup & { hasEnded: boolean };

/**
 * `counts` are fees: three of each payment that was paid and whose fees were charged. `calculated` are payments: the
 * paid ones whose fees the console calculated. They are not checked, because a calculated fee is always the expected
 * one. `unagreed` are fees without anything to compare them with.
 */
export type FeeCheck = {
  counts: Record<FeeClass, number>;
  calculated: number;
  unagreed: number;
  groups: CheckedGroup[];
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
  const groups = startFeeGroups();
  let next = 0;
  let [calculated, unagreed] = [0, 0];

  const dayAt = (index: number): Day => payments.dateAt(index).slice(0, 10);
  const ratesAt = (index: number) =>
    rateAt?.(payments.merchantIdAt(index), payments.integrationIdAt(index), () => dayAt(index));
  const agreedSplitAt = (index: number) => splitAt(payments.integrationIdAt(index) ?? '', () => payments.dateAt(index));

  const check = (index: number): void => {
    if (payments.areFeesCalculatedAt?.(index)) {
      calculated += 1;
      return;
    }
    const rates = ratesAt(index);
    const agreedSplit = agreedSplitAt(index);
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
      day ||= dayAt(index);
      const agreement = { merchantId: payments.merchantIdAt(index), party, fault: found, split, ...(rate && { rate }) };
      groups.add(agreement, { day, amount, charged, expected, fees: divided ? amount - divided.merchant : 0 });
    }
  };

  const isChecked = (index: number): boolean => {
    if (!payments.isPaidAt(index) || payments.areFeesCalculatedAt?.(index)) return false;
    return hasDefaultSplit || (ratesAt(index) ?? agreedSplitAt(index)) !== undefined;
  };

  /** The day of the newest checked payment of each merchant. Of payments in order, only the newest ones are read. */
  const newestDaysOf = (merchantIds: ReadonlySet<string>): ReadonlyMap<string, Day> => {
    const days = new Map<string, Day>();
    for (let index = 0; index < next; index += 1) {
      if (payments.isNewestFirst && days.size === merchantIds.size) break;
      const merchantId = payments.merchantIdAt(index);
      if (!merchantIds.has(merchantId) || (payments.isNewestFirst && days.has(merchantId))) continue;
      const day = dayAt(index);
      if (day > (days.get(merchantId) ?? '') && isChecked(index)) days.set(merchantId, day);
    }
    return days;
  };

  return {
    advance: (to) => {
      for (; next < Math.min(to, payments.length); next += 1) if (payments.isPaidAt(next)) check(next);
    },
    finish: () => {
      const wrong = groups.finish();
      const newestDays = newestDaysOf(new Set(wrong.map(({ merchantId }) => merchantId)));
      const hasEnded = ({ merchantId, last }: FeeGroup) => last < (newestDays.get(merchantId) ?? '');
      return { counts, calculated, unagreed, groups: wrong.map((group) => ({ ...group, hasEnded: hasEnded(group) })) };
    },
  };
}
