import type { MouseEvent } from 'react';
import { ROW_LINK_SELECTOR } from './rowLink';

/** A press anywhere in a row is one of its link; what else can be pressed in it, and a text that was selected, stay so. */
export function openRow({ currentTarget: row, target, ctrlKey, metaKey, shiftKey }: MouseEvent<HTMLElement>): void {
  const isOnText = document.getSelection()?.isCollapsed === false;
  if (isOnText || (target instanceof Element && target.closest('a, button') !== null)) return;
  const link = row.querySelector<HTMLElement>(ROW_LINK_SELECTOR);
  // The focus comes back to it; the press has put it on what scrolls the table.
  link?.focus({ preventScroll: true });
  link?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}
