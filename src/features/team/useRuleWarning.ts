import { useRuleText } from '@/containers/approvals/useRuleText';
import { rulesMadeImpossible } from '@/domain/approvals/rules';
import type { TeamPerson } from '@/domain/permissions/permit';
import { selectCurrentRules } from '@/selectors/approvals/approvalSelectors';
import { selectTeam } from '@/slices/teamSlice';
import { useAppSelector } from '@/store/hooks';
import * as texts from './texts';

/**
 * Returns what a change of people or roles makes impossible by the approval rules of the open workspace, in sentences;
 * empty if nothing. `changed` gives each person after the change, or undefined for one who leaves.
 */
export function useRuleWarning(): (changed: (person: TeamPerson) => TeamPerson | undefined) => string {
  const rules = useAppSelector(selectCurrentRules);
  const { people } = useAppSelector(selectTeam);
  const describe = useRuleText();
  return (changed) =>
    rulesMadeImpossible(
      rules,
      people,
      people.flatMap((person) => changed(person) ?? []),
    )
      .map(({ rule, proposers }) => texts.ruleImpossible(describe(rule), proposers))
      .join(' ');
}
