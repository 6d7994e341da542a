import type { Change, LogHead, LogReading, News } from '@/backend/entryLog';

/** The channel between the tabs of a browser. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

/** A change as the database and the messages have it. The names are those of the first version. */
export type StoredChange = { workspace: string; journal: string; id: string; stamp: number; value: unknown };

/** What a tab sends to the others after a write. Tabs of other versions read and send it too, so that any part may be missing. */
export type Message = {
  before: number;
  after: number;
  databaseId?: string | undefined;
  entries: readonly { journal: string; entry: Omit<StoredChange, 'workspace' | 'journal'> }[];
  removed: readonly { journal: string; id: string }[];
};

/** What a tab sends to the others after a change of the workspace's rows. */
export type RowsMessage = { rowsChangedBy: string };

/** The channel to the other tabs that have a workspace open, and their messages that were not read yet. */
export type LogMessages = {
  channel: Channel | undefined;
  received: (Message | RowsMessage)[];
  onNews: (news: News) => void;
};

export function changeOf({ journal, stamp, ...entry }: Omit<StoredChange, 'workspace'>): Change {
  return { ...entry, kind: journal, seq: stamp };
}

/** The changes after a position from messages, which need no read of the database. Undefined if one may be missing. */
export function readMessages(
  received: LogMessages['received'],
  { seq: first, logId }: LogHead,
): LogReading | undefined {
  // By kind and id, because several messages may be about one entry, of which the log has only the last change.
  const changes = new Map<string, Change>();
  let seq = first;
  for (const message of received.splice(0)) {
    if ('rowsChangedBy' in message) continue;
    const { before, after, databaseId, entries, removed } = message;
    if (after <= seq) continue;
    if (databaseId !== logId || ![entries, removed].every(Array.isArray)) return undefined;
    if (before !== seq || removed.length > 0) return undefined;
    for (const { journal, entry } of entries) {
      const path = `${journal}/${entry.id}`;
      changes.delete(path);
      changes.set(path, changeOf({ journal, ...entry }));
    }
    seq = after;
  }
  return seq === first ? undefined : { changes: [...changes.values()], head: { seq, logId }, isWhole: false };
}
