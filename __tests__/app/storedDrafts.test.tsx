import { renderHook } from '@testing-library/react';
import { openStoredDrafts } from '@/app/team/storedDrafts';
import { isAnythingTyped, useUnloadQuestion } from '@/components/forms/useUnloadQuestion';

const REFUND = 'refund of TR1';
const draft = { amount: '60.00', note: 'Called twice', parts: ['merchant'], reason: undefined };

// Other tests have the same window.
beforeEach(() => void jest.spyOn(window, 'addEventListener'));
afterEach(() => {
  sessionStorage.clear();
  for (const [type, listener] of jest.mocked(window.addEventListener).mock.calls)
    if (type === 'beforeunload') window.removeEventListener(type, listener);
  jest.mocked(window.addEventListener).mockRestore();
});

test('A form with a chosen file cannot be stored whole, so the browser asks, and the other forms are stored', () => {
  const { drafts, store } = openStoredDrafts('ana', 'team-1');
  renderHook(() => useUnloadQuestion(true));
  drafts.set('import', { files: [new File(['a'], 'payments.csv')] });
  drafts.set(REFUND, draft);
  store();
  expect(isAnythingTyped()).toBe(true);
  expect([...openStoredDrafts('ana', 'team-1').drafts.keys()]).toEqual([REFUND]);
});

test('What a person typed is in the form again after the page was loaded again, once', () => {
  const first = openStoredDrafts('ana', 'team-1');
  renderHook(() => useUnloadQuestion(true));
  first.drafts.set(REFUND, draft);
  expect(isAnythingTyped()).toBe(true);
  first.store();
  expect(isAnythingTyped()).toBe(false);
  expect([...openStoredDrafts('ana', 'team-1').drafts]).toEqual([[REFUND, draft]]);
  expect(openStoredDrafts('ana', 'team-1').drafts.size).toBe(0);
});

test('Somebody else, or another workspace, does not have the text, and it waits for the person', () => {
  const { drafts, store } = openStoredDrafts('ana', 'team-1');
  drafts.set(REFUND, draft);
  store();
  expect(openStoredDrafts('ben', 'team-1').drafts.size).toBe(0);
  expect(openStoredDrafts('ana', 'team-2').drafts.size).toBe(0);
  expect(openStoredDrafts('ana', 'team-1').drafts.size).toBe(1);
});

test('A damaged entry of the storage counts as none', () => {
  sessionStorage.setItem('splitpay:team:drafts:ana:team-1', '{"a');
  expect(openStoredDrafts('ana', 'team-1').drafts.size).toBe(0);
});
