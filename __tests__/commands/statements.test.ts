import { undo } from '@/commands/changes/auditTrail';
import { issueStatements, recordPayouts, reversePayout, withdrawStatement } from '@/commands/statements/statements';
import type { Payout } from '@/domain/statements/payouts/payouts';
import { selectStatementRows } from '@/selectors/statements/statementSelectors';
import { selectBalance, selectPayouts } from '@/selectors/statements/statementSources';
import { payoutsRecorded } from '@/slices/entities/payoutsSlice';
import { selectIssuedStatements, statementsWithdrawn } from '@/slices/entities/statementsSlice';
import { dialogOpened, selectOpenDialog } from '@/slices/ui/dialogsSlice';
import { selectToasts } from '@/slices/ui/layoutSlice';
import { addressVisited } from '@/slices/ui/routeSlice';
import { setupStore, type AppStore } from '@/store/store';
import { refundOf } from '../helpers/builders';
import { buildPayout, selectOpenStatement } from '../helpers/domain/statements';

const JUNE = { day: '2024-06-30', reference: ' June ' };
const HARBOR = 'MER001';

function payOut(store: AppStore, amounts: Record<string, number>) {
  store.dispatch(dialogOpened({ kind: 'payoutRun' }));
  store.dispatch(recordPayouts({ amounts, ...JUNE }));
}

const availableTo = (store: AppStore, partyId = HARBOR) => selectBalance(store.getState(), partyId)?.available;
const undoLast = (store: AppStore) => store.dispatch(undo(selectToasts(store.getState()).at(-1)!.undo!));

describe('A payout', () => {
  test('is recorded once, however often the button is pressed, with a toast that can undo it', () => {
    const store = setupStore();
    payOut(store, { [HARBOR]: 500_000 });
    store.dispatch(recordPayouts({ amounts: { [HARBOR]: 500_000 }, ...JUNE }));
    expect(selectPayouts(store.getState())).toMatchObject([
      { partyId: HARBOR, amount: 500_000, day: '2024-06-30', reference: 'June', recordedBy: 'Alex Morgan' },
    ]);
    expect(selectToasts(store.getState()).at(-1)).toMatchObject({
      title: 'Payout recorded',
      text: '$5,000.00 to Harbor Lights Music Festival',
    });
    expect(availableTo(store)).toBe(1_541_700 - 500_000);
    undoLast(store);
    expect([availableTo(store), selectPayouts(store.getState())]).toEqual([1_541_700, []]);
  });

  test('above the available balance is refused, and the dialog stays open', () => {
    const store = setupStore();
    payOut(store, { [HARBOR]: 1_541_701 });
    expect(selectPayouts(store.getState())).toEqual([]);
    expect(selectOpenDialog(store.getState()).kind).toBe('payoutRun');
    // An event with two payouts is refused, too, even if each alone would be valid.
    const [a, b] = ['1', '2'].map((id): Payout => buildPayout({ id, amount: 60, earned: 100 }));
    store.dispatch(payoutsRecorded([a!, b!, a!]));
    expect(selectPayouts(store.getState())).toEqual([a]);
  });

  test('that is followed by a refund leaves a negative balance', () => {
    const store = setupStore();
    payOut(store, { [HARBOR]: 1_541_700 });
    store.dispatch(refundOf({ transactionId: 'TR20240628-025', amount: 924_000, reason: 'Other' }));
    expect(selectBalance(store.getState(), HARBOR)).toMatchObject({ available: 0, paid: 1_541_700 });
    expect(selectBalance(store.getState(), HARBOR)?.balance).toBeLessThan(0);
    payOut(store, { [HARBOR]: 1 });
    expect(selectPayouts(store.getState())).toHaveLength(1);
  });

  test('can be reversed, and the reversal can be undone', () => {
    const store = setupStore();
    payOut(store, { [HARBOR]: 100, platform: 200 });
    const before = selectPayouts(store.getState());
    expect(selectToasts(store.getState()).at(-1)?.text).toBe('$3.00 to 2 parties');
    store.dispatch(reversePayout(before[0]!));
    expect(selectPayouts(store.getState())).toEqual(before.slice(1));
    undoLast(store);
    expect(selectPayouts(store.getState())).toEqual(before);
  });
});

