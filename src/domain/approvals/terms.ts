import type { TeamPerson } from '@/domain/permissions/permit';
import { approversOf, rulesThatCatch, type ApprovalRule, type Judged } from './rules';
import type { ApprovalAct } from './vocabulary';

/** Why an act needs an approval: the rules that catch it, and the names of those who may approve it. */
export type Approval = { rules: readonly ApprovalRule[]; approvers: readonly TeamPerson[] };

/** What a person needs for an act, by the rules that count; undefined if the act may be recorded directly. */
export function approvalFor(
  act: ApprovalAct,
  judged: readonly Judged[],
  { rules, people, person }: { rules: readonly ApprovalRule[]; people: readonly TeamPerson[]; person: TeamPerson },
): Approval | undefined {
  const caught = rulesThatCatch(rules, act, person.role, judged);
  return caught.length === 0 ? undefined : { rules: caught, approvers: approversOf(caught, people, person.id) };
}
