import type { Page } from '@playwright/test';
import { writeBackup } from '@/data/backups/backupFile';
import { buildDataSet } from '../__tests__/helpers/dataSets';
import type { DataSet } from '@/data/dataSets/dataSet';
import { encodeDataSet, hashDataSet } from '@/data/dataSets/format/encode';
import { emptyDataSet, withIntegrations, withMerchants } from '@/data/imports/directory/completeDataSet';
import { integrations } from '@/fixtures/integrations';
import { merchants } from '@/fixtures/merchants';
import { transactions } from '@/fixtures/transactions';
import { chooseFile, pressInNavigation } from './demoImport';

const LONG_NAME = 'Internationale Gesellschaft zur Förderung zeitgenössischer Kammermusikveranstaltungen am Bodensee';
const UNBROKEN_NAME = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenverleihundveranstaltungsbetriebe';
const ROWS = 10_000;
const FACTOR = 10_000;

const scaled = (cents: number) => cents * FACTOR;

/** Repeats the rows up to `count`. Each result is made of a row and its position. */
const repeat = <Row, Made>(rows: readonly Row[], count: number, make: (row: Row, position: number) => Made): Made[] =>
  Array.from({ length: count }, (_, position) => make(rows[position % rows.length]!, position));

const merchantNameAt = (name: string, position: number) =>
  [`${LONG_NAME} ${position}`, `${UNBROKEN_NAME}${position}`, name][position % 3]!;

// The integrations of a merchant need different names of at most 80 characters.
const integrationNameAt = (name: string, position: number) =>
  (position % 2 === 0 ? `${UNBROKEN_NAME.slice(0, 75)}${position}` : `${name} ${position}, ${LONG_NAME}`).slice(0, 80);

/** The sample's merchants and integrations with the longest names. The notifications use these names. */
export const LONG_NAMED = {
  merchants: merchants.map((row, position) => ({ ...row, name: merchantNameAt(row.name, position) })),
  integrations: integrations.map((row, position) => ({
    ...row,
    integrationName: integrationNameAt(row.integrationName, position),
  })),
};

const nameOf = new Map(LONG_NAMED.merchants.map(({ id, name }) => [id, name]));

/** Payments of the sample, and copies that are dated a year earlier. */
const payments = (rows: typeof transactions, count: number) =>
  buildDataSet(
    repeat(rows, count, ({ id, merchantId, date, integrationId, customerId, ...row }, position) => ({
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

/** A data set with 10,000 rows per list, amounts of millions and the longest names. */
export function largeSample(): DataSet {
  const reported = repeat(merchants, ROWS, ({ id: _, transactions: _count, totalSales: _sales, ...row }, position) => ({
    ...row,
    name: merchantNameAt(position < merchants.length ? row.name : `${row.name} ${position}`, position),
  }));
  const named = repeat(integrations, ROWS, ({ id, merchantId, integrationName, ...row }, position) => ({
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
      return { ...row, transactions: count * FACTOR, totalSales: scaled(totalSales) };
    }),
  };
}

/** `count` payments that differ only in their ids. */
export const samePayments = (count: number): DataSet => payments(transactions.slice(0, 1), count);

/** A data set without rows. */
export const emptySample = (): DataSet => emptyDataSet('USD');

/** A backup of a workspace with these rows, in the format of the product. */
async function backupOf(dataSet: DataSet): Promise<Buffer> {
  const rows = encodeDataSet(dataSet);
  const about = { name: 'Sample', source: 'sample.csv', importedOn: '2024-06-30', rows: dataSet.payments.length };
  const content = { sampleVersion: '', entries: [], preferences: {} };
  const file = await writeBackup({
    madeAt: '2024-06-30 12:00:00',
    workspace: { ...about, hash: await hashDataSet(rows) },
    content: new Blob([JSON.stringify(content)]),
    rows: new Blob([rows]),
  });
  return Buffer.from(await file.arrayBuffer());
}

/** The backup of each sample, because a worker should write it only once. */
const backups = new Map<() => DataSet, Promise<Buffer>>();

/** Restores the sample from a backup, as an operator does. Afterwards it is the open workspace. */
export async function openSample(page: Page, sample: () => DataSet): Promise<void> {
  const backup = backups.get(sample) ?? backupOf(sample());
  backups.set(sample, backup);
  await page.goto('/documentation');
  await pressInNavigation(page, 'Import data');
  await chooseFile(page, { name: 'sample.splitpay', mimeType: '', buffer: await backup });
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Restore backup' }).click()]);
}
