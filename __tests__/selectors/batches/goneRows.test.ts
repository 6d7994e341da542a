import { batchRows } from '@/selectors/batches/recordedBatches';
import { setupStore } from '@/store/store';
import { buildRefund } from '../../helpers/builders';
import { finish } from '@/lib/resumable';
import { givenImportedData, importedPayment } from '../../helpers/workspace';

const batch = { id: 'b', size: 3 };
const stamp = { recordedAt: '2025-06-16 10:00:00', recordedBy: 'Alex Morgan', zone: 'UTC' };

test('The rows of a batch leave out payments that are gone, and a void of an earlier version has the shares of its payment', () => {
  const given = givenImportedData([importedPayment('P-1', { status: 'Pending' }), importedPayment('P-2')], 'gone rows');
  const records = {
    gone: [buildRefund({ ...stamp, id: '1', transactionId: 'gone', amount: 100, batch })],
    'P-1': [{ kind: 'void' as const, id: '2', transactionId: 'P-1', batch, ...stamp }],
    'P-2': [buildRefund({ ...stamp, id: '3', transactionId: 'P-2', amount: 100, batch })],
  };
  const rows = finish(batchRows(setupStore({ ...given, payments: { records } }).getState(), 'b'));
  expect(rows.map(({ id, kind, amount }) => [id, kind, amount])).toEqual([
    ['P-1', 'void', 10_000],
    ['P-2', 'refund', 100],
  ]);
  expect(Object.values(rows[0]!.shares).reduce((sum, cents) => sum + cents, 0)).toBe(10_000);
});

test('The rows of a batch leave out a refund whose payment the file has as refunded by now', () => {
  const given = givenImportedData([importedPayment('P-1', { status: 'Refunded' })], 'refunded since');
  const records = { 'P-1': [buildRefund({ ...stamp, id: '1', transactionId: 'P-1', amount: 100, batch })] };
  expect(finish(batchRows(setupStore({ ...given, payments: { records } }).getState(), 'b'))).toEqual([]);
});

test('The rows of a large batch are computed in steps of some hundreds', () => {
  const gone = Array.from({ length: 600 }, (_, index) =>
    buildRefund({ ...stamp, id: String(index), transactionId: 'gone', amount: 1, batch }),
  );
  const given = givenImportedData([importedPayment('P-1')], 'large batch');
  const steps = [...batchRows(setupStore({ ...given, payments: { records: { gone } } }).getState(), 'b')].length;
  expect(steps).toBeGreaterThan(0);
  expect(steps).toBeLessThan(10);
});
