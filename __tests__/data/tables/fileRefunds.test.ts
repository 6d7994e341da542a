import { buildDataSet } from '../../helpers/dataSets';
import { tableOfDataSet } from '@/data/tables/tableOfDataSet';
import { importedPayment, importedRefund } from '../../helpers/workspace';

const FEES = { processor: 300, partner: 200, platform: 100 };
const early = { fees: FEES, date: '2025-06-10 12:00:00' };
const lastPayments = { fees: FEES, date: '2025-06-20 12:00:00' };

test('A table of payments without refunds in files has no refunds', () => {
  expect(tableOfDataSet(buildDataSet([importedPayment('a')])).fileRefunds).toBeUndefined();
});

test('The refunds of each payment are consecutive and oldest first, in any order of the file', () => {
  const payments = [
    importedPayment('early', early),
    importedPayment('none', early),
    importedPayment('late', lastPayments),
  ];
  const refunds = [
    importedRefund('early', { id: 'e2', date: '2025-06-22 08:00:00', amount: 2_000 }),
    importedRefund('late', { id: 'l1', date: '2025-06-23 08:00:00', amount: 10_000 }),
    importedRefund('early', { id: 'e1', date: '2025-06-21 08:00:00', amount: 1_000 }),
  ];
  const table = tableOfDataSet(buildDataSet(payments, { refunds }));
  const { starts, refundAt, parts } = table.fileRefunds!;
  const idsOf = (id: string) => {
    const index = table.indexOf(id)!;
    const [start, end] = [starts[index]!, starts[index + 1]!];
    return Array.from({ length: end - start }, (_, at) => refundAt(start + at).id);
  };
  expect({ early: idsOf('early'), none: idsOf('none'), last: idsOf('late') }).toEqual({
    early: ['e1', 'e2'],
    none: [],
    last: ['l1'],
  });
  // A full refund returns all fees of partner and platform, and a partial one its share, in the order of the refunds.
  const position = starts[table.indexOf('late')!]!;
  expect([parts.partner[position], parts.platform[position]]).toEqual([200, 100]);
  const first = starts[table.indexOf('early')!]!;
  expect([0, 1].map((at) => [parts.partner[first + at], parts.platform[first + at]])).toEqual([
    [20, 10],
    [40, 20],
  ]);
});

test('The refund of the only payment counts although its column of positions has only zeros', () => {
  const table = tableOfDataSet(buildDataSet([importedPayment('a', early)], { refunds: [importedRefund('a')] }));
  expect(table.rowAt(0)).toMatchObject({ id: 'a', refunded: 3_000, status: 'Completed' });
  expect(Array.from(table.fileRefunds!.parts.partner)).toEqual([60]);
});

test('A payment with the amount 0 and without fees is shown as such', () => {
  const free = importedPayment('a', { amount: 0, fees: { processor: 0, partner: 0, platform: 0 } });
  const table = tableOfDataSet(buildDataSet([free]));
  expect(table.rowAt(0).amount).toBe(0);
  expect(table.feeRowsAt(0).map(({ amount }) => amount)).toEqual([0, 0, 0]);
});
