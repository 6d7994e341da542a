import { isRefundedSince, recordIdOf } from '@/domain/batches/batchRecords';
import { buildRefund, buildVoid } from '../../helpers/builders';

test('A payment counts as refunded by a recent batch only if a batch refunded it, and not if a batch voided it', () => {
  const at = Date.UTC(2024, 6, 1, 9);
  const batch = { id: `${at}-batch`, size: 1 };
  const fields = { id: recordIdOf(batch.id, 'TR1'), transactionId: 'TR1', instant: at };
  expect(isRefundedSince([buildRefund({ ...fields, batch })], at)).toBe(true);
  expect(isRefundedSince([buildRefund({ ...fields, batch })], at + 1)).toBe(false);
  expect(isRefundedSince([buildRefund(fields)], at)).toBe(false);
  expect(isRefundedSince([buildVoid({ ...fields, batch })], at)).toBe(false);
});
