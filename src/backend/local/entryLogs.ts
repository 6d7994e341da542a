import type { EntryLogs, News } from '@/backend/entryLog';
import type { Channel, LogMessages, Message } from './messages';

function openBroadcastChannel(name: string): Channel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    // The browser has no channel or blocks it. Other tabs are then noticed when the page becomes visible.
    return undefined;
  }
}

/** The logs in the browser's database. Only what a browser without entries needs is loaded with it. */
export function createLocalEntryLogs(databaseName = 'splitpay', openChannel = openBroadcastChannel): EntryLogs {
  const followed = new Map<string, LogMessages>();
  const nameOf = (workspaceId: string) => `${databaseName}:${workspaceId}`;
  const post = (workspaceId: string, message: Message) => {
    const own = followed.get(workspaceId);
    if (own) {
      own.channel?.postMessage(message);
      return;
    }
    const channel = openChannel(nameOf(workspaceId));
    channel?.postMessage(message);
    channel?.close();
  };

  return {
    /** Without the database, there is no log. If the browser does not list its databases, opening it answers. */
    async isAny() {
      try {
        return (await indexedDB.databases()).some(({ name }) => name === databaseName);
      } catch {
        return true;
      }
    },
    async open(workspaceId) {
      const { openLocalEntryLog } = await import(/* webpackChunkName: "entries" */ './localEntryLog');
      return openLocalEntryLog(databaseName, workspaceId, {
        received: followed.get(workspaceId)?.received ?? [],
        post: (message) => post(workspaceId, message),
        onDeleted: () => followed.get(workspaceId)?.onNews('changes'),
      });
    },
    follow(workspaceId, onNews) {
      const channel = openChannel(nameOf(workspaceId));
      const own: LogMessages = { channel, onNews, received: [] };
      followed.set(workspaceId, own);
      channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
        const news: News = data.rowsChangedBy === undefined ? 'changes' : 'rows';
        if (news === 'changes') own.received.push(data);
        onNews(news);
      });
      return () => {
        channel?.close();
        if (followed.get(workspaceId) === own) followed.delete(workspaceId);
      };
    },
    announceRows: (workspaceId) =>
      post(workspaceId, { before: 0, after: 0, entries: [], removed: [], rowsChangedBy: 'another tab' }),
  };
}
