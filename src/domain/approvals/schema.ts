import * as v from 'valibot';
import { daySchema } from '@/domain/calendar/schema';
import { centsSchema } from '@/domain/money/schema';
import { REFUND_REASONS } from '@/domain/payments/vocabulary';
import { storedObject, zonedMomentEntries } from '@/domain/recordSchema';
import { APPROVAL_ACTS, DECISION_RESULTS, LONGEST_WAIT, MOST_ITEMS } from './vocabulary';

/**
 * A rule that says which acts need the approval of another person. A changed rule is a new version, so that each proposal
 * stays with the rules of its time.
 */
export const approvalRuleSchema = storedObject({
  id: v.string(),
  act: v.picklist(APPROVAL_ACTS),
  /** In cents: the rule catches amounts above it. Without it, every amount. */
  above: v.optional(v.pipe(centsSchema, v.minValue(0))),
  /** The merchant of the payments or of the payouts. Without it, all parties. */
  merchantId: v.optional(v.string()),
  /** The role of those whom the rule catches. Without it, everybody. */
  proposerRole: v.optional(v.string()),
  /** The people who may approve. If it is empty, everybody whose role may approve. */
  approverIds: v.array(v.string()),
  /** How long a proposal waits. */
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LONGEST_WAIT)),
  /** The id of the rule that this record removes. */
  withdraws: v.optional(v.string()),
  /** The id of the rule whose version this one is. */
  replaces: v.optional(v.string()),
  ...zonedMomentEntries,
});

const decisionSchema = storedObject({
  id: v.string(),
  result: v.picklist(DECISION_RESULTS),
  /** The person who decided. */
  personId: v.string(),
  note: v.string(),
  ...zonedMomentEntries,
});

const personSchema = storedObject({ id: v.string(), name: v.string() });

const proposalEntries = {
  id: v.string(),
  /** The payments or the parties, and cents. A void has the amount of its payment. */
  items: v.pipe(
    v.array(storedObject({ subjectId: v.string(), amount: v.pipe(centsSchema, v.minValue(0)) })),
    v.minLength(1),
    v.maxLength(MOST_ITEMS),
  ),
  proposerId: v.string(),
  /** The versions of the rules that caught it. */
  ruleIds: v.array(v.string()),
  /** Those who may approve it, as they were named when it was proposed. */
  approvers: v.array(personSchema),
  /** In milliseconds since 1970: from then on, nobody can decide it, and it reserves nothing. */
  expires: v.number(),
  decision: v.optional(decisionSchema),
  ...zonedMomentEntries,
};

/** What somebody wants to record once another person approves it. The decision is a later value of the same entry. */
export const proposalSchema = v.variant('act', [
  storedObject({ act: v.literal('refundPayments'), reason: v.picklist(REFUND_REASONS), ...proposalEntries }),
  storedObject({ act: v.literal('voidPayments'), ...proposalEntries }),
  storedObject({
    act: v.literal('recordPayouts'),
    day: daySchema,
    reference: v.string(),
    /** Why more is paid than is available. */
    reason: v.optional(v.string()),
    ...proposalEntries,
  }),
]);
