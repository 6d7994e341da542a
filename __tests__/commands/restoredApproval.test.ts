import { recordPayouts, reversePayout } from '@/commands/statements/statements';
import { restoreRecord } from '@/commands/changes/restoreRecord';
import { withdrawRefund } from '@/commands/payments/recordPayments';
import { BUILT_IN_ROLES } from '@/domain/permissions/roles';
import { selectChanges } from '@/selectors/changes/changesSelectors';
import { selectPayouts } from '@/selectors/statements/statementSources';
import { approvalRulesSlice } from '@/slices/entities/recordSlices';
import { teamReceived } from '@/slices/teamSlice';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { selectToasts } from '@/slices/ui/layoutSlice';
import { startStateOfCopy } from '@/store/startState';
import { setupStore, type AppStore } from '@/store/store';
import { recordsOf, refundOf } from '../helpers/builders';
import { TEAM_COPY } from '../helpers/team';
import { buildRule, teamPerson } from '../helpers/domain/approvals';
import { useClock } from '../helpers/store/tabs';

const PAYMENT = 'TR20240629-028';
const [ana, ben] = [teamPerson('Ana Ruiz', 'administrator'), teamPerson('Ben Ode', 'finance')];

beforeEach(() => useClock(new Date(2024, 6, 1, 9, 0, 0)));
afterEach(() => jest.useRealTimers());

function given(rule: Parameters<typeof buildRule>[0]) {
  const store = setupStore(startStateOfCopy(TEAM_COPY));
  store.dispatch(teamReceived({ me: ana, people: [ana, ben], roles: BUILT_IN_ROLES }));
  return { store, addRule: () => store.dispatch(approvalRulesSlice.actions.recorded([buildRule(rule)])) };
}
const restoreLast = (store: AppStore) =>
  store.dispatch(restoreRecord(selectChanges(store.getState()).find(({ reversalId }) => reversalId)!.reversalId!));
const lastToast = (store: AppStore) => selectToasts(store.getState()).at(-1)!;

test('A withdrawn refund is not restored if it needs an approval together with the refunds since', () => {
  const { store, addRule } = given({ above: 50_000 });
  addRule();
  const refund = { transactionId: PAYMENT, amount: 30_000, reason: 'Duplicate' } as const;
  store.dispatch(refundOf({ ...refund, id: 'first' }));
  expect(store.dispatch(withdrawRefund(PAYMENT, 'first', 'Mistake'))).toBe(true);
  // Alone, no rule catches it.
  expect(lastToast(store).undo).toBeDefined();
  store.dispatch(refundOf({ ...refund, id: 'second' }));
  expect(restoreLast(store)).toBe(false);
  expect(lastToast(store)).toMatchObject({
    title: 'Not restored',
    text: 'It needs approval. Ben Ode can approve it. Propose it as a new one.',
  });
  store.dispatch(withdrawRefund(PAYMENT, 'second', 'Mistake'));
  jest.advanceTimersByTime(60_000);
  expect(restoreLast(store)).toBe(true);
  expect(recordsOf(store.getState())).toHaveLength(1);
});

test('A reversed payout that a rule catches now offers no Undo and is not restored', () => {
  const { store, addRule } = given({ act: 'recordPayouts' });
  store.dispatch(dialogOpened({ kind: 'recordPayout', partyId: 'MER001' }));
  store.dispatch(recordPayouts({ amounts: { MER001: 1_000 }, day: '2024-06-30', reference: 'June' }));
  addRule();
  store.dispatch(reversePayout(Object.values(store.getState().payouts.records)[0]!));
  expect(lastToast(store)).toMatchObject({ title: 'Payout reversed' });
  expect(lastToast(store).undo).toBeUndefined();
  expect(restoreLast(store)).toBe(false);
  expect(lastToast(store).text).toBe('It needs approval. Ben Ode can approve it. Propose it as a new one.');
  expect(selectPayouts(store.getState())).toEqual([]);
});
