import type { DataSet } from '@/data/dataSets/dataSet';
import type { RefusedRows } from '@/data/imports/refusedRows';
import type { Read } from '@/data/imports/settleSources';
import type { Source, SourcePart } from '@/data/imports/sources';
import type { Field } from '@/domain/imports/plan';
import { readDayOfFile } from '@/domain/imports/readDay';
import { readIntegration } from '@/domain/imports/readIntegration';
import { readMerchant, type ToldRow } from '@/domain/imports/readMerchant';
import { meaningOf } from '@/domain/imports/statusMeanings';
import type { Currency } from '@/domain/money/currency';
import { emptyDataSet, withIntegrations, withMerchants } from './completeDataSet';
import { createToldImport } from './createToldImport';

type Told = { dataSet: DataSet; rows: number; refused: RefusedRows; leftOut: RefusedRows };

/** Reads a merchant or integration file and adds its content to the previous data set. */
export async function readTold(
  { plan, headers }: Source,
  part: SourcePart,
  before: DataSet | undefined,
  currency: Currency,
  read: Read,
): Promise<Told> {
  const dataSet = before ?? emptyDataSet(currency.code);
  async function readRows<Row>(
    readRow: (textOf: (field: Field) => string) => ToldRow<Row>,
    keyOf: (row: Row) => string,
  ) {
    const begin = () => createToldImport(plan, headers, readRow, keyOf);
    let reading = begin();
    await read(part, () => {
      reading = begin();
      return reading.add;
    });
    const { told, records, refused, leftOut } = reading.finish();
    return { told, rest: { rows: records, refused, leftOut } };
  }
  const statusOf = (text: string) => meaningOf(plan, text);
  if (plan.holds === 'merchants') {
    const dayOf = (text: string) => readDayOfFile(text, plan.dateOrder ?? 'year first');
    const { told, rest } = await readRows(
      (textOf) => readMerchant(textOf, () => dayOf(textOf('date').split(/[ T]/)[0] ?? ''), statusOf),
      ({ name }) => name.toLowerCase(),
    );
    return { dataSet: withMerchants(dataSet, told), ...rest };
  }
  const { told, rest } = await readRows(
    (textOf) => readIntegration(textOf, currency, statusOf),
    ({ id }) => id,
  );
  return { dataSet: withIntegrations(dataSet, told), ...rest };
}
