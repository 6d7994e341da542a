import { findCurrency } from '@/domain/money/currency';
import { formatMoney } from '@/domain/money/money';
import { comparableDays, timeInZone } from '@/domain/calendar/instants';
import type { Side } from './sideSchema';
import { formatSide } from './discrepancies';
import { movedMoney } from './judgePair';
import type { ComparedFigure } from './vocabulary';

/** One field of a discrepancy: its value in the console and in the report, and the formatted difference of two amounts. */
export type FieldComparison = { label: string; ours: string; theirs: string; difference?: string; isSame: boolean };

const NOT_REPORTED = '–';

const FEES: readonly ComparedFigure[] = ['processor', 'partner', 'platform'];
const FIGURES: readonly [ComparedFigure, string][] = [
  ['amount', 'Amount'],
  ['refunded', 'Refunded'],
  ['disputed', 'Disputed'],
  ['processor', 'Processor fee'],
  ['partner', 'Partner fee'],
  ['platform', 'Platform fee'],
];

/**
 * Compares both sides field by field. A value that a side does not have is a dash and no difference; a failed or voided
 * payment of the console has no fees, because none was charged. The report's time is converted to the
 * console's zone, so that the same moment looks the same. If its zone is another one, its own time follows.
 */
export function compareSides(ours: Side | undefined, theirs: Side | undefined): FieldComparison[] {
  const fact = (label: string, here: string | undefined, there: string | undefined): FieldComparison => ({
    label,
    ours: here ?? NOT_REPORTED,
    theirs: there ?? NOT_REPORTED,
    isSame: here === undefined || there === undefined || here === there,
  });
  const isOneCurrency = ours?.currency === theirs?.currency;
  const [dayThere, dayHere] = theirs && ours ? comparableDays(theirs, ours) : [];
  const isCharged = movedMoney(ours?.status);
  const timeThere = theirs && timeInZone(theirs, ours?.zone);
  // A day alone is the same in every zone.
  const areZonesShown = ours?.zone && theirs?.zone && ours.zone !== theirs.zone && theirs.time.length > 10;
  const facts = [
    { ...fact('Payment', ours?.id, theirs?.reference ?? theirs?.id), isSame: true },
    ...(theirs?.reference === undefined ? [] : [{ ...fact('Processor ID', undefined, theirs.id), isSame: true }]),
    {
      ...fact('Time', ours?.time, areZonesShown ? `${timeThere} (${theirs.time} ${theirs.zone})` : timeThere),
      isSame: dayThere === dayHere,
    },
    fact('Status', ours?.status, theirs?.status),
    fact('Currency', ours?.currency, theirs?.currency),
    ...FIGURES.map(([figure, label]) => {
      const here = isCharged || !FEES.includes(figure) ? ours?.[figure] : undefined;
      const there = theirs?.[figure];
      const reported = fact(
        label,
        here === undefined ? here : formatSide(ours, figure),
        there === undefined ? there : formatSide(theirs, figure),
      );
      if (here === undefined || there === undefined || here === there || !isOneCurrency || !ours) return reported;
      const difference = `${there > here ? '+' : ''}${formatMoney(there - here, findCurrency(ours.currency))}`;
      return { ...reported, difference };
    }),
  ];
  // Bank statements and payouts have no fees.
  const isDisputed = [ours, theirs].some((side) => side?.disputed);
  return facts.filter(
    (side) => (side.ours !== NOT_REPORTED || side.theirs !== NOT_REPORTED) && (side.label !== 'Disputed' || isDisputed),
  );
}
