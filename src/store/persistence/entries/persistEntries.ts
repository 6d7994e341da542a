import { isSame } from '@/domain/isSame';
import type { createAttempts } from '@/store/persistence/attempts';
import type { Quarantine } from '@/store/persistence/quarantine';
import { entriesRehydrated } from '@/store/persistence/rehydration';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/store';
import { readEntry, type Edit } from './entries';
import type { Batch, openEntries, Written } from './entryDatabase';
import { JOURNALS } from './journals';
import { createKeptEntries } from './keptEntries';
import { createQueue } from './queue';
import { refusedIds } from './refusedEntries';
import { tellRenumbered } from './tellRenumbered';

/** Where the other tabs are told, and heard. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

type Surroundings = {
  database: ReturnType<typeof openEntries>;
  channel: Channel | undefined;
  quarantine: Quarantine;
  attempts: ReturnType<typeof createAttempts>;
  getState: () => RootState;
  dispatch: AppDispatch;
  isNewestShown: () => boolean;
  /** Calls back as soon as the newest moment is shown, and only the last of each name. */
  whenNewest: (name: unknown, act: () => void) => void;
};

/** What is told to the other tabs. */
type Message = Pick<Written, 'before' | 'after' | 'entries' | 'removed'>;

const NAME = 'workspace';

/**
 * Keeps what operators record and edit in one workspace: each as an entry of its own, written as it happens and told to
 * the other tabs. All writings have one order, in which every tab takes them over: where one misses some, it reads anew.
 */
export function persistEntries(surroundings: Surroundings) {
  const { database, channel, quarantine, attempts, getState, dispatch, isNewestShown, whenNewest } = surroundings;
  const kept = createKeptEntries();
  let revision = 0;
  let isRead = false;
  let isFailing = false;
  // What cannot be used, and stays stored until it is in quarantine or dismissed.
  const unusable = new Map<string, { journal: string; id: string }>();
  const discarded: { journal: string; id: string }[] = [];

  const queue = createQueue(async (act) => {
    if (!isNewestShown()) {
      postpone();
      return;
    }
    try {
      if (!isRead) await catchUp();
      await act();
      if (unusable.size > 0 || kept.isHeldBack()) throw new Error('Something is not kept as it is');
      isFailing = false;
      attempts.succeeded(NAME);
    } catch {
      // Full, refused, or a state that its own schema does not hold: the console works on, and a banner says so.
      attempts.failed(NAME);
      isFailing = true;
    }
  });

  const schedule = () => queue.addOnce(flush);

  /** While DevTools show another moment nothing is kept, and nothing taken over: all is read when the newest is shown. */
  function postpone(): void {
    isRead = false;
    whenNewest(NAME, schedule);
  }

  /** Reads all that is stored, and takes it over. */
  async function catchUp(): Promise<void> {
    const { revision: newest, stored } = await database.read();
    if (!isNewestShown()) {
      postpone();
      return;
    }
    kept.noteEdits(getState());
    kept.forgetStored();
    unusable.clear();
    const entries: Written['entries'] = [];
    for (const each of stored) {
      const journal = kept.journalOf(each.journal);
      // Of a later version.
      if (!journal) continue;
      const entry = readEntry(each, journal);
      if (entry) entries.push({ journal: each.journal, entry });
      else putIntoQuarantine(each.journal, each.id, JSON.stringify({ [each.id]: each.value }));
    }
    kept.store({ entries, removed: [] });
    revision = newest;
    isRead = true;
    takeOver();
  }

  /** The state becomes what is known, without what the rules refuse. */
  function takeOver(): void {
    kept.noteEdits(getState());
    const values = kept.values();
    for (const [journal, ids] of Object.entries(refusedIds(values, getState()))) {
      for (const id of ids) {
        const text = JSON.stringify({ [id]: values[journal]?.[id] });
        values[journal] = { ...values[journal] };
        Reflect.deleteProperty(values[journal], id);
        putIntoQuarantine(journal, id, text);
      }
    }
    const state = getState();
    const changed = JOURNALS.filter(({ name, valuesOf }) => !isSame(valuesOf(state), values[name]));
    if (changed.length > 0) {
      dispatch(entriesRehydrated(Object.fromEntries(changed.map(({ name }) => [name, values[name] ?? {}]))));
    }
    kept.noteTakenOver(getState());
    if (discarded.length > 0 || kept.batches(getState()).length > 0) schedule();
  }

  /** Only what is in quarantine is taken away from where it is stored. */
  function putIntoQuarantine(journal: string, id: string, text: string): void {
    kept.leaveOut(journal, id);
    try {
      quarantine.put(journal, text);
      discarded.push({ journal, id });
    } catch {
      unusable.set(`${journal}/${id}`, { journal, id });
    }
  }

  /** Writes what was edited here since, and tells the other tabs. */
  async function flush(): Promise<void> {
    kept.noteEdits(getState());
    const sent = kept.batches(getState());
    const gone = discarded.filter(({ journal, id }) => !kept.has(journal, id));
    const removals = gone.map(({ journal, id }): Batch => ({ journal, edits: [{ id, value: undefined }] }));
    if (sent.length + removals.length === 0) return;
    const { renumbered, ...message } = await database.write([...removals, ...sent]);
    discarded.splice(0, discarded.length);
    channel?.postMessage(message);
    kept.settle(sent, renumbered);
    kept.store(message);
    const isBehind = message.before !== revision;
    revision = message.after;
    if (isBehind) await catchUp();
    else if (renumbered.length > 0) whenNewest('renumbered', takeOver);
    for (const { journal, ...ids } of renumbered) {
      if (journal !== 'merchants' && journal !== 'integrations') continue;
      const tell = () => dispatch(tellRenumbered(journal, ids, (id) => kept.isMadeHere('integrations', id)));
      whenNewest(ids, tell);
    }
  }

  /** Another tab has written. */
  async function hear({ before, after, entries, removed }: Message): Promise<void> {
    if (after <= revision) return;
    if (before !== revision || !kept.canStore(entries)) return catchUp();
    kept.noteEdits(getState());
    kept.store({ entries, removed });
    revision = after;
    takeOver();
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => void queue.add(() => hear(data)));

  return {
    /** Reads what was kept; what an earlier version kept elsewhere is written as entries, and `forget` is called then. */
    start: (earlier?: { edits: readonly [journal: string, edit: Edit][]; forget: () => void }) =>
      queue.add(async () => {
        for (const [journal, edit] of earlier?.edits ?? []) if (!kept.has(journal, edit.id)) kept.edit(journal, edit);
        takeOver();
        await flush();
        earlier?.forget();
      }),
    /** After something happened. */
    onChange() {
      if (isRead || isFailing) if (isFailing || kept.hasChanged(getState())) schedule();
    },
    /** When the page is looked at again: what the other tabs told may have been missed. */
    onTurn: () =>
      queue.add(async () => {
        if ((await database.readRevision()) !== revision) await catchUp();
        await flush();
      }),
    /** Takes away what could not be put into quarantine: the operator has seen it. */
    dismissDamaged() {
      discarded.push(...unusable.values());
      unusable.clear();
      if (discarded.length > 0) schedule();
    },
    settled: queue.settled,
    stop() {
      channel?.close();
      database.close();
    },
  };
}
