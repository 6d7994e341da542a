import { openLayer } from '@/components/dialogs/openLayer';

/** Focuses an element. Returns whether it took the focus, because it may be removed or inert behind a dialog. */
export function tryFocus(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement) || !element.isConnected || element === document.body) return false;
  element.focus();
  return document.activeElement === element;
}

/** Focuses the screen's heading, which is not a Tab stop. */
export function focusScreen(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Focuses the open dialog or the screen if nothing else can take the focus. */
export function focusTopLayer(): void {
  if (!tryFocus(openLayer())) focusScreen();
}
