import { fileDisputesOf } from '@/data/tables/fileDisputes';
import { createClickhouseClient, type ClickhouseClient } from '../../server/engines/clickhouse/client/client';
import { createTables, tablesOf } from '../../server/engines/clickhouse/tables/schema';
import { STORED_COLUMNS } from '../../server/engines/storedPayment';
import { insertDataSet, storedPaymentsOf } from '../helpers/engine/storedPayments';
import { buildDataSet } from '../helpers/dataSets';
import { importedPayment, importedRefund } from '../helpers/workspace';
import { startClickhouse, type TestClickhouse } from '../helpers/server/startClickhouse';
import { testWithClickhouse } from './clickhouse';

testWithClickhouse('the insertion of columns', (program) => {
  let server: TestClickhouse;
  let client: ClickhouseClient;
  beforeAll(async () => {
    server = await startClickhouse(program);
    client = createClickhouseClient(server.options);
  });
  afterAll(async () => server.stop());

  const readAll = async (name: string) =>
    client.ask({ sql: `SELECT ${STORED_COLUMNS.join(', ')} FROM ${tablesOf(client, name).all} ORDER BY row` });

  async function expectSame(name: string, dataSet: ReturnType<typeof buildDataSet>, chargeModel?: string) {
    const origin = { firstRow: 5_000_000_000, chargeModel };
    await createTables(client, name);
    await insertDataSet(client, name, dataSet, origin);
    const expected = storedPaymentsOf(dataSet, origin);
    expect(expected).toHaveLength(dataSet.payments.length);
    expect(await readAll(name)).toEqual(expected.map((row) => STORED_COLUMNS.map((column) => row[column])));
  }

  test('Columns store the same payments as rows, with all texts, refunds and disputes', async () => {
    const dataSet = buildDataSet(
      [
        importedPayment('P1', {
          merchant: 'Café "Ülk"\t\\',
          amount: 123_456_789_012,
          customer: 'Zoë\u2019s',
          note: 'a\nb',
        }),
        importedPayment('P2', { status: 'Refunded', amount: 500, integration: 'INT-Ä' }),
        importedPayment('P10', { status: 'Failed', isPaid: false, partner: 'North', reference: 'x`y' }),
        { ...importedPayment('P3', { amount: 1_000 }), disputed: 900 },
        importedPayment('Ö-17', { amount: 2 ** 41 + 5, cardLast4: '4242' }),
      ],
      {
        refunds: [
          importedRefund('P3', { id: 'R1', amount: 300, date: '2030-06-01 10:00:00' }),
          importedRefund('P3', { id: 'R2', amount: 100, date: '2030-06-02' }),
        ],
      },
    );
    expect(fileDisputesOf(dataSet)).toHaveLength(1);
    await expectSame('all', dataSet);
    await expectSame('model', dataSet, 'stripeDestination');
  });

  test('Columns store the same payments as rows if all texts are of ASCII', async () => {
    const payments = Array.from({ length: 300 }, (_, index) =>
      importedPayment(`TR-${index * 37}`, {
        amount: index * 99_991,
        merchant: `Merchant ${index % 7}`,
        note: `Note ${'x'.repeat(index)}`,
      }),
    );
    await expectSame('ascii', buildDataSet(payments));
  });
});
