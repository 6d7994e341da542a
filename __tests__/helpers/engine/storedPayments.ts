import type { OpenDataSet } from '@/data/dataSets/dataSetInZone';
import type { ClickhouseClient } from '../../../server/engines/clickhouse/client/client';
import { tablesOf } from '../../../server/engines/clickhouse/tables/schema';
import { storedColumns } from '../../../server/engines/ingestion/storedColumns';
import { createStoredReader, storedTableOf } from '../../../server/engines/readStored';
import { STORED_COLUMNS, type StoredPayment } from '../../../server/engines/storedPayment';

/** The position of the first payment, and the charge model that the import chose. */
type Origin = { firstRow?: number; chargeModel?: string | undefined };

/** The payments of a data set as an engine stores them, read one by one. */
export function storedPaymentsOf(dataSet: OpenDataSet, { firstRow = 0, chargeModel }: Origin = {}): StoredPayment[] {
  const table = storedTableOf(dataSet, chargeModel);
  const read = createStoredReader(dataSet, table);
  return Array.from({ length: table.length }, (_, index) => ({ ...read(index), part: 0, row: firstRow + index }));
}

/** Inserts the payments of a data set into its tables, as the ingestion does. */
export async function insertDataSet(
  client: ClickhouseClient,
  name: string,
  dataSet: OpenDataSet,
  { firstRow = 0, chargeModel }: Origin = {},
): Promise<void> {
  const blocks = storedColumns(dataSet, { part: 0, rowAt: (index) => firstRow + index, chargeModel });
  const stream = async function* () {
    yield* await Promise.resolve(blocks);
  };
  await client.insertNative(tablesOf(client, name).all, STORED_COLUMNS, stream());
}
