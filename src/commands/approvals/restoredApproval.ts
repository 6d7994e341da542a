import { judgedPayout, judgedRefund } from '@/domain/approvals/rules';
import { approvalFor, type Approval } from '@/domain/approvals/terms';
import type { PaymentRecord } from '@/domain/payments/refunds/refundRules';
import type { Payout } from '@/domain/statements/payouts/payouts';
import { selectCurrentRules } from '@/selectors/approvals/approvalSelectors';
import { selectPayoutFacts } from '@/selectors/approvals/payoutFacts';
import { selectPayment } from '@/selectors/payments/paymentsSelectors';
import { selectPeople, selectSignedInPerson } from '@/selectors/permissions/permissions';
import type { RootState } from '@/store/rootReducer';

/**
 * The approval that a withdrawn refund or payout needs before it is restored, because it is judged as a new one. Undefined
 * if no rule catches it. A void is never withdrawn. `now` is in milliseconds since 1970.
 */
export function restoredApproval(state: RootState, record: PaymentRecord | Payout, now: number): Approval | undefined {
  const rules = selectCurrentRules(state);
  if (rules.length === 0) return undefined;
  const team = { rules, people: selectPeople(state), person: selectSignedInPerson(state) };
  const { amount } = record as { amount: number };
  if ('partyId' in record) {
    return approvalFor('recordPayouts', [judgedPayout(record, selectPayoutFacts(state), now)], team);
  }
  const { row, records = [] } = selectPayment(state, record.transactionId) ?? {};
  const others = records.filter(({ id }) => id !== record.id);
  return approvalFor('refundPayments', [{ amount: judgedRefund(amount, others), merchantId: row?.merchantId }], team);
}
