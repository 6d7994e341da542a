import type { ProposalProblem } from '@/commands/approvals/decide';
import { RefusalText } from '@/containers/RefusalText';
import { useMoney } from '@/containers/money/Money';
import type { ProposedAct } from '@/domain/approvals/proposalState';
import type { Refusal } from '@/domain/refusals';
import { useSubjectText } from './useSubjectText';
import * as texts from './texts';

type Props = { proposal: ProposedAct; problem: ProposalProblem };

/** Why a proposal cannot be recorded now, with the payment or party that is the reason: nobody can change its amounts here. */
export function ProblemText({ proposal, problem: { refusal, subjectId } }: Props) {
  const money = useMoney();
  const name = useSubjectText()(proposal, money).nameOf(subjectId);
  const left = leftOf(refusal);
  if (left !== undefined) return texts.lessIsLeft(proposal.act, name, money(left));
  return (
    <>
      {proposal.items.length > 1 && `${name}: `}
      <RefusalText refusal={refusal} />
    </>
  );
}

/** The cents that are left where a proposal asks for more. Undefined if something else is the reason. */
function leftOf(refusal: Refusal): number | undefined {
  if (refusal.kind === 'amountAboveRefundable') return refusal.refundable;
  if (refusal.kind === 'amountReserved') return refusal.available;
  return refusal.kind === 'nothingAvailable' ? 0 : undefined;
}
