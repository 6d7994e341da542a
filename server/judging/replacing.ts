import { refuse, type Eligibility } from '@/domain/refusals';
import { isSame } from '@/lib/objects';
import type { TeamProposal } from '@/protocol/entries';
import type { LogEntry } from '../log/logEntry';
import { PLAIN_KINDS, subjectOf, type Valued } from './kinds';
import type { Draft } from './known/ledger';
import { allow } from './refusing';
import type { Stamp } from './stamps';

/** Records that are made and withdrawn, once each. */
export const RECORD_KINDS = ['payments', 'payouts', 'statements', 'reconciliation', ...PLAIN_KINDS];

/** The kinds whose entries only their own rules change, so that each change of them is judged. */
const JUDGED_KINDS = [...RECORD_KINDS, 'takenBack', 'edits', 'approvalRules', 'proposals'];

/** A value that this server cannot read may not replace a record that counts, because it would count no more. */
export function refuseUnread(draft: Draft, proposal: TeamProposal, before: LogEntry | undefined, stamp: Stamp): void {
  if (!before || before.withdrawn || !JUDGED_KINDS.includes(before.kind)) return;
  allow(draft, proposal, before as unknown as Valued, refuse({ kind: 'recordFinal' }), stamp);
}

/** A record that counts is withdrawn, and never replaced under its id, by another person or for another payment. */
export function checkRepeated(before: LogEntry, target: Valued): Eligibility | 'same' | undefined {
  const { kind, value } = target;
  if (PLAIN_KINDS.includes(kind)) return isSame(before.value, value) ? 'same' : refuse({ kind: 'recordedAlready' });
  const isMoved = ['payments', 'payouts'].includes(kind) && subjectOf(target) !== before.subject;
  return isMoved ? refuse({ kind: 'recordedAlready' }) : undefined;
}
