import { addBatch, readBatches, removeBatch, type StoredBatch } from '@/domain/batches/interruptedBatches';

const batch = (fields: Partial<StoredBatch> = {}): StoredBatch => ({
  id: 'b1',
  size: 2,
  kind: 'refund',
  reason: 'Duplicate',
  rows: [
    ['P1', 'MER001', 500],
    ['P2', 'MER002'],
  ],
  ...fields,
});
const textOf = (...batches: object[]) => JSON.stringify({ schema: 1, batches });

test('A stored batch is read as it was added, and removing the only one leaves no text', () => {
  const canceled = { merchantName: 'Harbor', days: 'Jun 1 – 30, 2024', event: 'Gala' };
  const cancel = batch({ id: 'b2', kind: 'cancel', name: 'Gala', canceled });
  const text = addBatch(addBatch(null, batch()), cancel);
  expect(readBatches(text)).toEqual([batch(), cancel]);
  const left = removeBatch(text, 'b1');
  expect(readBatches(left)).toEqual([cancel]);
  expect(removeBatch(left, 'b2')).toBeNull();
  expect(removeBatch(null, 'b1')).toBeNull();
  expect(readBatches(removeBatch(left, 'b1'))).toEqual([cancel]);
});

test('A batch that is added again replaces the stored one', () => {
  const text = addBatch(addBatch(null, batch()), batch({ size: 3 }));
  expect(readBatches(text)).toEqual([batch({ size: 3 })]);
});

test('A text that is damaged or of another kind has no batches, and a new one can be added', () => {
  for (const text of [null, '', '{', '[]', '{"schema":"1","batches":[]}', '{"schema":1,"batches":[{}]}']) {
    expect([text, readBatches(text)]).toEqual([text, []]);
    expect(readBatches(addBatch(text, batch()))).toEqual([batch()]);
  }
});

test.each([
  ['a size of zero', { size: 0 }],
  ['a part of a payment', { size: 1.5 }],
  ['an unknown kind', { kind: 'merge' }],
  ['an unknown reason', { reason: 'Mood' }],
  ['a refund of nothing', { rows: [['P1', 'MER001', 0]] }],
  ['a payment without a merchant', { rows: [['P1']] }],
  ['a payment with more fields', { rows: [['P1', 'MER001', 1, 2]] }],
  ['an event without days', { canceled: { merchantName: 'Harbor', event: '' } }],
])('A batch with %s is not read, but stays for a later version', (_, fields) => {
  const text = textOf({ ...batch(), ...fields }, batch({ id: 'b2' }));
  expect(readBatches(text)).toEqual([batch({ id: 'b2' })]);
  const others = removeBatch(text, 'b2');
  expect(JSON.parse(others ?? '')).toEqual({ schema: 1, batches: [{ ...batch(), ...fields }] });
});

test('What a later version adds to a batch stays', () => {
  const later = { ...batch(), color: 'red' };
  expect(readBatches(textOf(later))).toEqual([later]);
});
