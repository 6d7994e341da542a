import type { Cents } from '@/domain/money/money';
import { feesAt, fileRefundedAt, NO_EVENTS } from '@/domain/payments/recordedPayments';
import type { Fee } from '@/domain/payments/payment';
import { FEE_PARTIES } from '@/domain/payments/vocabulary';
import { merchantShare } from '@/domain/payments/refunds/refundAllocation';
import { STEP_ROWS, type Resumable } from '@/lib/resumable';
import { feeOfParty, type PartyId } from '@/domain/statements/parties';
import { refundPartsAt, settlementAt } from '@/domain/statements/settlements';
import type { PrefixSums, MerchantRows, StatementTable } from '@/domain/statements/source';

/** The number of parties: those with fees, the merchants, and then the partners in files. */
export const countOfParties = ({ ids, partners }: Pick<MerchantRows, 'ids' | 'partners'>) =>
  FEE_PARTIES.length + ids.length + (partners ? partners.ids.length - 1 : 0);

/** The position of a party in the sums. Undefined if no payment has it. */
export function indexInSums(merchants: MerchantRows, partyId: PartyId): number | undefined {
  const fee = feeOfParty(partyId);
  if (fee && fee === partyId) return FEE_PARTIES.indexOf(fee);
  const position = (fee ? merchants.partners : merchants)?.indexById.get(partyId);
  return position === undefined ? undefined : FEE_PARTIES.length + position + (fee ? merchants.ids.length - 1 : 0);
}

/** Builds the prefix sums, a number of rows per step. */
export function* createPrefixSums(
  table: StatementTable,
  merchants: MerchantRows,
  every = STEP_ROWS,
): Resumable<PrefixSums> {
  const width = countOfParties(merchants);
  const [sums, pending] = [new Float64Array(width), new Float64Array(width)];
  const settledSums = [sums.slice()];
  const refunded: number[] = [];
  for (let from = 0; from < table.length; from += every) {
    const end = Math.min(from + every, table.length);
    for (let index = from; index < end; index += 1) {
      if (fileRefundedAt(table, index) > 0) refunded.push(index);
      else addRow(sums, pending, table, merchants, index);
    }
    settledSums.push(sums.slice());
    yield;
  }
  return { every, settled: settledSums, pending, refunded };
}

/** The sums of settled payments up to an index by party, in cents. */
export function sumUpTo(
  table: StatementTable,
  merchants: MerchantRows,
  prefixSums: PrefixSums,
  index: number,
): Float64Array {
  const mark = Math.floor(index / prefixSums.every);
  const sums = Float64Array.from(prefixSums.settled[mark] ?? []);
  for (let row = mark * prefixSums.every; row < index; row += 1)
    if (fileRefundedAt(table, row) === 0) addRow(sums, undefined, table, merchants, row);
  return sums;
}

function addRow(
  settledSums: Float64Array,
  pending: Float64Array | undefined,
  table: StatementTable,
  merchants: MerchantRows,
  index: number,
): void {
  const settlement = settlementAt(table, NO_EVENTS, index);
  const sums = settlement === 'settled' ? settledSums : settlement === 'pending' ? pending : undefined;
  if (!sums) return;
  addParts(sums, 0, merchants, index, 1, table.amountAt(index), feesAt(table, index));
  for (const { amount, fees } of refundPartsAt(table, NO_EVENTS, index))
    addParts(sums, 0, merchants, index, -1, amount, fees);
}

/** Adds or subtracts an amount of a payment in the sums of its parties from a position on. */
export function addParts(
  sums: Float64Array,
  at: number,
  { ids, partyIndices, partners }: MerchantRows,
  index: number,
  sign: 1 | -1,
  amount: Cents,
  fees: Record<Fee['party'], Cents>,
): void {
  const merchant = at + FEE_PARTIES.length + Number(partyIndices[index]);
  const named = partners ? Number(partners.partyIndices[index]) : 0;
  const partnerAt = named === 0 ? at + 1 : at + FEE_PARTIES.length + ids.length + named - 1;
  sums[at] = Number(sums[at]) + sign * fees.processor;
  sums[partnerAt] = Number(sums[partnerAt]) + sign * fees.partner;
  sums[at + 2] = Number(sums[at + 2]) + sign * fees.platform;
  sums[merchant] = Number(sums[merchant]) + sign * merchantShare(amount, fees);
}
