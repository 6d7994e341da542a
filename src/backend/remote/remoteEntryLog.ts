import {
  LogBusy,
  ProposalsRefused,
  allChanges,
  type Change,
  type EntryLog,
  type LogHead,
  type LogReading,
  type Proposal,
} from '@/backend/entryLog';
import { proposeAnswerSchema, type TeamChange, type TeamProposal } from '@/protocol/entries';
import { inRequests } from './inRequests';
import { ask, LineCut, send, ServerProblem } from './http';
import { isRestored } from './lacked';
import { pathOf, readLog } from './readLog';
import type { Replica } from './replica';
import { anyRepeated, lastOfEach } from './segmentChanges';

/** The only kind whose entries can be erased. */
const QUARANTINE = 'quarantine';

/** What this page knows of the head, so that it ignores news of changes that it made. */
export type KnownHead = {
  seq: number;
  logId?: string | undefined;
  writing: Promise<unknown> | undefined;
  /**
   * Reads and proposes again later: what the server could not store, and what a failed request left while the stream of heads
   * goes on, so that nothing else says that the line is back.
   */
  tryLater?: () => void;
};

/** In changes: a copy with more than these outside of segments is read again from its last segment on. */
const MOST_REST = 50_000;

const withoutKey = ({ key: _key, ...change }: TeamChange): Change => change;

/**
 * The log of a workspace on the server. The browser keeps a copy of what was read: while the line is cut, the first
 * reading answers from it, a later one has no changes, and a proposal is rejected with `LineCut`. A repeated proposal
 * whose answer was lost has the same key, so that it is stored once.
 */
export function openRemoteEntryLog(workspace: string, personId: string, replica: Replica, known: KnownHead): EntryLog {
  /** The keys of values whose proposal has no answer yet. */
  const unanswered = new Map<unknown, string>();
  let isCopyRead = false;
  /** The position up to which the copy has segments. */
  let copiedEnd = 0;
  const noteSegments = (
    { isWhole, segments }: { isWhole: boolean; segments: readonly { seq: number }[] },
    before: number,
  ) => {
    copiedEnd = segments.at(-1)?.seq ?? (isWhole ? 0 : before);
  };

  /** The quarantine of other people concerns nobody else. */
  const isShown = ({ kind, by, erased }: TeamChange) => !erased && (kind !== QUARANTINE || by.id === personId);
  const shown = (changes: readonly TeamChange[]): readonly Change[] =>
    // A long log is not copied.
    changes.every((change) => change.key === undefined && isShown(change))
      ? changes
      : changes.filter(isShown).map((change) => (change.key === undefined ? change : withoutKey(change)));

  async function readWithCopy(): Promise<LogReading> {
    const copy = await replica.log(workspace);
    try {
      const seq = copy.rest > MOST_REST ? copy.end : copy.head.seq;
      const news = await readLog(workspace, { ...copy.head, seq }, copy.end);
      noteSegments(news, copy.end);
      // Segments are large, and nothing below needs the copy of them.
      const copied = replica.addReading(workspace, news);
      if (news.segments.length === 0) await copied;
      const { changes, refunds } = news.isWhole
        ? news
        : lastOfEach([{ ...copy, repeated: [] }, anyRepeated(allChanges(news))]);
      return { changes: shown(changes), refunds, head: news.head, isWhole: true };
    } catch (error) {
      if (!(error instanceof LineCut)) throw error;
      return { changes: shown(copy.changes), refunds: copy.refunds, head: copy.head, isWhole: true };
    }
  }

  async function read(after: LogHead): Promise<LogReading> {
    if (!isCopyRead && after.seq === 0) {
      const reading = await readWithCopy();
      isCopyRead = true;
      return reading;
    }
    try {
      const news = await readLog(workspace, after, copiedEnd);
      noteSegments(news, copiedEnd);
      await replica.addReading(workspace, news);
      const isErased = news.changes.some((change) => change.erased);
      if (isErased && !news.isWhole) {
        const changes = allChanges(await replica.log(workspace));
        return { changes: shown(changes), head: news.head, isWhole: true };
      }
      return { changes: shown(allChanges(news)), head: news.head, isWhole: news.isWhole };
    } catch (error) {
      if (!(error instanceof LineCut)) throw error;
      known.tryLater?.();
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
    async read(after, mayBeColumns = false) {
      const { refunds, ...others } = await read(after);
      const reading = mayBeColumns
        ? { ...others, ...(refunds && { refunds }) }
        : { ...others, changes: allChanges({ changes: others.changes, refunds }) };
      Object.assign(known, reading.head);
      const lacked = reading.isWhole ? shown(await replica.lacked(workspace)) : [];
      const isAsked = lacked.length > 0 || isRestored(after.logId, reading.head.logId);
      return isAsked ? { ...reading, lacked } : reading;
    },
    keepLacked: (changes) => replica.keepLacked(workspace, changes),
    async propose(proposals, seen) {
      const all = proposals.flatMap(keyed);
      if (all.length === 0) return { changes: [], head: seen };
      let sent = all;
      const writing = (async () => {
        let head = seen;
        const changes: TeamChange[] = [];
        for (const some of inRequests(all)) {
          sent = some;
          const request = { seen: head, person: personId, proposals: some };
          const answer = await ask(proposeAnswerSchema, 'POST', `${pathOf(workspace)}/entries`, request, true);
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
        const isBusy = error instanceof ServerProblem && error.isOfKind('unavailable');
        if (error instanceof LineCut || isBusy) {
          known.tryLater?.();
          throw isBusy ? new LogBusy(error.message) : error;
        }
        unanswered.clear();
        const refused = error instanceof ServerProblem ? refusedOf(error, sent) : [];
        throw refused.length > 0 ? new ProposalsRefused(refused) : error;
      } finally {
        known.writing = undefined;
      }
    },
    async forget() {
      await send('DELETE', `${pathOf(workspace)}/entries`);
    },
    close: () => undefined,
  };
}

/** The proposals of a request that the server refuses, with its sentence. A proposal beyond its limit waits no longer. */
function refusedOf(error: ServerProblem, proposals: readonly TeamProposal[]) {
  const { refusals, detail } = error.problem;
  const isTooLarge = error.isOfKind('too-large');
  const keys = new Set(refusals?.map(({ key }) => key));
  return proposals.flatMap(({ key, kind, id }) => (isTooLarge || keys.has(key) ? [{ kind, id, reason: detail }] : []));
}
