import { createStoredEntries } from '@/store/persistence/entries/cache/storedEntries';
import type { Entry } from '@/store/persistence/entries/entries';

const COUNT = 50_001;

const entry = (n: number, seq = n): Entry => ({ seq, kind: 'savedViews', id: `v${n}`, value: { id: `v${n}`, seq } });
const entries = Array.from({ length: COUNT }, (_, n) => entry(n));

function given() {
  const cached = createStoredEntries();
  cached.put(entries);
  return cached;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([0, 1, 2, 3, 10])('All entries of a long log are found and in order after %i tasks', (tasks) => {
  const cached = given();
  for (let n = 0; n < tasks; n += 1) jest.advanceTimersToNextTimer();
  expect(cached.list()).toHaveLength(COUNT);
  expect(cached.stored.get('v50000')).toBe(entries[50_000]);
  expect(cached.stored.size).toBe(COUNT);
  expect(cached.list()).toEqual(entries);
});

test.each([0, 1, 10])('A later change of an entry is its only one, and the last of all, after %i tasks', (tasks) => {
  const cached = given();
  for (let n = 0; n < tasks; n += 1) jest.advanceTimersToNextTimer();
  const changed = entry(7, COUNT);
  cached.put([changed]);
  jest.runAllTimers();
  expect(cached.list()).toEqual([...entries.slice(0, 7), ...entries.slice(8), changed]);
});

test('Cleared entries do not come back when the rest would be indexed', () => {
  const cached = given();
  jest.advanceTimersToNextTimer();
  cached.clear();
  jest.runAllTimers();
  expect([cached.list(), cached.stored.size]).toEqual([[], 0]);
});
