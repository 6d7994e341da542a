import type { EngineVolume, MerchantSales, PaymentFilter } from '@/backend/paymentEngine';
import { volumeOfDays } from '@/data/dataSets/summaries';
import { monthBefore, subtractRemoved, withoutPayments } from '@/domain/calendar/periods';
import type { Period, PeriodSummary } from '@/domain/money/volume';
import { measure, type Metrics } from '@/domain/payments/metrics';
import { addMetrics } from '@/domain/payments/resumableMetrics';
import { allocationOfFees } from '@/domain/payments/refunds/refundAllocation';
import { VOIDED } from '@/domain/payments/vocabulary';
import { rowAt } from '@/lib/indices';
import { selectMerchants } from '@/selectors/merchantsSelectors';
import { selectVoidedPayments, selectVolumeDay } from '@/selectors/payments/metricsSelectors';
import { findPayments } from '../columns/findPayments';
import { conditionOf, hasStatus } from './conditions';
import type { EngineState } from './state';
import type { Asking } from './lists';

/** The figures of the payments that pass a filter: the stored ones, with the touched ones as they are now. */
export async function readTotals(state: EngineState, filter: PaymentFilter, asking: Asking): Promise<Metrics> {
  const measured = ({ touched }: Pick<EngineState, 'touched'>) =>
    measure(touched.table, touched.recorded, findPayments(touched, filter));
  const stored = await measureStored(state, filter, asking);
  return addMetrics(addMetrics(stored, measured({ touched: state.stored }), -1), measured(state));
}

const sumsOf = ({ platformPart }: EngineState) => [
  ...['amount', 'processorFee', 'partnerFee', platformPart, 'refunded'],
  ...['arraySum(lineMerchant)', 'arraySum(lineProcessor)', 'arraySum(linePartner)', 'arraySum(linePlatform)'],
];

async function measureStored(state: EngineState, filter: PaymentFilter, { client, signal }: Asking): Promise<Metrics> {
  const { sql: condition, tables } = conditionOf(state, filter);
  const isVoided = `(${hasStatus(state, 'status', VOIDED)})`;
  const isFailed = `(${hasStatus(state, 'status', 'Failed')})`;
  const isCounted = `(isPaid = 1 AND NOT ${isVoided})`;
  const counts = [
    ...['count()', `countIf(${isCounted})`, `countIf(${isVoided})`],
    ...[`countIf(NOT ${isCounted} AND ${isFailed})`, `sumIf(amount, NOT ${isCounted} AND ${isFailed})`],
  ];
  const sums = sumsOf(state).map((column) => `sumIf(${column}, ${isCounted})`);
  const sql = `SELECT ${[...counts, ...sums].join(', ')} FROM ${state.table} WHERE ${condition}`;
  const rows = await client.ask<number[]>({ sql, tables, signal });
  const values = rowAt(rows, 0);
  const at = (index: number) => values[index] ?? 0;
  const [count, counted, voided, failed, failedAmount] = [at(0), at(1), at(2), at(3), at(4)];
  const [gross, processor, partner, platform, refunded] = [at(5), at(6), at(7), at(8), at(9)];
  const others = count - counted - voided - failed;
  return {
    count,
    gross,
    refunded,
    net: gross - refunded,
    allocation: allocationOfFees(gross, { processor, partner, platform }),
    refundedShares: { merchant: at(10), processor: at(11), partner: at(12), platform: at(13) },
    failed,
    ...(failed > 0 && { failedAmount }),
    voided,
    ...(others > 0 && { others }),
  };
}

/** The summaries of all periods from the sums of single days, without payments that were voided since. */
export async function readVolume(engineState: EngineState, { client, signal }: Asking): Promise<EngineVolume> {
  const { state, table, platformPart } = engineState;
  const sums = ['amount', 'processorFee', 'partnerFee', platformPart].map((column) => `sum(${column})`).join(', ');
  const sql = `SELECT toString(day), ${sums} FROM ${table} WHERE isPaid = 1 GROUP BY day ORDER BY day DESC`;
  const rows = await client.ask<[string, number, number, number, number]>({ sql, signal });
  const days = rows.map(([day, amount, processor, partner, platform]): PeriodSummary => ({
    date: `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`,
    totalTransactionAmount: amount,
    processorFees: processor,
    partnerFees: partner,
    splitPayCommission: platform,
    paidToMerchant: amount - processor - partner - platform,
  }));
  const [today, voided] = [selectVolumeDay(state), selectVoidedPayments(state)];
  const { volume, monthBefore: before } = volumeOfDays(days, today);
  const effective = (period: Period) => withoutPayments(volume[period], period, voided, today);
  return {
    summaries: { day: effective('day'), week: effective('week'), month: effective('month'), year: effective('year') },
    monthBefore: subtractRemoved(before, monthBefore(today), voided),
  };
}

/** The payments of each merchant, in the order of the merchants. */
export async function readMerchants(engineState: EngineState, { client, signal }: Asking): Promise<MerchantSales[]> {
  const { state, table, directory } = engineState;
  const sql = `SELECT merchant, count(), sumIf(amount, isPaid = 1) FROM ${table} GROUP BY merchant`;
  const rows = await client.ask<[number, number, number]>({ sql, signal });
  const found = new Map(
    rows.map(([merchant, payments, sales]) => [directory.merchants[merchant]?.id, { payments, sales }]),
  );
  const voided = new Map<string, number>();
  for (const { merchantId, amount } of selectVoidedPayments(state))
    voided.set(merchantId, (voided.get(merchantId) ?? 0) + amount);
  return selectMerchants(state).map(({ id, totalSales }): MerchantSales => {
    const { payments, sales } = found.get(id) ?? { payments: 0, sales: undefined };
    return { merchantId: id, payments, sales: sales === undefined ? totalSales : sales - (voided.get(id) ?? 0) };
  });
}
