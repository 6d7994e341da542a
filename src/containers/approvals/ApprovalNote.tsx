import type { Approval } from '@/domain/approvals/terms';
import * as texts from './texts';
import { useRuleText } from './useRuleText';

/** 'Refunds above $500.00 need approval. Ana Ruiz or Ben Ode can approve.' Nothing if no rule catches the act. */
export function ApprovalNote({ approval }: { approval: Approval | undefined }) {
  const describe = useRuleText();
  if (!approval) return null;
  const sentences = [
    ...new Set(approval.rules.map(describe)),
    texts.canApprove(approval.approvers.map(({ name }) => name)),
  ];
  return (
    <p role="status" className="mt-3">
      <strong>{sentences.join(' ')}</strong>{' '}
      {approval.approvers.length > 0 && approval.rules[0] && texts.nothingRecorded(approval.rules[0].act)}
    </p>
  );
}
