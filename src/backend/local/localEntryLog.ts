import { openDB, type IDBPDatabase } from 'idb';
import type { EntryLog, LogHead } from '@/backend/entryLog';
import { highestSequence } from '@/domain/entries/sequences';
import { readMessages, type LogMessages, type Message, type StoredChange } from './messages';
import {
  storedChange,
  withoutWorkspace,
  inMessage,
  allOf,
  isSameHead,
  isRevision,
  highestStamp,
  readSequence,
  createId,
  abort,
} from './storedChanges';

const VERSION = 1;

/**
 * The record of a workspace. Entries that were written up to `whole` may have been erased since, so that a tab that has
 * read less reads all of them. Earlier versions erase without saying so and drop the field.
 */
type About = { name: string; revision: number; databaseId?: string | undefined; whole?: number };

type Schema = {
  workspaces: { key: string; value: About };
  entries: { key: [string, string, string]; value: StoredChange };
};

/**
 * The log of a workspace in the browser's database, which keeps the last change of each id. Every write is atomic and
 * excludes other tabs. If the tab follows the log, it gets news also if the database is deleted or the browser closes it.
 */
export function openLocalEntryLog(
  databaseName: string,
  workspace: string,
  post: (workspace: string, message: Message) => void,
  followed?: LogMessages,
): EntryLog {
  const received = followed?.received ?? [];
  let opening: Promise<IDBPDatabase<Schema>> | undefined;
  /** The last read, so that a damaged revision does not count as lower than the highest sequence. */
  let known: LogHead | undefined;

  const forgetOpen = () => {
    opening = undefined;
  };
  function open() {
    const current = (opening ??= openDB<Schema>(databaseName, VERSION, {
      upgrade(database) {
        database.createObjectStore('workspaces', { keyPath: 'name' });
        database.createObjectStore('entries', { keyPath: ['workspace', 'journal', 'id'] });
      },
      // Another tab upgrades the database to a later version, or somebody deletes it.
      blocking: (_version, wanted) => {
        close();
        if (wanted === null) followed?.onNews('changes');
      },
      terminated: () => {
        forgetOpen();
        followed?.onNews('changes');
      },
    }));
    return current.catch((error: unknown) => {
      if (opening === current) forgetOpen();
      throw error;
    });
  }
  function close() {
    void opening?.then(
      (database) => database.close(),
      () => undefined,
    );
    forgetOpen();
  }

  function headOf(about: About | undefined): LogHead {
    const logId = about?.databaseId;
    const highest = about && known?.logId === logId ? (known?.seq ?? 0) : 0;
    return { seq: Math.max(highest, isRevision(about?.revision) ? about.revision : 0), logId };
  }

  return {
    async read(after) {
      const isInformed = received.length > 0;
      const sent = readMessages(received, after);
      if (sent) return sent;
      const transaction = (await open()).transaction(['workspaces', 'entries']);
      const about = await transaction.objectStore('workspaces').get(workspace);
      if (about && !isInformed && after.seq > 0 && isSameHead(headOf(about), after))
        return { changes: [], head: after, isWhole: false };
      const stored = await transaction.objectStore('entries').getAll(allOf(workspace));
      const logId = about?.databaseId;
      const seq = Math.max(highestStamp(stored), headOf(about).seq);
      known = { seq: highestStamp(stored), logId };
      const isWhole = after.logId !== logId || seq < after.seq || after.seq < (about?.whole ?? seq);
      const changes = stored.sort((a, b) => readSequence(a) - readSequence(b)).map(withoutWorkspace);
      return {
        changes: isWhole ? changes : changes.filter((change) => change.seq > after.seq),
        head: { seq, logId },
        isWhole,
      };
    },

    async propose(proposals, seen) {
      const transaction = (await open()).transaction(['workspaces', 'entries'], 'readwrite');
      const requests: Promise<unknown>[] = [];
      try {
        const workspaces = transaction.objectStore('workspaces');
        const entries = transaction.objectStore('entries');
        const about = await workspaces.get(workspace);
        // If the record of the workspace is lost, the order of the entries continues from them.
        const before = about ? headOf(about).seq : highestStamp(await entries.getAll(allOf(workspace)));
        if (before !== seen.seq || (seen.logId ?? about?.databaseId) !== about?.databaseId) {
          await transaction.done;
          return undefined;
        }
        const earlier = await Promise.all(proposals.map(({ kind, id }) => entries.get([workspace, kind, id])));
        const written: StoredChange[] = [];
        const removed: Message['removed'][number][] = [];
        // Restored records keep their positions, so that the next ones come after them.
        const restored = proposals.map((proposal) => ('value' in proposal ? highestSequence(proposal.value) : 0));
        let after = restored.reduce((highest, sequence) => Math.max(highest, sequence), before);
        for (const [index, proposal] of proposals.entries()) {
          after += 1;
          if ('isErased' in proposal) {
            removed.push({ journal: proposal.kind, id: proposal.id });
            requests.push(entries.delete([workspace, proposal.kind, proposal.id]));
            continue;
          }
          const change = storedChange(workspace, proposal, after, earlier[index]);
          written.push(change);
          requests.push(entries.put(change));
        }
        const databaseId = about?.databaseId ?? createId();
        const whole = removed.length > 0 ? after : (about?.whole ?? before);
        requests.push(workspaces.put({ name: workspace, revision: after, databaseId, whole }));
        await Promise.all([...requests, transaction.done]);
        const head = { seq: after, logId: databaseId };
        if (known?.logId === about?.databaseId) known = head;
        post(workspace, { before, after, databaseId, entries: written.map(inMessage), removed });
        return { changes: written.map(withoutWorkspace), head };
      } catch (error) {
        // The earlier requests fail with the transaction. Their rejections are already reported by the error below.
        for (const request of [...requests, transaction.done]) request.catch(() => undefined);
        abort(transaction);
        throw error;
      }
    },

    async forget() {
      const transaction = (await open()).transaction(['workspaces', 'entries'], 'readwrite');
      await Promise.all([
        transaction.objectStore('workspaces').delete(workspace),
        transaction.objectStore('entries').delete(allOf(workspace)),
        transaction.done,
      ]);
    },
    close,
  };
}
