import type { Reversal } from '@/domain/changes/records';
import { recordsRestored, recordsReversed, reversalsSlice } from '@/slices/entities/reversalsSlice';
import { buildPayout } from '../helpers/domain/statements';

const stamp = { recordedAt: '2024-07-01 09:00:00', recordedBy: 'Alex Morgan', zone: 'UTC' };
const later = { ...stamp, recordedAt: '2024-07-01 10:00:00' };
const { reducer } = reversalsSlice;
const record = buildPayout();
const payout: Reversal = { id: 't1', ...stamp, of: 'payouts', recordId: record.id, record };
const reversed = reducer(undefined, recordsReversed([payout]));

test('A reversal keeps the record of its first time', () => {
  expect(reversed.records).toEqual({ t1: payout });
  expect(reducer(reversed, recordsReversed([{ ...payout, recordedBy: 'Someone else' }]))).toBe(reversed);
});

test('A restored record is in its slice again, and its reversal has the person', () => {
  const restoration = { id: 'b1', ...later };
  const restored = reducer(reversed, recordsRestored({ ids: ['t1'], stamp: restoration }));
  expect(restored.records.t1).toEqual({ ...payout, record: null, broughtBack: restoration });
  const again = { ids: ['t1', 'unknown'], stamp: { ...restoration, recordedBy: 'Someone else' } };
  expect(reducer(restored, recordsRestored(again))).toBe(restored);
});
