import { tableOfRows } from '@/data/tables/transactionTable';
import { setupStore } from '@/store/store';
import { buildTransaction } from '../../helpers/builders';

const { rows, fees: feeRows } = setupStore().getState().transactions;
const table = tableOfRows(rows, feeRows);

test("A table has the values of each payment's row", () => {
  expect(table.length).toBe(rows.length);
  rows.forEach((row, index) => {
    expect(table.rowAt(index)).toBe(row);
    expect({
      id: table.idAt(index),
      merchantId: table.merchantIdAt(index),
      integrationId: table.integrationIdAt(index),
      customerId: table.customerIdAt(index),
      amount: table.amountAt(index),
      date: table.dateAt(index),
      status: table.statusAt(index),
    }).toEqual({ integrationId: undefined, customerId: undefined, ...row });
  });
});

test('A table finds a payment by its id, and none by an unknown id', () => {
  expect(rows.map(({ id }) => table.indexOf(id))).toEqual([...rows.keys()]);
  expect(table.indexOf('TR0-0')).toBeUndefined();
  expect(table.indexOf('constructor')).toBeUndefined();
});

test('A table throws for an index that it does not have', () => {
  expect(() => table.idAt(rows.length)).toThrow(RangeError);
});

test('A table has the fees of each party, and the rows that they came from', () => {
  rows.forEach(({ id }, index) => {
    const fees = feeRows.filter(({ transactionId }) => transactionId === id);
    expect(fees).toHaveLength(3);
    expect(table.feeRowsAt(index)).toEqual(fees);
    for (const { party, amount } of fees) expect(table.fees[party][index]).toBe(amount);
  });
  expect(table.fees).toBe(table.fees);
});

test('A table has all fees of a party, and none of a payment that is not among the rows', () => {
  const fee = (transactionId: string, party: 'partner' | 'platform', amount: number) => ({
    ...feeRows[0]!,
    id: `${transactionId} ${amount}`,
    transactionId,
    party,
    amount,
  });
  const { fees, feeRowsAt } = tableOfRows(
    ['TR1-1', 'TR1-2'].map((id) => buildTransaction({ id })),
    [fee('TR1-1', 'platform', 30), fee('TR1-1', 'platform', 5), fee('TR9-9', 'partner', 7)],
  );
  expect(Array.from(fees.platform)).toEqual([35, 0]);
  expect(Array.from(fees.partner)).toEqual([0, 0]);
  expect(Array.from(fees.processor)).toEqual([0, 0]);
  expect([0, 1].map((index) => feeRowsAt(index).map(({ amount }) => amount))).toEqual([[30, 5], []]);
});
