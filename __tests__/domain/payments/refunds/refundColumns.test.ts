import { derivePayments, withSingleRefunds } from '@/domain/payments/derivedPayments';
import { filterRefunds, openRefunds, sharesOf } from '@/domain/payments/refunds/refundColumns';
import { chooseSingleRefunds, openSingleRefunds } from '@/domain/payments/refunds/singleRefunds';
import { tableOfDataSet } from '@/data/tables/tableOfDataSet';
import { buildRefund } from '../../../helpers/builders';
import { buildDataSet } from '../../../helpers/dataSets';
import { columnsOf } from '../../../helpers/domain/refundColumns';
import { importedPayment, importedRefund } from '../../../helpers/workspace';

const rows = ['full', 'part', 'recorded', 'pending', 'twice', 'in file', 'last'].map((id) =>
  importedPayment(id, { amount: 1_000, status: id === 'pending' ? 'Pending' : 'Completed' }),
);
const payments = {
  ...tableOfDataSet(buildDataSet(rows, { refunds: [importedRefund('in file', { amount: 100 })] })),
  amountAt: () => 1_000,
};

/** A refund of the payment with this id. */
const refundOf = (transactionId: string, amount = 400, id = `refund of ${transactionId}`) =>
  buildRefund({ id, transactionId, amount, shares: { merchant: amount, processor: 0, partner: 0, platform: 0 } });

test('A refund stays in its columns if it is the only record of a payment, and the rules allow it', () => {
  const first = columnsOf([
    refundOf('full', 1_000),
    refundOf('part'),
    refundOf('recorded'),
    refundOf('pending'),
    refundOf('last'),
  ]);
  const second = columnsOf([refundOf('twice', 1, 'a'), refundOf('twice', 1, 'b'), refundOf('in file')]);
  const third = columnsOf([refundOf('unknown')]);
  const { single, others } = chooseSingleRefunds([first, second, third], [refundOf('recorded', 1, 'other')], payments);
  expect(single.map((columns) => openRefunds(columns).ids())).toEqual([
    ['refund of full', 'refund of part', 'refund of last'],
  ]);
  expect(others.map(({ id }) => id)).toEqual([
    ...['refund of recorded', 'refund of pending', 'a', 'b', 'refund of in file', 'refund of unknown'],
  ]);
});

test('A refund above its payment does not stay in its columns, and without payments none does', () => {
  const refunds = [refundOf('full', 1_001), refundOf('part')];
  const columns = [columnsOf(refunds)];
  expect(chooseSingleRefunds(columns, [], payments).others).toEqual([refunds[0]]);
  expect(chooseSingleRefunds(columns, [], undefined)).toEqual({ single: [], others: refunds });
});

test('The columns stay the same if all of their refunds count, also if another record has an unknown payment', () => {
  const columns = [columnsOf([refundOf('part')])];
  expect(chooseSingleRefunds(columns, [refundOf('unknown')], payments).single).toBe(columns);
  for (const one of columns) expect(filterRefunds(one, () => true)).toBe(one);
});

test('Only the payments of the rows have a refund, and where they are is found once', () => {
  const refunds = openSingleRefunds([columnsOf([refundOf('unknown'), refundOf('part')])]);
  expect(refunds?.findRows(payments)).toBe(refunds?.findRows(payments));
  const derived = withSingleRefunds(payments, derivePayments(payments, []), refunds);
  const index = payments.indexOf('part');
  expect([[...derived.keys()], derived.size]).toEqual([[index], 1]);
  expect(derived.get(Number(index))?.refunded).toBe(400);
  expect(['part', 'unknown', 'another'].map((id) => refunds?.find(id))).toEqual([1, 0, undefined]);
});

test('Refunds without shares have no columns of shares, and no part of them is known', () => {
  const columns = columnsOf([buildRefund()]);
  expect(sharesOf(columns)).toBeUndefined();
  expect([...openRefunds(columns).partsOf('merchant')]).toEqual([]);
});
