import { latinText } from '@/domain/statements/payouts/sepaText';
import type { Day } from '@/domain/calendar/dates';
import { groupBy } from '@/lib/byKey';
import type { Cents } from '@/domain/money/money';
import type { Discrepancy, Comparison } from '@/domain/reconciliation/discrepancies';
import type { Side } from '@/domain/reconciliation/sideSchema';
import { businessDaysAfter, SETTLEMENT_DAYS } from '@/domain/reconciliation/businessDays';
import type { DiscrepancyKind } from '@/domain/reconciliation/discrepancyKinds';

/** A recorded payout; amounts are minor units of one currency. */
export type BankPayout = { id: string; name: string; reference: string; day: Day; amount: Cents };

/** A line of a bank statement; `text` is all its text besides the day and the amount. */
export type BankLine = { text: string; day: Day; amount: Cents };

type Line = BankLine & { key: string; isTaken: boolean };
/** `isInBatch` is true if the line covers further payouts of the same run. */
type Wanted = BankPayout & { keys: { name: string; reference: string }; line?: Line; isInBatch?: boolean };

/** Characters of a line that are stored. */
const LONGEST_TEXT = 140;

/** Only letters and digits are compared, because banks use capitals, omit signs and write Latin letters without marks. */
const keyOf = (text: string) =>
  latinText(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** How certainly a line names a payout: 3 by payee and reference, 2 by reference, 1 by payee, and 0 by neither. */
function matchConfidence({ keys: { name, reference } }: Wanted, { key }: Line): number {
  const [isReference, isName] = [reference !== '' && key.includes(reference), name !== '' && key.includes(name)];
  return (isReference ? 2 : 0) + (isName ? 1 : 0);
}

/** Whether the bank's day fits the payout: not earlier, and at most 3 business days later. */
function isInTime(day: Day, there: Day): boolean {
  return there >= day && businessDaysAfter(day, there) <= SETTLEMENT_DAYS;
}

/**
 * Matches each payout with a line of the bank that names its reference or its payee and has the same amount. Then matches
 * each run of payouts, which have one day and one reference, with one line of their sum. Lines without a reference of a
 * payout or of a reversed payout (`otherReferences`) are ignored.
 */
export function matchPayouts(
  payouts: readonly BankPayout[],
  bankLines: readonly BankLine[],
  { currency, otherReferences }: { currency: string; otherReferences: readonly string[] },
): Comparison {
  const lines = bankLines.map((line): Line => ({ ...line, key: keyOf(line.text), isTaken: false }));
  const days = lines.map(({ day }) => day).sort();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const wanted = payouts.map((payout): Wanted => {
    return { ...payout, keys: { name: keyOf(payout.name), reference: keyOf(payout.reference) } };
  });
  const byAmount = groupBy(lines, ({ amount }) => amount);

  /** Assigns lines to payouts that have none, the most certain ones first. */
  function assign(among: (payout: Wanted) => readonly Line[], fits: (payout: Wanted, line: Line) => boolean): void {
    for (const confidence of [3, 2, 1]) {
      for (const payout of wanted) {
        if (payout.line) continue;
        const line = among(payout).find(
          (bankLine) => !bankLine.isTaken && matchConfidence(payout, bankLine) === confidence && fits(payout, bankLine),
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
  assignBatches(wanted, lines);
  // A line with another amount must name both payee and reference.
  assign(
    () => lines,
    (payout, line) => matchConfidence(payout, line) === 3,
  );

  const discrepancies: Discrepancy[] = [];
  const matchedIds: string[] = [];
  const sideOf = ({ text, day, amount }: BankLine): Side => ({
    id: text.slice(0, LONGEST_TEXT),
    time: day,
    currency,
    amount,
  });
  for (const payout of wanted) {
    const { id, name, reference, day, amount, line } = payout;
    const further = ofAmount(payout).filter(
      (candidate) => !candidate.isTaken && line && matchConfidence(payout, candidate) === 3,
    );
    for (const candidate of further) candidate.isTaken = true;
    const kind = kindOf(payout, further.length > 0, { first, last });
    if (kind === 'matched') matchedIds.push(id);
    if (kind === 'matched' || kind === undefined) continue;
    const ours: Side = { id: name, ...(reference !== '' && { reference }), time: day, currency, amount };
    discrepancies.push({ id, kind, ours, theirs: [...(line ? [line] : []), ...further].map(sideOf) });
  }
  const references = [...wanted.map(({ keys }) => keys.reference), ...otherReferences.map(keyOf)];
  const known = [...new Set(references)].filter((reference) => reference !== '');
  lines.forEach((line, index) => {
    if (!line.isTaken && known.some((reference) => line.key.includes(reference)))
      discrepancies.push({ id: `there ${index} ${line.key}`, kind: 'missing here', theirs: [sideOf(line)] });
  });
  const kinds: Record<string, number> = {};
  for (const { kind } of discrepancies) kinds[kind] = (kinds[kind] ?? 0) + 1;
  return { matched: matchedIds.length, matchedIds, kinds, breaks: discrepancies, loneRefunds: 0, first, last };
}

/**
 * Assigns one line to the payouts of a run that have none, if it has their sum. It names their reference, or it is the only
 * line of that sum in time and no other run has that sum.
 */
function assignBatches(wanted: readonly Wanted[], lines: readonly Line[]): void {
  const open = wanted.filter(({ line }) => !line);
  const runs = [...groupBy(open, ({ day, keys }) => `${day} ${keys.reference}`).values()]
    .filter((run) => run.length > 1)
    .map((run) => ({ run, sum: run.reduce((total, { amount }) => total + amount, 0) }));
  for (const isNamed of [true, false])
    for (const { run, sum } of runs) {
      const [first] = run;
      if (!first || first.line) continue;
      const { day, keys } = first;
      const fitting = lines.filter(
        (line) =>
          !line.isTaken &&
          line.amount === sum &&
          isInTime(day, line.day) &&
          (!isNamed || (keys.reference !== '' && line.key.includes(keys.reference))),
      );
      const [line] = fitting;
      const isUnclear = fitting.length > 1 || runs.some((other) => other.run !== run && other.sum === sum);
      if (!line || (!isNamed && isUnclear)) continue;
      line.isTaken = true;
      for (const payout of run) Object.assign(payout, { line, isInBatch: true });
    }
}

/** The class of a payout with its line; undefined if its day is outside the statement. */
function kindOf(
  { day, amount, line, isInBatch }: Wanted,
  isTwice: boolean,
  { first, last }: { first: Day; last: Day },
): DiscrepancyKind | 'matched' | undefined {
  if (!line) {
    if (day < first || day > last) return undefined;
    return businessDaysAfter(day, last) <= SETTLEMENT_DAYS ? 'timing' : 'missing there';
  }
  if (isTwice) return 'duplicate';
  if (line.amount !== amount && !isInBatch) return 'amount';
  return isInTime(day, line.day) ? 'matched' : 'timing';
}
