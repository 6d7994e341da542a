import { classNames } from '@/components/page/classNames';
import * as text from '@/components/text/text.module.scss';
import type { MouseEvent } from 'react';

/** Attributes of the link or button that opens a row, for its style and for presses and keys. */
export const ROW_LINK = { className: text.rowLink, 'data-row-link': true };

/** The same for a row that is named by an ID. */
export const ROW_ID_LINK = { ...ROW_LINK, className: classNames(text.rowLink, text.id) };

export const ROW_LINK_SELECTOR = '[data-row-link]';

/** A press anywhere in a row presses its link, except on other controls and while text is selected. */
export function openRow({ currentTarget: row, target, ctrlKey, metaKey, shiftKey }: MouseEvent<HTMLElement>): void {
  const isOnText = document.getSelection()?.isCollapsed === false;
  if (isOnText || (target instanceof Element && target.closest('a, button, label') !== null)) return;
  const link = row.querySelector<HTMLElement>(ROW_LINK_SELECTOR);
  // The focus returns to the link; the press moved it to the scrolling wrapper.
  link?.focus({ preventScroll: true });
  link?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}
