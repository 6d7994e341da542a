import { openLayer } from '@/components/dialogs/openLayer';

/** Gives an element the focus and answers whether it took it: it may be gone, or out of reach behind a dialog. */
export function tryFocus(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement) || !element.isConnected || element === document.body) return false;
  element.focus();
  return document.activeElement === element;
}

/** The screen's heading takes the focus; the Tab key passes it by. */
export function focusScreen(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** The open dialog, or else the screen, takes the focus that has nowhere else to go. */
export function focusTopLayer(): void {
  if (!tryFocus(openLayer())) focusScreen();
}
