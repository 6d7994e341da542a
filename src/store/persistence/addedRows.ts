import { nanoid } from '@reduxjs/toolkit';
import type { RootState } from '@/store/rootReducer';
import type { Cell, Cells } from './cells';
import type { Memory } from './memories';

/** A row that has another id now, as another tab gave its first one to a row of its own. */
export type Renumbered = { from: string; to: string };

const ROWS = 'rows/';

/**
 * Tells rows apart that two tabs added under one id at the same moment. Each added row bears the mark of its adding, its
 * origin; what is in the storage stays under its id, and the tab that made the other row gives it the next free one.
 */
export function createAddedRows() {
  const made = new Set<string>();

  return {
    /** Marks the rows that these edits add. */
    mark({ added }: Memory, known: Cells, edits: Map<string, Cell>, state: RootState) {
      if (!added) return;
      const base = new Set(added.baseOf(state).map(({ id }) => id));
      for (const [path, cell] of edits) {
        const before = known.get(path);
        if (!path.startsWith(ROWS) || cell.value === undefined || base.has(idOf(path))) continue;
        cell.origin = before?.value === undefined ? nanoid() : before.origin;
        if (before?.value === undefined && cell.origin) made.add(cell.origin);
      }
    },
    /** The own cells with another id for each row whose id is another's in the storage. */
    renumber({ added }: Memory, own: Cells, stored: Cells, newest: number, state: RootState) {
      const cells = new Map(own);
      const renumbered: Renumbered[] = [];
      let stamp = newest;
      for (const [path, mine] of own) {
        const theirs = stored.get(path);
        if (!added || !mine.origin || !made.has(mine.origin) || mine.value === undefined) continue;
        if (theirs?.value === undefined || theirs.origin === mine.origin) continue;
        const taken = [...cells, ...stored].filter(([, { value }]) => value !== undefined).map(([at]) => idOf(at));
        const to = added.nextId([...added.baseOf(state), ...taken.map((id) => ({ id }))]);
        // Newer than what any tab knows of them.
        cells.set(path, { ...theirs, stamp: (stamp += 1) });
        cells.set(ROWS + to, { ...mine, stamp: (stamp += 1), value: { ...(mine.value as object), id: to } });
        renumbered.push({ from: idOf(path), to });
      }
      return { cells, renumbered };
    },
    isMadeHere: (cell: Cell | undefined) =>
      cell?.value === undefined || (cell.origin !== undefined && made.has(cell.origin)),
  };
}

function idOf(path: string): string {
  return path.slice(path.indexOf('/') + 1);
}
