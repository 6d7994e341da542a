import { ROW_LINK_SELECTOR } from '@/components/lists/rowLink';

const SEARCH = 'main input[type="search"]';
const ROW = `main ${ROW_LINK_SELECTOR}`;

/** The number of rows that a key moves. */
export const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 };

/** Focuses the search of the screen. Returns whether there is one. */
export function focusSearch(): boolean {
  const search = document.querySelector<HTMLInputElement>(SEARCH);
  search?.focus();
  search?.select();
  return search !== null;
}

/** Moves the focus by a number of rows, or to the first row if no row has it. It stops at the first and last row. */
export function stepRow(step: number): void {
  const rows = [...document.querySelectorAll<HTMLElement>(ROW)];
  const focused = document.activeElement;
  const index = rows.findIndex((row) => row === focused || row.closest('tr')?.contains(focused));
  rows[index < 0 ? 0 : Math.min(Math.max(0, index + step), rows.length - 1)]?.focus();
}

/** Handles Enter and the arrow keys in the search and on rows. Returns whether the key was handled. */
export function pressRowKey({ key, target, shiftKey }: KeyboardEvent): boolean {
  // With Shift, arrow keys select text.
  if (!(target instanceof Element) || shiftKey) return false;
  if (target.matches(SEARCH) && key === 'Enter') document.querySelector<HTMLElement>(ROW)?.click();
  else if (key.startsWith('Arrow') && key in STEPS && isOutsideRows(target, key)) stepRow(STEPS[key] ?? 0);
  else return false;
  return true;
}

function isOutsideRows(target: Element, key: string): boolean {
  return target.matches(ROW) || (key === 'ArrowDown' && target.matches(SEARCH));
}
