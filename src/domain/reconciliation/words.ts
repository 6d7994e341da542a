import type { Currency } from '@/domain/money/currency';
import { currencyOf } from '@/domain/money/currency';
import { formatMoney } from '@/domain/money/money';
import { spellDay } from '@/domain/calendar/dates';
import { daysInOneZone } from '@/domain/calendar/instants';
import type { Tone } from '@/domain/tones';
import type { Break, BreakKind, Side } from './breaks';

/** What a kind of break is called on screen. */
export const KIND_NAMES: Record<BreakKind, string> = {
  'missing there': 'Missing there',
  'missing here': 'Missing here',
  duplicate: 'Duplicate',
  currency: 'Currency',
  amount: 'Amount',
  status: 'Status',
  fee: 'Fee',
  split: 'Split',
  timing: 'Timing',
};

export function kindTone(kind: BreakKind): Tone {
  if (kind === 'timing') return 'blue';
  return kind === 'fee' || kind === 'split' ? 'yellow' : 'red';
}

/** What is wrong with the payment, in a sentence with its amounts. */
export function describeBreak({ kind, ours, theirs }: Break): string {
  const [first] = theirs;
  if (!ours) return `The report has ${money(first, 'amount')}; the console has no such payment.`;
  if (!first) {
    return kind === 'timing'
      ? `${money(ours, 'amount')} is not in the report yet: it may be in the next one.`
      : `The console has ${money(ours, 'amount')}; the report has no such payment.`;
  }
  switch (kind) {
    case 'duplicate':
      return `The report has the payment ${theirs.length} times: ${theirs.map((row) => money(row, 'amount')).join(', ')}.`;
    case 'currency':
      return `The report says ${first.currency}, the console ${ours.currency}.`;
    case 'status':
      return `The report says ${first.status ?? 'nothing'}, the console ${ours.status ?? 'nothing'}.`;
    case 'fee':
      return `The processor took ${moreOrLess(first, ours, 'processor')} than the console expects.`;
    case 'split':
      return first.platform !== undefined && first.platform !== ours.platform
        ? `The platform was given ${moreOrLess(first, ours, 'platform')} than the split says.`
        : `The partner was given ${moreOrLess(first, ours, 'partner')} than the split says.`;
    case 'timing': {
      const [there, here] = daysInOneZone(first, ours);
      return first.status === ours.status
        ? `The report has it on ${spellDay(there)}, the console on ${spellDay(here)}.`
        : `The report says ${first.status ?? 'nothing'}, the console still ${ours.status ?? 'nothing'}: it is settling.`;
    }
    default:
      return first.amount === ours.amount
        ? `The report has ${moreOrLess(first, ours, 'refunded')} given back.`
        : `The report has ${moreOrLess(first, ours, 'amount')} than the console.`;
  }
}

type Figure = 'amount' | 'refunded' | 'processor' | 'partner' | 'platform';

function money(side: Side | undefined, figure: Figure): string {
  return side === undefined ? '' : formatMoney(side[figure] ?? 0, currencyOf(side.currency));
}

/** `$12.00 more`, `$12.00 less`. */
function moreOrLess(there: Side, here: Side, figure: Figure): string {
  const difference = (there[figure] ?? 0) - (here[figure] ?? 0);
  const unit: Currency = currencyOf(here.currency);
  return `${formatMoney(Math.abs(difference), unit)} ${difference < 0 ? 'less' : 'more'}`;
}

/** The facts of both sides in the order in which one compares them: what the console has, the report, and the difference in minor units. */
export type Fact = { label: string; ours: string; theirs: string; difference?: string; isSame: boolean };

const NOT_TOLD = '–';

const FIGURES: readonly [Figure, string][] = [
  ['amount', 'Amount'],
  ['refunded', 'Refunded'],
  ['processor', 'Processor fee'],
  ['partner', 'Partner fee'],
  ['platform', 'Platform fee'],
];

/** Both rows of a break beside each other; what a side does not tell is a dash, and is no difference. */
export function compareSides(ours: Side | undefined, theirs: Side | undefined): Fact[] {
  const fact = (label: string, here: string | undefined, there: string | undefined): Fact => ({
    label,
    ours: here ?? NOT_TOLD,
    theirs: there ?? NOT_TOLD,
    isSame: here === undefined || there === undefined || here === there,
  });
  const isOneCurrency = ours?.currency === theirs?.currency;
  const [dayThere, dayHere] = theirs && ours ? daysInOneZone(theirs, ours) : [];
  // The zone where it is needed to compare the two.
  const isOneZone = !ours || !theirs || ours.zone === theirs.zone;
  const timeOf = (side: Side | undefined) => (isOneZone ? side?.time : side && [side.time, side.zone].join(' ').trim());
  const facts = [
    { ...fact('Payment', ours?.id, theirs?.reference ?? theirs?.id), isSame: true },
    ...(theirs?.reference === undefined
      ? []
      : [{ ...fact('Id of the processor', undefined, theirs.id), isSame: true }]),
    { ...fact('Time', timeOf(ours), timeOf(theirs)), isSame: dayThere === dayHere },
    fact('Status', ours?.status, theirs?.status),
    fact('Currency', ours?.currency, theirs?.currency),
    ...FIGURES.map(([figure, label]) => {
      const [here, there] = [ours?.[figure], theirs?.[figure]];
      const told = fact(
        label,
        here === undefined ? here : money(ours, figure),
        there === undefined ? there : money(theirs, figure),
      );
      if (here === undefined || there === undefined || here === there || !isOneCurrency || !ours) return told;
      const difference = `${there > here ? '+' : ''}${formatMoney(there - here, currencyOf(ours.currency))}`;
      return { ...told, difference };
    }),
  ];
  // A bank tells no fees, and neither does a payout.
  return facts.filter((each) => each.ours !== NOT_TOLD || each.theirs !== NOT_TOLD);
}
