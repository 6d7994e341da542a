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
  expect(personalColumns(plan({ id: 0, amount: 1, reference: 4 }), HEADERS)).toEqual([]);
});

test('A column that is not stored has no field in the plan, is still listed, and can be stored again', () => {
  const before = plan({ id: 0, amount: 1, payerEmail: 2 });
  const [column] = personalColumns(before, HEADERS);
  const without = withStoredColumn(before, column!, false);
  expect(without.columns).toEqual({ id: 0, amount: 1 });
  expect(personalColumns(without, HEADERS)).toEqual([{ ...column, isStored: false }]);
  expect(withStoredColumn(without, column!, true)).toEqual(before);
});
