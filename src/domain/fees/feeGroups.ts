import type { Day } from '@/domain/calendar/dates';
import type { Currency } from '@/domain/money/currency';
import { type Cents, minorUnits } from '@/domain/money/money';
import { type SplitRate, PROCESSOR_FIXED, PROCESSOR_RATE } from '@/domain/money/split';
import type { Fee } from '@/domain/payments/payment';
import { FEE_PARTIES } from '@/domain/payments/vocabulary';
import { addTo } from '@/lib/byKey';
import { compareCodes } from '@/lib/compareCodes';
import type { Rate } from './agreedRates';

export type FeeFault = 'over' | 'under' | 'missing' | 'unexpected';

/** What was agreed for a wrong fee: an agreed rate, or without one the split. */
export type Agreement = { merchantId: string; party: Fee['party']; fault: FeeFault; split: SplitRate; rate?: Rate };

/** One wrong fee, in cents; `fees` are all agreed fees of its payment. */
type WrongFee = { day: Day; amount: Cents; charged: Cents; expected: Cents; fees: Cents };

/** The wrong fees of one merchant, party, class and agreement, and with an agreed rate of one charged rate. Sums are in cents. */
export type FeeGroup = Agreement & {
  count: number;
  amounts: Cents;
  charged: Cents;
  expected: Cents;
  /** The sum of all agreed fees of these payments, of which the split is a percentage. */
  fees: Cents;
  first: Day;
  last: Day;
};

/**
 * A group with the percentages of the payment that may have been charged, as shares of 1, within the rounding of each fee.
 * Those of the rest have no meaning, because it takes every fee that no group before it took.
 */
type RunningGroup = { group: FeeGroup; least: number; most: number; isRest: boolean };

/** More charged rates of one agreement than a person would agree on: further ones join the rest. */
const MOST_RATES = 20;

/** `repeated` are the sums of all fees that are the same as the added one, if there are several. */
type FeeGrouping = {
  add: (agreement: Agreement, fee: WrongFee, repeated?: RepeatedFee) => void;
  finish: () => FeeGroup[];
};

/**
 * Running groups of wrong fees: `add` takes one fee, and `finish` returns the groups, those with the largest difference
 * first. If many fees of an agreement have different rates, because of a fixed amount that nobody agreed on, they are one
 * group.
 */
export function startFeeGroups(): FeeGrouping {
  // A merchant has few groups, so a search is faster than a key per fee: there may be millions of fees.
  const groupsOf = new Map<string, RunningGroup[]>();

  const groupOf = (agreement: Agreement, { day, amount, charged }: WrongFee): FeeGroup => {
    const { merchantId, rate } = agreement;
    const alike = (groupsOf.get(merchantId) ?? []).filter(({ group }) => isSameAgreement(group, agreement));
    const [least, most] = chargedRates(amount, charged, rate);
    const found =
      alike.find((running) => least <= running.most && most >= running.least) ?? alike.find(({ isRest }) => isRest);
    if (!found) {
      const group = {
        ...agreement,
        count: 0,
        amounts: 0,
        charged: 0,
        expected: 0,
        fees: 0,
        first: day,
        last: day,
      };
      addTo(groupsOf, merchantId, { group, least, most, isRest: alike.length >= MOST_RATES });
      return group;
    }
    found.least = Math.max(found.least, least);
    found.most = Math.min(found.most, most);
    return found.group;
  };

  return {
    add: (agreement, { day, ...sums }, { first = day, last = day, ...repeated } = { ...sums, count: 1 }) =>
      addSums(groupOf(agreement, { day, ...sums }), repeated, first, last),
    finish: () => [...groupsOf.values()].flatMap(joinSingles).sort(compareGroups),
  };
}

/** The largest difference first. Equal ones have an order that does not depend on that of the payments. */
function compareGroups(a: FeeGroup, b: FeeGroup): number {
  const difference = ({ charged, expected }: FeeGroup) => Math.abs(charged - expected);
  return (
    difference(b) - difference(a) ||
    compareCodes(a.merchantId, b.merchantId) ||
    FEE_PARTIES.indexOf(a.party) - FEE_PARTIES.indexOf(b.party) ||
    compareCodes(a.fault, b.fault) ||
    a.charged - b.charged ||
    a.split.hundredths - b.split.hundredths
  );
}

/** So many rates of an agreement may have a single fee each before those fees are one group. */
const MOST_SINGLE = 4;

/** The groups of a merchant, in which the many single fees of an agreement are one group. */
function joinSingles(running: readonly RunningGroup[]): FeeGroup[] {
  const isSingle = ({ group, isRest }: RunningGroup) => group.count === 1 || isRest;
  const singles = running.filter(isSingle);
  return running.flatMap((found) => {
    const { group } = found;
    if (!isSingle(found)) return group;
    const [first, ...others] = singles.filter((single) => isSameAgreement(single.group, group));
    if (others.length < MOST_SINGLE) return group;
    if (found !== first) return [];
    const sum = { ...group };
    for (const { group: other } of others) addSums(sum, { ...other, amount: other.amounts }, other.first, other.last);
    return sum;
  });
}

type Sums = Omit<WrongFee, 'day'> & { count: number };
/** The sums of wrong fees with their days, in cents. */
export type RepeatedFee = Sums & { first?: Day; last?: Day };

function addSums(group: FeeGroup, { count, amount, charged, expected, fees }: Sums, first: Day, last: Day): void {
  group.count += count;
  group.amounts += amount;
  group.charged += charged;
  group.expected += expected;
  group.fees += fees;
  if (first < group.first) group.first = first;
  if (last > group.last) group.last = last;
}

function isSameAgreement(a: Agreement, b: Agreement): boolean {
  if (a.party !== b.party || a.fault !== b.fault) return false;
  if (a.rate && b.rate) return a.rate.percent === b.rate.percent && a.rate.fixed === b.rate.fixed;
  return !a.rate && !b.rate && a.split.hundredths === b.split.hundredths && a.split.unit === b.split.unit;
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
