import { describeCount } from '@/domain/lists/paging';
import { isPaid, refundedOf, statusOf, type Payable, type PaymentRecord } from '@/domain/payments/payments';
import type { Fee } from '@/domain/payments/transactions';
import { PRODUCT_NAME } from '@/domain/product';
import { formatMoney, type Cents } from './money';
import { divideRefunds, PARTIES } from './refundDivision';
import type { Division } from './split';

/**
 * What a set of payments comes to, in cents (product rules, section 11). Gross is what was paid, neither Failed nor Voided;
 * `division` is how it divides; `refunded` is what was given back of it, and `givenBack` by whom; net is gross less
 * refunded. `count` is all of the set, `failed` and `voided` those of it that are not in gross.
 */
export type Metrics = {
  count: number;
  gross: Cents;
  refunded: Cents;
  net: Cents;
  division: Division;
  givenBack: Division;
  failed: number;
  voided: number;
};

/** The three fees of each row (cents) by its position, prepared once for a set of rows. */
export type FeeColumns = Record<Fee['party'], Float64Array>;

type Row = Payable & { id: string };

/** Prepares the fees of rows for many sums; a fee of no row is left out. */
export function prepareFees(rows: readonly Row[], fees: readonly Fee[]): FeeColumns {
  const column = () => new Float64Array(rows.length);
  const columns: FeeColumns = { processor: column(), partner: column(), platform: column() };
  const positions = new Map<string, number>();
  if (fees.length > 0) rows.forEach(({ id }, position) => positions.set(id, position));
  for (const { transactionId, party, amount } of fees) {
    const position = positions.get(transactionId);
    if (position !== undefined) columns[party][position] = (columns[party][position] ?? 0) + amount;
  }
  return columns;
}

/** How the row at a position was divided when it was paid, in cents: the merchant got what the fees left. */
export function divisionAt(amount: Cents, fees: FeeColumns, position: number): Division {
  const processor = fees.processor[position] ?? 0;
  const partner = fees.partner[position] ?? 0;
  const platform = fees.platform[position] ?? 0;
  return { merchant: amount - processor - partner - platform, processor, partner, platform };
}

/** The metrics of the rows at these positions, in one pass; `recordsOf` is given only where something was recorded. */
export function measure(
  rows: readonly Row[],
  fees: FeeColumns,
  positions: Iterable<number>,
  recordsOf?: (transactionId: string) => readonly PaymentRecord[],
): Metrics {
  const metrics: Metrics = {
    ...{ count: 0, gross: 0, refunded: 0, net: 0, failed: 0, voided: 0 },
    division: { merchant: 0, processor: 0, partner: 0, platform: 0 },
    givenBack: { merchant: 0, processor: 0, partner: 0, platform: 0 },
  };
  const { division, givenBack } = metrics;
  for (const position of positions) {
    const row = rows[position];
    if (row === undefined) continue;
    metrics.count += 1;
    const records = recordsOf?.(row.id) ?? NONE;
    const status = records.length === 0 ? row.status : statusOf(row, records);
    if (!isPaid(status)) {
      if (status === 'Failed') metrics.failed += 1;
      else metrics.voided += 1;
      continue;
    }
    const processor = fees.processor[position] ?? 0;
    const partner = fees.partner[position] ?? 0;
    const platform = fees.platform[position] ?? 0;
    metrics.gross += row.amount;
    division.processor += processor;
    division.partner += partner;
    division.platform += platform;
    if (row.status === 'Refunded') {
      // Given back in full, once: the merchant bears the processor's fee (product rules, section 5).
      metrics.refunded += row.amount;
      givenBack.partner += partner;
      givenBack.platform += platform;
      givenBack.merchant += row.amount - partner - platform;
    } else if (records.length > 0) {
      metrics.refunded += refundedOf(row, records);
      const refunds = records.flatMap((record) => (record.kind === 'refund' ? [record.amount] : []));
      for (const part of divideRefunds(divisionAt(row.amount, fees, position), refunds))
        for (const party of PARTIES) givenBack[party] += part[party];
    }
  }
  division.merchant = metrics.gross - division.processor - division.partner - division.platform;
  metrics.net = metrics.gross - metrics.refunded;
  return metrics;
}

/** `30 transactions · gross $9.00 · refunded $2.00 · net $7.00 · 1 failed, 1 voided not counted`; with the platform's fees where they are shown. */
export function describeMetrics(metrics: Metrics, { hasFees = false } = {}): string {
  const { count, gross, refunded, net, division, failed, voided } = metrics;
  const others = [failed > 0 && `${failed} failed`, voided > 0 && `${voided} voided`].filter(Boolean);
  return [
    describeCount(count, 'transaction'),
    `gross ${formatMoney(gross)}`,
    refunded > 0 && describeRefunded(refunded, net),
    hasFees && `${PRODUCT_NAME} fees ${formatMoney(division.platform)}`,
    others.length > 0 && `${others.join(', ')} not counted`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** `refunded $2.00 · net $7.00`: what stands beside a gross figure of which something was given back. */
export function describeRefunded(refunded: Cents, net: Cents): string {
  return `refunded ${formatMoney(refunded)} · net ${formatMoney(net)}`;
}

const NONE: readonly PaymentRecord[] = [];
