import type { DataSet } from '@/data/dataSets/dataSet';
import { type RejectedRows, createRejectedRows, startOf, type RowPosition } from '@/data/imports/rows/rejectedRows';
import { readInto, type Source, type SourcePart, type Read } from '@/data/imports/sources';
import type { Field, Plan } from '@/domain/imports/plan';
import type { RejectionReason } from '@/domain/imports/rejections';
import { readDayOfFile } from '@/domain/imports/values/readDay';
import { readIntegration } from '@/domain/imports/directory/readIntegration';
import { readMerchant, type DirectoryRow } from '@/domain/imports/directory/readMerchant';
import { meaningOf } from '@/domain/imports/statusMeanings';
import type { Currency } from '@/domain/money/currency';
import { emptyDataSet, withIntegrations, withMerchants } from './completeDataSet';
import type { Cells } from '@/lib/cells/cells';
import { leastWidth } from '@/domain/imports/headerKey';
import { isSame } from '@/lib/objects';
import { textOfCell } from '@/data/reading/cells';

type Reported = { dataSet: DataSet; rows: number; refused: RejectedRows; ignored: RejectedRows };

/** Reads a merchant or integration file and adds its content to the previous data set. */
export async function readDirectory(
  { plan, headers }: Source,
  part: SourcePart,
  before: DataSet | undefined,
  currency: Currency,
  read: Read,
): Promise<Reported> {
  const dataSet = before ?? emptyDataSet(currency.code);
  async function readRows<Row>(
    readRow: (textOf: (field: Field) => string) => DirectoryRow<Row>,
    keyOf: (row: Row) => string,
  ) {
    const reading = await readInto(read, part, () => createDirectoryImport(plan, headers, readRow, keyOf));
    const { reported, records, refused, ignored } = reading.finish();
    return { reported, rest: { rows: records, refused, ignored } };
  }
  const statusOf = (text: string) => meaningOf(plan, text);
  if (plan.holds === 'merchants') {
    const dayOf = (text: string) => readDayOfFile(text, plan.dateOrder ?? 'year first');
    const { reported, rest } = await readRows(
      (textOf) => readMerchant(textOf, () => dayOf(textOf('date').split(/[ T]/)[0] ?? ''), statusOf),
      ({ name }) => name.toLowerCase(),
    );
    return { dataSet: withMerchants(dataSet, reported), ...rest };
  }
  const { reported, rest } = await readRows(
    (textOf) => readIntegration(textOf, currency, statusOf),
    ({ id }) => id,
  );
  return { dataSet: withIntegrations(dataSet, reported), ...rest };
}

/**
 * Reads the rows of a merchant or integration file. A duplicate row is imported once. Rows with the same key and
 * different values are all rejected, like ids of payments. Values that the console does not know are `ignored`: the rows
 * are imported without them.
 */
export function createDirectoryImport<Reported>(
  { columns }: Plan,
  headers: readonly string[],
  readRow: (textOf: (field: Field) => string) => DirectoryRow<Reported>,
  keyOf: (reported: Reported) => string,
) {
  const [refused, ignored] = [createRejectedRows(headers), createRejectedRows(headers)];
  const rows = new Map<string, { reported: Reported; positions: RowPosition[]; value: string; isTwice: boolean }>();
  let records = 0;
  return {
    add: (cells: Cells, line: number) => {
      const index = { record: records, line };
      records += 1;
      const textOf = (field: Field) => textOfCell(cells.textAt(columns[field]));
      const notify = (list: typeof refused, field: Field, reason: RejectionReason) =>
        list.refuse(index, columns[field], textOf(field), reason);
      const problem = cells.problem ?? (cells.length < leastWidth(headers) ? 'too few columns' : undefined);
      if (problem !== undefined) {
        refused.refuse(index, undefined, startOf(cells), problem);
        return;
      }
      const row = readRow(textOf);
      if ('reason' in row) {
        notify(refused, row.field, row.reason);
        return;
      }
      for (const field of row.ignored) notify(ignored, field, 'not known here');
      const key = keyOf(row.reported);
      const known = rows.get(key);
      if (!known) rows.set(key, { reported: row.reported, positions: [index], value: key, isTwice: false });
      else if (known.isTwice || !isSame(known.reported, row.reported)) {
        known.isTwice = true;
        known.positions.push(index);
      }
    },
    finish: () => {
      const reason = columns.id === undefined ? 'name twice' : 'id twice';
      for (const { positions, value, isTwice } of rows.values())
        for (const index of isTwice ? positions : []) refused.refuse(index, undefined, value, reason);
      const reported = [...rows.values()].filter(({ isTwice }) => !isTwice).map((row) => row.reported);
      return { records, reported, refused: refused.finish(), ignored: ignored.finish() };
    },
  };
}
