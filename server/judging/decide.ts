import type { EntryChange } from '@/domain/entries/entryKinds';
import { judge } from '@/domain/entries/judge';
import { withoutSequencesAbove, withSequence } from '@/domain/entries/sequences';
import { ALLOWED, refuse, type Eligibility } from '@/domain/refusals';
import type { TeamProposal } from '@/protocol/entries';
import { SCHEMA_NUMBER, WITHDRAWN_SCHEMA } from '@/store/persistence/entries/entries';
import type { RootState } from '@/store/rootReducer';
import type { Actor } from '../core';
import type { LogEntry } from '../log/logEntry';
import { refused } from '../problems';
import type { Approvals } from './approvals';
import { checkShape, complete } from './complete';
import { isNewer, subjectOf, collectionOf, type Valued } from './kinds';
import type { Draft } from './known/ledger';
import { allow, refuseDecisions } from './refusing';
import { checkRepeated, RECORD_KINDS, refuseUnread } from './replacing';
import { factsFor, rivalsOf, type Batch } from './rivals';
import { isRowKind, rejectedRows } from './known/rows';
import type { Stamp } from './stamps';

/** The kind of corrupt and rejected entries of pages, which the server keeps as they are. */
const QUARANTINE = 'quarantine';

/** How far the position of a record may be beyond those of the log: a backup or a log from elsewhere has its own positions. */
const FARTHEST = 1_000_000_000;

/** The fields of a proposal that are not fields of a later version. */
const KNOWN = ['key', 'kind', 'id', 'value', 'withdrawn', 'isErased', 'schema', 'seq', 'by', 'at', 'erased'];

/** How the entries of a request are decided. `position` is the one of the first entry. */
export type Decide = (
  draft: Draft,
  proposals: readonly TeamProposal[],
  context: {
    actor: Actor;
    now: Date;
    position: number;
    hidden: (kind: string) => readonly LogEntry[];
    approvals: Approvals;
  },
) => LogEntry[];

/**
 * Judges proposals one after the other by the rules of the console, and gives each who, when and the figures. Throws the
 * problem `refused` with the refusal of the first one that the rules refuse, and `malformed` for a value without the shape
 * of its kind.
 */
export const judgeProposals: Decide = (draft, proposals, { actor, now, position, hidden, approvals }) => {
  refuseDecisions(draft, proposals, { actor, now, approvals });
  const batch: Batch = {
    withdrawn: new Set(proposals.flatMap(({ kind, id, withdrawn }) => (withdrawn ? [`${kind}/${id}`] : []))),
    put: proposals.flatMap(({ kind, id, value, withdrawn }) => (withdrawn ? [] : [{ kind, id, value }])),
  };
  const hasRows = proposals.some(({ kind }) => isRowKind(kind));
  const before = hasRows ? draft.state() : undefined;
  const entries = proposals.map((proposal, index) => {
    const context = { actor, now, approvals, hidden: () => hidden(proposal.kind) };
    const decided = decideOne(draft, proposal, batch, context);
    // A position far beyond those of the log would make the positions of later records unreadable.
    const value = withoutSequencesAbove(draft.highestSequence() + FARTHEST, decided.value);
    const entry = entryOf(draft, proposal, { ...decided, value }, { actor, now, seq: position + index });
    draft.add([entry]);
    return entry;
  });
  if (before) refuseRejectedRows(before, draft.state(), entries);
  return entries;
};

/** Stores history as it is: while a workspace arrives, its records keep who made them and when. */
export const acceptHistory: Decide = (draft, proposals, { actor, now, position }) =>
  proposals.map((proposal, index) => {
    const { kind, id, value, withdrawn, isErased } = proposal;
    const schema = proposal.schema ?? (withdrawn ? WITHDRAWN_SCHEMA : undefined);
    const isUnread = isErased === true || isNewer({ kind, id, value, schema });
    if (!isUnread) checkShape({ kind, id, value });
    const entry = entryOf(draft, proposal, { id, value }, { actor, now, seq: position + index });
    draft.add([entry]);
    return entry;
  });

