import type { ProposedAct } from '@/domain/approvals/proposalState';
import { termsOf, type Judged } from '@/domain/approvals/rules';
import { approvalFor } from '@/domain/approvals/terms';
import type { Day } from '@/domain/calendar/dates';
import type { Refund } from '@/domain/payments/refunds/refundRules';
import { selectCurrentRules } from '@/selectors/approvals/approvalSelectors';
import { selectPeople, selectSignedInPerson } from '@/selectors/permissions/permissions';
import { proposalsSlice, selectProposals } from '@/slices/entities/recordSlices';
import { dialogClosed } from '@/slices/ui/dialogsSlice';
import { createAuditStamp } from '@/store/auditStamp';
import { dispatchIfAccepted, type Command } from '@/commands/command';
import * as texts from '@/commands/approvals/approvalTexts';

/** What is proposed, with the cents of each payment or party, and what the rules look at. */
export type Wanted = { items: ProposedAct['items']; judged: readonly Judged[] } & (
  | { act: 'refundPayments'; reason: Refund['reason'] }
  | { act: 'voidPayments' }
  | { act: 'recordPayouts'; day: Day; reference: string; reason?: string | undefined }
);

/**
 * Proposes an act that a rule catches, and closes its dialog unless it stays open for what needs no approval. Returns false
 * if no rule catches it any more, or if nobody could approve it. The server sets the proposer and the terms again.
 */
export function propose({ judged, ...wanted }: Wanted, staysOpen = false): Command<boolean> {
  return (dispatch, getState, { clock }) => {
    const state = getState();
    const [rules, people, person] = [selectCurrentRules(state), selectPeople(state), selectSignedInPerson(state)];
    const approval = approvalFor(wanted.act, judged, { rules, people, person });
    if (!approval || approval.approvers.length === 0) return false;
    const stamp = createAuditStamp(clock);
    const terms = termsOf(approval.rules, people, { proposerId: person.id, now: stamp.instant });
    const proposal = { ...stamp, ...wanted, ...terms, proposerId: person.id } as ProposedAct;
    const toast = {
      title: texts.proposed(wanted.act, wanted.items.length),
      text: texts.canApprove(terms.approvers.map(({ name }) => name)),
    };
    if (!dispatch(dispatchIfAccepted(proposalsSlice.actions.recorded([proposal]), selectProposals, toast)))
      return false;
    if (!staysOpen) dispatch(dialogClosed());
    return true;
  };
}
