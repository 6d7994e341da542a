import type { MouseEvent } from 'react';
import { ROW_LINK_SELECTOR } from './rowLink';

/** A press anywhere in a row presses its link, except on other controls and while text is selected. */
export function openRow({ currentTarget: row, target, ctrlKey, metaKey, shiftKey }: MouseEvent<HTMLElement>): void {
  const isOnText = document.getSelection()?.isCollapsed === false;
  if (isOnText || (target instanceof Element && target.closest('a, button') !== null)) return;
  const link = row.querySelector<HTMLElement>(ROW_LINK_SELECTOR);
  // The focus returns to the link; the press moved it to the scrolling wrapper.
  link?.focus({ preventScroll: true });
  link?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}
