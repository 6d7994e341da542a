import { openDB } from 'idb';
import type { Change, LogHead } from '@/backend/entryLog';
import type { TeamChange, TeamReading } from '@/protocol/entries';
import { isRestored, lackedOf } from './lacked';

/**
 * The browser's own copy of what the server answered, so that reading goes on while the line is cut. Each person has a
 * separate copy.
 */
type Schema = {
  /** Answers by `person path`. */
  answers: { key: string; value: unknown };
  /** The last change of each entry by `person workspace`, kind and id. */
  changes: { key: [string, string, string]; value: TeamChange & { log: string } };
  heads: { key: string; value: LogHead };
  /** The bytes of data sets by their hash. */
  dataSets: { key: string; value: Blob };
};

export type Replica = ReturnType<typeof openReplica>;

/** Opens the copy of a person. It is a help, so a browser that blocks its storage has an empty copy. */
export function openReplica(personId: string, name = 'splitpay-team') {
  const opening = openDB<Schema>(name, 1, {
    upgrade(database) {
      database.createObjectStore('answers');
      database.createObjectStore('changes', { keyPath: ['log', 'kind', 'id'] });
      database.createObjectStore('heads');
      database.createObjectStore('dataSets');
    },
  });
  opening.catch(() => undefined);
  const logOf = (workspace: string) => `${personId} ${workspace}`;
  const lackedKey = (workspace: string) => `${personId} lacked ${workspace}`;
  async function attempt<Result, Default>(act: () => Promise<Result>, otherwise: Default): Promise<Result | Default> {
    try {
      return await act();
    } catch {
      return otherwise;
    }
  }

  return {
    answer: (path: string) => attempt(async () => (await opening).get('answers', `${personId} ${path}`), undefined),
    putAnswer: (path: string, value: unknown) =>
      attempt(async () => void (await (await opening).put('answers', value, `${personId} ${path}`)), undefined),
    dataSet: (hash: string) => attempt(async () => (await opening).get('dataSets', hash), undefined),
    putDataSet: (hash: string, bytes: Blob) =>
      attempt(async () => void (await (await opening).put('dataSets', bytes, hash)), undefined),
    /** The changes of a workspace in the order of its log. */
    log: (workspace: string) =>
      attempt(
        async () => {
          const log = logOf(workspace);
          const transaction = (await opening).transaction(['changes', 'heads']);
          const head = await transaction.objectStore('heads').get(log);
          const stored = await transaction.objectStore('changes').getAll(IDBKeyRange.bound([log], [log, []]));
          const changes = stored.map(({ log: _log, ...change }) => change).sort((a, b) => a.seq - b.seq);
          return { head: head ?? { seq: 0 }, changes };
        },
        { head: { seq: 0 }, changes: [] as TeamChange[] },
      ),
    /**
     * Adds a reading of the log: the last change of each entry, or all that the log has now. What the log of a restored
     * server lacks stays in the copy until `keepLacked` replaces it.
     */
    addReading: (workspace: string, { changes, head, isWhole }: Pick<TeamReading, 'changes' | 'head' | 'isWhole'>) =>
      attempt(async () => {
        const log = logOf(workspace);
        const transaction = (await opening).transaction(['changes', 'heads', 'answers'], 'readwrite');
        const [store, heads] = [transaction.objectStore('changes'), transaction.objectStore('heads')];
        const answers = transaction.objectStore('answers');
        if (isWhole && isRestored((await heads.get(log))?.logId, head.logId)) {
          const before = await store.getAll(IDBKeyRange.bound([log], [log, []]));
          const kept = ((await answers.get(lackedKey(workspace))) ?? []) as TeamChange[];
          const lacked = lackedOf([...kept, ...before.map(({ log: _log, ...change }) => change)], changes);
          await answers.put(lacked, lackedKey(workspace));
        }
        const writes: Promise<unknown>[] = isWhole ? [store.delete(IDBKeyRange.bound([log], [log, []]))] : [];
        for (const change of changes) writes.push(store.put({ ...change, log }));
        await Promise.all([...writes, heads.put(head, log), transaction.done]);
      }, undefined),
    /** What a restored server lacks, and nobody has decided about yet. */
    lacked: (workspace: string) =>
      attempt(
        async () => ((await (await opening).get('answers', lackedKey(workspace))) ?? []) as TeamChange[],
        [] as TeamChange[],
      ),
    keepLacked: (workspace: string, changes: readonly Change[]) =>
      attempt(async () => void (await (await opening).put('answers', changes, lackedKey(workspace))), undefined),
    close: () => void attempt(async () => (await opening).close(), undefined),
  };
}
