import fc from 'fast-check';
import { buildDataSet, refundsOfFiles } from '../../helpers/dataSets';
import { tableOfDataSet } from '@/data/tables/tableOfDataSet';
import { PERIODS } from '@/domain/money/volume';
import { DEFAULT_SPLIT, dividePayment } from '@/domain/money/split';
import { anyPayments, readPayment } from './readPayments';
import { USD } from '../../helpers/currencies';

test('The table of a data set has the content of each payment, newest first', () => {
  fc.assert(
    fc.property(anyPayments, (rows) => {
      const dataSet = buildDataSet(rows);
      const table = tableOfDataSet(dataSet);
      const names = new Map(dataSet.merchants.map(({ id, name }) => [id, name]));
      const sorted = rows
        .map((row, position) => ({ row, position }))
        .sort((a, b) => (a.row.date === b.row.date ? a.position - b.position : a.row.date < b.row.date ? 1 : -1));
      expect(table.length).toBe(rows.length);
      sorted.forEach(({ row }, index) => {
        const { integrationId, customerId, ...shown } = table.rowAt(index);
        expect({ ...shown, integrationId, customerId, merchantId: names.get(shown.merchantId) }).toEqual({
          id: row.id,
          merchantId: row.merchant,
          amount: row.amount,
          date: row.date,
          status: row.status,
          integrationId: row.integration,
          customerId: row.customer,
          ...(row.partner && { partner: row.partner }),
        });
        const { merchant: _, ...divided } = dividePayment(row.amount, DEFAULT_SPLIT, USD);
        const fees = row.fees ?? divided;
        expect(Object.fromEntries(table.feeRowsAt(index).map(({ party, amount }) => [party, amount]))).toEqual(fees);
        for (const { party, amount } of table.feeRowsAt(index)) expect(table.fees[party][index]).toBe(amount);
        expect(table.indexOf(row.id)).toBe(index);
      });
      expect(table.indexOf('no such id of any payment')).toBeUndefined();
      expect(() => table.rowAt(rows.length)).toThrow(RangeError);
    }),
    { numRuns: 60 },
  );
});

test('Each of thousands of ids is found', () => {
  const rows = Array.from({ length: 3000 }, (_, index) => readPayment({ id: `ch_${index}` }));
  const table = tableOfDataSet(buildDataSet(rows));
  expect(rows.map(({ id }) => table.indexOf(id))).toEqual([...rows.keys()]);
});

test('An empty data set has an empty table', () => {
  const table = tableOfDataSet(buildDataSet([]));
  expect(table.length).toBe(0);
  expect(table.indexOf('ch_1')).toBeUndefined();
});

test('A merchant has the number of its payments and the sum of the paid ones, and joined on the first day', () => {
  const { merchants } = buildDataSet([
    readPayment({ id: '1', date: '2024-06-02 10:00:00' }),
    readPayment({ id: '2', date: '2024-05-30 10:00:00', amount: 500 }),
    readPayment({ id: '3', status: 'Failed', isPaid: false }),
    readPayment({ id: '4', status: 'On hold', isPaid: false }),
    readPayment({ id: '5', merchant: 'Café Été' }),
  ]);
  expect(merchants).toEqual([
    { id: 'MER001', name: 'Harbour Arts', transactions: 4, totalSales: 2500, joinedOn: '2024-05-30' },
    { id: 'MER002', name: 'Café Été', transactions: 1, totalSales: 2000, joinedOn: '2024-06-01' },
  ]);
});

describe('The volume of a data set', () => {
  const on = (id: string, day: string, amount = 1000) => readPayment({ id, date: `${day} 09:00:00`, amount });
  const { today, volume, monthBefore } = buildDataSet([
    on('1', '2024-03-20'),
    on('2', '2024-03-14', 2000),
    on('3', '2024-03-13', 3000),
    on('4', '2024-02-20', 4000),
    on('5', '2024-02-21', 5000),
    on('6', '2021-01-01', 6000),
    { ...on('7', '2024-03-20'), status: 'Failed', isPaid: false },
  ]);
  const bars = (period: (typeof PERIODS)[number]) =>
    volume[period].map(({ date, totalTransactionAmount }) => [date, totalTransactionAmount]);

  test('ends with the newest day: 7 days, 4 weeks of 7 days, 6 calendar months and 4 years, labeled as in the demo data', () => {
    expect(today).toBe('2024-03-20');
    const days = ['THU', 'FRI', 'SAT', 'SUN', 'MON', 'TUE', 'WED'];
    expect(bars('day')).toEqual(days.map((day, at) => [day, [2000, 0, 0, 0, 0, 0, 1000][at]]));
    expect(bars('week')).toEqual([
      ['Week 1', 0],
      ['Week 2', 0],
      ['Week 3', 3000],
      ['Week 4', 3000],
    ]);
    const months = ['OCT', 'NOV', 'DEC', 'JAN', 'FEB', 'MAR'];
    expect(bars('month')).toEqual(months.map((month, at) => [month, [0, 0, 0, 0, 9000, 6000][at]]));
    expect(bars('year')).toEqual([
      ['2021', 6000],
      ['2022', 0],
      ['2023', 0],
      ['2024', 15_000],
    ]);
  });

  test('contains the month before up to the same day, or all of it if the newest month is over', () => {
    expect(monthBefore.totalTransactionAmount).toBe(4000);
    const over = buildDataSet([on('1', '2024-02-29'), on('2', '2024-01-31', 700)]);
    expect(over.monthBefore.totalTransactionAmount).toBe(700);
  });

  test('is split like the payments: the parts sum to the whole', () => {
    for (const summary of PERIODS.flatMap((period) => volume[period])) {
      const { totalTransactionAmount, paidToMerchant, partnerFees, processorFees, splitPayCommission } = summary;
      expect(paidToMerchant + partnerFees + processorFees + splitPayCommission).toBe(totalTransactionAmount);
    }
  });
});

test('A Refunded payment keeps its status while nothing else is known, and is Completed below its refunds', () => {
  const refunded = { status: 'Refunded', amount: 2000 } as const;
  const refund = { amount: 500, date: '2024-06-03 08:00:00', timeZone: 'UTC' };
  const dataSet = buildDataSet([readPayment({ id: 'a', ...refunded }), readPayment({ id: 'b', ...refunded })], {
    refunds: [
      { ...refund, id: 're_1', paymentId: 'b' },
      { ...refund, id: 're_2', paymentId: 'none' },
    ],
  });
  const table = tableOfDataSet(dataSet);
  expect([table.statusAt(0), table.statusAt(1)]).toEqual(['Refunded', 'Completed']);
  expect(
    [...refundsOfFiles(dataSet)].map(({ id, transactionId, amount, isUndated, recordedAt }) => ({
      id,
      transactionId,
      amount,
      isUndated,
      recordedAt,
    })),
  ).toEqual([
    { id: 'b by then', transactionId: 'b', amount: 1500, isUndated: true, recordedAt: '2024-06-01 23:59:59' },
    { id: 're_1', transactionId: 'b', amount: 500, isUndated: false, recordedAt: '2024-06-03 08:00:00' },
  ]);
});
