import { MOST_PROPOSALS, type ProposeAnswer, type ProposeRequest, type TeamProposal } from '@/protocol/entries';
import type { Actor, Team } from '../core';
import type { Database } from '../database/database';
import { createApprovals } from '../judging/approvals';
import type { Decide } from '../judging/decide';
import type { createLedgers, OpenLedger } from '../judging/known/ledgers';
import { Refused } from '../core';
import { requireActs } from '../judging/acts';
import { refused } from '../problems';
import { append, findByKeys } from './append';
import { changeOfEntry, type LogEntry } from './logEntry';
import { headOf, type WorkspaceRow } from './workspaceRows';

/** Another process that writes at the same time makes one of two try again. */
const MOST_ATTEMPTS = 20;

/** PostgreSQL's texts have no NUL, and UTF-8 has no lone surrogates. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

type Dependencies = {
  database: Database;
  ledgers: ReturnType<typeof createLedgers>;
  decideFor: (row: WorkspaceRow) => Decide;
  backendId: string;
  clock: () => Date;
  sender: string;
  /** `before` is the head before the append. */
  onAppended: (row: WorkspaceRow, before: number) => void;
};

type Call = { actor: Actor; team: Team; request: ProposeRequest };

/** The kinds of entries that name people of the team. */
const NAMING_KINDS = ['approvalRules', 'proposals', 'assignments'];

/** The people of the team, if an approval or an assignment may concern the changes: the database is not asked otherwise. */
async function peopleFor({ ledger }: OpenLedger, added: readonly TeamProposal[], team: Team) {
  const isConcerned = ledger.mayHave('approvalRules') || added.some(({ kind }) => NAMING_KINDS.includes(kind));
  return isConcerned ? team() : [];
}

/**
 * Stores proposals after the head that their page has seen: all of them in their order, or none. What is stored already by
 * its key is answered as it is stored. Only one call at a time may run for a workspace.
 */
export function createPropose(dependencies: Dependencies) {
  const { database, ledgers, decideFor, backendId, clock, sender, onAppended } = dependencies;

  /** Stores what is new and notes it in `stored`. False if it has to be tried again with what the database has now. */
  async function store(
    { actor, team, request }: Call,
    opened: OpenLedger,
    stored: Map<string, LogEntry>,
  ): Promise<boolean> {
    const { row, ledger } = opened;
    const added = firstByKey(request.proposals).filter(({ key }) => !stored.has(key));
    if (added.length === 0) return true;
    // Nobody can open it. If somebody restores it, the changes of pages that were open are sent again.
    if (row.about.isDeleted)
      throw refused('unavailable', 'This workspace was deleted. An administrator can restore it.');
    const head = headOf(row, backendId);
    const { seen } = request;
    if (seen.seq !== head.seq || (seen.logId ?? head.logId) !== head.logId)
      throw refused('changed', 'The workspace has newer changes. Read them and try again.', { head });
    const people = await peopleFor(opened, added, team);
    if (!(await ledger.prepare(added, row.head))) return false;
    const draft = ledger.draft();
    const now = clock();
    const isArriving = row.about.isArriving === true;
    const approvals = createApprovals(draft, isArriving ? [] : added, { actor, now, people });
    requireActs(draft, added, { actor, isArriving, isApproved: approvals.isApproved });
    const entries = decideFor(row)(draft, added, {
      actor,
      now,
      position: row.head + 1,
      hidden: ledger.entriesOf,
      approvals,
    });
    const written = await append(database, row, entries, sender);
    if (typeof written === 'string') return false;
    draft.commit();
    ledgers.put(row.id, { row: written, ledger });
    for (const entry of entries) stored.set(entry.key, entry);
    onAppended(written, row.head);
    return true;
  }

  return async (actor: Actor, workspace: string, request: ProposeRequest, team: Team): Promise<ProposeAnswer> => {
    checkTexts(request);
    const keys = request.proposals.map(({ key }) => key);
    let opened = ledgers.find(actor.team, workspace) ?? (await ledgers.refresh(actor.team, workspace));
    const stored = new Map<string, LogEntry>();
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
      try {
        if (await store({ actor, team, request }, opened, stored)) return answer();
      } catch (error) {
        // The same request may have been stored before, so that the rules or the head refuse it now.
        if (!(error instanceof Refused) || attempt > 0) throw error;
      }
      opened = await ledgers.refresh(actor.team, workspace);
      for (const [key, entry] of await findByKeys(database.query, opened.row, keys)) stored.set(key, entry);
    }
    throw refused('unavailable', 'Too many people write to this workspace now. Try again.');

    function answer(): ProposeAnswer {
      const { row } = ledgers.find(actor.team, workspace) ?? opened;
      const changes = keys.flatMap((key) => stored.get(key) ?? []).map((entry) => changeOfEntry(entry, row.logStart));
      return { changes, head: headOf(row, backendId) };
    }
  };
}

function firstByKey(proposals: readonly TeamProposal[]): TeamProposal[] {
  return [...new Map(proposals.toReversed().map((proposal) => [proposal.key, proposal])).values()].reverse();
}

function checkTexts({ proposals }: ProposeRequest): void {
  if (proposals.length > MOST_PROPOSALS)
    throw refused('too-large', `One request can have at most ${MOST_PROPOSALS} changes.`);
  for (const { key, id, kind } of proposals)
    if ([key, id, kind].some((text) => UNSTORABLE.test(text)))
      throw refused('malformed', 'A key or an id has characters that cannot be stored.');
}
