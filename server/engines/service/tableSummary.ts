import type { Summaries } from '@/data/dataSets/dataSet';
import { NO_DAY, volumeOfDays } from '@/data/dataSets/summaries';
import { sumVolume, type PeriodSummary } from '@/domain/money/volume';
import type { ClickhouseClient } from '../clickhouse/client/client';
import { tablesOf } from '../clickhouse/tables/schema';
import type { Directory } from '../ingestion/directory';

/** `2024-06-30` for 20240630. */
const dayOf = (day: number): string =>
  `${Math.floor(day / 10_000)}-${two(Math.floor(day / 100) % 100)}-${two(day % 100)}`;
const two = (number: number) => String(number).padStart(2, '0');

/** The figures of all stored payments, as an import sums them up. */
export async function summarizeTable(
  client: ClickhouseClient,
  rowsName: string,
  { merchants }: Directory,
): Promise<Summaries> {
  const { all } = tablesOf(client, rowsName);
  const paid = (column: string) => `sumIf(${column}, isPaid = 1)`;
  const days = await client.ask<[number, number, number, number, number]>({
    sql: `SELECT day, ${['amount', 'processorFee', 'partnerFee', 'platformFee'].map(paid).join(', ')} FROM ${all} GROUP BY day ORDER BY day DESC`,
  });
  const ofMerchants = await client.ask<[number, number, number, number]>({
    sql: `SELECT merchant, count(), ${paid('amount')}, min(day) FROM ${all} GROUP BY merchant`,
  });
  const figures = new Map(ofMerchants.map((row) => [row[0], row]));
  const summaries = days.map(([day, amount, processor, partner, platform]): PeriodSummary => ({
    ...sumVolume([]),
    date: dayOf(day),
    totalTransactionAmount: amount,
    processorFees: processor,
    partnerFees: partner,
    splitPayCommission: platform,
    paidToMerchant: amount - processor - partner - platform,
  }));
  const today = summaries[0]?.date ?? NO_DAY;
  return {
    today,
    merchants: merchants.map((merchant, index) => {
      const [, transactions = 0, totalSales = 0, first] = figures.get(index) ?? [];
      return { ...merchant, transactions, totalSales, joinedOn: first === undefined ? NO_DAY : dayOf(first) };
    }),
    ...volumeOfDays(summaries, today),
  };
}
