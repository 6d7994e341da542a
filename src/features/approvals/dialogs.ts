import { lazyPart } from '@/components/browser/lazyPart';

export const approvalDialogs = {
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
