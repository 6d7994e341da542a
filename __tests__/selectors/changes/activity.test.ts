import fc from 'fast-check';
import { showChangesOf, showRecentChanges } from '@/commands/changes/activity';
import { withdrawRefund } from '@/commands/payments/recordPayments';
import { NO_RANGE } from '@/domain/calendar/dates';
import { activityByPerson, changesList, selectActivity, selectChangeDays } from '@/selectors/changes/activity';
import { selectChanges } from '@/selectors/changes/changesSelectors';
import type { ChangeRow } from '@/selectors/changes/changes';
import { notesSlice } from '@/slices/entities/recordSlices';
import { setupStore } from '@/store/store';
import { refundOf } from '../../helpers/builders';

const PAYMENT = 'TR20240630-030';
const noteBy = (id: string, recordedBy: string, recordedAt: string) => ({
  id,
  subject: 'payment' as const,
  subjectId: PAYMENT,
  text: 'Called.',
  recordedAt,
  recordedBy,
  zone: 'UTC',
});

function given() {
  const store = setupStore();
  store.dispatch(
    notesSlice.actions.recorded([
      noteBy('n1', 'Ana Ruiz', '2024-07-01 09:00:00'),
      noteBy('n2', 'Ana Ruiz', '2024-07-02 09:00:00'),
      noteBy('n3', 'Ben Ode', '2024-07-02 23:59:59'),
      noteBy('n4', 'Ben Ode', '2024-07-03 00:00:00'),
    ]),
  );
  const shown = () => changesList.selectSorted(store.getState()).map(({ id }) => id);
  return { store, shown };
}

test('The changes of a day or a range are shown, and those of one person', () => {
  const { store, shown } = given();
  expect(shown()).toEqual(['n4', 'n3', 'n2', 'n1']);
  store.dispatch(showChangesOf({ start: '2024-07-02', end: '2024-07-02' }));
  expect(shown()).toEqual(['n3', 'n2']);
  expect(selectChangeDays(store.getState())).toEqual({ start: '2024-07-02', end: '2024-07-02' });
  store.dispatch(changesList.actions.filterChosen({ filter: 'person', option: 'Ana Ruiz' }));
  expect(shown()).toEqual(['n2']);
  // Without approvals, the list has no filter for them.
  expect(changesList.selectView(store.getState()).ownOptions).toEqual({ person: ['Ana Ruiz', 'Ben Ode'], kind: [] });
  store.dispatch(showChangesOf(NO_RANGE));
  expect(shown()).toEqual(['n2', 'n1']);
  store.dispatch(changesList.actions.filtersCleared());
  expect(shown()).toHaveLength(4);
});

test('The filter by person ignores a person who changed nothing', () => {
  const { store, shown } = given();
  store.dispatch(changesList.actions.filterChosen({ filter: 'person', option: 'Cleo Dahl' }));
  expect(shown()).toHaveLength(4);
});

test('Today is the day of the clock, whose changes have no later one', () => {
  const { store, shown } = given();
  store.dispatch(refundOf({ transactionId: PAYMENT, amount: 1_000, reason: 'Duplicate' }));
  const today = store.dispatch(showRecentChanges(1));
  expect(selectChangeDays(store.getState())).toEqual({ start: today, end: today });
  expect(shown()).toHaveLength(1);
});

test('What each person did has the sums of money, less what was withdrawn', () => {
  const { store } = given();
  store.dispatch(refundOf({ id: 'r1', transactionId: PAYMENT, amount: 1_000, reason: 'Duplicate' }));
  store.dispatch(refundOf({ id: 'r2', transactionId: PAYMENT, amount: 500, reason: 'Duplicate' }));
  const refunds = () => selectActivity(store.getState()).find(({ id }) => id === 'Alex Morgan')?.money.Refunds;
  expect(selectActivity(store.getState()).map(({ id, count }) => [id, count])).toEqual([
    ['Alex Morgan', 2],
    ['Ana Ruiz', 2],
    ['Ben Ode', 2],
  ]);
  expect(refunds()).toEqual({ count: 2, amount: 1_500 });
  store.dispatch(withdrawRefund(PAYMENT, 'r1', 'Recorded twice'));
  expect(refunds()).toEqual({ count: 3, amount: 500 });
  expect(selectChanges(store.getState())[0]).toMatchObject({ what: 'Refund of $10.00 withdrawn', amount: -1_000 });
});

test('The sums of all people are those of all changes, and each change counts once', () => {
  const change = fc.record({
    by: fc.constantFrom('Ana', 'Ben', 'Cleo'),
    kind: fc.constantFrom<ChangeRow['kind']>('Refunds', 'Payouts', 'Notes'),
    amount: fc.option(fc.integer({ min: -1_000_000, max: 1_000_000 }), { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.array(change), (drafts) => {
      const changes = drafts.map((draft) => draft as ChangeRow);
      const people = activityByPerson(changes);
      expect(people.reduce((sum, { count }) => sum + count, 0)).toBe(changes.length);
      for (const kind of ['Refunds', 'Payouts'] as const) {
        const amounts = changes.flatMap((row) => (row.kind === kind ? (row.amount ?? []) : []));
        expect(people.reduce((sum, { money }) => sum + money[kind].amount, 0)).toBe(
          amounts.reduce((sum, amount) => sum + amount, 0),
        );
        expect(people.reduce((sum, { money }) => sum + money[kind].count, 0)).toBe(amounts.length);
      }
      expect(people.map(({ count }) => count)).toEqual(people.map(({ count }) => count).toSorted((a, b) => b - a));
    }),
  );
});
