import { useRef, type ComponentType, type Key, type KeyboardEvent } from 'react';
import { RowCheckbox } from '@/components/lists/RowCheckbox';
import { ROW_LINK_SELECTOR } from '@/components/lists/rowLink';
import { idsBetween, isRowSelected } from '@/selectors/lists/selection';
import { rowsDeselected, rowsSelected, selectionCleared, selectSelection } from '@/slices/lists/selectionSlice';
import type { SelectableList } from '@/slices/lists/selectionSlice';
import { selectAreSingleKeysOn } from '@/slices/ui/shortcutsSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import * as texts from './texts';

/** How the rows of a list are selected: `nameOf` names a row for its checkbox, and `Bar` has the acts of the selection. */
export type RowSelection<Row> = { name: SelectableList; nameOf: (row: Row) => string; Bar: ComponentType };

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The checkboxes of the visible rows and the keys that select them. `hasBar` is true while something is selected.
 * Undefined for a list without selection.
 */
export function useRowSelection<Row extends { id: Key }>(
  wanted: RowSelection<Row> | undefined,
  rows: readonly Row[],
  noun: string,
) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const selection = useAppSelector(selectSelection);
  // The row from which a range starts.
  const anchor = useRef<string>(undefined);
  if (!wanted) return undefined;
  const { name: list, nameOf } = wanted;
  const ids = rows.map(({ id }) => String(id));
  const isSelected = isRowSelected(selection, list);
  const change = (changed: string[], isOn: boolean) =>
    dispatch((isOn ? rowsSelected : rowsDeselected)({ list, ids: changed }));
  const toggle = (id: string, isRange: boolean) => {
    change(isRange ? idsBetween(ids, anchor.current, id) : [id], !isSelected(id));
    anchor.current = id;
  };
  const extend = (id: string, nextId: string) => {
    const index = ids.indexOf(id);
    const start = anchor.current !== undefined && isSelected(id) ? ids.indexOf(anchor.current) : -1;
    if (start < 0) anchor.current = id;
    const isBack = start >= 0 && Math.abs(ids.indexOf(nextId) - start) < Math.abs(index - start);
    change(isBack ? [id] : [id, nextId], !isBack);
  };
  const pressKey = (event: KeyboardEvent): boolean => {
    const { key, target, shiftKey, ctrlKey, metaKey, altKey } = event;
    const isActive = selection.list === list;
    const row = target instanceof Element ? target.closest('tbody > tr') : null;
    if (!row?.parentElement || altKey) return false;
    const siblings = [...row.parentElement.children];
    const id = ids[siblings.indexOf(row)];
    if (id === undefined) return false;
    if (ctrlKey || metaKey) {
      if (key.toLowerCase() !== 'a' || shiftKey) return false;
      change(ids, true);
      return true;
    }
    if (key === 'Escape' && isActive) dispatch(selectionCleared());
    else if (key === 'x' && selectAreSingleKeysOn(store.getState())) toggle(id, false);
    else if (shiftKey && key in STEPS) {
      const next = siblings[siblings.indexOf(row) + (STEPS[key] ?? 0)];
      const nextId = next && ids[siblings.indexOf(next)];
      if (nextId === undefined) return true;
      extend(id, nextId);
      const isOnCheckbox = target instanceof HTMLInputElement;
      next?.querySelector<HTMLElement>(isOnCheckbox ? 'input' : ROW_LINK_SELECTOR)?.focus();
    } else return false;
    return true;
  };
  const selected = ids.filter(isSelected).length;
  const areAllSelected = ids.length > 0 && selected === ids.length;
  const hasBar = selection.list === list;
  return {
    hasBar,
    onKeyDown: (event: KeyboardEvent) => {
      if (pressKey(event)) event.preventDefault();
    },
    isActive: hasBar,
    head: ids.length > 0 && (
      <RowCheckbox
        label={texts.selectPage(ids.length, noun)}
        isChecked={areAllSelected}
        isMixed={selected > 0 && !areAllSelected}
        onToggle={() => change(ids, !areAllSelected)}
      />
    ),
    cell: (row: Row) => (
      <RowCheckbox
        label={texts.selectRow(nameOf(row))}
        isChecked={isSelected(String(row.id))}
        onToggle={(isRange) => toggle(String(row.id), isRange)}
      />
    ),
  };
}
