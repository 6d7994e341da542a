import * as v from 'valibot';
import { effectiveRows } from '@/slices/entities/overlay';
import { isSame } from '@/domain/isSame';
import { keepingFailed, keepingResumed } from '@/slices/memorySlice';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/store';
import { createAddedRows, type Renumbered } from './addedRows';
import { createAside } from './aside';
import {
  areSameCells,
  cellsOfEdits,
  keptOfCells,
  mergeCells,
  newestStamp,
  type Cell,
  type Cells,
  type Kept,
} from './cells';
import { MEMORIES, type Memory } from './memories';
import { refusedPaths } from './quarantine';
import { KEY_PREFIX, type TextStorage } from './storage';
import { readText, writeText } from './storedText';

/** `cells`: what this tab knows; `text` and `stored`: what the storage held when it was last looked at. */
type Knowledge = { cells: Cells; text: string | null; stored: Cells };

type Access = {
  getState: () => RootState;
  dispatch: AppDispatch;
  onTakenOver: (sliceName: string, kept: Kept) => void;
  onRenumbered: (sliceName: string, renumbered: Renumbered) => void;
};

const NOTHING: Cells = new Map();

/**
 * Keeps the slices of the store in step with the storage. Two tabs never overwrite each other: before a write, what the
 * other tab wrote is merged value by value, and the newer value of each stays.
 */
export function createKeeper(storage: TextStorage, { getState, dispatch, onTakenOver, onRenumbered }: Access) {
  const aside = createAside(storage, dispatch);
  const addedRows = createAddedRows();
  const knowledge = new Map<Memory, Knowledge>();
  const failing = new Set<Memory>();

  const knowledgeOf = (memory: Memory) => knowledge.get(memory) ?? { cells: NOTHING, text: null, stored: NOTHING };

  function attempt(memory: Memory, act: () => void) {
    const { name } = memory;
    try {
      act();
      if (failing.delete(memory)) dispatch(keepingResumed(name));
    } catch {
      // Full, refused, or a state that its own schema does not hold: the console works on, and a banner says so.
      if (!failing.has(memory)) dispatch(keepingFailed(name));
      failing.add(memory);
    }
  }

  const keptNow = ({ keep, schema }: Memory): Kept => v.parse(schema, keep(getState()));

  /** What the rules refuse is left out here, and set aside once all is loaded. */
  function load(memory: Memory): Kept | undefined {
    const { name } = memory;
    aside.tell(name);
    const text = storage.getItem(KEY_PREFIX + name);
    if (text === null) return undefined;
    const stored = readText(text, memory);
    if (!stored) {
      aside.put(name, text);
      storage.removeItem(KEY_PREFIX + name);
      return undefined;
    }
    const refused = refusedPaths(name, keptOfCells(stored), getState());
    const cells = new Map([...stored].filter(([path]) => !refused.includes(path)));
    knowledge.set(memory, { cells, text, stored });
    return v.parse(memory.schema, keptOfCells(cells));
  }

  function keepInStep(memory: Memory, merchantIds?: ReadonlySet<string>) {
    const { name } = memory;
    const key = KEY_PREFIX + name;
    aside.tell(name);
    const known = knowledgeOf(memory);
    const text = storage.getItem(key);
    let stored: Cells | undefined = known.stored;
    if (text !== known.text) stored = text === null ? NOTHING : readText(text, memory);
    const kept = keptNow(memory);
    const newest = Math.max(newestStamp(known.cells), newestStamp(stored ?? NOTHING));
    const edits = cellsOfEdits(known.cells, kept, newest);
    if (!stored) {
      // Another tab, of another version perhaps, wrote it: it is left alone until there is something to write.
      if (edits.size === 0 && areSameCells(known.cells, known.stored)) return;
      aside.put(name, text ?? '');
      stored = NOTHING;
    }

    // A text that is gone was taken away by a reset in another tab: only what was edited here since then stays.
    const isGone = text === null && known.text !== null;
    addedRows.mark(memory, known.cells, edits, getState());
    const own = mergeCells(isGone ? NOTHING : known.cells, edits);
    const { cells: renumberedCells, renumbered } = addedRows.renumber(
      memory,
      own,
      stored,
      newest + edits.size,
      getState(),
    );
    const cells = mergeCells(renumberedCells, stored);
    // What this tab did was accepted already; what the storage brings may be refused, or refuse it.
    if (merchantIds || !areSameCells(known.cells, stored)) setRefusedAside(name, cells, merchantIds);
    knowledge.set(memory, { cells, text, stored });

    const merged = v.parse(memory.schema, keptOfCells(cells));
    if (!isSame(merged, kept)) onTakenOver(name, merged);
    for (const each of renumbered) onRenumbered(name, each);
    if (areSameCells(cells, stored)) return;
    const written = writeText(cells, memory);
    storage.setItem(key, written);
    knowledge.set(memory, { cells, text: written, stored: cells });
  }

  function setRefusedAside(name: string, cells: Map<string, Cell>, merchantIds?: ReadonlySet<string>) {
    for (const path of refusedPaths(name, keptOfCells(cells), getState(), merchantIds)) {
      aside.put(name, JSON.stringify({ [path]: cells.get(path)?.value }));
      cells.set(path, { stamp: newestStamp(cells) + 1, value: undefined });
    }
  }

  return {
    /** What was kept of a slice; undefined where there is nothing, or nothing readable, which is then set aside. */
    load(memory: Memory): Kept | undefined {
      let kept: Kept | undefined;
      attempt(memory, () => {
        kept = load(memory);
      });
      return kept;
    },
    /** Takes over what another tab wrote of the slice, and writes what this one edited. */
    keepInStep(memory: Memory) {
      for (const each of new Set([memory, ...failing])) attempt(each, () => keepInStep(each));
    },
    /** Once all is loaded: sets aside what the rules refuse. */
    check() {
      for (const memory of MEMORIES) {
        attempt(memory, () => keepInStep(memory, new Set(effectiveRows(getState().merchants).map(({ id }) => id))));
      }
    },
    /** Whether this tab made the row, or has not written it yet. */
    isMadeHere: (sliceName: string, id: string) => {
      const memory = MEMORIES.find(({ name }) => name === sliceName);
      return memory !== undefined && addedRows.isMadeHere(knowledgeOf(memory).cells.get(`rows/${id}`));
    },
    /** Forgets all that was kept, and what was set aside. */
    forget() {
      // The banner went with the reset: what fails from here on is told anew.
      failing.clear();
      for (const memory of MEMORIES) {
        knowledge.delete(memory);
        attempt(memory, () => {
          storage.removeItem(KEY_PREFIX + memory.name);
          aside.forget(memory.name);
        });
      }
    },
    /** Forgets the texts that were set aside, and those that could not be. */
    forgetDamaged() {
      for (const memory of MEMORIES) {
        const key = KEY_PREFIX + memory.name;
        attempt(memory, () => {
          aside.forget(memory.name);
          const text = storage.getItem(key);
          if (text !== null && !readText(text, memory)) storage.removeItem(key);
        });
      }
    },
  };
}
