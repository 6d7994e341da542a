import { createImport } from '@/data/imports/createImport';
import type { DataSet } from '@/data/dataSets/dataSet';
import { readPaymentAt, refundsOfFiles } from '@/data/dataSets/readDataSet';
import type { Field, Plan } from '@/domain/imports/plan';
import { USD } from '../../helpers/currencies';

/** A row of a file by the fields of its columns; what a test does not name is that of a plain payment. */
export type FileRow = Partial<Record<Field, string>>;

const PLAIN: FileRow = { merchant: 'Harbour Arts', amount: '20.00', date: '2024-06-01 12:00:00' };

const PLAN: Plan = {
  ...{ format: 'test', columns: {}, decimalMark: '.', isMinorUnits: false, dateOrder: 'year first', timeZone: 'UTC' },
  ...{ currency: 'USD', feeSign: 1 },
  statuses: {
    ...{ paid: 'Completed', failed: 'Failed', pending: 'Pending', refunded: 'Refunded' },
    ...{ 'on hold': { own: 'On hold', isPaid: false }, disputed: { own: 'Disputed', isPaid: true } },
  },
  kinds: { payout: 'no payment', refund: 'refund', charge: 'payment' },
};

type File = {
  rows: readonly FileRow[];
  fields?: readonly Field[];
  before?: DataSet;
  plan?: Partial<Plan>;
  blankAt?: number;
};

/** Imports a file of these columns: those that any of its rows names. */
export function importFile({ rows, fields, before, plan, blankAt = Infinity }: File) {
  const named = fields ?? [...new Set(['id', ...Object.keys(PLAIN), ...rows.flatMap((row) => Object.keys(row))])];
  const columns = Object.fromEntries(named.map((field, column) => [field, column]));
  const headers = named.map((field) => field.toUpperCase());
  const context = { currency: USD, nextYear: 2027 };
  const started = createImport({ ...PLAN, columns, ...plan }, headers, before, context);
  rows.forEach((row, index) => {
    const full: FileRow = { ...PLAIN, ...row };
    const cells = named.map((field) => full[field as Field] ?? '');
    started.add(cells, index + 2, index >= blankAt);
  });
  return started.finish();
}

/** What a data set says, whatever order its rows and words came in. */
export function contentOf(dataSet: DataSet) {
  const { payments, words, merchants, statuses, volume, monthBefore, today, currency } = dataSet;
  const names = merchants.map(({ name }) => name);
  const rows = Array.from({ length: payments.length }, (_, index) => ({
    ...readPaymentAt(payments, index, words, names),
    refunded: payments.refunded[index] ?? 0,
    shown: words.statuses[statuses[index] ?? 0]?.word,
  }));
  return {
    ...{ volume, monthBefore, today, currency },
    payments: rows.sort((one, other) => (one.id < other.id ? -1 : 1)),
    refunds: [...refundsOfFiles(dataSet)].sort((one, other) => (one.id < other.id ? -1 : 1)),
    merchants: merchants
      .map(({ id: _, ...merchant }) => merchant)
      .sort((one, other) => (one.name < other.name ? -1 : 1)),
  };
}
