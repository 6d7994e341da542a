import {
  damageDismissed,
  damageFound,
  keepingFailed,
  keepingResumed,
  newerRecordsFound,
  persistenceSlice,
  selectDamagedTexts,
  selectHasNewerRecords,
  selectIsPersistenceFailing,
} from '@/slices/persistenceSlice';

type Action = Parameters<typeof persistenceSlice.reducer>[1];

const after = (...actions: Action[]) => ({ persistence: actions.reduce(persistenceSlice.reducer, undefined)! });

test('A slice that fails to save is counted once, until it saves again', () => {
  expect(selectIsPersistenceFailing(after(keepingFailed('payouts'), keepingFailed('payouts')))).toBe(true);
  expect(
    selectIsPersistenceFailing(after(keepingFailed('payouts'), keepingFailed('payouts'), keepingResumed('payouts'))),
  ).toBe(false);
  expect(
    selectIsPersistenceFailing(after(keepingFailed('payouts'), keepingFailed('edits'), keepingResumed('edits'))),
  ).toBe(true);
});

test('An unreadable text is listed once, until the operator dismisses it', () => {
  const [one, other, third] = [
    { slice: 'edits', text: '{' },
    { slice: 'edits', text: '[' },
    { slice: 'theme', text: '{' },
  ] as const;
  const found = [one, one, other, third, third].map((text) => damageFound(text));
  expect(selectDamagedTexts(after(...found))).toEqual([one, other, third]);
  expect(selectDamagedTexts(after(...found, damageDismissed()))).toEqual([]);
});

test('Records of a later version are known until they are gone', () => {
  expect(selectHasNewerRecords(after(keepingFailed('edits')))).toBe(false);
  expect(selectHasNewerRecords(after(newerRecordsFound(true)))).toBe(true);
  expect(selectHasNewerRecords(after(newerRecordsFound(true), newerRecordsFound(false)))).toBe(false);
});
