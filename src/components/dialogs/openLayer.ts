/** What says of a dialog, the palette and the drawer that all else is out of reach, to assistive technology and here. */
const LAYER = '[aria-modal="true"]';

/** The dialog, palette or drawer that is open above the page; null where none is. */
export const openLayer = () => document.querySelector<HTMLElement>(LAYER);

/** Whether something happened in what is open above the page. */
export const isInLayer = (target: EventTarget | null) => target instanceof Element && target.closest(LAYER) !== null;
