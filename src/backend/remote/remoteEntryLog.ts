import {
  ProposalsRefused,
  type Change,
  type EntryLog,
  type LogHead,
  type LogReading,
  type Proposal,
} from '@/backend/entryLog';
import {
  proposeAnswerSchema,
  readingSchema,
  type TeamChange,
  type TeamProposal,
  type TeamReading,
} from '@/protocol/entries';
import { inRequests } from './inRequests';
import { ask, LineCut, send, ServerProblem } from './http';
import { isRestored } from './lacked';
import type { Replica } from './replica';

/** The only kind whose entries can be erased. */
const QUARANTINE = 'quarantine';

/** What this page knows of the head, so that it ignores news of changes that it made. */
export type KnownHead = { seq: number; logId?: string | undefined; writing: Promise<unknown> | undefined };

const pathOf = (workspace: string) => `/api/workspaces/${encodeURIComponent(workspace)}/entries`;

/**
 * The log of a workspace on the server. The browser keeps a copy of what was read: while the line is cut, the first
 * reading answers from it, a later one has no changes, and a proposal is rejected with `LineCut`. A repeated proposal
 * whose answer was lost has the same key, so that it is stored once.
 */
export function openRemoteEntryLog(workspace: string, personId: string, replica: Replica, known: KnownHead): EntryLog {
  /** The keys of values whose proposal has no answer yet. */
  const unanswered = new Map<unknown, string>();
  let isCopyRead = false;

  async function readAfter({ seq, logId }: LogHead): Promise<TeamReading> {
    const pages: TeamReading[] = [];
    let after: LogHead = { seq, logId };
    let isWhole = false;
    for (;;) {
      const query = new URLSearchParams({ after: String(after.seq), ...(after.logId && { logId: after.logId }) });
      const page = await ask(readingSchema, 'GET', `${pathOf(workspace)}?${query.toString()}`);
      // A whole reading replaces what was read before.
      if (page.isWhole) pages.length = 0;
      isWhole ||= page.isWhole;
      pages.push(page);
      after = page.head;
      if (!page.isMore) break;
    }
    return { changes: pages.flatMap(({ changes }) => changes), head: after, isWhole };
  }

  /** The quarantine of other people concerns nobody else. */
  const shown = (changes: readonly TeamChange[]): Change[] =>
    changes
      .filter(({ kind, by, erased }) => !erased && (kind !== QUARANTINE || by.id === personId))
      .map(({ key: _key, ...change }) => change);

  async function readWithCopy(): Promise<LogReading> {
    const copy = await replica.log(workspace);
    try {
      const news = await readAfter(copy.head);
      await replica.addReading(workspace, news);
      const whole = news.isWhole ? news : { ...(await replica.log(workspace)), head: news.head };
      return { changes: shown(whole.changes), head: news.head, isWhole: true };
    } catch (error) {
      if (!(error instanceof LineCut)) throw error;
      return { changes: shown(copy.changes), head: copy.head, isWhole: true };
    }
  }

  async function read(after: LogHead): Promise<LogReading> {
    if (!isCopyRead && after.seq === 0) {
      const reading = await readWithCopy();
      isCopyRead = true;
      return reading;
    }
    try {
      const news = await readAfter(after);
      await replica.addReading(workspace, news);
      const isErased = news.changes.some((change) => change.erased);
      if (isErased && !news.isWhole) {
        const { changes } = await replica.log(workspace);
        return { changes: shown(changes), head: news.head, isWhole: true };
      }
      return { changes: shown(news.changes), head: news.head, isWhole: news.isWhole };
    } catch (error) {
      if (!(error instanceof LineCut)) throw error;
      return { changes: [], head: after, isWhole: false };
    }
  }

  function keyed(proposal: Proposal): TeamProposal[] {
    if ('isErased' in proposal)
      return proposal.kind === QUARANTINE ? [{ ...proposal, isErased: true, key: crypto.randomUUID() }] : [];
    const of = proposal.withdrawn ? `withdrawn ${proposal.kind} ${proposal.id}` : proposal.value;
    const key = (typeof of === 'boolean' ? undefined : unanswered.get(of)) ?? crypto.randomUUID();
    unanswered.set(of, key);
    return [{ ...proposal, key }];
  }

  return {
    async read(after) {
      const reading = await read(after);
      Object.assign(known, reading.head);
      const lacked = reading.isWhole ? shown(await replica.lacked(workspace)) : [];
      const isAsked = lacked.length > 0 || isRestored(after.logId, reading.head.logId);
      return isAsked ? { ...reading, lacked } : reading;
    },
    keepLacked: (changes) => replica.keepLacked(workspace, changes),
    async propose(proposals, seen) {
      const all = proposals.flatMap(keyed);
      if (all.length === 0) return { changes: [], head: seen };
      const writing = (async () => {
        let head = seen;
        const changes: TeamChange[] = [];
        for (const some of inRequests(all)) {
          const answer = await ask(proposeAnswerSchema, 'POST', pathOf(workspace), { seen: head, proposals: some });
          await replica.addReading(workspace, { ...answer, isWhole: false });
          changes.push(...answer.changes);
          head = answer.head;
        }
        return { changes: shown(changes), head };
      })();
      known.writing = writing.catch(() => undefined);
      try {
        const written = await writing;
        Object.assign(known, written.head);
        unanswered.clear();
        return written;
      } catch (error) {
        if (error instanceof ServerProblem && error.isOfKind('changed')) return undefined;
        if (error instanceof LineCut) throw error;
        unanswered.clear();
        const refused = error instanceof ServerProblem ? refusedOf(error, all) : [];
        throw refused.length > 0 ? new ProposalsRefused(refused) : error;
      } finally {
        known.writing = undefined;
      }
    },
    async forget() {
      await send('DELETE', pathOf(workspace));
    },
    close: () => undefined,
  };
}

/** The proposals that the server refuses, with its sentence. */
function refusedOf({ problem }: ServerProblem, proposals: readonly TeamProposal[]) {
  const keys = new Set(problem.refusals?.map(({ key }) => key));
  return proposals.flatMap(({ key, kind, id }) => (keys.has(key) ? [{ kind, id, reason: problem.detail }] : []));
}
