import type { Refusal } from '@/domain/refusals';
import type { LogEntry } from '../log/logEntry';
import { subjectOf, type Valued } from './kinds';
import type { Draft } from './known/ledger';
import { isRowKind, rowOfSameName } from './known/rows';

/**
 * The accepted change that came before a refused one: the newest of the same payment, party or report, that of the row
 * that has the same name, or that of the record which excludes a restored one. Undefined if nobody changed it.
 */
export function findFirst(draft: Draft, target: Valued, refusal: Refusal): LogEntry | undefined {
  const { kind } = target;
  if (!namesFirst(refusal)) return undefined;
  if (refusal.kind === 'restorationExcluded') return draft.find(kind, refusal.excludedBy);
  const { kind: reason } = refusal;
  if (!isRowKind(kind)) return draft.subject(subjectOf(target))?.newest;
  if (reason !== 'rowRefused') return undefined;
  const row = rowOfSameName(draft.state(), kind, target.value as Parameters<typeof rowOfSameName>[2]);
  return row && draft.find(kind, row.id);
}

/** The reasons that say nothing of an earlier change of the same payment, party, proposal or assignment. */
const WITHOUT_FIRST: readonly Refusal['kind'][] = [
  ...([
    'approvalNeeded',
    'approvalNotNeeded',
    'nobodyMayApprove',
    'notApprover',
    'selfApproval',
    'notProposer',
  ] as const),
  ...(['proposalExpired', 'proposalDiffers', 'rejectionNoteMissing', 'amountReserved', 'proposedAlready'] as const),
  ...(['notInTeam', 'viewOfOther'] as const),
];

const namesFirst = ({ kind }: Refusal): boolean => !WITHOUT_FIRST.includes(kind);
