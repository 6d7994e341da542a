import type { UnknownAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { damageFound, keepingFailed, keepingResumed } from '@/slices/memorySlice';
import {
  areSameCells,
  cellsOfEdits,
  isSame,
  keptOfCells,
  mergeCells,
  newestStamp,
  type Cells,
  type Kept,
} from './cells';
import { MEMORIES, type Memory } from './memories';
import { readText, writeText } from './storedText';
import type { RootState } from './store';

/** What the keeper needs of a storage; the browser's may throw on every call. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Before the name of each slice: one key for each. */
export const KEY_PREFIX = 'splitpay:';

/** The key under which an unreadable text of a slice is set aside. */
export function asideKey(sliceName: string): string {
  return `${KEY_PREFIX}${sliceName}:damaged`;
}

/** `cells`: what this tab knows; `text` and `stored`: what the storage held when it was last looked at. */
type Knowledge = { cells: Cells; text: string | null; stored: Cells };

type Access = {
  getState: () => RootState;
  dispatch: (action: UnknownAction) => void;
  onTakenOver: (sliceName: string, kept: Kept) => void;
};

const NOTHING: Cells = new Map();

/**
 * Keeps the slices of the store in step with the storage. Two tabs never overwrite each other: before a write, what the
 * other tab wrote is merged value by value, and the newer value of each stays.
 */
export function createKeeper(storage: TextStorage, { getState, dispatch, onTakenOver }: Access) {
  const knowledge = new Map<Memory, Knowledge>();
  const failing = new Set<Memory>();

  const knowledgeOf = (memory: Memory) => knowledge.get(memory) ?? { cells: NOTHING, text: null, stored: NOTHING };

  function attempt(memory: Memory, act: () => void) {
    const { name } = memory.slice;
    try {
      act();
      if (failing.delete(memory)) dispatch(keepingResumed(name));
    } catch {
      // Full, refused, or a state that its own schema does not hold: the console works on, and a banner says so.
      if (!failing.has(memory)) dispatch(keepingFailed(name));
      failing.add(memory);
    }
  }

  function keptNow({ slice, keep, schema }: Memory): Kept {
    const state = getState()[slice.name as keyof RootState];
    return v.parse(schema, keep(state, slice.getInitialState()));
  }

  function setAside({ slice }: Memory, text: string) {
    dispatch(damageFound({ slice: slice.name, text }));
    const before = storage.getItem(asideKey(slice.name));
    if (before !== text) storage.setItem(asideKey(slice.name), before === null ? text : `${before}\n${text}`);
  }

  function load(memory: Memory): Kept | undefined {
    const { name } = memory.slice;
    const aside = storage.getItem(asideKey(name));
    if (aside !== null) dispatch(damageFound({ slice: name, text: aside }));
    const text = storage.getItem(KEY_PREFIX + name);
    if (text === null) return undefined;
    const cells = readText(text, memory);
    if (cells) {
      knowledge.set(memory, { cells, text, stored: cells });
      return v.parse(memory.schema, keptOfCells(cells));
    }
    setAside(memory, text);
    storage.removeItem(KEY_PREFIX + name);
    return undefined;
  }

  function keepInStep(memory: Memory) {
    const key = KEY_PREFIX + memory.slice.name;
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
      setAside(memory, text ?? '');
      stored = NOTHING;
    }

    // A text that is gone was taken away by a reset in another tab: only what was edited here since then stays.
    const isGone = text === null && known.text !== null;
    const cells = mergeCells(mergeCells(isGone ? NOTHING : known.cells, stored), edits);
    knowledge.set(memory, { cells, text, stored });

    const merged = v.parse(memory.schema, keptOfCells(cells));
    if (!isSame(merged, kept)) onTakenOver(memory.slice.name, merged);
    if (areSameCells(cells, stored)) return;
    const written = writeText(cells, memory);
    storage.setItem(key, written);
    knowledge.set(memory, { cells, text: written, stored: cells });
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
    /** Forgets all that was kept, and what was set aside. */
    forget() {
      // The banner went with the reset: what fails from here on is told anew.
      failing.clear();
      for (const memory of MEMORIES) {
        knowledge.delete(memory);
        attempt(memory, () => {
          storage.removeItem(KEY_PREFIX + memory.slice.name);
          storage.removeItem(asideKey(memory.slice.name));
        });
      }
    },
    /** Forgets the texts that were set aside, and those that could not be. */
    forgetDamaged() {
      for (const memory of MEMORIES) {
        const key = KEY_PREFIX + memory.slice.name;
        attempt(memory, () => {
          storage.removeItem(asideKey(memory.slice.name));
          const text = storage.getItem(key);
          if (text !== null && !readText(text, memory)) storage.removeItem(key);
        });
      }
    },
  };
}
