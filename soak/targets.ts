/** What a hand can do something with: press, type into, choose from, put a file into. */
export type Reach = 'press' | 'act' | 'type' | 'choose' | 'file';

const SELECTORS: Record<Reach, string> = {
  press: 'button, a[href], label, [role="option"], summary',
  // Less of what leads from screen to screen, and more of what is done there.
  act: '.modal button, .modal label, main [data-row-link], main .btn, .toast button, main button:has(strong), main ul[aria-label] button',
  type: 'input:not([type="radio"], [type="checkbox"], [type="file"], [type="range"]), textarea',
  choose: 'select',
  file: 'input[type="file"]',
};

/** In the order of the page: what is there to be seen and not out of reach behind a dialog. */
export function findTargets(reach: Reach): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(SELECTORS[reach])].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    // A merchant's own website is no part of the product.
    const isForeign = element instanceof HTMLAnchorElement && element.origin !== window.location.origin;
    const isOff = element.matches(':disabled') || element.closest('[inert]') !== null;
    return width > 1 && height > 1 && !isForeign && !isOff && element.checkVisibility({ visibilityProperty: true });
  });
}

/** `button "Void"`: what a person would call it. */
export function describe(element: HTMLElement): string {
  const { labels } = element as HTMLInputElement;
  const name = element.ariaLabel ?? labels?.[0]?.textContent ?? element.textContent;
  return `${element.localName} "${name.trim().slice(0, 60)}"`;
}

/** Where to press it; undefined where something else is in front of it. */
export function aim(element: HTMLElement | undefined): { x: number; y: number } | undefined {
  if (!element) return undefined;
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const front = document.elementFromPoint(x, y);
  return element.contains(front) ? { x, y } : undefined;
}
