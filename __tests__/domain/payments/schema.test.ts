import * as v from 'valibot';
import { buildTransaction } from '../../helpers/builders';
import { transactionSchema } from '@/domain/payments/schema';

const accepts = (id: string) => v.is(transactionSchema, buildTransaction({ id }));

test("A transaction's id is 'TR', digits, a dash and a sequence, and nothing else", () => {
  expect(['TR20240601-001', 'TR1-1'].filter(accepts)).toHaveLength(2);
  expect(['XTR1-1', 'TR1-1X', 'TR1-', 'TR-1', 'TR1', 'TRx-1', 'TR1-x', ''].filter(accepts)).toEqual([]);
});
