import { openDB } from 'idb';
import { allChanges, type Change, type LogHead, type RefundChanges } from '@/backend/entryLog';
import type { TeamChange, TeamReading } from '@/protocol/entries';
import { endTask } from '@/lib/endTask';
import { isRestored, lackedOf } from './lacked';
import { anyRepeated, changesOfSegment, lastOfEach, type ChangeList } from './segmentChanges';

/**
 * The browser's own copy of what the server answered, so that reading goes on while the line is cut. Each person has a
 * separate copy.
 */
type Schema = {
  /** Answers by `person path`. */
  answers: { key: string; value: unknown };
  /** The last change of each entry after the segments by `person workspace`, kind and id. */
  changes: { key: [string, string, string]; value: TeamChange & { log: string } };
  heads: { key: string; value: LogHead };
  /** The texts of segments by `person workspace` and the position of their last change. */
  segments: { key: [string, number]; value: { log: string; seq: number; text: string } };
  /** The bytes of data sets by their hash. */
  dataSets: { key: string; value: Blob };
};

export type Replica = ReturnType<typeof openReplica>;

/** `end` is the position up to which segments have the changes. */
type LogCopy = {
  head: LogHead;
  changes: readonly TeamChange[];
  refunds: readonly RefundChanges<TeamChange>[];
  rest: number;
  end: number;
};

/** A reading with the texts of the segments that have its first changes. */
export type CopiedReading = Pick<TeamReading, 'head' | 'isWhole'> & {
  changes: readonly TeamChange[];
  refunds?: readonly RefundChanges<TeamChange>[];
  segments?: readonly { seq: number; text: string }[];
};

const allOf = (log: string) => IDBKeyRange.bound([log], [log, []]);

/** Opens the copy of a person. It is a help, so a browser that blocks its storage has an empty copy. */
export function openReplica(personId: string, name = 'splitpay-team') {
  const opening = openDB<Schema>(name, 2, {
    upgrade(database, version) {
      database.createObjectStore('segments', { keyPath: ['log', 'seq'] });
      if (version > 0) return;
      database.createObjectStore('answers');
      database.createObjectStore('changes', { keyPath: ['log', 'kind', 'id'] });
      database.createObjectStore('heads');
      database.createObjectStore('dataSets');
    },
    // A later version waits for it.
    blocking: (_version, _blocked, { target }) => (target as IDBDatabase).close(),
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

  /** The last change of each entry of a workspace in the order of its log. `rest` is how many are in no segment. */
  const readCopy = (workspace: string): Promise<LogCopy> =>
    attempt(
      async () => {
        const log = logOf(workspace);
        const transaction = (await opening).transaction(['changes', 'heads', 'segments']);
        const segments = transaction.objectStore('segments');
        const [head, stored, keys] = await Promise.all([
          transaction.objectStore('heads').get(log),
          transaction.objectStore('changes').getAll(allOf(log)),
          segments.getAllKeys(allOf(log)),
        ]);
        const texts = await Promise.all(keys.map((key) => segments.get(key)));
        const lists: ChangeList[] = [];
        for (const segment of texts) {
          lists.push(changesOfSegment(segment?.text ?? ''));
          // The page opens its workspace meanwhile.
          await endTask();
        }
        const rest = stored.map(({ log: _log, ...change }) => change).sort((a, b) => a.seq - b.seq);
        const last = lastOfEach([...lists, anyRepeated(rest)]);
        return { head: head ?? { seq: 0 }, ...last, rest: rest.length, end: keys.at(-1)?.[1] ?? 0 };
      },
      { head: { seq: 0 }, changes: [], refunds: [], rest: 0, end: 0 },
    );
  /** The copy that is read already. */
  let begun: { workspace: string; copy: Promise<LogCopy> } | undefined;

  return {
    answer: (path: string) => attempt(async () => (await opening).get('answers', `${personId} ${path}`), undefined),
    putAnswer: (path: string, value: unknown) =>
      attempt(async () => void (await (await opening).put('answers', value, `${personId} ${path}`)), undefined),
    dataSet: (hash: string) => attempt(async () => (await opening).get('dataSets', hash), undefined),
    putDataSet: (hash: string, bytes: Blob) =>
      attempt(async () => void (await (await opening).put('dataSets', bytes, hash)), undefined),
    /** Begins to read the copy of a log before it is asked for. */
    prepare(workspace: string): void {
      begun = { workspace, copy: readCopy(workspace) };
    },
    /** The last change of each entry of a workspace in the order of its log. */
    async log(workspace: string): Promise<LogCopy> {
      const copy = begun?.workspace === workspace ? begun.copy : readCopy(workspace);
      begun = undefined;
      return copy;
    },
    /**
     * Adds a reading of the log: the last change of each entry, or all that the log has now. Segments have all changes up to
     * their end. What the log of a restored server lacks stays in the copy until `keepLacked` replaces it.
     */
    addReading: (workspace: string, { changes, refunds = [], head, isWhole, segments = [] }: CopiedReading) =>
      attempt(async () => {
        const log = logOf(workspace);
        const database = await opening;
        const isLacking = isWhole && isRestored((await database.get('heads', log))?.logId, head.logId);
        const names = ['changes', 'heads', 'segments', ...(isLacking ? (['answers'] as const) : [])] as const;
        const transaction = database.transaction(names, 'readwrite');
        const [store, heads, ofLog] = [
          transaction.objectStore('changes'),
          transaction.objectStore('heads'),
          transaction.objectStore('segments'),
        ];
        if (isLacking) {
          const answers = transaction.objectStore('answers');
          const texts = await ofLog.getAll(allOf(log));
          const rest = (await store.getAll(allOf(log))).map(({ log: _log, ...change }) => change);
          const before = lastOfEach([...texts.map(({ text }) => changesOfSegment(text)), anyRepeated(rest)]);
          const kept = ((await answers.get(lackedKey(workspace))) ?? []) as TeamChange[];
          const [known, stored] = [[...kept, ...allChanges(before)], allChanges({ changes, refunds })];
          await answers.put(lackedOf(known, stored), lackedKey(workspace));
        }
        const writes: Promise<unknown>[] = [];
        if (isWhole) writes.push(ofLog.delete(allOf(log)));
        if (isWhole) writes.push(store.delete(allOf(log)));
        const end = segments.at(-1)?.seq ?? 0;
        if (end > 0 && !isWhole) {
          const covered = (await store.getAll(allOf(log))).filter(({ seq }) => seq <= end);
          for (const { kind, id } of covered) writes.push(store.delete([log, kind, id]));
        }
        for (const { seq, text } of segments) writes.push(ofLog.put({ log, seq, text }));
        for (const change of changes) if (change.seq > end) writes.push(store.put({ ...change, log }));
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