describe('Issuing', () => {
  const visit = (store: AppStore, query: Record<string, string> = {}) =>
    store.dispatch(addressVisited({ path: '/merchants', query: { view: 'statements', ...query } }));

  test('makes a statement final: a later payout of June is on the statement of July', async () => {
    const store = setupStore();
    visit(store, { of: HARBOR });
    expect(await store.dispatch(issueStatements([HARBOR]))).toBe(true);
    const [issued] = Object.values(selectIssuedStatements(store.getState()));
    expect(issued).toMatchObject({ id: 'S-2024-06-MER001', opening: 0, closing: 1_541_700, lines: 2 });
    expect(await store.dispatch(issueStatements([HARBOR]))).toBe(false);
    payOut(store, { [HARBOR]: 100 });
    const open = selectOpenStatement(store.getState());
    expect([open?.isReproduced, open?.statement.closing, open?.statement.length]).toEqual([true, 1_541_700, 2]);
    visit(store, { of: HARBOR, from: '2024-07-01', to: '2024-07-31' });
    const july = selectOpenStatement(store.getState())!.statement;
    expect([july.opening, july.closing, july.lineAt(0).kind]).toEqual([1_541_700, 1_541_600, 'correction']);
  });

  test('keeps the line of a payout that is reversed later, and the next statement corrects it', async () => {
    const store = setupStore();
    payOut(store, { [HARBOR]: 100 });
    visit(store, { of: HARBOR });
    await store.dispatch(issueStatements([HARBOR]));
    store.dispatch(reversePayout(selectPayouts(store.getState())[0]!));
    const open = selectOpenStatement(store.getState())!;
    expect([open.isReproduced, open.statement.length, open.statement.closing]).toEqual([true, 3, 1_541_600]);
    const july = () => {
      visit(store, { of: HARBOR, from: '2024-07-01', to: '2024-07-31' });
      return selectOpenStatement(store.getState())!.statement;
    };
    expect([july().opening, july().closing, july().lineAt(0).note]).toEqual([
      ...[1_541_600, 1_541_700, 'Payout June, taken back after S-2024-06-MER001 was issued'],
    ]);
    undoLast(store);
    expect([july().opening, july().length]).toEqual([1_541_600, 0]);
  });

  test('keeps the issued figures in the list, regardless of later payouts, refunds and reversals', async () => {
    const store = setupStore();
    visit(store);
    payOut(store, { [HARBOR]: 100 });
    const rowOf = () => selectStatementRows(store.getState()).find(({ id }) => id === HARBOR)!;
    await store.dispatch(issueStatements([HARBOR]));
    const figures = { opening: 0, earned: 1_541_700, paidOut: 100, closing: 1_541_600 };
    expect(rowOf()).toMatchObject(figures);
    payOut(store, { [HARBOR]: 1_000 });
    expect(rowOf()).toMatchObject({ ...figures, available: 1_540_600, paid: 1_100 });
    store.dispatch(reversePayout(selectPayouts(store.getState())[1]!));
    store.dispatch(refundOf({ transactionId: 'TR20240628-025', amount: 924_000, reason: 'Other' }));
    expect(rowOf()).toMatchObject({ ...figures, paid: 1_000 });
    store.dispatch(withdrawStatement(rowOf().issued!));
    expect(rowOf()).toMatchObject({ paidOut: 1_000, closing: 1_540_700 });
  });

  test('can no longer be undone after a later statement of the party was issued', async () => {
    const store = setupStore();
    visit(store, { of: HARBOR });
    await store.dispatch(issueStatements([HARBOR]));
    const undoOfJune = selectToasts(store.getState()).at(-1)!.undo!;
    visit(store, { of: HARBOR, from: '2024-07-01', to: '2024-07-31' });
    await store.dispatch(issueStatements([HARBOR]));
    const both = ['S-2024-06-MER001', 'S-2024-07-MER001'];
    store.dispatch(undo(undoOfJune));
    expect(Object.keys(selectIssuedStatements(store.getState()))).toEqual(both);
    expect(selectToasts(store.getState()).at(-1)).toMatchObject({ title: 'Not undone' });
    store.dispatch(statementsWithdrawn(both));
    expect(selectIssuedStatements(store.getState())).toEqual({});
  });

  test('can be undone, and issuing again gives the same lines', async () => {
    const store = setupStore();
    visit(store);
    const partyIds = selectStatementRows(store.getState()).map(({ partyId }) => partyId);
    const hashes = () => Object.values(selectIssuedStatements(store.getState())).map(({ id, hash }) => [id, hash]);
    await store.dispatch(issueStatements(partyIds));
    const first = hashes();
    expect(first).toHaveLength(33);
    expect(selectToasts(store.getState()).at(-1)?.text).toMatch(
      /^33 statements are issued\. .* You can withdraw a statement until you issue a later one\.$/,
    );
    undoLast(store);
    expect(hashes()).toEqual([]);
    await store.dispatch(issueStatements(partyIds));
    expect(hashes()).toEqual(first);
  });
});
