import type { DataSet } from '@/data/dataSets/dataSet';
import type { RejectedRows } from '@/data/imports/rejectedRows';
import type { Read } from '@/data/imports/resolveSources';
import type { Source, SourcePart } from '@/data/imports/sources';
import type { Field } from '@/domain/imports/plan';
import { readDayOfFile } from '@/domain/imports/values/readDay';
import { readIntegration } from '@/domain/imports/readIntegration';
import { readMerchant, type DirectoryRow } from '@/domain/imports/readMerchant';
import { meaningOf } from '@/domain/imports/statusMeanings';
import type { Currency } from '@/domain/money/currency';
import { emptyDataSet, withIntegrations, withMerchants } from './completeDataSet';
import { createDirectoryImport } from './createDirectoryImport';

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
    const begin = () => createDirectoryImport(plan, headers, readRow, keyOf);
    let reading = begin();
    await read(part, () => {
      reading = begin();
      return reading.add;
    });
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
