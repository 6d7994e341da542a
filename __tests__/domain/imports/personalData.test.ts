import { personalColumns, withStoredColumn } from '@/domain/imports/personalData';
import type { Plan } from '@/domain/imports/plan';

const HEADERS = ['id', 'Amount', 'Customer Email', 'order_id (metadata)', 'Reference'];
const plan = (columns: Plan['columns']): Plan => ({ format: 'test', columns, statuses: {}, kinds: {} });

test('The columns with personal data are those of customers and texts from metadata', () => {
  const found = personalColumns(plan({ id: 0, amount: 1, payerEmail: 2, reference: 3 }), HEADERS);
  expect(found).toEqual([
    { field: 'payerEmail', column: 2, isStored: true },
    { field: 'reference', column: 3, isStored: true },
  ]);
  expect(personalColumns(plan({ id: 3, amount: 1, reference: 4 }), HEADERS)).toEqual([]);
});

test('The columns are in the order of the file, stored or not', () => {
  const columns: Plan['columns'] = { payerEmail: 2, customer: 0, note: 4 };
  const found = personalColumns({ ...plan(columns), omitted: { cardLast4: 3, payerName: 1 } }, HEADERS);
  expect(found.map(({ column }) => column)).toEqual([0, 1, 2, 3, 4]);
});

test('A column that is not stored has no field in the plan, is still listed, and can be stored again', () => {
  const before = plan({ id: 0, amount: 1, payerEmail: 2 });
  const [column] = personalColumns(before, HEADERS);
  const without = withStoredColumn(before, column!, false);
  expect(without.columns).toEqual({ id: 0, amount: 1 });
  expect(personalColumns(without, HEADERS)).toEqual([{ ...column, isStored: false }]);
  expect(withStoredColumn(without, column!, true)).toEqual(before);
  const both = { ...without, omitted: { ...without.omitted, payerName: 4 } };
  expect(withStoredColumn(both, column!, true)).toEqual({ ...before, omitted: { payerName: 4 } });
});
