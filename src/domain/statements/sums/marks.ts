import { fileRefundedAt, NOTHING_RECORDED } from '@/domain/payments/recordedPayments';
import { FEE_PARTIES } from '@/domain/payments/transactions';
import { STEP_ROWS, type Steps } from '@/domain/steps';
import { feesAt, refundPartsAt, settlementAt } from '@/domain/statements/settlements';
import type { Marks, MerchantRows, StatementTable } from '@/domain/statements/source';

/** How many parties payments have: those that take fees, and their merchants. */
export const countOfParties = ({ ids }: Pick<MerchantRows, 'ids'>) => FEE_PARTIES.length + ids.length;

/** Makes the marks, so many rows at each step. */
export function* makeMarks(table: StatementTable, merchants: MerchantRows, every = STEP_ROWS): Steps<Marks> {
  const width = countOfParties(merchants);
  const [sums, pending] = [new Float64Array(width), new Float64Array(width)];
  const settled = [sums.slice()];
  const refunded: number[] = [];
  for (let from = 0; from < table.length; from += every) {
    const end = Math.min(from + every, table.length);
    for (let index = from; index < end; index += 1) {
      if (fileRefundedAt(table, index) > 0) refunded.push(index);
      else addRow(sums, pending, table, merchants, index);
    }
    settled.push(sums.slice());
    yield;
  }
  return { every, settled, pending, refunded };
}

/** What the settled payments up to an index come to by party, in cents. */
export function sumUpTo(table: StatementTable, merchants: MerchantRows, marks: Marks, index: number): Float64Array {
  const mark = Math.floor(index / marks.every);
  const sums = Float64Array.from(marks.settled[mark] ?? []);
  for (let row = mark * marks.every; row < index; row += 1)
    if (fileRefundedAt(table, row) === 0) addRow(sums, undefined, table, merchants, row);
  return sums;
}

function addRow(
  settled: Float64Array,
  pending: Float64Array | undefined,
  table: StatementTable,
  { placeAt }: MerchantRows,
  index: number,
): void {
  const settlement = settlementAt(table, NOTHING_RECORDED, index);
  const sums = settlement === 'settled' ? settled : settlement === 'pending' ? pending : undefined;
  if (!sums) return;
  const place = Number(placeAt[index]);
  addParts(sums, 0, place, 1, table.amountAt(index), feesAt(table, index));
  if (sums === pending) return;
  for (const { amount, fees } of refundPartsAt(table, NOTHING_RECORDED, index))
    addParts(sums, 0, place, -1, amount, fees);
}

/** Adds an amount to the sums of its parties that start at a place, or takes it away. */
export function addParts(
  sums: Float64Array,
  at: number,
  merchantPlace: number,
  sign: 1 | -1,
  amount: number,
  { processor, partner, platform }: ReturnType<typeof feesAt>,
): void {
  const merchant = at + FEE_PARTIES.length + merchantPlace;
  sums[at] = Number(sums[at]) + sign * processor;
  sums[at + 1] = Number(sums[at + 1]) + sign * partner;
  sums[at + 2] = Number(sums[at + 2]) + sign * platform;
  sums[merchant] = Number(sums[merchant]) + sign * (amount - processor - partner - platform);
}
