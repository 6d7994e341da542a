import { highestSequence, isWaiting, withSequence } from '@/domain/entries/sequences';

const STAMP = { recordedAt: '2024-07-01 09:00:00', recordedBy: 'Ana Ruiz' };
const decision = { ...STAMP, id: 'd', result: 'approved' };

test('A record and the records in it get the position of the log, and other values stay as they are', () => {
  expect(withSequence({ ...STAMP, id: 'a', shares: { merchant: 1 }, decision }, 7)).toEqual({
    ...STAMP,
    sequence: 7,
    id: 'a',
    shares: { merchant: 1 },
    decision: { ...decision, sequence: 7 },
  });
  for (const value of [{ id: 'row', name: 'Harbor' }, null, 'text', 5, undefined])
    expect(withSequence(value, 7)).toBe(value);
});

test('A record that has its position keeps it, and a later record in it gets the newer one', () => {
  const stored = { ...STAMP, id: 'a', sequence: 3 };
  expect(withSequence(stored, 7)).toBe(stored);
  const decided = withSequence({ ...stored, decision }, 7);
  expect(decided).toEqual({ ...stored, decision: { ...decision, sequence: 7 } });
  expect(withSequence(decided, 9)).toBe(decided);
  const plain = { ...stored, shares: { merchant: 1 }, note: null };
  expect(withSequence(plain, 9)).toBe(plain);
});

test('The highest position is that of the record or of a record in it', () => {
  expect(highestSequence({ ...STAMP, sequence: 3, decision: { ...decision, sequence: 7 } })).toBe(7);
  expect(highestSequence({ ...STAMP, sequence: 8, decision: { ...decision, sequence: 7 } })).toBe(8);
  expect(highestSequence({ ...STAMP, sequence: 8, shares: { merchant: 1 }, note: null })).toBe(8);
  expect(highestSequence({ ...STAMP, decision: { ...decision, sequence: 7 } })).toBe(7);
  expect(highestSequence({ ...STAMP })).toBe(0);
  expect(highestSequence({ sequence: 9 })).toBe(0);
  expect(highestSequence(null)).toBe(0);
});

test('A record without a position waits, and a row never does', () => {
  expect(isWaiting({ ...STAMP })).toBe(true);
  expect(isWaiting({ ...STAMP, sequence: 0 })).toBe(false);
  expect(isWaiting({ ...STAMP, sequence: 3, decision: { ...STAMP } })).toBe(true);
  expect(isWaiting({ ...STAMP, sequence: 3, decision: { ...STAMP, sequence: 4 } })).toBe(false);
  expect(isWaiting({ id: 'row' })).toBe(false);
});
