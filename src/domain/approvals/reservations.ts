import type { InferOutput } from 'valibot';
import { recordIdOf } from '@/domain/batches/batchRecords';
import type { Cents } from '@/domain/money/money';
import type { proposalSchema } from './schema';
import type { ApprovalAct, DecisionResult } from './vocabulary';

export type ProposedAct = InferOutput<typeof proposalSchema>;
export type ProposalDecision = NonNullable<ProposedAct['decision']>;
export type ProposalState = DecisionResult | 'waiting' | 'expired';

/** The state of a proposal at an instant in milliseconds since 1970. */
export function proposalState({ decision, expires }: ProposedAct, now: number): ProposalState {
  if (decision) return decision.result;
  return now >= expires ? 'expired' : 'waiting';
}

/** The id of the record that an approved proposal makes for a payment or a party. */
export const proposedRecordId = ({ id }: Pick<ProposedAct, 'id'>, subjectId: string): string =>
  recordIdOf(id, subjectId);

/**
 * The cents that waiting proposals of an act reserve of a payment or of a party's balance, at an instant. The proposal
 * with the record `recordId` does not compete with its record.
 */
export function reservedFor(
  proposals: readonly ProposedAct[],
  act: ApprovalAct,
  subjectId: string,
  { now, recordId }: { now: number; recordId?: string | undefined },
): Cents {
  let reserved = 0;
  for (const proposal of proposals) {
    if (proposal.act !== act || proposalState(proposal, now) !== 'waiting') continue;
    if (proposedRecordId(proposal, subjectId) === recordId) continue;
    for (const item of proposal.items) if (item.subjectId === subjectId) reserved += item.amount;
  }
  return reserved;
}
