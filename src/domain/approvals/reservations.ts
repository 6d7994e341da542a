import { recordIdOf } from '@/domain/batches/batchRecords';
import type { Cents } from '@/domain/money/money';
import { proposalState, type ProposedAct } from './proposalState';
import type { ApprovalAct } from './vocabulary';

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
