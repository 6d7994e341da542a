import fc from 'fast-check';
import { limitedWidth, readColumns, swapColumns, tableInColumns, writeColumns } from '@/domain/lists/chosenColumns';

const names = ['id', 'merchant', 'amount', 'status'] as const;

describe('The columns of a link', () => {
  test('have an order and hidden columns, and a column without a place follows at the end', () => {
    expect(readColumns('merchant.-amount.id', names)).toEqual({
      order: ['merchant', 'amount', 'id', 'status'],
      hidden: ['amount'],
    });
  });

  test('are as the list defines them without a text, and then are not part of the link', () => {
    expect(readColumns(undefined, names)).toEqual({ order: names, hidden: [] });
    expect(writeColumns({ order: names, hidden: [] }, names)).toBeUndefined();
    expect(writeColumns({ order: names, hidden: ['amount'] }, names)).toBe('id.merchant.-amount.status');
  });

  test.each(['nonsense', '', '..', '-id', '-nonsense.--', '__proto__.constructor'])(
    'ignore invalid parts, and never hide the column that names the row: %j',
    (text) => expect(readColumns(text, names)).toEqual({ order: names, hidden: [] }),
  );

  test('are read as they were written, in any order', () => {
    const order = fc.shuffledSubarray([...names], { minLength: names.length });
    fc.assert(
      fc.property(order, fc.subarray(names.slice(1)), (shuffled, some) => {
        const chosen = { order: shuffled, hidden: shuffled.filter((name) => some.includes(name)) };
        expect(readColumns(writeColumns(chosen, names), names)).toEqual(chosen);
      }),
    );
  });

  test('change places in pairs', () => {
    expect(swapColumns(names, 'amount', 'merchant')).toEqual(['id', 'amount', 'merchant', 'status']);
  });
});

test('The width of a column stays within its limits', () => {
  expect([1, 200.4, 9999].map(limitedWidth)).toEqual([64, 200, 640]);
});

test('An export starts with the chosen columns and keeps all others, so that it can be imported again', () => {
  const table = { headers: ['ID', 'AMOUNT', 'STATUS', 'NET'], rows: [['T1', '5.00', 'Paid', '4.00']] };
  const { headers, rows } = tableInColumns(table, ['STATUS', 'FEES', 'ID']);
  expect(headers).toEqual(['STATUS', 'ID', 'AMOUNT', 'NET']);
  expect(rows.slice(0, rows.length)).toEqual([['Paid', 'T1', '5.00', '4.00']]);
});
