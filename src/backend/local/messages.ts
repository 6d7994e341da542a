import type { Change, LogHead, LogReading, News } from '@/backend/entryLog';

/** The channel between the tabs of a browser. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

/** A change as the database and the messages have it. The names are those of the first version. */
export type StoredChange = { workspace: string; journal: string; id: string; stamp: number; value: unknown };

/**
 * What a tab sends to the others after a write, or after a change of the workspace's rows. Tabs of other versions read
 * and send it too, so that any part may be missing.
 */
export type Message = {
  before: number;
  after: number;
  databaseId?: string | undefined;
  entries: readonly { journal: string; entry: Omit<StoredChange, 'workspace' | 'journal'> }[];
  removed: readonly { journal: string; id: string }[];
  rowsChangedBy?: string;
};

/** The channel to the other tabs that have a workspace open, and their messages that were not read yet. */
export type LogMessages = { channel: Channel | undefined; received: Message[]; onNews: (news: News) => void };

export function changeOf({ journal, stamp, ...entry }: Omit<StoredChange, 'workspace'>): Change {
  return { ...entry, kind: journal, seq: stamp };
}

/** The changes after a position from messages, which need no read of the database. Undefined if one may be missing. */
export function readMessages(received: Message[], { seq: first, logId }: LogHead): LogReading | undefined {
  const changes: Change[] = [];
  let seq = first;
  for (const { before, after, databaseId, entries, removed } of received.splice(0)) {
    if (databaseId !== logId || ![entries, removed].every(Array.isArray)) return undefined;
    if (after <= seq) continue;
    if (before !== seq || removed.length > 0) return undefined;
    changes.push(...entries.map(({ journal, entry }) => changeOf({ journal, ...entry })));
    seq = after;
  }
  return seq === first ? undefined : { changes, head: { seq, logId }, isWhole: false };
}
