import type { Page } from '@playwright/test';
import fees from '../src/fixtures/fees.json';
import integrations from '../src/fixtures/integrations.json';
import merchants from '../src/fixtures/merchants.json';
import notifications from '../src/fixtures/notifications.json';
import transactions from '../src/fixtures/transactions.json';
import volume from '../src/fixtures/volume.json';

const LONG_NAME = 'Internationale Gesellschaft zur Förderung zeitgenössischer Kammermusikveranstaltungen am Bodensee';
const UNBROKEN_NAME = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenverleihundveranstaltungsbetriebe';
const ROWS = 10_000;
const TIMES = 10_000;

const scaled = (dollars: number) => Math.round(dollars * 100 * TIMES) / 100;

/** Ten thousand rows: those of the sample, then copies of them under ids of their own. */
function many<Row extends { id: unknown }>(rows: Row[], idOf: (position: number) => Row['id']): Row[] {
  return Array.from({ length: ROWS }, (_, position) => {
    const row = rows[position % rows.length]!;
    return position < rows.length ? row : { ...row, id: idOf(position) };
  });
}

const padded = (prefix: string) => (position: number) => prefix + String(position).padStart(5, '0');

const points = (scale: (value: number) => number) =>
  Object.fromEntries(
    Object.entries(volume).map(([period, rows]) => [
      period,
      rows.map((row) =>
        Object.fromEntries(
          Object.entries(row).map(([name, value]) => [name, typeof value === 'number' ? scale(value) : value]),
        ),
      ),
    ]),
  );

type Sample = Record<'transactions' | 'fees' | 'merchants' | 'integrations' | 'notifications' | 'volume', unknown>;

/** Ten thousand rows a list, amounts of millions, the longest names. */
export const LARGE_SAMPLE: Sample = {
  transactions: many(
    transactions.map((row) => ({ ...row, amount: scaled(row.amount) })),
    padded('TR20240101-'),
  ),
  fees: fees.map((row) => ({ ...row, amount: scaled(row.amount) })),
  merchants: many(
    merchants.map((row, position) => ({
      ...row,
      name:
        position % 3 === 0 ? `${LONG_NAME} ${position}` : position % 3 === 1 ? `${UNBROKEN_NAME}${position}` : row.name,
      transactions: row.transactions * TIMES,
      totalSales: scaled(row.totalSales),
    })),
    padded('MER1'),
  ),
  integrations: many(
    integrations.map((row, position) => ({
      ...row,
      integrationName:
        position % 2 === 0 ? UNBROKEN_NAME.slice(0, 80) : `${row.integrationName}, ${LONG_NAME}`.slice(0, 80),
    })),
    padded('INT1'),
  ),
  notifications: many(notifications, (position) => position + 1),
  volume: points(scaled),
};

/** No row in any list, and nothing has passed through. */
export const EMPTY_SAMPLE: Sample = {
  transactions: [],
  fees: [],
  merchants: [],
  integrations: [],
  notifications: [],
  volume: points(() => 0),
};

/** How the fixture files begin in the built script. */
const BEGINNINGS: Record<keyof Sample, string> = {
  transactions: '[{"id":"TR',
  fees: '[{"id":"FEE',
  merchants: '[{"id":"MER',
  integrations: '[{"id":"INT',
  notifications: '[{"id":1,"integrationId"',
  volume: '{"day":',
};

/** The built script with these rows in the place of the sample's. */
function withRows(script: string, sample: Sample): string {
  return Object.entries(BEGINNINGS).reduce((changed, [file, beginning]) => {
    const start = changed.indexOf(`JSON.parse('${beginning}`);
    const end = changed.indexOf("')", start);
    if (start === -1) throw new Error(`The rows of ${file} are not in the script`);
    const rows = JSON.stringify(JSON.stringify(sample[file as keyof Sample]));
    return `${changed.slice(0, start)}JSON.parse(${rows}${changed.slice(end + 1)}`;
  }, script);
}

/** Of each sample, the script that was made of it: a worker makes it once. */
const scripts = new Map<Sample, string>();

/** Serves the built console with these rows in the place of the sample's. */
export async function serveSample(page: Page, sample: Sample): Promise<void> {
  await page.route('**/assets/main.*.js', async (route) => {
    const response = await route.fetch();
    const script = scripts.get(sample) ?? withRows(await response.text(), sample);
    scripts.set(sample, script);
    await route.fulfill({ response, body: script });
  });
}
