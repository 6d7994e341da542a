import { TRANSACTION_STATUSES } from '@/domain/payments/vocabulary';
import { computeBalances } from '@/domain/statements/balances';
import { type StatementSource, type StatementTable } from '@/domain/statements/source';
import { groupByMerchant } from '@/domain/statements/sums/grouping';
import { computeStatement } from '@/domain/statements/statements';

const ROWS = 1_000_000;
const MERCHANTS = 5_000;
const GOAL = 2_000;
const JUNE = { start: '2024-06-01', end: '2024-06-30' };

const two = (number: number) => String(number).padStart(2, '0');

/** A table with a million payments over six months as columns, newest first, as a data set provides it. */
function millionPayments(): StatementTable {
  const dates = Array.from({ length: ROWS }, (_, index) => {
    const minute = Math.floor(((ROWS - 1 - index) / ROWS) * 182 * 1440);
    const day = new Date(Date.UTC(2024, 0, 1) + minute * 60_000).toISOString();
    return `${day.slice(0, 10)} ${day.slice(11, 19)}`;
  }).join('');
  const fee = (share: number) => new Float64Array(ROWS).map((_, index) => Math.round((100 + (index % 9_973)) * share));
  const statusAt = (index: number) => TRANSACTION_STATUSES[[0, 0, 0, 0, 0, 0, 0, 1, 2, 3][index % 10]!]!;
  return {
    length: ROWS,
    isNewestFirst: true,
    idAt: (index) => `TR20240101-${index}`,
    merchantIdAt: (index) => `MER${two((index * 7_919) % MERCHANTS)}`,
    dateAt: (index) => dates.slice(index * 19, index * 19 + 19),
    amountAt: (index) => 100 + (index % 9_973),
    statusAt,
    isPaidAt: (index) => statusAt(index) !== 'Failed',
    fees: { processor: fee(0.03), partner: fee(0.05), platform: fee(0.01) },
  };
}

const table = millionPayments();
const timed = <Result>(label: string, run: () => Result) => {
  // CPU time, because other programs do not count.
  const before = process.cpuUsage();
  const result = run();
  const { user, system } = process.cpuUsage(before);
  const time = (user + system) / 1000;
  console.log(`${label.padEnd(60)}${time.toFixed(0).padStart(8)} ms of CPU`);
  return { result, time };
};

console.log(`\nStatements of ${MERCHANTS.toLocaleString('en-US')} merchants, ${ROWS.toLocaleString('en-US')} payments`);
const grouping = timed('sort the payments by merchant and add them up, once', () => groupByMerchant(table));
const merchants = grouping.result;
const source: StatementSource = {
  table,
  recorded: new Map(),
  merchants,
  payouts: new Map(),
  payoutHistories: new Map(),
  issued: new Map(),
};
timed('balances of all parties', () => computeBalances(source, JUNE, merchants.ids));
const all = timed('all statements of June, each checked', () => {
  let lines = 0;
  for (const id of merchants.ids) {
    const statement = computeStatement(source, id, JUNE);
    if (!statement.isClosed) throw new Error(`The statement of ${id} does not close`);
    lines += statement.length;
  }
  return lines;
});
console.log(`${all.result.toLocaleString('en-US')} lines`);
timed('the statement of the processor, of all payments', () => computeStatement(source, 'processor', JUNE));
if (grouping.time + all.time > GOAL) {
  console.error(`All statements take longer than ${String(GOAL)} ms`);
  process.exitCode = 1;
}
