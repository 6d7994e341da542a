import type { MouseEvent } from 'react';

/** A press anywhere in a row is one of its link; what else can be pressed in it, and a text that was selected, stay so. */
export function openRow({ currentTarget: row, target, ctrlKey, metaKey, shiftKey }: MouseEvent<HTMLElement>): void {
  const isOnText = document.getSelection()?.isCollapsed === false;
  if (isOnText || (target instanceof Element && target.closest('a, button') !== null)) return;
  const press = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey };
  row.querySelector('.row-link')?.dispatchEvent(new window.MouseEvent('click', press));
}
