import type { FocusEvent } from 'react';

/** Pixels for the focus ring and for the fade of a horizontal scroller. */
const RING = 6;
const FADE = 32;

/**
 * Scrolls a table's wrapper so that the focused element is clear of the sticky header and column, because browsers apply
 * scroll-padding only to elements that were completely hidden. It does not scroll on a mouse press: a pressed element must not move.
 */
export function scrollFocusIntoView({ currentTarget: wrapper, target }: FocusEvent<HTMLElement>): void {
  const cell = target.closest('th, td');
  const first = cell?.parentElement?.firstElementChild;
  const head = wrapper.querySelector('thead');
  if (!cell || !first || !head || !target.matches(':focus-visible')) return;
  const hiddenRight = target.getBoundingClientRect().right + FADE - wrapper.getBoundingClientRect().right;
  if (hiddenRight > 0) wrapper.scrollLeft += hiddenRight;
  const box = target.getBoundingClientRect();
  const hiddenLeft = first.getBoundingClientRect().right + RING - box.left;
  const hiddenTop = head.getBoundingClientRect().bottom + RING - box.top;
  if (cell !== first && hiddenLeft > 0) wrapper.scrollLeft -= hiddenLeft;
  if (!head.contains(cell) && hiddenTop > 0) wrapper.scrollTop -= hiddenTop;
}
