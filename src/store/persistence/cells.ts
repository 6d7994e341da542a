import { isSame } from '@/domain/isSame';

/**
 * What is kept of a slice: named parts, each either one value or values by id. Every value is a cell of its own, and
 * two tabs merge cell by cell.
 */
export type Kept = Record<string, unknown>;

/**
 * `value` is undefined where it was kept once and is no longer; of two cells the one with the higher stamp is newer.
 * `origin` marks the adding of a row that the sample does not have.
 */
export type Cell = { stamp: number; value: unknown; origin?: string };

/** By path: `pageSize`, `rows/INT001`. */
export type Cells = ReadonlyMap<string, Cell>;

/** The values of what is kept by their paths. */
export function valuesByPath(kept: Kept): Map<string, unknown> {
  const values = new Map<string, unknown>();
  for (const [part, content] of Object.entries(kept)) {
    if (!isObject(content)) {
      if (content !== undefined) values.set(part, content);
      continue;
    }
    for (const [id, value] of Object.entries(content)) values.set(`${part}/${id}`, value);
  }
  return values;
}

/** What the cells hold, in the order in which it came to be; removed cells are left out. */
export function keptOfCells(cells: Cells): Kept {
  const kept: Kept = {};
  for (const [path, { value }] of [...cells].sort(([, a], [, b]) => a.stamp - b.stamp)) {
    if (value === undefined) continue;
    const slash = path.indexOf('/');
    if (slash < 0) kept[path] = value;
    else ((kept[path.slice(0, slash)] ??= {}) as Kept)[path.slice(slash + 1)] = value;
  }
  return kept;
}

/** The cells of both sides, of each path the newer one: whoever merges the same cells in any order gets the same. */
export function mergeCells(one: Cells, other: Cells): Map<string, Cell> {
  const merged = new Map(one);
  for (const [path, cell] of other) {
    const mine = merged.get(path);
    if (!mine || isNewer(cell, mine)) merged.set(path, cell);
  }
  return merged;
}

/** The cells that make `cells` say what `kept` says, stamped after `newest` one by one: the edits made since. */
export function cellsOfEdits(cells: Cells, kept: Kept, newest: number): Map<string, Cell> {
  const values = valuesByPath(kept);
  const edits = new Map<string, Cell>();
  for (const path of new Set([...cells.keys(), ...values.keys()])) {
    const value = values.get(path);
    if (!isSame(cells.get(path)?.value, value)) edits.set(path, { stamp: newest + 1 + edits.size, value });
  }
  return edits;
}

/** The highest stamp of the cells; 0 where there is none. */
export function newestStamp(cells: Cells): number {
  let newest = 0;
  for (const { stamp } of cells.values()) newest = Math.max(newest, stamp);
  return newest;
}

/** Whether both hold the same cells, stamps included. */
export function areSameCells(one: Cells, other: Cells): boolean {
  return one.size === other.size && [...one].every(([path, cell]) => isSame(cell, other.get(path)));
}

// Two tabs may have stamped at the same moment: the text decides, so that both decide alike.
function isNewer(one: Cell, other: Cell): boolean {
  if (one.stamp !== other.stamp) return one.stamp > other.stamp;
  return textOf(one) > textOf(other);
}

function textOf({ value }: Cell): string {
  return value === undefined ? '' : JSON.stringify(value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
