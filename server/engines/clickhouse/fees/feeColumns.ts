import { MERCHANT_SHARE, PROCESSOR_FIXED, PROCESSOR_RATE } from '@/domain/money/split';
import type { Currency } from '@/domain/money/currency';
import { minorUnits } from '@/domain/money/money';
import { FEE_CLASSES } from '@/domain/fees/feeCheck';
import { FEE_PARTIES, type FeeParty } from '@/domain/payments/vocabulary';
import type { Agreements } from './agreements';

/** The SQL of one fee of a payment: the expected amount (-1 if nothing was agreed), the charged one, and its class from 0. */
export type FeeColumns = { party: FeeParty; expected: string; charged: string; feeClass: string; hasRate: string };

/** `shareOf` in SQL: rounded half up to the cent, in two parts, so that no product is too large. */
const share = (cents: string, basisPoints: string | number) =>
  `(intDiv(${cents}, 10000) * ${basisPoints} + intDiv((${cents} % 10000) * ${basisPoints} + 5000, 10000))`;

const list = (values: readonly number[]) => `[${values.join(',')}]`;
/** An array of one value may be of a narrow type, so that amounts are always 64 bits. */
const at = (values: readonly number[], index: string) => `toInt64(${list(values)}[${index} + 1])`;

const CHARGED = { processor: 'processorFee', partner: 'partnerFee', platform: 'platformFee' } as const;

/** All agreed fees of a payment by its split, of which the split is a percentage. 0 without a split. */
export function agreedFees({ splits, splitIndex }: Agreements): string {
  return `if(${isAgreed({ splits, splitIndex })}, ${FEES}, toInt64(0))`;
}

const FEES = `(amount - ${share('amount', MERCHANT_SHARE)})`;

/** Whether the integration of a payment has a split. */
export function isAgreed({ splits, splitIndex }: Pick<Agreements, 'splits' | 'splitIndex'>): string {
  return `(${at(
    splits.map((split) => (split ? 1 : 0)),
    splitIndex,
  )} = 1)`;
}

/** The three fees of a payment, by the rules of `dividePayment` and `feeAtRate`. */
export function feeColumns(agreements: Agreements, currency: Currency): FeeColumns[] {
  const { splits, splitIndex, rates, rateIndex } = agreements;
  const isPercent = splits.map((split) => (split?.unit === '%' ? 1 : 0));
  const hundredths = splits.map((split) => split?.hundredths ?? 0);
  const wanted = `if(${at(isPercent, splitIndex)} = 1, ${share(FEES, at(hundredths, splitIndex))}, ${at(hundredths, splitIndex)})`;
  const processor = `least(${FEES}, ${share('amount', PROCESSOR_RATE)} + ${minorUnits(PROCESSOR_FIXED, currency)})`;
  const platform = `least(${FEES} - ${processor}, ${wanted})`;
  const divided = { processor, partner: `(${FEES} - ${processor} - ${platform})`, platform };
  return FEE_PARTIES.map((party) => {
    const percents = rates.map((rate) => rate?.[party]?.percent ?? -1);
    const fixed = rates.map((rate) => rate?.[party]?.fixed ?? 0);
    const hasRate = `(${at(percents, rateIndex)} >= 0)`;
    const byRate = `least(amount, ${share('amount', at(percents, rateIndex))} + ${at(fixed, rateIndex)})`;
    const expected = `if(${hasRate}, ${byRate}, if(${isAgreed(agreements)}, ${divided[party]}, toInt64(-1)))`;
    const charged = CHARGED[party];
    return { party, expected, charged, feeClass: classOf(charged, expected), hasRate };
  });
}

/** The class of a fee as its position in `FEE_CLASSES`, by the rules of `classifyFee`. -1 without an agreement. */
function classOf(charged: string, expected: string): string {
  const position = (name: (typeof FEE_CLASSES)[number]) => FEE_CLASSES.indexOf(name);
  const cases = [
    [`${expected} < 0`, -1],
    [`${charged} = ${expected}`, position('as agreed')],
    [`abs(${charged} - ${expected}) <= 1`, position('rounding')],
    [`${expected} = 0`, position('unexpected')],
    [`${charged} = 0`, position('missing')],
    [`${charged} > ${expected}`, position('over')],
  ].flat();
  return `toInt16(multiIf(${cases.join(', ')}, ${position('under')}))`;
}
