import type { Judged } from '@/domain/approvals/rules';
import { approvalFor, type Approval } from '@/domain/approvals/terms';
import type { ApprovalAct } from '@/domain/approvals/vocabulary';
import { selectCurrentRules } from '@/selectors/approvals/approvalSelectors';
import { selectPeople, selectSignedInPerson } from '@/selectors/permissions/permissions';
import { useAppSelector } from '@/store/hooks';

/** Returns the approval that an act of the signed-in person needs; undefined if no rule catches it. */
export function useApprovalOf(act: ApprovalAct): (judged: readonly Judged[]) => Approval | undefined {
  const rules = useAppSelector(selectCurrentRules);
  const people = useAppSelector(selectPeople);
  const person = useAppSelector(selectSignedInPerson);
  return (judged) => (rules.length === 0 ? undefined : approvalFor(act, judged, { rules, people, person }));
}

export const useApproval = (act: ApprovalAct, judged: readonly Judged[]) => useApprovalOf(act)(judged);
