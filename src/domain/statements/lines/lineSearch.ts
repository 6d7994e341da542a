import { parseAmount } from '@/domain/money/amounts';
import type { Currency } from '@/domain/money/currency';
import type { Cents } from '@/domain/money/money';
import { readAmountBounds } from '@/domain/lists/searching/search';
import { feesAt } from '@/domain/payments/recordedPayments';
import { containsText, normalizeQuery } from '@/lib/searching/normalizing';
import { endsStep, type Resumable } from '@/lib/resumable';
import { FEE_PARTIES } from '@/domain/payments/vocabulary';
import { partnerIdOf, type PartyId } from '@/domain/statements/parties';
import type { Payout } from '@/domain/statements/payouts/payouts';
import type { RecordedMoment } from '@/domain/statements/recordedMoments';
import { refundPartsAt, settlementAt, type RefundPart } from '@/domain/statements/settlements';
import type { StatementSource } from '@/domain/statements/source';
import {
  paymentLine,
  payoutLine,
  postingLine,
  refundLine,
  type StatementLine,
} from '@/domain/statements/statementLines';
import { LINE_KIND_NAMES } from '@/domain/statements/statementFiles';
import { payoutOrder, payoutPosition } from './payoutLines';

/** A search in lines: a text, and the amounts from `least` to `most` in cents if it names any. */
export type LineQuery = { text: string; amounts: { least: Cents; most: Cents } | undefined };

/** Reads a search: `412.18`, `$1,250`, `>5000`, `100..200`, or a part of an ID, a note or a kind. Undefined if it is empty. */
export function readLineQuery(query: string, currency: Currency): LineQuery | undefined {
  const text = normalizeQuery(query);
  if (text === '') return undefined;
  const { cents } = parseAmount(text, currency);
  if (cents === undefined) return { text, amounts: readAmountBounds(text, currency) };
  return { text, amounts: { least: Math.abs(cents), most: Math.abs(cents) } };
}

/** Whether a line has an amount (gross or net, regardless of its sign) or a text of the search. */
export function matchesLine(line: StatementLine, { text, amounts }: LineQuery): boolean {
  const { gross, net, paymentId, note, kind } = line;
  const isWithin = (cents: Cents) =>
    amounts !== undefined && Math.abs(cents) >= amounts.least && Math.abs(cents) <= amounts.most;
  return (
    isWithin(net) ||
    (gross !== 0 && isWithin(gross)) ||
    [paymentId, note, LINE_KIND_NAMES[kind]].some((value) => containsText(value, text))
  );
}

/** A line of a party, and the payout that pays it. Undefined if it is not paid out yet; a payout is its own. */
export type FoundLine = { partyId: PartyId; line: StatementLine; payout: Payout | undefined };

/** The first found lines, and the number of all. */
export type FoundLines = { found: FoundLine[]; total: number };

/**
 * Searches the lines of all parties, at most `limit`: payouts, then adjustments and disputes, then payments and refunds in the
 * order of the table. One pass over the payments in steps.
 */
export function* searchLines(source: StatementSource, query: LineQuery, limit: number): Resumable<FoundLines> {
  const { table, recorded, merchants } = source;
  const result: FoundLines = { found: [], total: 0 };
  const ordered = new Map([...source.payouts].map(([partyId, payouts]) => [partyId, payoutOrder(payouts)]));
  const add = (partyId: PartyId, line: StatementLine, recordedMoment?: RecordedMoment, itself?: Payout) => {
    if (!matchesLine(line, query)) return;
    result.total += 1;
    if (result.found.length >= limit) return;
    const payouts = ordered.get(partyId);
    const payout = itself ?? payouts?.[payoutPosition(payouts, line.time, recordedMoment)];
    result.found.push({ partyId, line, payout });
  };
  for (const [partyId, payouts] of ordered)
    for (const payout of payouts) add(partyId, payoutLine(payout), undefined, payout);
  for (const [partyId, postings] of source.postings ?? [])
    for (const posting of postings) add(partyId, postingLine(posting), posting.recordedMoment);
  const { partners } = merchants;
  for (let index = 0; index < table.length; index += 1) {
    if (endsStep(index)) yield;
    if (settlementAt(table, recorded, index) !== 'settled') continue;
    const refunds = refundPartsAt(table, recorded, index);
    if (refunds.length === 0 && !mayMatch(source, index, query)) continue;
    const partner = partners?.ids[Number(partners.partyIndices[index])] ?? partnerIdOf('');
    const parties = [table.merchantIdAt(index), ...FEE_PARTIES.map((party) => (party === 'partner' ? partner : party))];
    for (const partyId of parties) addPayment(partyId, index, refunds);
  }
  return result;

  function addPayment(partyId: PartyId, index: number, refunds: readonly RefundPart[]): void {
    const line = paymentLine(table, index, partyId);
    // A party without a part of a payment has no use for its line.
    if (line.net !== 0) add(partyId, line);
    for (const part of refunds) {
      const back = refundLine(table.idAt(index), part, partyId);
      if (back.net !== 0) add(partyId, back, part.recordedMoment);
    }
  }
}

/** Whether any line of a payment without refunds may match, without an object for each. */
function mayMatch({ table }: StatementSource, index: number, { text, amounts }: LineQuery): boolean {
  if ('payment'.includes(text) || containsText(table.idAt(index), text)) return true;
  if (!amounts) return false;
  const { least, most } = amounts;
  const amount = table.amountAt(index);
  const fees = feesAt(table, index);
  const merchant = amount - fees.processor - fees.partner - fees.platform;
  return [amount, merchant, fees.processor, fees.partner, fees.platform].some(
    (cents) => Math.abs(cents) >= least && Math.abs(cents) <= most,
  );
}

/** The positions of the matching lines of a statement, in steps. All lines without a search. */
export function* matchingLines(
  { length, lineAt }: { length: number; lineAt: (position: number) => StatementLine },
  query: LineQuery | undefined,
): Resumable<Uint32Array> {
  const positions = new Uint32Array(length);
  let count = 0;
  for (let position = 0; position < length; position += 1) {
    if (endsStep(position)) yield;
    if (query && !matchesLine(lineAt(position), query)) continue;
    positions[count] = position;
    count += 1;
  }
  return positions.subarray(0, count);
}
