import type { HeadEvent } from '@/protocol/entries';
import type { Database } from '../database/database';
import { CHANNEL } from './append';
import { findWorkspaceRow, headOf, type WorkspaceRow } from './workspaceRows';

type OnHead = (event: HeadEvent) => void;

/** In a notice, instead of the id of a workspace: people or roles have changed. The ids of workspaces are longer. */
const TEAM = 'team';

/**
 * Informs followers of newer heads and other data sets, those of this process and, through the database, those of other
 * processes. `onRemote` hears of workspaces that another process has written.
 */
export async function createHeads(database: Database, backendId: string, sender: string) {
  const followers = new Map<string, Set<OnHead>>();
  const teamFollowers = new Set<() => void>();
  // A page opens its rows again in another zone, and says when there are none any more.
  const eventOf = (row: WorkspaceRow): HeadEvent => {
    const { isDeleted, record } = row.about;
    const dataSet = [record.hash, record.timeZone, isDeleted && 'deleted'].filter(Boolean).join(' ');
    return { ...headOf(row, backendId), dataSet };
  };

  function publish(row: WorkspaceRow): void {
    for (const onHead of followers.get(row.id) ?? []) onHead(eventOf(row));
  }
  function publishTeam(): void {
    for (const onNews of teamFollowers) onNews();
  }
  async function publishStored(id: string): Promise<void> {
    const row = await findWorkspaceRow(database.query, id);
    if (row) publish(row);
  }
  const stop = await database.listen(CHANNEL, (text) => {
    const [id = '', from] = text.split(' ');
    if (from === sender) return;
    if (id === TEAM || id === '') publishTeam();
    // Without a text, any notice may have been missed.
    const concerned = id === '' ? [...followers.keys()] : followers.has(id) ? [id] : [];
    // Pages also ask for the head every few seconds.
    for (const workspace of concerned) void publishStored(workspace).catch(() => undefined);
  });

  return {
    publish,
    /** Informs followers here and in other processes after a write that was not an append. */
    async announce(row: WorkspaceRow): Promise<void> {
      publish(row);
      await database.query(`select pg_notify('${CHANNEL}', $1)`, [`${row.id} ${sender}`]);
    },
    /** Informs followers here and in other processes that the people or the roles of the team have changed. */
    async announceTeam(): Promise<void> {
      publishTeam();
      await database.query(`select pg_notify('${CHANNEL}', $1)`, [`${TEAM} ${sender}`]);
    },
    followTeam(onNews: () => void): () => void {
      teamFollowers.add(onNews);
      return () => void teamFollowers.delete(onNews);
    },
    /** Calls back with the current head and with each newer one, until the returned function is called. */
    follow(row: WorkspaceRow, onHead: OnHead): () => void {
      const ofWorkspace = followers.get(row.id) ?? new Set();
      followers.set(row.id, ofWorkspace.add(onHead));
      onHead(eventOf(row));
      return () => {
        ofWorkspace.delete(onHead);
        if (ofWorkspace.size === 0 && followers.get(row.id) === ofWorkspace) followers.delete(row.id);
      };
    },
    stop,
  };
}
