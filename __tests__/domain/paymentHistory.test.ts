import { historyOf } from '@/domain/payments/paymentHistory';
import { buildRefund, buildTransaction, buildVoid } from '../helpers/builders';
import { USD } from '../helpers/currencies';

const at = '2024-06-01 12:00:00';

test('A payment was paid, refunded and by whom and when', () => {
  const transaction = buildTransaction({ amount: 2000, customerId: 'CUST007' });
  expect(historyOf(transaction, [buildRefund()], USD)).toEqual([
    { id: 'TR20240601-001', title: 'Paid $20.00', detail: undefined, at, by: 'CUST007' },
    {
      id: 'record-1',
      title: 'Refunded $15.00',
      detail: 'Duplicate',
      at: '2024-07-01 09:00:00',
      by: 'Alex Morgan',
      zone: undefined,
    },
  ]);
});

test('A pending one has not settled, until it is voided', () => {
  const transaction = buildTransaction({ status: 'Pending' });
  expect(historyOf(transaction, [], USD)).toMatchObject([
    { title: 'Paid $1,250.00', detail: 'Not settled yet', by: 'CUST001 (not recorded)' },
  ]);
  expect(historyOf(transaction, [buildVoid()], USD)).toMatchObject([
    { title: 'Paid $1,250.00', detail: undefined },
    { title: 'Voided $1,250.00', detail: 'Before it settled', by: 'Alex Morgan' },
  ]);
  expect(historyOf(buildTransaction(), [], USD)).toMatchObject([{ title: 'Paid $1,250.00', detail: undefined }]);
});

test('A failed one failed; of a refunded one of the sample nobody recorded when and by whom', () => {
  expect(historyOf(buildTransaction({ status: 'Failed' }), [], USD)).toMatchObject([
    { title: 'Payment of $1,250.00 failed', at },
  ]);
  const [, refund] = historyOf(buildTransaction({ status: 'Refunded' }), [], USD);
  expect(refund).toEqual({
    id: 'TR20240601-001-refunded',
    title: 'Refunded $1,250.00',
    detail: 'In full. When and by whom was not recorded',
  });
});
