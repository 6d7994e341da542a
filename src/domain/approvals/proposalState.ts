import type { InferOutput } from 'valibot';
import type { proposalSchema } from './schema';
import type { DecisionResult } from './vocabulary';

export type ProposedAct = InferOutput<typeof proposalSchema>;
export type ProposalDecision = NonNullable<ProposedAct['decision']>;
export type ProposalState = DecisionResult | 'waiting' | 'expired';

/** The state of a proposal at an instant in milliseconds since 1970. */
export function proposalState({ decision, expires }: ProposedAct, now: number): ProposalState {
  if (decision) return decision.result;
  return now >= expires ? 'expired' : 'waiting';
}
