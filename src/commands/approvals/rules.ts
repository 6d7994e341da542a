import { judgeRule, type ApprovalRule } from '@/domain/approvals/rules';
import type { Refusal } from '@/domain/refusals';
import { selectPeople } from '@/selectors/permissions/permissions';
import { approvalRulesSlice, selectApprovalRules } from '@/slices/entities/recordSlices';
import { createAuditStamp } from '@/store/auditStamp';
import { dispatchIfAccepted, withValidClock, type Command } from '@/commands/command';
import * as texts from '@/commands/approvals/approvalTexts';

const FIELDS = ['act', 'above', 'merchantId', 'proposerRole', 'approverIds', 'days', 'replaces', 'withdraws'] as const;

export type RuleFields = Pick<ApprovalRule, (typeof FIELDS)[number]>;

/** The fields of a rule without its stamp, so that a later version has its own. */
function fieldsOf(rule: RuleFields): RuleFields {
  return Object.fromEntries(
    FIELDS.flatMap((name) => (rule[name] === undefined ? [] : [[name, rule[name]]])),
  ) as RuleFields;
}

/**
 * Saves a rule, or a new version of it, or its removal. Returns the reason if it is refused, because nobody else could
 * approve what it catches.
 */
export function saveRule(fields: RuleFields): Command<Refusal | undefined> {
  return withValidClock((dispatch, getState, { clock }) => {
    const state = getState();
    const rule: ApprovalRule = { ...fieldsOf(fields), ...createAuditStamp(clock) };
    const eligibility = judgeRule(rule, Object.values(selectApprovalRules(state)), selectPeople(state));
    if (!eligibility.allowed) return eligibility.refusal;
    const toast = fields.withdraws === undefined ? texts.ruleSaved : texts.ruleRemoved;
    dispatch(dispatchIfAccepted(approvalRulesSlice.actions.recorded([rule]), selectApprovalRules, toast));
    return undefined;
  }, undefined);
}