function decideOne(
  draft: Draft,
  proposal: TeamProposal,
  batch: Batch,
  { hidden, approvals, ...stamp }: Stamp & { approvals: Approvals; hidden: () => readonly LogEntry[] },
): Pick<LogEntry, 'id' | 'value'> {
  const { kind, id, value, withdrawn, isErased, schema = 1 } = proposal;
  if (isErased) {
    if (kind !== QUARANTINE) throw refused('malformed', 'Only entries of the quarantine can be erased.');
    return { id, value: null };
  }
  if (!collectionOf(kind)) return { id, value };
  const found = draft.find(kind, id);
  const before = found?.erased ? undefined : found;
  if (schema > SCHEMA_NUMBER) {
    refuseUnread(draft, proposal, before, stamp);
    return { id, value };
  }
  if (before && isNewer(before))
    throw refused('older-console', 'A newer version of the console wrote this entry. Reload the page to change it.');
  if (withdrawn) {
    if (!before) throw refused('malformed', 'An entry that was never stored cannot be withdrawn.');
    allow(draft, proposal, before as unknown as Valued, judgeTheWithdrawal(draft, before, batch, approvals), stamp);
    return { id, value: before.value };
  }
  const completed = complete(draft, { kind, id, value, schema: proposal.schema }, { before, hidden, stamp, approvals });
  if (completed.isNewer) {
    refuseUnread(draft, proposal, before, stamp);
    return { id, value: completed.value };
  }
  const { target } = completed;
  const repeated = before && !before.withdrawn ? checkRepeated(before, target) : undefined;
  // The same record again, which another tab of the person has sent.
  if (repeated === 'same') return { id, value: before?.value };
  const eligibility = repeated ?? completed.eligibility;
  const isMoney = target.kind === 'payments' || target.kind === 'payouts';
  // A restored record is judged as a new one: rules may have changed since, and so may the other refunds of its payment.
  const isDirect = isMoney && !approvals.isApproved(proposal.key);
  let verdict = eligibility;
  if (verdict.allowed && !before) verdict = judgeReversal(draft, target, batch);
  if (verdict.allowed)
    verdict = judge(target as EntryChange, rivalsOf(draft, target, batch, false), factsFor(draft, approvals));
  if (verdict.allowed && isDirect) verdict = approvals.checkDirect(target.value);
  allow(draft, proposal, target, verdict, stamp);
  return target;
}

/** A record is withdrawn once: a new reversal comes with the withdrawal of its record. */
function judgeReversal(draft: Draft, { kind, value }: Valued, batch: Batch): Eligibility {
  if (kind !== 'takenBack' || !value.record) return ALLOWED;
  const { of, recordId } = value;
  const isEarlier = draft.find(of, recordId)?.withdrawn === true && !batch.withdrawn.has(`${of}/${recordId}`);
  return isEarlier ? refuse({ kind: 'recordFinal' }) : ALLOWED;
}

/** The entries of approvals are never withdrawn: a rule gets a new version, and a proposal a decision. */
const FINAL_KINDS = ['approvalRules', 'proposals'];

function judgeTheWithdrawal(draft: Draft, before: LogEntry, batch: Batch, approvals: Approvals): Eligibility {
  const isFinal = FINAL_KINDS.includes(before.kind) || (before.withdrawn && RECORD_KINDS.includes(before.kind));
  if (isFinal) return refuse({ kind: 'recordFinal' });
  const rivals = rivalsOf(draft, before as unknown as Valued, batch, true);
  return judge({ ...before, value: undefined } as unknown as EntryChange, rivals, factsFor(draft, approvals));
}

/** Newer rows of a file may make earlier entries invalid. Only what these entries make invalid is refused. */
function refuseRejectedRows(before: RootState, after: RootState, entries: readonly LogEntry[]): void {
  const last = entries.findLast(({ kind }) => isRowKind(kind));
  const rejected = last ? rejectedRows(after) : new Set<string>();
  if (!last || rejected.size === 0) return;
  const known = rejectedRows(before);
  const added = [...rejected].filter((id) => !known.has(id));
  if (added.length === 0) return;
  const { key } = entries.find(({ kind, id }) => isRowKind(kind) && added.includes(id)) ?? last;
  const refusals = [{ key, refusal: { kind: 'rowRefused' as const } }];
  throw refused('refused', 'The row does not fit the other rows. Read the newest ones and try again.', { refusals });
}

function entryOf(
  draft: Draft,
  proposal: TeamProposal,
  { id, value }: Pick<LogEntry, 'id' | 'value'>,
  { actor, now, seq }: { actor: Actor; now: Date; seq: number },
): LogEntry {
  const { kind, key, withdrawn = false, isErased: erased = false, schema } = proposal;
  const before = draft.find(kind, id);
  const subject = before?.erased === false ? before.subject : subjectOf({ kind, id, value });
  const added = Object.entries(proposal).filter(([name]) => !KNOWN.includes(name));
  return {
    seq,
    key,
    kind,
    id,
    subject,
    withdrawn,
    erased,
    version: (draft.subject(subject)?.version ?? 0) + 1,
    value: erased ? null : withSequence(value ?? null, draft.nextSequence(seq, value)),
    schema: schema ?? (withdrawn ? WITHDRAWN_SCHEMA : undefined),
    fields: { ...(before?.erased ? {} : before?.fields), ...Object.fromEntries(added) },
    by: { id: actor.id, name: actor.name },
    at: now.toISOString(),
  };
}
