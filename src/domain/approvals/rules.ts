import type { InferOutput } from 'valibot';
import { currentVersions } from '@/domain/versions';
import type { Cents } from '@/domain/money/money';
import { instantOf } from '@/domain/calendar/instants';
import { sumOfRefunds, type PaymentRecord } from '@/domain/payments/refunds/refundRules';
import type { TeamPerson } from '@/domain/permissions/permit';
import { ALLOWED, refuse, type Eligibility } from '@/domain/refusals';
import type { Payout } from '@/domain/statements/payouts/payouts';
import type { Reversal } from '@/domain/changes/records';
import type { ProposedAct } from './proposalState';
import { proposedRecordId } from './reservations';
import type { approvalRuleSchema } from './schema';
import type { ApprovalAct } from './vocabulary';

export type ApprovalRule = InferOutput<typeof approvalRuleSchema>;

const DAY = 86_400_000;

/** What a rule looks at: cents, and the merchant of the payment or of the payout, if it has one. */
export type Judged = { amount: Cents; merchantId: string | undefined };

/**
 * The amount of a refund that rules look at, in cents: with the refunds that its payment has already, so that nobody
 * divides a large refund into small ones.
 */
export function judgedRefund(amount: Cents, records: readonly PaymentRecord[]): Cents {
  return amount + sumOfRefunds(records);
}

/** Payouts to one party that count within it count together, in milliseconds. */
const PAYOUT_WINDOW = 24 * 3_600_000;

/** What is known of payouts when a rule looks at one: those that count, their restorations, and the proposals. */
export type PayoutFacts = {
  payouts: readonly Payout[];
  reversals: readonly Pick<Reversal, 'of' | 'recordId' | 'broughtBack'>[];
  proposals: readonly ProposedAct[];
};

/**
 * What rules look at of a payout: its amount in cents with the other payouts to its party that count since at most 24 hours, so
 * that nobody divides a large payout into small ones. What somebody has approved is not part of it. `now` is in milliseconds
 * since 1970, and `id` is that of a recorded payout.
 */
export function judgedPayout(
  { id, partyId, amount }: Pick<Payout, 'partyId' | 'amount'> & { id?: string },
  { payouts, reversals, proposals }: PayoutFacts,
  now: number,
): Judged {
  const approved = new Set(
    proposals
      .filter(({ decision }) => decision?.result === 'approved')
      .flatMap((proposal) => proposal.items.map(({ subjectId }) => proposedRecordId(proposal, subjectId))),
  );
  const restored = new Map(
    reversals.flatMap(({ of, recordId, broughtBack }) =>
      of === 'payouts' && broughtBack ? [[recordId, instantOf(broughtBack)] as const] : [],
    ),
  );
  const recent = payouts.filter(
    (payout) =>
      payout.partyId === partyId &&
      payout.id !== id &&
      !approved.has(payout.id) &&
      Math.max(instantOf(payout), restored.get(payout.id) ?? 0) > now - PAYOUT_WINDOW,
  );
  return { amount: recent.reduce((sum, payout) => sum + payout.amount, amount), merchantId: partyId };
}

/** The rules that catch an act of a person with a role: one of its amounts is enough. */
export function rulesThatCatch(
  rules: readonly ApprovalRule[],
  act: ApprovalAct,
  role: string,
  judged: readonly Judged[],
): ApprovalRule[] {
  return rules.filter(
    (rule) =>
      rule.act === act &&
      (rule.proposerRole === undefined || rule.proposerRole === role) &&
      judged.some(
        ({ amount, merchantId }) =>
          (rule.above === undefined || amount > rule.above) &&
          (rule.merchantId === undefined || rule.merchantId === merchantId),
      ),
  );
}

/** Who may approve by all of these rules: everybody whose role may approve and whom each rule names, but the proposer. */
export function approversOf(
  rules: readonly Pick<ApprovalRule, 'approverIds'>[],
  people: readonly TeamPerson[],
  proposerId: string,
): TeamPerson[] {
  return people.filter(
    ({ id, acts }) =>
      id !== proposerId &&
      acts.includes('approve') &&
      rules.every(({ approverIds }) => approverIds.length === 0 || approverIds.includes(id)),
  );
}

/** What the rules that catch an act decide of its proposal: who may approve it, and until when (milliseconds). */
export function termsOf(
  rules: readonly ApprovalRule[],
  people: readonly TeamPerson[],
  { proposerId, now }: { proposerId: string; now: number },
): Pick<ProposedAct, 'ruleIds' | 'approvers' | 'expires'> {
  return {
    ruleIds: rules.map(({ id }) => id),
    approvers: approversOf(rules, people, proposerId).map(({ id, name }) => ({ id, name })),
    expires: now + Math.min(...rules.map(({ days }) => days)) * DAY,
  };
}

/**
 * Whether a rule may be saved: for each person whom it can catch there has to be another one who may approve, by this rule
 * together with the other ones of its act, because one act may be caught by several.
 */
export function judgeRule(
  rule: ApprovalRule,
  rules: readonly ApprovalRule[],
  people: readonly TeamPerson[],
): Eligibility {
  const former = [rule.replaces, rule.withdraws];
  const current = currentVersions(rules);
  const others = current.filter(({ id }) => !former.includes(id));
  if (former.some((id) => id !== undefined && !current.some((other) => other.id === id)))
    return refuse({ kind: 'ruleChanged' });
  if (rule.withdraws !== undefined) return ALLOWED;
  const [stuck] = stuckProposers(rule, others, people);
  return stuck ? refuse({ kind: 'nobodyMayApprove', person: stuck.name }) : ALLOWED;
}

/**
 * The people whom a rule can catch and whose proposals nobody could approve, by it together with these rules, which may
 * contain it.
 */
function stuckProposers(
  rule: ApprovalRule,
  rules: readonly ApprovalRule[],
  people: readonly TeamPerson[],
): TeamPerson[] {
  return people.filter(({ id, role, acts }) => {
    const isCaught = acts.includes(rule.act) && (rule.proposerRole === undefined || role === rule.proposerRole);
    const together = rules.filter((other) => mayMeet(rule, other, role));
    return isCaught && approversOf([rule, ...together], people, id).length === 0;
  });
}

/** A rule that nobody could satisfy, and the names of those whose proposals would wait for nobody. */
export type ImpossibleRule = { rule: ApprovalRule; proposers: readonly string[] };

/** The rules that count and that a change of people or roles makes impossible for a person, who could propose before. */
export function rulesMadeImpossible(
  rules: readonly ApprovalRule[],
  before: readonly TeamPerson[],
  after: readonly TeamPerson[],
): ImpossibleRule[] {
  return rules.flatMap((rule) => {
    const known = new Set(stuckProposers(rule, rules, before).map(({ id }) => id));
    const added = stuckProposers(rule, rules, after).filter(({ id }) => !known.has(id));
    return added.length === 0 ? [] : [{ rule, proposers: added.map(({ name }) => name) }];
  });
}

/** Whether both rules can catch the same act of a person with a role. */
function mayMeet(rule: ApprovalRule, other: ApprovalRule, role: string): boolean {
  return (
    rule.act === other.act &&
    (other.proposerRole === undefined || other.proposerRole === role) &&
    (rule.merchantId === undefined || other.merchantId === undefined || rule.merchantId === other.merchantId)
  );
}
