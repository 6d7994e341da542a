import type { Page } from '@playwright/test';
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

type Row = Record<string, unknown>;

/**
 * Rows as the page makes them itself, which is quicker than to send them: those given, then copies of them under ids of their own; a
 * '#' in a name is the place of its row.
 */
function many(rows: Row[], count: number, firstCopy: string | number): Row[] {
  return Array.from({ length: count }, (_, position) => {
    const row = rows[position % rows.length]!;
    const isCopy = position >= rows.length;
    const id = typeof firstCopy === 'number' ? firstCopy + position : firstCopy + String(position).padStart(5, '0');
    const name = row.name as string | undefined;
    return {
      ...row,
      ...(isCopy && { id }),
      ...(name !== undefined && { name: name.replace('#', String(position)) }),
    };
  });
}

const json = (value: unknown) => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

const manyOf = (rows: object[], firstCopy: string | number, count = ROWS) =>
  `(${many.toString()})(${json(rows)},${count},${JSON.stringify(firstCopy)})`;

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

/** The rows of each kind, as an expression of JavaScript. */
type Sample = Record<'transactions' | 'merchants' | 'integrations' | 'notifications' | 'volume', string>;

const largeTransactions = transactions.map((row) => ({ ...row, amount: scaled(row.amount) }));

/** Ten thousand rows a list, amounts of millions, the longest names. */
export const LARGE_SAMPLE: Sample = {
  transactions: manyOf(largeTransactions, 'TR20240101-'),
  merchants: manyOf(
    merchants.map((row, position) => ({
      ...row,
      name: [`${LONG_NAME} #`, `${UNBROKEN_NAME}#`, row.name][position % 3],
      transactions: row.transactions * TIMES,
      totalSales: scaled(row.totalSales),
    })),
    'MER1',
  ),
  integrations: manyOf(
    integrations.map((row, position) => ({
      ...row,
      integrationName:
        position % 2 === 0 ? UNBROKEN_NAME.slice(0, 80) : `${row.integrationName}, ${LONG_NAME}`.slice(0, 80),
    })),
    'INT1',
  ),
  notifications: manyOf(notifications, 1),
  volume: json(points(scaled)),
};

/** The large sample with as many payments, all alike but for their ids. */
export const withPayments = (count: number): Sample => ({
  ...LARGE_SAMPLE,
  transactions: manyOf(largeTransactions.slice(0, 1), 'TR20240630-', count),
});

/** No row in any list, and nothing has passed through. */
export const EMPTY_SAMPLE: Sample = {
  transactions: '[]',
  merchants: '[]',
  integrations: '[]',
  notifications: '[]',
  volume: json(points(() => 0)),
};

/** How the rows begin in the built script, which holds them as columns. */
const BEGINNINGS: Record<keyof Sample, RegExp> = {
  transactions: /\w+\(\d+,\{id:\["TR/,
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
    return changed.slice(0, start) + sample[file as keyof Sample] + changed.slice(endOf(changed, start));
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
  // The build drew its own rows: a page that is of no path has them drawn in the browser.
  await page.route(
    ({ pathname }) => !/\.\w+$/.test(pathname),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(/ data-path="[^"]*"/, '') });
    },
  );
  await page.route('**/assets/main.*.js', async (route) => {
    const response = await route.fetch();
    const script = scripts.get(sample) ?? withRows(await response.text(), sample);
    scripts.set(sample, script);
    await route.fulfill({ response, body: script });
  });
}
