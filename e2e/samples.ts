import type { Page } from '@playwright/test';
import { fees } from '@/fixtures/fees';
import { integrations } from '@/fixtures/integrations';
import { merchants } from '@/fixtures/merchants';
import { notifications } from '@/fixtures/notifications';
import { transactions } from '@/fixtures/transactions';
import { volume } from '@/fixtures/volume';

const LONG_NAME = 'Internationale Gesellschaft zur Förderung zeitgenössischer Kammermusikveranstaltungen am Bodensee';
const UNBROKEN_NAME = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenverleihundveranstaltungsbetriebe';
const ROWS = 10_000;
const TIMES = 10_000;

const scaled = (cents: number) => cents * TIMES;

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

/** How the rows begin in the built script, which holds them as columns. */
const BEGINNINGS: Record<keyof Sample, RegExp> = {
  transactions: /\w+\(\d+,\{id:\["TR/,
  fees: /\w+\(\d+,\{id:\["FEE/,
  merchants: /\w+\(\d+,\{id:\["MER/,
  integrations: /\w+\(\d+,\{id:\["INT/,
  notifications: /\w+\(\d+,\{id:\[1,2,3[\d,]*\],integrationId:/,
  volume: /\{day:\[\{date:/,
};

/** The built script with these rows in the place of the sample's. */
function withRows(script: string, sample: Sample): string {
  return Object.entries(BEGINNINGS).reduce((changed, [file, beginning]) => {
    const start = changed.search(beginning);
    if (start === -1) throw new Error(`The rows of ${file} are not in the script`);
    const rows = JSON.stringify(JSON.stringify(sample[file as keyof Sample]));
    return `${changed.slice(0, start)}JSON.parse(${rows})${changed.slice(endOf(changed, start))}`;
  }, script);
}

/** Where the expression ends whose first bracket opens at or after the start. */
function endOf(script: string, start: number): number {
  const parts = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|[([{]|[)\]}]/g;
  parts.lastIndex = start;
  let depth = 0;
  for (let part = parts.exec(script); part; part = parts.exec(script)) {
    if (/^[([{]$/.test(part[0])) depth += 1;
    else if (/^[)\]}]$/.test(part[0])) depth -= 1;
    if (depth === 0) return parts.lastIndex;
  }
  throw new Error('The script ends too early');
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
