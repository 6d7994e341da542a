import type { Page } from '@playwright/test';
import { writeBackup } from '@/data/backups/backupFile';
import { buildDataSet } from '@/data/dataSets/buildDataSet';
import type { DataSet } from '@/data/dataSets/dataSet';
import { encodeDataSet, hashDataSet } from '@/data/dataSets/encode';
import { emptyDataSet, withIntegrations, withMerchants } from '@/data/imports/directory/completeDataSet';
import { integrations } from '@/fixtures/integrations';
import { merchants } from '@/fixtures/merchants';
import { transactions } from '@/fixtures/transactions';
import { chooseFile, pressInNavigation } from './demoImport';

const LONG_NAME = 'Internationale Gesellschaft zur Förderung zeitgenössischer Kammermusikveranstaltungen am Bodensee';
const UNBROKEN_NAME = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenverleihundveranstaltungsbetriebe';
const ROWS = 10_000;
const TIMES = 10_000;

const scaled = (cents: number) => cents * TIMES;

/** The rows, and copies of them up to that number: each is made of a row and its position. */
const many = <Row, Made>(rows: readonly Row[], count: number, make: (row: Row, position: number) => Made): Made[] =>
  Array.from({ length: count }, (_, position) => make(rows[position % rows.length]!, position));

const merchantNameAt = (name: string, position: number) =>
  [`${LONG_NAME} ${position}`, `${UNBROKEN_NAME}${position}`, name][position % 3]!;

// No merchant has two of one name; none is longer.
const integrationNameAt = (name: string, position: number) =>
  (position % 2 === 0 ? `${UNBROKEN_NAME.slice(0, 75)}${position}` : `${name} ${position}, ${LONG_NAME}`).slice(0, 80);

/** The sample's merchants and integrations with the longest names, as the notifications tell them. */
export const LONG_NAMED = {
  merchants: merchants.map((row, position) => ({ ...row, name: merchantNameAt(row.name, position) })),
  integrations: integrations.map((row, position) => ({
    ...row,
    integrationName: integrationNameAt(row.integrationName, position),
  })),
};

const nameOf = new Map(LONG_NAMED.merchants.map(({ id, name }) => [id, name]));

/** Payments of the sample; the copies are of the year before. */
const payments = (rows: typeof transactions, count: number) =>
  buildDataSet(
    many(rows, count, ({ id, merchantId, date, integrationId, customerId, ...row }, position) => ({
      ...row,
      id: position < rows.length ? id : `TR20230101-${String(position).padStart(5, '0')}`,
      merchant: nameOf.get(merchantId)!,
      timeZone: 'America/New_York',
      amount: scaled(row.amount),
      date: position < rows.length ? date : date.replace('2024', '2023'),
      isPaid: row.status !== 'Failed',
      integration: integrationId,
      customer: customerId,
    })),
  );

/** Ten thousand rows a list, amounts of millions, the longest names. */
export function largeSample(): DataSet {
  const reported = many(merchants, ROWS, ({ id: _, transactions: _count, totalSales: _sales, ...row }, position) => ({
    ...row,
    name: merchantNameAt(position < merchants.length ? row.name : `${row.name} ${position}`, position),
  }));
  const named = many(integrations, ROWS, ({ id, merchantId, integrationName, ...row }, position) => ({
    ...row,
    id: position < integrations.length ? id : `INT1${String(position).padStart(5, '0')}`,
    merchant: nameOf.get(merchantId)!,
    integrationName: integrationNameAt(integrationName, position),
  }));
  const rows = withIntegrations(withMerchants(payments(transactions, ROWS), reported), named);
  return {
    ...rows,
    merchants: rows.merchants.map((row, position) => {
      const { transactions: count, totalSales } = merchants[position % merchants.length]!;
      return { ...row, transactions: count * TIMES, totalSales: scaled(totalSales) };
    }),
  };
}

/** As many payments, all alike but for their ids. */
export const samePayments = (count: number): DataSet => payments(transactions.slice(0, 1), count);

/** No row in any list, and nothing has passed through. */
export const emptySample = (): DataSet => emptyDataSet('USD');

/** A backup of a workspace of these rows, as the product writes it. */
async function backupOf(dataSet: DataSet): Promise<Buffer> {
  const rows = encodeDataSet(dataSet);
  const about = { name: 'Sample', source: 'sample.csv', importedOn: '2024-06-30', rows: dataSet.payments.length };
  const kept = { sampleVersion: '', entries: [], preferences: {} };
  const file = await writeBackup({
    madeAt: '2024-06-30 12:00:00',
    workspace: { ...about, hash: await hashDataSet(rows) },
    content: new Blob([JSON.stringify(kept)]),
    rows: new Blob([rows]),
  });
  return Buffer.from(await file.arrayBuffer());
}

/** Of each sample, the backup that was made of it: a worker makes it once. */
const backups = new Map<() => DataSet, Promise<Buffer>>();

/** Opens a sample as an operator opens a backup: it is the open workspace then. */
export async function openSample(page: Page, sample: () => DataSet): Promise<void> {
  const backup = backups.get(sample) ?? backupOf(sample());
  backups.set(sample, backup);
  await page.goto('/documentation');
  await pressInNavigation(page, 'Import data');
  await chooseFile(page, { name: 'sample.splitpay', mimeType: '', buffer: await backup });
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Restore backup' }).click()]);
}
