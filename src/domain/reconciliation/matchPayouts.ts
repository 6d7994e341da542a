import type { Day } from '@/domain/calendar/dates';
import { groupBy } from '@/domain/lists/byKey';
import type { Cents } from '@/domain/money/money';
import type { Break, BreakKind, Comparison, Side } from './breaks';
import { businessDaysAfter } from './businessDays';
import { SETTLING_DAYS } from './judgePair';

/** A payout as it was recorded; amounts here are minor units of one currency. */
export type BankPayout = { id: string; name: string; reference: string; day: Day; amount: Cents };

/** What left by a bank's report: `text` is all that its row says beside the day and the amount. */
export type BankLine = { text: string; day: Day; amount: Cents };

type Line = BankLine & { key: string; isTaken: boolean };
type Wanted = BankPayout & { keys: { name: string; reference: string }; line?: Line };

/** Letters of a line that are kept. */
const LONGEST_TEXT = 140;

/** The letters and digits alone: banks write in capitals, and leave out signs. */
const keyOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** How surely a line names a payout: its payee and its reference, its reference alone, its payee alone; 0 where neither. */
function sureness({ keys: { name, reference } }: Wanted, { key }: Line): number {
  const [isReference, isName] = [reference !== '' && key.includes(reference), name !== '' && key.includes(name)];
  return (isReference ? 2 : 0) + (isName ? 1 : 0);
}

/** Whether a payout of a day may be in the bank on another one: not before, and within 3 business days (product rules, section 14). */
function isInTime(day: Day, there: Day): boolean {
  return there >= day && businessDaysAfter(day, there) <= SETTLING_DAYS;
}

/**
 * Compares payouts with what left by a bank's report: each with the line that names its reference or its payee, to the cent.
 * Lines that name no reference of a payout, nor of one that was taken back (`otherReferences`), are something else.
 */
export function matchPayouts(
  payouts: readonly BankPayout[],
  bankLines: readonly BankLine[],
  { currency, otherReferences }: { currency: string; otherReferences: readonly string[] },
): Comparison {
  const lines = bankLines.map((each): Line => ({ ...each, key: keyOf(each.text), isTaken: false }));
  const days = lines.map(({ day }) => day).sort();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const wanted = payouts.map((each): Wanted => {
    return { ...each, keys: { name: keyOf(each.name), reference: keyOf(each.reference) } };
  });
  const byAmount = groupBy(lines, ({ amount }) => amount);

  /** Gives each payout that has none yet a line that fits, those that are named the surest way first. */
  function assign(among: (payout: Wanted) => readonly Line[], fits: (payout: Wanted, line: Line) => boolean): void {
    for (const sure of [3, 2, 1]) {
      for (const payout of wanted) {
        if (payout.line) continue;
        const line = among(payout).find(
          (each) => !each.isTaken && sureness(payout, each) === sure && fits(payout, each),
        );
        if (!line) continue;
        line.isTaken = true;
        payout.line = line;
      }
    }
  }
  const ofAmount = ({ amount }: Wanted) => byAmount.get(amount) ?? [];
  assign(ofAmount, ({ day }, line) => isInTime(day, line.day));
  assign(ofAmount, () => true);
  // Of another amount is that alone which names both.
  assign(
    () => lines,
    (payout, line) => sureness(payout, line) === 3,
  );

  const breaks: Break[] = [];
  let matched = 0;
  const sideOf = ({ text, day, amount }: BankLine): Side => ({
    id: text.slice(0, LONGEST_TEXT),
    time: day,
    currency,
    amount,
  });
  for (const payout of wanted) {
    const { id, name, reference, day, amount, line } = payout;
    const further = ofAmount(payout).filter((each) => !each.isTaken && line && sureness(payout, each) === 3);
    for (const each of further) each.isTaken = true;
    const kind = kindOf(payout, further.length > 0, { first, last });
    if (kind === 'matched') matched += 1;
    if (kind === 'matched' || kind === undefined) continue;
    const ours: Side = { id: name, ...(reference !== '' && { reference }), time: day, currency, amount };
    breaks.push({ id, kind, ours, theirs: [...(line ? [line] : []), ...further].map(sideOf) });
  }
  const references = [...wanted.map(({ keys }) => keys.reference), ...otherReferences.map(keyOf)];
  const known = [...new Set(references)].filter((reference) => reference !== '');
  lines.forEach((line, place) => {
    if (!line.isTaken && known.some((reference) => line.key.includes(reference)))
      breaks.push({ id: `there ${place} ${line.key}`, kind: 'missing here', theirs: [sideOf(line)] });
  });
  const kinds: Record<string, number> = {};
  for (const { kind } of breaks) kinds[kind] = (kinds[kind] ?? 0) + 1;
  return { matched, kinds, breaks, loneRefunds: 0, first, last };
}

/** What a payout is against its line; undefined where the report does not reach its day. */
function kindOf(
  { day, amount, line }: Wanted,
  isTwice: boolean,
  { first, last }: { first: Day; last: Day },
): BreakKind | 'matched' | undefined {
  if (!line) {
    if (day < first || day > last) return undefined;
    return businessDaysAfter(day, last) <= SETTLING_DAYS ? 'timing' : 'missing there';
  }
  if (isTwice) return 'duplicate';
  if (line.amount !== amount) return 'amount';
  return isInTime(day, line.day) ? 'matched' : 'timing';
}
