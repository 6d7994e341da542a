import fc from 'fast-check';
import { buildDataSet } from '../dataSets';
import { tableOfDataSet } from '@/data/tables/tableOfDataSet';
import type { PaymentRecord } from '@/domain/payments/refunds/refundRules';
import { allocationAt, fileRefundsAt } from '@/domain/payments/recordedPayments';
import type { Payout } from '@/domain/statements/payouts/payouts';
import type { StatementSource } from '@/domain/statements/source';
import { buildRefund, buildVoid } from '../builders';
import { importedPayment, importedRefund } from '../workspace';
import { buildPayout } from './statements';
import { sharesOfRefunds } from './refundShares';

export const GENERATED_PARTIES = [
  'processor',
  'partner',
  'platform',
  'partner-North',
  'partner-South',
  'MER001',
  'MER002',
];

const dayOf = (date: number) => `2025-06-${String(date).padStart(2, '0')}`;
/** There are few days, so that times are often equal or on the first or last day. */
const day = fc.integer({ min: 1, max: 9 }).map(dayOf);
// Imported times may be days without a time of day.
const time = fc.tuple(day, fc.constantFrom('', ' 08:00:00', ' 20:00:00')).map((parts) => parts.join(''));
export const generatedMoment = fc
  .tuple(day, fc.constantFrom(' 08:00:00', ' 20:00:00'), fc.integer({ min: 0, max: 9 }))
  .map(([on, at, id]) => ({ id: String(id), recordedAt: on + at }));
export const generatedSpan = fc.tuple(day, day).map(([a, b]) => {
  return a < b ? { start: a, end: b } : { start: b, end: a };
});

const amount = fc.integer({ min: 1, max: 50_000 });
/** The refunded percentages of the payment. */
const share = fc.constantFrom(1, 10, 50, 100, 100);
const row = fc.record({
  merchant: fc.constantFrom('Harbor', 'Quay'),
  partner: fc.constantFrom('', 'North', 'South'),
  amount,
  date: time,
  status: fc.constantFrom('Completed', 'Completed', 'Completed', 'Pending', 'Failed', 'Refunded'),
  fileRefunds: fc.array(fc.tuple(share, time), { maxLength: 2 }),
});
const record = fc.record({
  kind: fc.constantFrom('refund', 'refund', 'void'),
  at: fc.nat(11),
  share,
  stamp: generatedMoment,
});
const payout = fc.record({ partyId: fc.constantFrom(...GENERATED_PARTIES), amount, day, stamp: generatedMoment });

/** Generates imported payments with their imported refunds, and records of them: refunds, voids and payouts. */
export const generatedHistory = fc
  .record({
    rows: fc.array(row, { minLength: 5, maxLength: 12 }),
    records: fc.array(record, { minLength: 4, maxLength: 12 }),
    payouts: fc.array(payout, { minLength: 4, maxLength: 10 }),
  })
  .map(({ rows, records, payouts }) => {
    const payments = rows.map(({ fileRefunds: _reported, ...payment }, position) =>
      importedPayment(`P${position}`, { ...payment, isPaid: payment.status !== 'Failed' }),
    );
    const fileRefunds = rows.flatMap(({ fileRefunds, status, ...payment }, position) => {
      let left = status === 'Failed' ? 0 : payment.amount;
      return fileRefunds.flatMap(([hundredths, date], at) => {
        const part = Math.min(left, Math.ceil((payment.amount * hundredths) / 100));
        left -= part;
        return part > 0 ? [importedRefund(`P${position}`, { id: `F${position}-${at}`, amount: part, date })] : [];
      });
    });
    const recorded = records.map(({ kind, at, share: part, stamp }, position): PaymentRecord => {
      const { id, amount: whole } = payments[at % rows.length]!;
      const of = { ...stamp, id: `${stamp.id}-${position}`, transactionId: id };
      return kind === 'void' ? buildVoid(of) : buildRefund({ ...of, amount: Math.ceil((whole * part) / 100) });
    });
    const paidOut = payouts.map(({ stamp, ...fields }, position): Payout =>
      buildPayout({ ...fields, ...stamp, id: `${stamp.id}-p${position}` }),
    );
    const table = tableOfDataSet(buildDataSet(payments, { refunds: fileRefunds }));
    return { payments, table, records: recorded, payouts: paidOut };
  });

/** An event of a party with the amount that it receives, in cents; negative if it pays. */
export type History = {
  kind: 'payment' | 'refund' | 'payout' | 'pending';
  time: string;
  net: number;
  gross: number;
  paymentId: string;
  stamp?: { id: string; recordedAt: string };
};

/** Lists all events of a party in a simple way: payment by payment, by the names in its row, then its payouts. */
export function historyOf(source: StatementSource, rows: RowsWithRefunds, partyId: string): History[] {
  const { table, recorded } = source;
  const events: History[] = [];
  for (let index = 0; index < table.length; index += 1) {
    const paymentId = table.idAt(index);
    const { partner = '', amount: gross, date, status, isPaid } = rows.find(({ id }) => id === paymentId)!;
    const records = recorded.get(index)?.records ?? [];
    if (!isPaid || records.some(({ kind }) => kind === 'void')) continue;
    const partnerId = partner === '' ? 'partner' : `partner-${partner}`;
    const shareOf = (parts: ReturnType<typeof allocationAt>) => {
      const shares = { processor: parts.processor, platform: parts.platform, [partnerId]: parts.partner };
      return { ...shares, [table.merchantIdAt(index)]: parts.merchant }[partyId];
    };
    const net = shareOf(allocationAt(table, index));
    if (net === undefined) continue;
    const kind = status === 'Pending' ? 'pending' : 'payment';
    events.push({ kind, time: date, net, gross, paymentId });
    if (kind === 'pending') continue;
    const reported = fileRefundsAt(table, index).map((fileRefund) => ({
      amount: fileRefund.amount,
      time: fileRefund.recordedAt,
    }));
    const refunds: { amount: number; time: string; stamp?: History['stamp'] }[] =
      status === 'Refunded' && reported.length === 0
        ? [{ amount: gross, time: date }]
        : [
            ...reported,
            ...records.flatMap((paymentRecord) =>
              paymentRecord.kind === 'refund'
                ? [{ amount: paymentRecord.amount, time: paymentRecord.recordedAt, stamp: paymentRecord }]
                : [],
            ),
          ];
    const parts = sharesOfRefunds(
      allocationAt(table, index),
      refunds.map((refund) => refund.amount),
      table.fileRefunds?.reportedSharesAt?.(index),
    );
    refunds.forEach(({ amount: back, time: at, stamp }, position) => {
      const given = shareOf(parts[position]!)!;
      events.push({
        kind: 'refund',
        time: at,
        net: 0 - given,
        gross: 0 - back,
        paymentId,
        ...(stamp && { stamp: { id: stamp.id, recordedAt: stamp.recordedAt } }),
      });
    });
  }
  for (const partyPayout of source.payouts.get(partyId) ?? [])
    events.push({
      kind: 'payout',
      time: partyPayout.day,
      net: 0 - partyPayout.amount,
      gross: 0,
      paymentId: '',
      stamp: partyPayout,
    });
  return events;
}

type RowsWithRefunds = readonly ReturnType<typeof importedPayment>[];

/** Returns the day of a time. */
export const dayIn = (at: string) => at.slice(0, 10);
