import { checkProposedPayment, checkReservedPayout, isProposed, judgeDecision } from '@/domain/approvals/proposals';
import type { ProposalDecision, ProposedAct } from '@/domain/approvals/proposalState';
import { proposedRecordId, reservedFor } from '@/domain/approvals/reservations';
import { approversOf, judgedPayout, judgedRefund, judgeRule, rulesThatCatch, termsOf } from '@/domain/approvals/rules';
import type { ApprovalRule, Judged } from '@/domain/approvals/rules';
import { currentVersions } from '@/domain/versions';
import { DECISION_RESULTS, type ApprovalAct } from '@/domain/approvals/vocabulary';
import type { PaymentRecord } from '@/domain/payments/refunds/refundRules';
import type { TeamPerson } from '@/domain/permissions/permit';
import { ALLOWED, refuse, type Eligibility } from '@/domain/refusals';
import type { Payout } from '@/domain/statements/payouts/payouts';
import { isRecord } from '@/lib/objects';
import type { TeamProposal } from '@/protocol/entries';
import { selectPayoutFacts } from '@/selectors/approvals/payoutFacts';
import { factsOf } from '@/store/persistence/entries/collections';
import type { Actor } from '../core';
import { refused } from '../problems';
import { availableOn, paymentIn, type Computed } from './figures';
import { countedValue, isNewer } from './kinds';
import type { Draft } from './known/ledger';

/** Who acts, when, and the people of the team with their roles. */
export type ApprovalContext = { actor: Actor; now: Date; people: readonly TeamPerson[] };

export type Approvals = ReturnType<typeof createApprovals>;

/** A decision that a request makes of a stored proposal, with the reason if it is refused, and the keys of its changes. */
type RequestedDecision = {
  proposal: ProposedAct;
  decision: ProposalDecision;
  keys: readonly string[];
  eligibility: Eligibility;
};

/** The rules and proposals of a workspace while a request is judged. */
export function createApprovals(draft: Draft, requested: readonly TeamProposal[], context: ApprovalContext) {
  const { actor, people } = context;
  const now = context.now.getTime();
  const rules = () => currentVersions(Object.values(draft.state().approvalRules.records));
  const judgedParty = (payout: Parameters<typeof judgedPayout>[0]) =>
    judgedPayout(payout, selectPayoutFacts(draft.state()), now);
  const proposals = () => Object.values(draft.state().proposals.records);
  const person = people.find(({ id }) => id === actor.id) ?? { ...actor, role: '', acts: [] };
  const decisions = requested.flatMap((put) => decisionIn(draft, put, requested, { ...context, person }) ?? []);
  const approved = new Set(decisions.flatMap(({ keys }) => keys));

  const merchantOf = (transactionId: string) => factsOf(draft.state()).findPayment(transactionId)?.merchantId;
  const reserved = (act: ApprovalAct, subjectId: string, recordId?: string) =>
    reservedFor(proposals(), act, subjectId, { now, recordId });
  const judgedPayment = (transactionId: string, amount: number): Judged => ({
    amount: judgedRefund(amount, draft.recordsOfPayment(transactionId).accepted),
    merchantId: merchantOf(transactionId),
  });
  const judgedItems = ({ act, items }: Pick<ProposedAct, 'act' | 'items'>): Judged[] =>
    items.map(({ subjectId, amount }) => {
      if (act === 'recordPayouts') return judgedParty({ partyId: subjectId, amount });
      return act === 'refundPayments'
        ? judgedPayment(subjectId, amount)
        : { amount, merchantId: merchantOf(subjectId) };
    });
  const caughtBy = (act: ApprovalAct, judged: readonly Judged[]): ApprovalRule[] =>
    rulesThatCatch(rules(), act, person.role, judged);

  return {
    actor,
    people,
    decisions,
    reserved,
    /**
     * Whether a change is part of a decision, so that its person needs no other act than to approve. A refused decision
     * refuses all of its request.
     */
    isApproved: (key: string) => approved.has(key),

    /** Whether a new refund, void or payout may be recorded without an approval. */
    checkDirect(record: PaymentRecord | Payout): Eligibility {
      if (rules().length === 0) return ALLOWED;
      const [act, judged] = judgedRecord(record);
      const caught = caughtBy(act, [judged]);
      if (caught.length === 0) return ALLOWED;
      const names = approversOf(caught, people, actor.id).map(({ name }) => name);
      return names.length === 0
        ? refuse({ kind: 'nobodyMayApprove', person: actor.name })
        : refuse({ kind: 'approvalNeeded', people: names });
    },

    checkRule: (rule: ApprovalRule): Eligibility =>
      judgeRule(rule, Object.values(draft.state().approvalRules.records), people),

    /** A new proposal with its proposer, its amounts in cents, and what the rules decide of it. */
    computeProposal(given: ProposedAct): Computed<ProposedAct> {
      const { decision: _decision, ...undecided } = given;
      const items = given.items.map(({ subjectId, amount }) => {
        const payment = given.act === 'voidPayments' ? factsOf(draft.state()).findPayment(subjectId) : undefined;
        return { subjectId, amount: payment?.amount ?? amount };
      });
      if (new Set(items.map(({ subjectId }) => subjectId)).size < items.length)
        throw refused('malformed', 'A proposal has each payment or party only once.');
      const caught = caughtBy(given.act, judgedItems({ ...given, items }));
      const terms = termsOf(caught, people, { proposerId: actor.id, now });
      const value = { ...undecided, ...terms, items, proposerId: actor.id } as ProposedAct;
      return { value, eligibility: checkProposal(value) };
    },
  };

  function judgedRecord(record: PaymentRecord | Payout): [ApprovalAct, Judged] {
    if ('partyId' in record) return ['recordPayouts', judgedParty(record)];
    const { transactionId } = record;
    if (record.kind === 'refund') return ['refundPayments', judgedPayment(transactionId, record.amount)];
    const payment = factsOf(draft.state()).findPayment(transactionId);
    return ['voidPayments', { amount: payment?.amount ?? 0, merchantId: payment?.merchantId }];
  }

  function checkProposal(proposal: ProposedAct): Eligibility {
    if (proposal.ruleIds.length === 0) return refuse({ kind: 'approvalNotNeeded' });
    if (proposal.approvers.length === 0) return refuse({ kind: 'nobodyMayApprove', person: actor.name });
    for (const { subjectId, amount } of proposal.items) {
      const eligibility = checkItem(proposal, subjectId, amount);
      if (!eligibility.allowed) return eligibility;
    }
    return ALLOWED;
  }

  function checkItem(proposal: ProposedAct, subjectId: string, amount: number): Eligibility {
    const { act } = proposal;
    if (act === 'recordPayouts') {
      const { day, reason = '' } = proposal;
      const available = availableOn(draft, subjectId, day);
      return checkReservedPayout(amount, reason.trim() === '' ? available : Infinity, reserved(act, subjectId));
    }
    const { accepted } = draft.recordsOfPayment(subjectId);
    const refundEligibility = act === 'refundPayments' ? paymentIn(draft, subjectId)?.refundEligibility : undefined;
    if (refundEligibility?.allowed === false) return refundEligibility;
    const payment = factsOf(draft.state()).findPayment(subjectId);
    return checkProposedPayment(act, amount, { payment, records: accepted, reserved: reserved(act, subjectId) });
  }
}

