import type { EngineVolume, MerchantSales, PaymentFilter } from '@/backend/paymentEngine';
import { volumeOfDays } from '@/data/dataSets/summaries';
import { monthBefore, subtractRemoved, withoutPayments } from '@/domain/calendar/periods';
import type { Period, PeriodSummary } from '@/domain/money/volume';
import { measure, type Metrics } from '@/domain/payments/metrics';
import { addMetrics } from '@/domain/payments/resumableMetrics';
import { allocationOfFees } from '@/domain/payments/refunds/refundAllocation';
import { FEE_PARTIES, VOIDED } from '@/domain/payments/vocabulary';
import { selectMerchants } from '@/selectors/merchantsSelectors';
import { selectVoidedPayments, selectVolumeDay } from '@/selectors/payments/metricsSelectors';
import { findPayments } from '../columns/findPayments';
import { conditionOf, onlyWithin } from './conditions';
import type { EngineState } from './state';
import type { Asking } from './client/asking';

/** The figures of the payments that pass a filter: the stored ones, with the touched ones as they are now. */
export async function readTotals(state: EngineState, filter: PaymentFilter, asking: Asking): Promise<Metrics> {
  const measured = ({ touched }: Pick<EngineState, 'touched'>) =>
    measure(touched.table, touched.recorded, findPayments(touched, filter));
  const stored = await measureStored(state, filter, asking);
  return addMetrics(addMetrics(stored, measured({ touched: state.stored }), -1), measured(state));
}

/** The sums of stored payments by their status, of which a data set has few. */
async function measureStored(state: EngineState, filter: PaymentFilter, { client, signal }: Asking): Promise<Metrics> {
  const { sql: condition, tables } = conditionOf(state, filter);
  const lines = ['lineProcessor', 'linePartner', 'linePlatform'].map((column) => `arraySum(${column})`);
  const columns = ['amount', 'processorFee', 'partnerFee', state.platformPart, 'refunded', ...lines];
  const sums = columns.map((column) => `sum(${column})`).join(', ');
  const sql = `SELECT status, isPaid, count(), ${sums} FROM ${state.table} WHERE ${condition} GROUP BY status, isPaid`;
  const rows = await client.ask<number[]>({ sql, tables, signal });
  const fees = { processor: 0, partner: 0, platform: 0 };
  const back = { processor: 0, partner: 0, platform: 0 };
  const metrics = { count: 0, gross: 0, refunded: 0, failed: 0, failedAmount: 0, voided: 0, others: 0 };
  for (const row of rows) {
    const at = (index: number) => row[index] ?? 0;
    const name = state.directory.words.statuses[at(0)]?.word;
    const count = at(2);
    metrics.count += count;
    if (name === VOIDED) metrics.voided += count;
    else if (at(1) === 1) {
      metrics.gross += at(3);
      metrics.refunded += at(7);
      FEE_PARTIES.forEach((party, index) => {
        fees[party] += at(4 + index);
        back[party] += at(8 + index);
      });
    } else if (name === 'Failed') {
      metrics.failed += count;
      metrics.failedAmount += at(3);
    } else metrics.others += count;
  }
  const { count, gross, refunded, failed, failedAmount, voided, others } = metrics;
  return {
    count,
    gross,
    refunded,
    net: gross - refunded,
    allocation: allocationOfFees(gross, fees),
    refundedShares: allocationOfFees(refunded, back),
    failed,
    ...(failed > 0 && { failedAmount }),
    voided,
    ...(others > 0 && { others }),
  };
}

/** The summaries of all periods from the sums of single days, without payments that were voided since. */
export async function readVolume(engineState: EngineState, { client, signal }: Asking): Promise<EngineVolume> {
  const { state, table, records, platformPart } = engineState;
  const sums = ['amount', 'processorFee', 'partnerFee', platformPart].map((column) => `sum(${column})`).join(', ');
  const sql = `SELECT toString(day), ${sums} FROM ${table} WHERE isPaid = 1${onlyWithin('AND', records)} GROUP BY day ORDER BY day DESC`;
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
  const { state, table, records, directory } = engineState;
  const sql = `SELECT merchant, count(), sumIf(amount, isPaid = 1) FROM ${table}${onlyWithin('WHERE', records)} GROUP BY merchant`;
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
