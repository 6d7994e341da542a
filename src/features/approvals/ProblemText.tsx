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
  if (refusal.kind === 'amountReserved')
    return texts.reservedByOthers(name, money(refusal.reserved), money(refusal.available));
  const limit = limitOf(refusal);
  if (limit !== undefined) return texts.lessIsLeft(proposal.act, name, money(limit));
  return (
    <>
      {proposal.items.length > 1 && `${name}: `}
      <RefusalText refusal={refusal} />
    </>
  );
}

/** The most that is allowed where a proposal asks for more, in cents. Undefined if something else is the reason. */
function limitOf(refusal: Refusal): number | undefined {
  if (refusal.kind === 'amountAboveRefundable') return refusal.refundable;
  return refusal.kind === 'nothingAvailable' ? 0 : undefined;
}
