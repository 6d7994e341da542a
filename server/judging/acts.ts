import { actOfEntry } from '@/domain/permissions/actOfEntry';
import type { Act } from '@/domain/permissions/acts';
import { isRecord } from '@/lib/objects';
import type { TeamProposal } from '@/protocol/entries';
import { requireAct } from '../auth/permissions';
import type { Actor } from '../core';
import type { LogEntry } from '../log/logEntry';
import { countedValue } from './kinds';

type Log = { find: (kind: string, id: string) => LogEntry | undefined };

/**
 * Throws `ActForbidden` for the first proposal that the role of the actor does not allow: by what it records, and by what
 * the stored entry that it changes or withdraws records. What an approval records needs only the act to approve. While a
 * workspace arrives, its history has one act.
 */
export function requireActs(
  log: Log,
  proposals: readonly TeamProposal[],
  { actor, isArriving, isApproved }: { actor: Actor; isArriving: boolean; isApproved: (key: string) => boolean },
): void {
  for (const proposal of proposals) {
    const { kind, key } = proposal;
    if (isApproved(key) && kind !== 'proposals') continue;
    const acts = isArriving ? (['editWorkspaces'] as const) : actsOf(log, proposal);
    for (const act of acts) requireAct(actor, act, key);
  }
}

function actsOf(log: Log, { kind, id, value, withdrawn }: TeamProposal): Act[] {
  const found = log.find(kind, id);
  const stored = found?.erased === false ? found.value : undefined;
  if (kind === 'proposals' && !withdrawn) {
    const ofDecision = actOfEntry(kind, value);
    // What was proposed stays, so the act is that of its decision. Nobody decides what is not proposed yet.
    return countedValue(found) ? [ofDecision] : [actOfEntry(kind, withoutDecision(value)), ofDecision];
  }
  const values = withdrawn ? [stored] : stored === undefined ? [value] : [value, stored];
  return values.map((fields) => actOfEntry(kind, kind === 'takenBack' ? withRecord(log, fields, stored) : fields));
}

function withoutDecision(value: unknown): unknown {
  return isRecord(value) ? { ...value, decision: undefined } : value;
}

/** A reversal with the record that it is about, as it is stored. A restored one has none. */
function withRecord(log: Log, value: unknown, before: unknown): unknown {
  if (!isRecord(value)) return value;
  const { of, recordId } = value;
  const stored = log.find(String(of), String(recordId))?.value;
  return { ...value, record: stored ?? value.record ?? (isRecord(before) ? before.record : undefined) };
}
