import { COLLECTIONS } from '@/store/persistence/entries/collections';
import { decide } from '@/store/persistence/entries/conflicts/conflicts';
import type { EntryEdit } from '@/store/persistence/entries/entries';
import { buildProposal } from '../../../helpers/domain/approvals';
import { buildRefund } from '../../../helpers/builders';

/** The edits that are still sent after the log was read. A server sets when something was recorded. */
function leftOf(kind: string, edit: EntryEdit, stored?: object) {
  const collection = COLLECTIONS.find(({ name }) => name === kind)!;
  const value = stored && { ...stored, recordedAt: '2026-11-28 10:00:00', sequence: 3 };
  const entries = new Map(value && [[edit.id, { seq: 3, kind, id: edit.id, value }]]);
  return decide(collection, [edit], { stored: entries, base: new Map(), hiddenNumbers: [] }).edits;
}

test('A record that a closed page sent without an answer is not sent again once the log has it', () => {
  const record = buildRefund({ id: 'r1' });
  expect(leftOf('payments', { id: 'r1', value: record })).toHaveLength(1);
  expect(leftOf('payments', { id: 'r1', value: record }, record)).toEqual([]);
});

test('A change or a withdrawal of a stored record is sent', () => {
  const [record, proposal] = [buildRefund({ id: 'r1' }), buildProposal({ id: 'p1' })];
  expect(leftOf('payments', { id: 'r1', value: undefined, base: record }, record)).toHaveLength(1);
  expect(leftOf('payments', { id: 'r1', value: undefined, isErased: true }, record)).toHaveLength(1);
  const decided = { ...proposal, decision: { result: 'rejected' } };
  expect(leftOf('proposals', { id: 'p1', value: decided, base: proposal }, proposal)).toHaveLength(1);
});

test('Of two read marks the newer one is sent, because a mark says nothing of when it was made', () => {
  expect(leftOf('notifications', { id: 'n1', value: { isRead: true } }, undefined)).toHaveLength(1);
});
