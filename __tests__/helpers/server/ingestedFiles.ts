import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataSetInZone, type OpenDataSet } from '@/data/dataSets/dataSetInZone';
import { withFileFees } from '@/data/dataSets/fileFees';
import { refundAt } from '@/data/dataSets/readDataSet';
import { emptyDataSet } from '@/data/imports/directory/completeDataSet';
import { importSources } from '@/data/imports/importSources';
import { resolveSource } from '@/data/imports/resolveSources';
import { createReading, openSources } from '@/data/imports/sources';
import { tableOfDataSet } from '@/data/tables/tableOfDataSet';
import { findCurrency } from '@/domain/money/currency';
import { numberAt } from '@/lib/columns/numbers';
import { textAt } from '@/lib/columns/stringColumn';
import { readParts, type PartToRead } from '../../../server/engines/ingestion/readParts';

const ZONE = 'Europe/Berlin';

export type TestFile = { name: string; text: string };

/** The files as parts in a folder. */
export function partsOf(folder: string, files: readonly TestFile[]): PartToRead[] {
  return files.map(({ name, text }, index) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return { number: index + 1, name, path, bytes: Buffer.byteLength(text) };
  });
}

/** Everything that a payment of a data set says, without positions. */
export function paymentsOf(dataSet: OpenDataSet) {
  const { payments, refunds, merchants, words, statuses } = dataSet;
  const fees = withFileFees(payments, dataSet.fees);
  const disputes = tableOfDataSet(dataSet).fileDisputes();
  return Array.from({ length: payments.length }, (_, index) => {
    const id = textAt(payments.id, index);
    const rows = Array.from({ length: refunds.length }, (_of, row) => row).filter(
      (row) => numberAt(refunds.payment, row) === index,
    );
    return {
      id,
      date: textAt(payments.date, index),
      merchant: merchants[numberAt(payments.merchant, index)]?.name,
      amount: numberAt(payments.amount, index),
      status: words.statuses[numberAt(statuses, index)]?.word,
      note: textAt(payments.note, index),
      fees: [fees.processorFee, fees.partnerFee, fees.platformFee].map((column) => numberAt(column, index)),
      isCalculated: numberAt(fees.areFeesCalculated, index),
      refunds: rows.map((row) => refundAt(dataSet, row)),
      disputes: disputes.filter(({ transactionId }) => transactionId === id),
    };
  });
}
export type Payments = ReturnType<typeof paymentsOf>;

/** All payments of parts, newest first, as the server reads them bucket by bucket. */
export async function readAll(folder: string, parts: readonly PartToRead[], bucketBytes: number) {
  const rows: { payment: Payments[number]; position: number }[] = [];
  const read = await readParts({
    parts,
    folder: join(folder, 'buckets'),
    before: emptyDataSet('USD'),
    timeZone: ZONE,
    matchings: {},
    nextYear: 2027,
    bucketBytes,
    onPayments: async ({ dataSet, positionAt }) => {
      paymentsOf(dataSet).forEach((payment, index) => rows.push({ payment, position: positionAt(index) }));
      return Promise.resolve();
    },
  });
  rows.sort((a, b) =>
    a.payment.date === b.payment.date ? a.position - b.position : a.payment.date < b.payment.date ? 1 : -1,
  );
  return { ...read, rows: rows.map(({ payment }) => payment), positions: rows.map(({ position }) => position) };
}

/** The same files as one import of a browser. */
export async function importAll(files: readonly TestFile[]) {
  const made = files.map(({ name, text }, index) => new File([text], name, { lastModified: index + 1 }));
  const sources = await openSources(made, ZONE, {}, {}, () => undefined);
  const read = createReading(sources, () => undefined);
  for (const source of sources) {
    const { plan } = await resolveSource(source, { timeZone: ZONE, ...source.plan, currency: 'USD' }, undefined, read);
    source.plan = plan;
  }
  const context = { currency: findCurrency('USD'), nextYear: 2027 };
  const { pending, parts } = await importSources(sources, emptyDataSet('USD'), context, read);
  const refused = parts.reduce((sum, part) => sum + part.refused.rows.length, 0);
  return { dataSet: dataSetInZone(pending.make(), ZONE), refused };
}
