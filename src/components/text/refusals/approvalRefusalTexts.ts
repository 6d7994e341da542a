import type { Currency } from '@/domain/money/currency';
import { formatMoney } from '@/domain/money/money';
import type { ApprovalRefusal } from '@/domain/refusals';
import { joinAlternatives } from '@/lib/alternatives';

/** Why an act needs an approval, or why a rule, a proposal or its decision is refused. */
export function describeApprovalRefusal(refusal: ApprovalRefusal, currency: Currency): string {
  switch (refusal.kind) {
    case 'approvalNeeded':
      return `This needs approval. ${joinAlternatives(refusal.people)} can approve it. Propose it instead.`;
    case 'approvalNotNeeded':
      return 'No rule asks for an approval of this, so record it directly.';
    case 'proposedAlready':
      return 'Somebody has already proposed this, and the proposal waits for approval.';
    case 'proposalExpired':
      return 'The proposal has expired. Propose it again.';
    case 'proposalDiffers':
      return 'An approval records exactly what was proposed, all of it or nothing. Reload the page and try again.';
    case 'selfApproval':
      return 'Nobody can approve their own proposal. You can withdraw it.';
    case 'notProposer':
      return 'Only the person who proposed this can withdraw it.';
    case 'notApprover':
      return `Only ${joinAlternatives(refusal.people)} can decide this proposal.`;
    case 'rejectionNoteMissing':
      return 'Enter a note that says why.';
    case 'ruleChanged':
      return 'Somebody has changed this rule. Read the new version first.';
    case 'decidedAlready':
      return `A proposal is decided only once, and this one is ${refusal.result}.`;
    case 'amountReserved':
      return refusal.available > 0
        ? `${formatMoney(refusal.reserved, currency)} waits for approval. Enter ${formatMoney(refusal.available, currency)} or less.`
        : `${formatMoney(refusal.reserved, currency)} waits for approval. Nothing more can be entered until it is decided.`;
    case 'nobodyMayApprove':
      return `Nobody else could approve what ${refusal.person} proposes. Let another person approve first, by a role or in the rule.`;
    default:
      return refusal satisfies never;
  }
}