/** The decision of a change, if it is one of a stored proposal. An approval needs exactly its records beside it. */
function decisionIn(
  draft: Draft,
  { key, kind, id, value, withdrawn }: TeamProposal,
  requested: readonly TeamProposal[],
  { person, now }: ApprovalContext & { person: TeamPerson },
): RequestedDecision | undefined {
  const stored = kind === 'proposals' && !withdrawn ? countedValue(draft.find(kind, id)) : undefined;
  if (stored?.kind !== 'proposals') return undefined;
  const proposal = stored.value;
  const decision = readDecision(value, person);
  const records = requested.filter((put) =>
    proposal.items.some((item) => put.id === proposedRecordId(proposal, item.subjectId)),
  );
  const recordKind = proposal.act === 'recordPayouts' ? 'payouts' : 'payments';
  const keys = [key, ...records.map((put) => put.key)];
  const eligibility = judgeDecision(proposal, decision, person, now.getTime());
  const isWhole =
    decision.result === 'approved'
      ? records.length === proposal.items.length &&
        records.every(
          (put) =>
            put.kind === recordKind &&
            !isNewer({ ...put, value: put.value, schema: put.schema }) &&
            !put.withdrawn &&
            isRecord(put.value) &&
            isProposed(proposal, put.value as PaymentRecord),
        )
      : records.length === 0;
  return { proposal, decision, keys, eligibility: eligibility.allowed && !isWhole ? DIFFERS : eligibility };
}

const DIFFERS = refuse({ kind: 'proposalDiffers' });

/** The decision of a request. The person who sends it decides, not the person whom it names. Throws the problem `malformed`. */
function readDecision(value: unknown, person: TeamPerson): ProposalDecision {
  const given = isRecord(value) && isRecord(value.decision) ? value.decision : undefined;
  const { id, note } = given ?? {};
  const result = DECISION_RESULTS.find((known) => known === given?.result);
  if (!given || !result || typeof id !== 'string' || typeof note !== 'string')
    throw refused('malformed', 'A stored proposal can only be decided. Its decision has an invalid shape.');
  return { ...given, id, result, note, personId: person.id } as ProposalDecision;
}
