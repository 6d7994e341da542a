import { decodeDataSet } from '@/data/dataSets/decode';
import { encodeDataSet } from '@/data/dataSets/encode';
import { createImport } from '@/data/imports/createImport';
import { recognise } from '@/data/formats/recognise';
import type { Reconciled } from '@/data/reconciliation/messages';
import { columnsOf } from '@/data/reconciliation/ownColumns';
import { createReconcileSession } from '@/data/reconciliation/session';
import { tableOfDataSet } from '@/data/tables/tableOfDataSet';
import { currencyOf } from '@/domain/money/currency';
import { plainAmount } from '@/domain/money/money';
import { DEFAULT_SPLIT, dividePayment } from '@/domain/money/split';

const ROWS = 1_000_000;
/** Milliseconds. */
const MOST = 10_000;
const USD = currencyOf('USD');
const HEADERS = 'TRANSACTION ID,MERCHANT,AMOUNT,DATE AND TIME,STATUS,PROCESSOR FEE,PARTNER FEE,PLATFORM FEE'.split(',');

/** A payment of June as an export of the console writes it; every thousandth differs by a cent in the report. */
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

function ownBytes(): ArrayBuffer {
  const { plan } = recognise([HEADERS, rowOf(0, false)], 'UTC');
  const settled = { ...plan, currency: 'USD', timeZone: 'UTC' };
  const reading = createImport(settled, HEADERS, undefined, { currency: USD, nextYear: 2027 });
  for (let index = 0; index < ROWS; index += 1) reading.add(rowOf(index, false), index + 2, false);
  return encodeDataSet(reading.finish().dataSet);
}

function reportFile(): File {
  const parts = [`${HEADERS.join()}\n`];
  for (let index = 0; index < ROWS; index += 1) parts.push(`${rowOf(index, true).join()}\n`);
  return new File([new Blob(parts)], 'report.csv');
}

async function measure(): Promise<void> {
  const bytes = ownBytes();
  const file = reportFile();
  let reconciled: Reconciled | undefined;
  let told = 0;
  const hear = createReconcileSession(
    (answer) => {
      told += 1;
      if (answer.kind === 'reconciled') ({ reconciled } = answer);
      if (answer.kind === 'failed') throw new Error(answer.message);
    },
    {
      nextYear: 2027,
      readOwn: (own) => {
        const dataSet = decodeDataSet(bytes);
        if ('problem' in dataSet) throw new Error('The payments cannot be read');
        return Promise.resolve(columnsOf(tableOfDataSet(dataSet), own));
      },
    },
  );
  const [start, cpu] = [performance.now(), process.cpuUsage()];
  const own = { currency: 'USD', timeZone: 'UTC', recorded: [], rows: [], fees: [] };
  await hear({ kind: 'open', file, own });
  const time = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  const { matched, kinds } = reconciled!.comparison;
  console.log(`\nReconciliation of ${ROWS.toLocaleString('en-US')} payments with a report of as many`);
  console.log(
    `${(time / 1000).toFixed(1)} s, CPU ${((user + system) / 1e6).toFixed(1)} s (at most ${MOST / 1000} s); told ${told} times; ` +
      `${matched.toLocaleString('en-US')} matched, breaks ${JSON.stringify(kinds)}`,
  );
  if (time > MOST) {
    console.error('A reconciliation takes longer than it may');
    process.exitCode = 1;
  }
}

void measure();
