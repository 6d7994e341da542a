import { BUILT_IN_ROLES } from '@/domain/permissions/roles';
import { selectReservations, selectWaitingForMe } from '@/selectors/approvals/waitingProposals';
import { selectPayment } from '@/selectors/payments/paymentsSelectors';
import { proposalsSlice } from '@/slices/entities/recordSlices';
import { timeRead } from '@/slices/readTimeSlice';
import { teamReceived } from '@/slices/teamSlice';
import { setupStore } from '@/store/store';
import { buildProposal, teamPerson } from '../helpers/domain/approvals';

const PAYMENT = 'TR20240629-028';
const proposal = buildProposal({ items: [{ subjectId: PAYMENT, amount: 360_000 }] });

function givenProposal() {
  const store = setupStore();
  const [ana, ben] = [teamPerson('Ana Ruiz', 'operator'), teamPerson('Ben Ode', 'finance')];
  store.dispatch(teamReceived({ me: ben, people: [ana, ben], roles: BUILT_IN_ROLES }));
  store.dispatch(proposalsSlice.actions.recorded([proposal]));
  return store;
}

test('A waiting proposal makes less refundable, and says why nothing is left', () => {
  const store = givenProposal();
  expect(selectPayment(store.getState(), PAYMENT)).toMatchObject({ reserved: 360_000, refundableAmount: 7_000 });
  store.dispatch(proposalsSlice.actions.changed([{ ...proposal, items: [{ subjectId: PAYMENT, amount: 367_000 }] }]));
  expect(selectPayment(store.getState(), PAYMENT)).toMatchObject({
    refundableAmount: 0,
    refundEligibility: { refusal: { kind: 'amountReserved', reserved: 367_000, available: 0 } },
  });
});

test('An expired proposal waits for nobody and reserves nothing', () => {
  const store = givenProposal();
  store.dispatch(timeRead(proposal.expires - 1));
  expect(selectWaitingForMe(store.getState())).toEqual([proposal]);
  store.dispatch(timeRead(proposal.expires));
  expect(selectWaitingForMe(store.getState())).toEqual([]);
  expect([...selectReservations(store.getState()).payments]).toEqual([]);
  expect(selectPayment(store.getState(), PAYMENT)).toMatchObject({ reserved: 0, refundableAmount: 367_000 });
});
