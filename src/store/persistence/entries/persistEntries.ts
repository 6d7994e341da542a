import { isSame } from '@/domain/isSame';
import { entriesRehydrated } from '@/store/persistence/rehydration';
import { sortOut, type LateEdit } from './entries';
import { openEntries } from './entryDatabase';
import { JOURNALS, type Values } from './journals';
import { createKeptEntries } from './keptEntries';
import type { Late, Message } from './messages';
import { createQueue } from './queue';
import { judgedTogether, refusedIds } from './refusedEntries';
import { THIS_TAB } from './rowsChanged';
import type { Surroundings } from './surroundings';
import { createUnusableEntries } from './unusableEntries';

export type Entries = ReturnType<typeof openPersistedEntries>;

const NAME = 'workspace';
const ALL = new Set(JOURNALS.map(({ name }) => name));

/**
 * Keeps what operators record and edit in one workspace: each as an entry of its own, written as it happens and told to
 * the other tabs. All writings have one order, in which every tab takes them over: where one misses some, it reads anew.
 */
export function openPersistedEntries(databaseName: string, workspace: string, surroundings: Surroundings) {
  const database = openEntries(databaseName, workspace);
  const { channel, quarantine, attempts, getState, dispatch, isNewestShown, whenNewest, openRows } = surroundings;
  const kept = createKeptEntries();
  const unusable = createUnusableEntries(quarantine, kept.leaveOut);
  let revision = 0;
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
      if (unusable.isStuck() || kept.isHeldBack()) throw new Error('Something is not kept as it is');
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

  /** Reads all that is stored, and takes it over. */
  async function catchUp(): Promise<void> {
    const { revision: newest, stored } = await database.read();
    if (!(await mayTakeOver())) return;
    kept.noteEdits(getState());
    kept.forgetStored();
    unusable.forgetStuck();
    const { entries, damaged } = sortOut(stored, kept.journalOf);
    if (wasReset) unusable.discard(stored.filter(({ journal }) => kept.journalOf(journal)));
    else {
      for (const [journal, texts] of damaged) unusable.put(journal, texts);
      kept.store({ entries, removed: [] });
    }
    wasReset = false;
    revision = newest;
    if (late) late.edits = late.edits.filter((edit) => !kept.addLate(edit));
    takeOver(ALL, isRead === undefined);
    isRead = true;
  }

  /** The state becomes what is known, without what the rules refuse of these journals. */
  function takeOver(journals: ReadonlySet<string>, isOpening = false): void {
    kept.noteEdits(getState());
    // The other journals stay as they are, however many entries they have.
    const values = kept.values(judgedTogether(journals));
    for (const [journal, ids] of Object.entries(refusedIds(values, journals, getState(), isOpening))) {
      const all = Object.entries(values[journal] ?? {});
      values[journal] = Object.fromEntries(all.filter(([id]) => !ids.has(id)));
      const refused = all
        .filter(([id]) => ids.has(id))
        .map(([id, value]) => [id, JSON.stringify({ [id]: value })] as const);
      unusable.put(journal, new Map(refused));
    }
    show(values);
    if (kept.batches(getState()).length + unusable.removals(kept.isThere).batches.length > 0) schedule();
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
    const removals = unusable.removals(kept.isThere);
    if (sent.length + removals.batches.length > 0) {
      const { renumbered, ...message } = await database.write([...removals.batches, ...sent]);
      removals.done();
      channel?.postMessage(message);
      const isNewest = isNewestShown();
      // What was done meanwhile is an edit of the row that there was.
      if (isNewest) kept.noteEdits(getState());
      kept.settle(sent, renumbered);
      kept.store(message);
      isRead = isNewest && message.before === revision;
      revision = message.after;
      // In the state at once, before anything is judged by it.
      if (renumbered.length > 0) whenNewest('renumbered', () => show(kept.values(ALL)));
      if (!isRead && isNewest) await catchUp();
      if (renumbered.length > 0) {
        const { tellRenumbered } = await import(/* webpackChunkName: "renumbered" */ './tellRenumbered');
        const tell = tellRenumbered(renumbered, (id) => kept.isMadeHere('integrations', id));
        whenNewest(tell, () => dispatch(tell));
      }
    }
    if (kept.batches(getState()).length > 0) return;
    // Somebody has written another value since.
    for (const { journal, id, value } of late?.edits ?? []) quarantine.put(journal, [JSON.stringify({ [id]: value })]);
    late?.forget();
    late = undefined;
  }

  /** Another tab has written. */
  async function hear({ before, after, entries, removed, rowsChangedBy }: Message): Promise<void> {
    if (rowsChangedBy === undefined ? after <= revision : rowsChangedBy === THIS_TAB) return;
    if (!(await mayTakeOver()) || rowsChangedBy !== undefined) return;
    if (before !== revision || !kept.canStore(entries)) return catchUp();
    kept.noteEdits(getState());
    kept.store({ entries, removed });
    revision = after;
    takeOver(new Set([...entries, ...removed].map(({ journal }) => journal)));
  }

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
    /** When the page is looked at again: what the other tabs told may have been missed. */
    onTurn: () =>
      queue.add(async () => {
        await flush();
        if ((await mayTakeOver()) && (await database.readRevision()) !== revision) await catchUp();
      }),
    /** What is not written yet, when the page goes; `forget` is called when it is, after all. */
    unwritten: (forget: () => void): LateEdit[] => {
      if (isNewestShown()) kept.noteEdits(getState());
      const edits = kept.unwritten();
      if (edits.length > 0) late ??= { edits: [], forget };
      return edits;
    },
    /** Takes away what could not be put into quarantine: the operator has seen it. */
    dismissDamaged() {
      unusable.dismiss();
      schedule();
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
