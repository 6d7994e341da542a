import type { ProposedAct } from '@/domain/approvals/proposalState';
import type { ApprovalRule } from '@/domain/approvals/rules';
import { BUILT_IN_ROLES } from '@/domain/permissions/roles';
import type { TeamPerson } from '@/domain/permissions/permit';

const MOMENT = { recordedAt: '2024-07-01 09:00:00', recordedBy: 'Ana Ruiz', zone: 'UTC', instant: 1_719_824_400_000 };

/** A person of the team with a built-in role. */
export function teamPerson(name: string, role: string): TeamPerson {
  return { id: `id of ${name}`, name, role, acts: BUILT_IN_ROLES.find(({ id }) => id === role)?.acts ?? [] };
}

export const buildRule = (fields: Partial<ApprovalRule> = {}): ApprovalRule => ({
  id: 'rule-1',
  act: 'refundPayments',
  approverIds: [],
  days: 7,
  ...MOMENT,
  ...fields,
});

type RefundProposal = Extract<ProposedAct, { act: 'refundPayments' }>;

/** A proposal of a refund by Ana Ruiz, which Ben Ode may approve until a week later. */
export const buildProposal = (fields: Partial<RefundProposal> = {}): RefundProposal => ({
  id: 'proposal-1',
  act: 'refundPayments',
  reason: 'Duplicate',
  items: [{ subjectId: 'TR20240630-001', amount: 1000 }],
  proposerId: 'id of Ana Ruiz',
  ruleIds: ['rule-1'],
  approvers: [{ id: 'id of Ben Ode', name: 'Ben Ode' }],
  expires: MOMENT.instant + 7 * 86_400_000,
  ...MOMENT,
  ...fields,
});
