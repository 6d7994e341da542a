import type { ProposedAct } from '@/domain/approvals/proposalState';
import { selectAllProposals, selectProposalsOf } from '@/selectors/approvals/approvalSelectors';
import { selectReservations, selectWaitingForMe } from '@/selectors/approvals/waitingProposals';
import { selectPayment } from '@/selectors/payments/paymentsSelectors';
import { selectBalanceTotals } from '@/selectors/statements/statementSelectors';
import { selectBalance } from '@/selectors/statements/statementSources';
import { proposalsSlice } from '@/slices/entities/recordSlices';
import { timeRead } from '@/slices/readTimeSlice';
import { setupStore } from '@/store/store';
import { buildProposal } from '../../helpers/domain/approvals';

const PAYMENT = 'TR20240630-030';

function given(...proposals: readonly ProposedAct[]) {
  const store = setupStore();
  store.dispatch(proposalsSlice.actions.recorded(proposals));
  return store;
}

const refund = (id: string, amount: number) => buildProposal({ id, items: [{ subjectId: PAYMENT, amount }] });
const payout = (id: string, amount: number) =>
  ({
    ...refund(id, amount),
    act: 'recordPayouts',
    day: '2024-06-30',
    reference: 'June',
    items: [{ subjectId: 'MER001', amount }],
  }) as ProposedAct;

test('Waiting refunds reserve their payments, waiting payouts their parties, and voids nothing', () => {
  const voided = { ...refund('v', 500), act: 'voidPayments' } as ProposedAct;
  const store = given(refund('a', 1_000), refund('b', 200), payout('p', 700), voided);
  const { payments, parties } = selectReservations(store.getState());
  expect([...payments]).toEqual([[PAYMENT, 1_200]]);
  expect([...parties]).toEqual([['MER001', 700]]);
  expect(selectAllProposals(store.getState()).map(({ id }) => id)).toEqual(['v', 'p', 'b', 'a']);
  expect(selectProposalsOf(store.getState(), PAYMENT).map(({ id }) => id)).toEqual(['a', 'b', 'v']);
  expect(selectProposalsOf(store.getState(), 'unknown')).toEqual([]);
  // A payout is of a party, even if a payment has the same id.
  expect(selectProposalsOf(store.getState(), 'MER001')).toEqual([]);
  // Nobody is signed in, so nothing waits for anybody.
  expect(selectWaitingForMe(store.getState())).toEqual([]);
});

test('What a payout reserves is not available until its proposal expires', () => {
  const available = selectBalance(setupStore().getState(), 'MER001')!.available;
  const proposal = payout('p', 700);
  const store = given(proposal);
  expect(selectBalance(store.getState(), 'MER001')?.available).toBe(available - 700);
  expect(selectBalance(store.getState(), 'MER002')?.available).toBe(
    selectBalance(setupStore().getState(), 'MER002')?.available,
  );
  expect(selectBalanceTotals(store.getState()).reserved).toBe(700);
  store.dispatch(timeRead(proposal.expires));
  expect(selectBalanceTotals(store.getState()).reserved).toBe(0);
  expect(selectBalance(store.getState(), 'MER001')?.available).toBe(available);
});

test('A payment whose whole amount is reserved cannot be refunded until then', () => {
  const { refundableAmount } = selectPayment(setupStore().getState(), PAYMENT)!;
  const store = given(refund('a', refundableAmount));
  expect(selectPayment(store.getState(), PAYMENT)?.refundEligibility).toMatchObject({
    allowed: false,
    refusal: { kind: 'amountReserved' },
  });
});
