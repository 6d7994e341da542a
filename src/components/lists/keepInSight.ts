import type { FocusEvent } from 'react';

/** Room in pixels for the ring of the focus, and for the fade of what scrolls sideways. */
const RING = 6;
const FADE = 32;

/**
 * Scrolls a table's wrapper so that what takes the focus stands clear of the header and the column that stay in sight:
 * browsers heed scroll-padding, and the wrapper's end, only for what was out of sight altogether. Not under a mouse: what is
 * pressed must not move.
 */
export function keepInSight({ currentTarget: wrapper, target }: FocusEvent<HTMLElement>): void {
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
