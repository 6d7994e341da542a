import {
  selectAvailableOn,
  selectBalance,
  selectIsOpeningAnswered,
  selectPayoutDay,
} from '@/selectors/statements/statementSources';
import { payoutsRecorded } from '@/slices/entities/payoutsSlice';
import { adjustmentsSlice } from '@/slices/entities/recordSlices';
import { setupStore } from '@/store/store';
import { buildPayout } from '../../helpers/domain/statements';
import { givenImportedData, givenWorkspace, importedPayment } from '../../helpers/workspace';

const DAY = '2025-06-30';
const stamp = { recordedAt: '2025-07-01 09:00:00', recordedBy: 'Alex Morgan', zone: 'UTC' };
const rows = [importedPayment('P-1', { fees: { processor: 320, partner: 0, platform: 800 } })];

function openAsked() {
  const state = setupStore(givenImportedData(rows, 'asked')).getState();
  return setupStore(givenWorkspace({ workspace: { own: { ...state.workspace.own!, asksOpening: true } } }, state));
}
function availableIn(store: ReturnType<typeof openAsked>) {
  const state = store.getState();
  return [
    selectIsOpeningAnswered(state),
    selectBalance(state, 'MER001')?.available,
    selectAvailableOn(state, DAY).get('MER001'),
  ];
}

test('Nothing is available until an opening balance or a payout says what was paid out before', () => {
  expect(availableIn(openAsked())).toEqual([false, 0, undefined]);
  const answered = openAsked();
  const opening = { id: 'o', kind: 'opening' as const, partyId: 'MER001', day: '2025-06-01', amount: -500, reason: '' };
  answered.dispatch(adjustmentsSlice.actions.recorded([{ ...opening, ...stamp }]));
  expect(availableIn(answered)).toEqual([true, 8_380, 8_380]);
  const paid = openAsked();
  paid.dispatch(payoutsRecorded([buildPayout({ partyId: 'MER001', amount: 1_000, day: DAY })]));
  expect(availableIn(paid)).toEqual([true, 7_880, 7_880]);
});

test('Another adjustment does not answer it', () => {
  const store = openAsked();
  const adjustment = {
    id: 'a',
    kind: 'adjustment' as const,
    partyId: 'MER001',
    day: DAY,
    amount: 500,
    reason: 'Credit',
  };
  store.dispatch(adjustmentsSlice.actions.recorded([{ ...adjustment, ...stamp }]));
  expect(availableIn(store)).toEqual([false, 0, undefined]);
});

test('A payout has the last shown day by default', () => {
  expect(selectPayoutDay(openAsked().getState())).toBe('2025-06-30');
});
