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

/** Dialogs, the palette and the drawer are modal, for assistive technology and for this query. */
const LAYER = '[aria-modal="true"]';

/** The open dialog, palette or drawer; null if none is open. */
export const openLayer = () => document.querySelector<HTMLElement>(LAYER);

/** True if an event came from the open dialog, palette or drawer. */
export const isInLayer = (target: EventTarget | null) => target instanceof Element && target.closest(LAYER) !== null;
