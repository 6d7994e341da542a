import { EngineUnavailable, QuestionTooLarge } from '@/backend/paymentEngine';
import { createClickhouseClient, type ClickhouseClient } from '../../server/engines/clickhouse/client/client';
import { createTables, tablesOf } from '../../server/engines/clickhouse/tables/schema';
import { insertDataSet, storedPaymentsOf } from '../helpers/engine/storedPayments';
import { STORED_COLUMNS } from '../../server/engines/storedPayment';
import { buildDataSet } from '../helpers/dataSets';
import { importedPayment, importedRefund } from '../helpers/workspace';
import { startClickhouse, type TestClickhouse } from '../helpers/server/startClickhouse';
import { testWithClickhouse } from './clickhouse';

testWithClickhouse('its client', (program) => {
  let server: TestClickhouse;
  let client: ClickhouseClient;
  beforeAll(async () => {
    server = await startClickhouse(program);
    client = createClickhouseClient(server.options);
  });
  afterAll(async () => server.stop());

  const dataSet = buildDataSet(
    [
      importedPayment('P1', {
        merchant: 'Café "Ülk"\t\\',
        amount: 123_456_789_012,
        customer: 'Zoë\u2019s',
        note: 'a\nb',
      }),
      importedPayment('P2', { status: 'Refunded', amount: 500 }),
      importedPayment('P10', { status: 'Failed', isPaid: false, partner: 'North' }),
      { ...importedPayment('P3', { amount: 1_000 }), disputed: 900 },
    ],
    {
      refunds: [
        importedRefund('P3', { id: 'R1', amount: 300, date: '2030-06-01 10:00:00' }),
        importedRefund('P3', { id: 'R2', amount: 100, date: '2030-06-02' }),
      ],
    },
  );
  const origin = { firstRow: 5_000_000_000 };
  const readAll = async () => {
    const rows = await client.ask<(string | number)[]>({
      sql: `SELECT ${STORED_COLUMNS.join(', ')} FROM ${tablesOf(client, 'all').all} ORDER BY row`,
    });
    return rows.map((row) => Object.fromEntries(STORED_COLUMNS.map((column, at) => [column, row[at]])));
  };

  test('Each column of a payment is read as it was inserted', async () => {
    await createTables(client, 'all');
    await insertDataSet(client, 'all', dataSet, origin);
    expect(await readAll()).toEqual(storedPaymentsOf(dataSet, origin));
  });

  test('Numbers of 53 bits and below zero are exact', async () => {
    const values = [0, -1, 1, 2 ** 31, -(2 ** 31), 2 ** 32, -(2 ** 32) - 1, 2 ** 53 - 1, 1 - 2 ** 53];
    await client.command('CREATE TABLE numbers_of_bits (at UInt64, value Int64) ENGINE = Log');
    await client.command(`INSERT INTO numbers_of_bits VALUES ${values.map((value, at) => `(${at}, ${value})`).join()}`);
    const read = await client.ask<[number]>({ sql: 'SELECT value FROM numbers_of_bits ORDER BY at' });
    expect(read.flat()).toEqual(values);
  });

  test('A person\u2019s text stays one value, with quotes, tabs, line ends and backslashes', async () => {
    const texts = ["'; DROP TABLE x", 'a\tb\nc\\d', '\\N', 'é—\u{1F600}', ''];
    const tables = [{ name: 'typed', structure: 'at UInt8, text String', rows: texts.map((text, at) => [at, text]) }];
    const read = await client.ask<[string]>({ sql: 'SELECT text FROM typed ORDER BY at', tables });
    expect(read.flat()).toEqual(texts);
  });

  test('The reader can neither create nor insert', async () => {
    const asReader = createClickhouseClient({ ...server.options, writer: server.options.reader });
    await expect(createTables(asReader, 'forbidden')).rejects.toThrow('code 164');
    await expect(insertDataSet(asReader, 'all', dataSet, origin)).rejects.toThrow('code 164');
  });

  test('A question beyond the limits of rows, memory or time is too large', async () => {
    const small = createClickhouseClient({
      ...server.options,
      limits: { seconds: 1, memoryBytes: 10_000_000, resultRows: 1_000 },
    });
    const ask = async (sql: string) => small.ask({ sql });
    await expect(ask('SELECT number FROM system.numbers LIMIT 5000')).rejects.toThrow(QuestionTooLarge);
    await expect(ask('SELECT uniqExact(number) FROM (SELECT * FROM system.numbers LIMIT 5000000)')).rejects.toThrow(
      QuestionTooLarge,
    );
    await expect(ask('SELECT count() FROM system.numbers WHERE sin(number) > 2')).rejects.toThrow(QuestionTooLarge);
  });

  test('An aborted question rejects with the reason, and ClickHouse stops working on it', async () => {
    const leaving = new AbortController();
    const asked = client.ask({
      sql: 'SELECT count() FROM system.numbers WHERE cos(number) > 2',
      signal: leaving.signal,
    });
    const running = async () => {
      const sql =
        "SELECT count() FROM system.processes WHERE query LIKE '%cos(number)%' AND query NOT LIKE '%processes%'";
      return (await client.ask<[number]>({ sql })).flat()[0];
    };
    while ((await running()) === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    leaving.abort(new Error('The page has left'));
    await expect(asked).rejects.toThrow('The page has left');
    while ((await running()) !== 0) await new Promise((resolve) => setTimeout(resolve, 10));
  });

  test('A missing server is unavailable, and so is a data set that was not uploaded', async () => {
    const nowhere = createClickhouseClient({ ...server.options, urls: ['http://127.0.0.1:1'] });
    await expect(nowhere.ping()).rejects.toThrow(EngineUnavailable);
    await expect(client.ask({ sql: `SELECT 1 FROM ${tablesOf(client, 'missing').all}` })).rejects.toThrow(
      EngineUnavailable,
    );
  });

  test('The name of a data set cannot be SQL', async () => {
    await expect(insertDataSet(client, 'x` (id String', dataSet)).rejects.toThrow(RangeError);
  });
});
