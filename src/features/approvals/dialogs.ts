import { lazyPart } from '@/components/browser/lazyPart';
import type { DialogParts } from '@/containers/DialogParts';

type Kinds = 'approvals' | 'proposal' | 'approvalRules' | 'approvalRule';

export const approvalDialogs: DialogParts<Kinds> = {
  approvals: lazyPart('ApprovalsDialog', () => import(/* webpackChunkName: "approvals" */ './ApprovalsDialog')),
  proposal: lazyPart('ProposalDialog', () => import(/* webpackChunkName: "approvals" */ './ProposalDialog')),
  approvalRules: lazyPart(
    'ApprovalRulesDialog',
    () => import(/* webpackChunkName: "approvals" */ './ApprovalRulesDialog'),
  ),
  approvalRule: lazyPart(
    'ApprovalRuleDialog',
    () => import(/* webpackChunkName: "approvals" */ './ApprovalRuleDialog'),
  ),
};
