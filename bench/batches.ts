import type { TransactionTable } from '@/data/tables/transactionTable';
import { planRow } from '@/domain/batches/batchPlan';
import { negativeMerchants, refusalsOfPlan, sumPlan } from '@/domain/batches/batchSums';
import { computeBalances } from '@/domain/statements/balances';
import { groupByMerchant } from '@/domain/statements/sums/grouping';
import { selectBatchPaymentAt } from '@/selectors/batches/batchPayments';

const ROWS = 1_000_000;
const CHOSEN = 10_000;
const GOAL = 1_000;
const fee = (share: number) => new Float64Array(ROWS).map((_, index) => Math.round((100 + (index % 9_973)) * share));
const merchantIdAt = (index: number) => `MER${(index * 7_919) % 5_000}`;
const statusAt = (index: number) => (index % 10 === 0 ? 'Pending' : 'Completed');
const amountAt = (index: number) => 100 + (index % 9_973);
const dateAt = (index: number) => `2024-0${6 - Math.floor((index / ROWS) * 6)}-15 12:00:00`;

/** A million payments, as much of the table as a dry run reads. */
const table = {
  length: ROWS,
  isNewestFirst: true,
  fees: { processor: fee(0.03), partner: fee(0.05), platform: fee(0.01) },
  idAt: (index: number) => `P-${index}`,
  isPaidAt: () => true,
  rowAt: (index: number) => ({
    id: `P-${index}`,
    merchantId: merchantIdAt(index),
    amount: amountAt(index),
    date: dateAt(index),
    status: statusAt(index),
  }),
  timeZoneAt: () => 'UTC',
  ...({ merchantIdAt, statusAt, amountAt, dateAt } as const),
} as unknown as TransactionTable & { timeZoneAt: (index: number) => string };

const merchants = groupByMerchant(table);
const source = {
  table,
  recorded: new Map(),
  merchants,
  payouts: new Map(),
  payoutHistories: new Map(),
  issued: new Map(),
};

const before = process.cpuUsage();
const paymentAt = selectBatchPaymentAt.resultFunc(table, new Map(), new Map(), {
  payments: new Map(),
  parties: new Map(),
  voids: new Set(),
});
const rows = Array.from({ length: CHOSEN }, (_, index) =>
  planRow(paymentAt(index * (ROWS / CHOSEN) + (index % 10)), { isVoiding: true, refund: { kind: 'rest' } }),
);
const sums = sumPlan(rows);
const balances = computeBalances(source, { start: '2024-06-01', end: '2024-06-30' }, merchants.ids);
const balanceOf = new Map<string, number>(balances.map(({ partyId, balance }) => [partyId, balance]));
const negative = negativeMerchants(sums, (id) => balanceOf.get(id) ?? 0);
const refusals = refusalsOfPlan(rows);
const { user, system } = process.cpuUsage(before);
const time = (user + system) / 1_000;
console.log(`\nA dry run over ${CHOSEN.toLocaleString('en-US')} of ${ROWS.toLocaleString('en-US')} payments`);
console.log(
  `${sums.refunds.count} refunds, ${sums.voids.count} voids, ${negative.length} negative, ${refusals.length} reasons`,
);
console.log(`${time.toFixed(0)} ms of CPU, balances of all parties included`);
if (time > GOAL) {
  console.error(`A dry run takes longer than ${String(GOAL)} ms`);
  process.exitCode = 1;
}
