/** Dialogs, the palette and the drawer are modal, for assistive technology and for this query. */
const LAYER = '[aria-modal="true"]';

/** The open dialog, palette or drawer; null if none is open. */
export const openLayer = () => document.querySelector<HTMLElement>(LAYER);

/** True if an event came from the open dialog, palette or drawer. */
export const isInLayer = (target: EventTarget | null) => target instanceof Element && target.closest(LAYER) !== null;
