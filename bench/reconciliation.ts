import { decodeDataSet } from '@/data/dataSets/format/decode';
import { encodeDataSet } from '@/data/dataSets/format/encode';
import { createImport } from '@/data/imports/createImport';
import { recognize } from '@/data/formats/recognize';
import type { ReconcileAnswer } from '@/data/reconciliation/messages';
import { createConsoleColumns } from '@/data/reconciliation/consoleColumns';
import { createReconcileSession } from '@/data/reconciliation/session';
import { tableOfDataSet } from '@/data/tables/tableOfDataSet';
import { cellsOf } from '@/lib/cells/cells';
import { checkFees } from '../__tests__/helpers/domain/checkedPayments';
import { findCurrency } from '@/domain/money/currency';
import { plainAmount } from '@/domain/money/money';
import { DEFAULT_SPLIT, dividePayment } from '@/domain/money/split';

const ROWS = 1_000_000;
const PORTION = 10_000;
/** CPU time in seconds, because wall-clock time depends on the load of the machine. */
const MOST = { reconciliation: 10, feeCheck: 1 };
const USD = findCurrency('USD');
const HEADERS = 'TRANSACTION ID,MERCHANT,AMOUNT,DATE AND TIME,STATUS,PROCESSOR FEE,PARTNER FEE,PLATFORM FEE'.split(',');

/** A payment of June in the format of the console's export; in the report every thousandth differs by a cent. */
function rowOf(index: number, isReport: boolean): string[] {
  const amount = 1_000 + ((index * 7_919) % 500_000);
  const { processor, partner, platform } = dividePayment(amount, DEFAULT_SPLIT, USD);
  const off = isReport && index % 1_000 === 0 ? 1 : 0;
  const two = (number: number) => String(number).padStart(2, '0');
  const time = `2024-06-${two((index % 30) + 1)} ${two(index % 24)}:${two(index % 60)}:${two((index * 7) % 60)}`;
  return [
    `TR202406-${String(index).padStart(7, '0')}`,
    `Merchant ${index % 5_000}`,
    plainAmount(amount + off, USD),
    time,
    'Completed',
    ...[processor, partner, platform].map((fee) => plainAmount(fee, USD)),
  ];
}

function consoleBytes(): ArrayBuffer {
  const { plan } = recognize([HEADERS, rowOf(0, false)], 'UTC');
  const resolvedPlan = { ...plan, currency: 'USD', timeZone: 'UTC' };
  const reading = createImport(resolvedPlan, HEADERS, undefined, { currency: USD, nextYear: 2027 });
  for (let index = 0; index < ROWS; index += 1) reading.add(cellsOf(rowOf(index, false)), index + 2, false);
  return encodeDataSet(reading.finish().pending.make());
}

/** Splits the file into portions, as a browser streams it from a disk. */
function reportFile(): File {
  const parts = [`${HEADERS.join()}\n`];
  for (let from = 0; from < ROWS; from += PORTION) {
    const lines = Array.from({ length: PORTION }, (_, index) => `${rowOf(from + index, true).join()}\n`);
    parts.push(lines.join(''));
  }
  return new File(parts, 'report.csv');
}

/** Prints the duration, and fails the run if it exceeds the limit. */
async function time(what: keyof typeof MOST, run: () => unknown): Promise<void> {
  const [start, cpu] = [performance.now(), process.cpuUsage()];
  const reported = await run();
  const { user, system } = process.cpuUsage(cpu);
  const seconds = (user + system) / 1e6;
  const clock = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${what}: CPU ${seconds.toFixed(2)} s (at most ${MOST[what]} s), ${clock} s by the clock; ${JSON.stringify(reported)}`,
  );
  if (seconds <= MOST[what]) return;
  console.error(`${what} takes longer than it may`);
  process.exitCode = 1;
}

function tableOf(bytes: ArrayBuffer) {
  const dataSet = decodeDataSet(bytes);
  if ('problem' in dataSet) throw new Error('The payments cannot be read');
  return tableOfDataSet(dataSet);
}

async function reconcileFile(file: File, bytes: ArrayBuffer) {
  const answers: ReconcileAnswer[] = [];
  const handleRequest = createReconcileSession((answer) => answers.push(answer), {
    nextYear: 2027,
    readConsole: (payments) => Promise.resolve(createConsoleColumns(tableOf(bytes), payments)),
  });
  await handleRequest({
    kind: 'open',
    file,
    consoleRows: { currency: 'USD', timeZone: 'UTC', recorded: [], disputes: [], rows: [], fees: [] },
  });
  const last = answers.at(-1);
  if (last?.kind !== 'reconciled') throw new Error(JSON.stringify(last));
  const { matched, kinds } = last.reconciled.comparison;
  return { matched, kinds, progress: answers.length - 1 };
}

async function measure(): Promise<void> {
  const bytes = consoleBytes();
  const file = reportFile();
  console.log(`\nClosing a month of ${ROWS.toLocaleString('en-US')} payments, with a report of as many`);
  await time('reconciliation', () => reconcileFile(file, bytes));
  const table = tableOf(bytes);
  await time('feeCheck', () => checkFees(table, () => undefined, USD).counts);
}

void measure();
