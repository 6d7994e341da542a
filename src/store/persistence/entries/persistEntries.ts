import { isSame } from '@/domain/isSame';
import { toastShown } from '@/slices/ui/layoutSlice';
import { entriesRehydrated } from '@/store/persistence/rehydration';
import { sortOut, type LateEdit } from './entries';
import { openEntries } from './entryDatabase';
import { JOURNALS, type Values } from './journals';
import { createKeptEntries } from './keptEntries';
import type { Late, Message } from './messages';
import { createNotices } from './notices';
import { createQuarantinedEntries } from './quarantinedEntries';
import { createQueue } from './queue';
import { judgedTogether, refusedIds } from './refusedEntries';
import { THIS_TAB } from './rowsChanged';
import type { Surroundings } from './surroundings';

export type Entries = ReturnType<typeof openPersistedEntries>;

const NAME = 'workspace';
const RESTORED = {
  title: 'Saved again',
  text: 'The browser’s storage was deleted while the console was open. What you see here is saved again.',
};
const ALL = new Set(JOURNALS.map(({ name }) => name));

/**
 * Keeps what operators record and edit in one workspace: each as an entry of its own, written as it happens and told to
 * the other tabs. All writings have one order, in which every tab takes them over: where one misses some, it reads anew.
 */
export function openPersistedEntries(databaseName: string, workspace: string, surroundings: Surroundings) {
  const database = openEntries(databaseName, workspace, () => void onTurn());
  const { channel, attempts, getState, dispatch, isNewestShown, whenNewest, openRows } = surroundings;
  const kept = createKeptEntries();
  const quarantined = createQuarantinedEntries(dispatch, kept.leaveOut);
  const notify = createNotices(surroundings, (id) => kept.isMadeHere('integrations', id));
  let revision = 0;
  let databaseId: string | undefined;
  let isRestored = false;
  let isRead: boolean | undefined;
  let wasReset = false;
  let late: Late | undefined;

  const queue = createQueue(async (act) => {
    try {
      if (openRows?.areLost(getState())) await lookAtRows();
      if (isNewestShown() && !isRead) await catchUp();
      // It may have become another moment meanwhile.
      if (!isNewestShown() || !isRead) {
        postpone();
        return;
      }
      await act();
      if (kept.isHeldBack()) throw new Error('Something is not kept as it is');
      attempts.succeeded(NAME);
    } catch {
      // Full, refused, or a state that its own schema does not hold: the console works on, and a banner says so.
      attempts.failed(NAME);
    }
  });

  const schedule = () => queue.addOnce(flush);

  /** While DevTools show another moment nothing is kept, and nothing taken over: all is read when the newest is shown. */
  function postpone(): void {
    isRead &&= false;
    whenNewest(NAME, schedule);
  }

  const lookAtRows = async () => openRows && dispatch(openRows.look);

  /** What others recorded is not judged by rows that are no longer those of the workspace; what was done here before is kept. */
  async function mayTakeOver(): Promise<boolean> {
    if (isNewestShown()) kept.noteEdits(getState());
    await lookAtRows();
    if (!isNewestShown()) postpone();
    return isNewestShown();
  }

  const isOther = (id: string | undefined) => databaseId !== undefined && id !== databaseId;

  /** Reads all that is stored, and takes it over; `isDeleted`: the database is another, where nothing is stored yet. */
  async function catchUp(isDeleted = false): Promise<void> {
    const { revision: newest, databaseId: id, stored } = await database.read();
    if (!(await mayTakeOver())) return;
    kept.noteEdits(getState());
    if (isRead !== undefined && (isDeleted || isOther(id) || newest < revision)) restore(stored);
    databaseId = id;
    kept.forgetStored();
    const own = quarantined.read(stored);
    const { entries, damaged } = sortOut(own, kept.journalOf);
    if (wasReset) quarantined.discard(own.filter(({ journal }) => kept.journalOf(journal)));
    else for (const [journal, values] of damaged) quarantined.put(journal, values);
    const met = kept.store({ entries: wasReset ? [] : entries, removed: [] });
    wasReset = false;
    revision = newest;
    // Somebody has written another value since.
    for (const edit of late?.edits.splice(0) ?? []) if (!kept.addLate(edit)) quarantined.putLate(edit);
    takeOver(ALL, isRead === undefined);
    isRead = true;
    await notify(met);
  }

  /** What was stored before the database was deleted is on screen, and is written again. */
  function restore(stored: readonly { journal: string; id: string }[]): void {
    const paths = new Set(stored.map(({ journal, id }) => `${journal}/${id}`));
    const isStored = (journal: string, id: string) => paths.has(`${journal}/${id}`);
    quarantined.restore(isStored);
    isRestored = kept.restore(isStored) || isRestored;
  }

  /** The state becomes what is known, without what the rules refuse of these journals. */
  function takeOver(journals: ReadonlySet<string>, isOpening = false): void {
    kept.noteEdits(getState());
    // The other journals stay as they are, however many entries they have.
    const values = kept.values(judgedTogether(journals));
    for (const [journal, ids] of Object.entries(refusedIds(values, journals, getState(), isOpening))) {
      const all = Object.entries(values[journal] ?? {});
      values[journal] = Object.fromEntries(all.filter(([id]) => !ids.has(id)));
      quarantined.put(journal, new Map(all.filter(([id]) => ids.has(id))));
    }
    show(values);
    if (kept.batches(getState()).length + quarantined.moves(kept.isThere).batches.length > 0) schedule();
  }

  function show(values: Record<string, Values>): void {
    const state = getState();
    const changed = JOURNALS.filter(({ name, valuesOf }) => values[name] && !isSame(valuesOf(state), values[name]));
    if (changed.length > 0) {
      dispatch(entriesRehydrated(Object.fromEntries(changed.map(({ name }) => [name, values[name] ?? {}]))));
    }
    kept.noteTakenOver(getState());
  }

  /** Writes what was edited here since, and tells the other tabs. */
  async function flush(): Promise<void> {
    kept.noteEdits(getState());
    const sent = kept.batches(getState());
    const moves = quarantined.moves(kept.isThere);
    if (sent.length + moves.batches.length > 0) {
      const { renumbered, conflicts, ...message } = await database.write([...moves.batches, ...sent], {
        revision,
        databaseId,
      });
      moves.done();
      channel?.postMessage(message);
      const isNewest = isNewestShown();
      // What was done meanwhile is an edit of the row that there was.
      if (isNewest) kept.noteEdits(getState());
      kept.settle(sent, renumbered);
      for (const { journal, id, after, refused } of conflicts)
        if (refused === 'other') quarantined.putLate({ journal, id, value: after });
      const met = [...conflicts, ...kept.store(message)];
      const isDeleted = message.before < revision || isOther(message.databaseId);
      isRead = isNewest && !isDeleted && message.before === revision;
      if (isRead) ({ after: revision, databaseId } = message);
      // In the state at once, before anything is judged by it.
      if (renumbered.length + met.length > 0) whenNewest('decided', () => show(kept.values(ALL)));
      if (!isRead && isNewest) await catchUp(isDeleted);
      await notify(met, renumbered);
    }
    if (kept.batches(getState()).length > 0) return;
    if (isRestored) {
      isRestored = false;
      dispatch(toastShown(RESTORED));
    }
    late?.forget();
    late = undefined;
  }

  /** Another tab has written. */
  async function hear({ before, after, databaseId: id, entries, removed, rowsChangedBy }: Message): Promise<void> {
    const isDeleted = id !== undefined && isOther(id);
    if (rowsChangedBy === undefined ? after <= revision && !isDeleted : rowsChangedBy === THIS_TAB) return;
    if (!(await mayTakeOver()) || rowsChangedBy !== undefined) return;
    if (before !== revision || isDeleted || !kept.canStore(entries)) return catchUp(isDeleted);
    kept.noteEdits(getState());
    const met = kept.store({ entries, removed });
    revision = after;
    databaseId = id;
    takeOver(new Set([...entries, ...removed].map(({ journal }) => journal)));
    await notify(met);
  }

  /** When the page is looked at again: what the other tabs told may have been missed, or the database deleted. */
  const onTurn = () =>
    queue.add(async () => {
      await flush();
      if (!(await mayTakeOver())) return;
      const now = await database.readRevision();
      if (now.revision !== revision || isOther(now.databaseId)) await catchUp();
    });

  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => void queue.add(() => hear(data)));

  return {
    /** Reads what was kept; what was kept elsewhere is written as entries, and forgotten there. */
    start(before?: Late) {
      late = before;
      return queue.add(flush);
    },
    onChange() {
      if (attempts.isFailing(NAME) || (isRead && kept.hasChanged(getState()))) schedule();
    },
    onTurn,
    /** What is not written yet, when the page goes; `forget` is called when it is, after all. */
    unwritten: (forget: () => void): LateEdit[] => {
      if (isNewestShown()) kept.noteEdits(getState());
      const edits = kept.unwritten();
      if (edits.length > 0) late ??= { edits: [], forget };
      return edits;
    },
    /** Deletes what is in quarantine: the operator has seen it. */
    dismissDamaged() {
      quarantined.dismiss();
      schedule();
    },
    /** Keeps a text that the browser's storage has no room for; `forget` is called when it is written. */
    putText(slice: string, text: string, forget: () => void) {
      quarantined.putText(slice, text);
      void queue.add(async () => {
        await flush();
        forget();
      });
    },
    /** All that was kept goes: what was not read yet, too. */
    reset: () => {
      late?.forget();
      late = undefined;
      wasReset = !isRead;
    },
    settled: queue.settled,
    stop() {
      channel?.close();
      database.close();
    },
  };
}
