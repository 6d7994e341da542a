import type { EntryLogs } from '@/backend/entryLog';
import type { Channel, LogMessages, Message, RowsMessage } from './messages';

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
  const open = (workspaceId: string) => openChannel(`${databaseName}:${workspaceId}`);
  const post = (workspaceId: string, message: Message | RowsMessage) => {
    const own = followed.get(workspaceId);
    const channel = own ? own.channel : open(workspaceId);
    channel?.postMessage(message);
    if (!own) channel?.close();
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
      return openLocalEntryLog(databaseName, workspaceId, post, followed.get(workspaceId));
    },
    follow(workspaceId, onNews) {
      const channel = open(workspaceId);
      const own: LogMessages = { channel, onNews, received: [] };
      followed.set(workspaceId, own);
      channel?.addEventListener('message', ({ data }: MessageEvent<Message | RowsMessage>) => {
        own.received.push(data);
        onNews('rowsChangedBy' in data ? 'rows' : 'changes');
      });
      return () => {
        channel?.close();
        if (followed.get(workspaceId) === own) followed.delete(workspaceId);
      };
    },
    announceRows: (workspaceId) => post(workspaceId, { rowsChangedBy: 'another tab' }),
  };
}
