import fc from 'fast-check';
import {
  fileColumnName,
  limitedWidth,
  readColumns,
  swapColumns,
  tableInColumns,
  writeColumns,
} from '@/domain/lists/chosenColumns';

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

  test.each(['nonsense', '', '..', '-id', '-nonsense.--', 'status-.mer-chant', '__proto__.constructor'])(
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

  test('have a column of exports only where it is named, at its place', () => {
    const withFiles = [...names, fileColumnName('CUSTOMER ID'), fileColumnName('NET')];
    expect(readColumns(undefined, withFiles)).toEqual({ order: withFiles, hidden: ['_customer_id', '_net'] });
    expect(readColumns('id._net', withFiles)).toEqual({
      order: ['id', '_net', 'merchant', 'amount', 'status', '_customer_id'],
      hidden: ['_customer_id'],
    });
    expect(writeColumns(readColumns('id._net', withFiles), withFiles)).toBe('id._net.merchant.amount.status');
    expect(writeColumns({ order: withFiles, hidden: ['_customer_id', '_net'] }, withFiles)).toBeUndefined();
    expect(readColumns('-_net', withFiles).hidden).toEqual(['_net', '_customer_id']);
  });

  test('are read as they were written, with those of exports, too', () => {
    const files = ['_customer_id', '_net', '_notes'];
    const all = [...names, ...files];
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: all.length }), fc.subarray(all), (order, some) => {
        const hidden = order.filter((name) => name !== 'id' && some.includes(name));
        const read = readColumns(writeColumns({ order, hidden }, all), all);
        const shown = (of: { order: readonly string[]; hidden: readonly string[] }) =>
          of.order.filter((name) => !of.hidden.includes(name));
        expect(shown(read)).toEqual(shown({ order, hidden }));
        expect([...read.hidden].sort()).toEqual([...hidden].sort());
      }),
    );
  });

  test('name a column of exports by the words of its header', () => {
    expect(['CUSTOMER ID', 'FROM → TO', 'Gebühr (1)'].map(fileColumnName)).toEqual([
      '_customer_id',
      '_from_to',
      '_gebühr_1_',
    ]);
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
  const { headers, rows } = tableInColumns(table, ['STATUS', 'FEES', 'ID', 'NET']);
  expect(headers).toEqual(['STATUS', 'ID', 'NET', 'AMOUNT']);
  expect(rows.slice(0, rows.length)).toEqual([['Paid', 'T1', '4.00', '5.00']]);
});
