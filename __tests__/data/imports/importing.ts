import { createImport } from '@/data/imports/createImport';
import { importSources } from '@/data/imports/importSources';
import type { Source, SourcePart } from '@/data/imports/sources';
import type { DataSet } from '@/data/dataSets/dataSet';
import type { PendingDataSet } from '@/data/dataSets/pendingDataSet';
import { readPaymentAt } from '@/data/dataSets/readDataSet';
import { refundsOfFiles } from '../../helpers/dataSets';
import { cellsOf } from '@/lib/cells/cells';
import type { Field, Plan } from '@/domain/imports/plan';
import { USD } from '../../helpers/currencies';

/** A row of a file by field. Fields that a test leaves out are those of a plain payment. */
export type FileRow = Partial<Record<Field, string>>;

const PLAIN: FileRow = { merchant: 'Harbour Arts', amount: '20.00', date: '2024-06-01 12:00:00' };

const PLAN: Plan = {
  format: 'test',
  columns: {},
  decimalMark: '.',
  isMinorUnits: false,
  dateOrder: 'year first',
  timeZone: 'UTC',
  currency: 'USD',
  feeSign: 1,
  statuses: {
    paid: 'Completed',
    failed: 'Failed',
    pending: 'Pending',
    refunded: 'Refunded',
    'on hold': { own: 'On hold', isPaid: false },
    disputed: { own: 'Disputed', isPaid: true },
  },
  kinds: { '': 'payment', payout: 'payout', refund: 'refund', charge: 'payment' },
};

type File = {
  rows: readonly FileRow[];
  fields?: readonly Field[];
  before?: DataSet;
  plan?: Partial<Plan>;
  blankAt?: number;
};

/** Imports a file with the columns that any of its rows has. */
export function importFile({ before, ...file }: File) {
  const { plan, headers, records } = recordsOf(file);
  const started = createImport(plan, headers, before, { currency: USD, nextYear: 2027 });
  for (const [fields, ...position] of records) started.add(cellsOf(fields), ...position);
  return withDataSet(started.finish());
}

function recordsOf({ rows, fields, plan, blankAt = Infinity }: Omit<File, 'before'>) {
  const named = fields ?? [...new Set(['id', ...Object.keys(PLAIN), ...rows.flatMap((row) => Object.keys(row))])];
  const columns = Object.fromEntries(named.map((field, column) => [field, column]));
  const headers = named.map((field) => field.toUpperCase());
  const records = rows.map((row, index): [string[], number, boolean] => {
    const full: FileRow = { ...PLAIN, ...row };
    return [named.map((field) => full[field as Field] ?? ''), index + 2, index >= blankAt];
  });
  return { plan: { ...PLAN, columns, ...plan }, headers, records };
}

/** Imports files of these rows together, the oldest first, each under its name. */
export async function importFiles(files: readonly Omit<File, 'before'>[], before?: DataSet) {
  const rowsOf = new Map<SourcePart, () => [string[], number, boolean][]>();
  const sources = files.map((file, index): Source => {
    const { plan, headers, records } = recordsOf(file);
    const part = {
      file: { name: `${index}`, size: 1, lastModified: 0 } as unknown as SourcePart['file'],
    } as SourcePart;
    rowsOf.set(part, () => records);
    return { parts: [part], headers, plan, recognised: plan, isRemembered: false };
  });
  const imported = await importSources(sources, before, { currency: USD, nextYear: 2027 }, (part, start) => {
    const onRecord = start();
    for (const [fields, ...position] of rowsOf.get(part)?.() ?? []) onRecord(cellsOf(fields), ...position);
    return Promise.resolve();
  });
  return withDataSet(imported);
}

/** Also returns the data set. */
export function withDataSet<Result extends { pending: PendingDataSet }>(result: Result) {
  return { ...result, dataSet: result.pending.make() };
}

/** The content of a data set, independent of the order of its rows and words. */
export function contentOf(dataSet: DataSet) {
  const { payments, words: terms, merchants, statuses, volume, monthBefore, today, currency } = dataSet;
  const names = merchants.map(({ name }) => name);
  const rows = Array.from({ length: payments.length }, (_, index) => ({
    ...readPaymentAt(payments, index, terms, names),
    refunded: payments.refunded[index] ?? 0,
    shown: terms.statuses[statuses[index] ?? 0]?.word,
  }));
  return {
    volume,
    monthBefore,
    today,
    currency,
    payments: rows.sort((a, b) => (a.id < b.id ? -1 : 1)),
    refunds: [...refundsOfFiles(dataSet)].sort((a, b) => (a.id < b.id ? -1 : 1)),
    merchants: merchants.map(({ id: _, ...merchant }) => merchant).sort((a, b) => (a.name < b.name ? -1 : 1)),
  };
}
