export type TargetKind = 'press' | 'act' | 'type' | 'choose' | 'file';

const SELECTORS: Record<TargetKind, string> = {
  press: 'button, a[href], label, [role="option"], summary',
  // These targets act within a screen: with all buttons and links, most steps would only change screens.
  act: '.modal button, .modal label, main [data-row-link], main .btn, .toast button, main button:has(strong), main ul[aria-label] button',
  type: 'input:not([type="radio"], [type="checkbox"], [type="file"], [type="range"]), textarea',
  choose: 'select',
  file: 'input[type="file"]',
};

/** The visible targets in document order, without those behind a modal dialog. */
export function findTargets(kind: TargetKind): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(SELECTORS[kind])].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    // The website of a merchant does not belong to the product.
    const isForeign = element instanceof HTMLAnchorElement && element.origin !== window.location.origin;
    const isDisabled = element.matches(':disabled') || element.closest('[inert]') !== null;
    return (
      width > 1 && height > 1 && !isForeign && !isDisabled && element.checkVisibility({ visibilityProperty: true })
    );
  });
}

/** Describes an element by its accessible name, such as `button "Void"`. */
export function describeElement(element: HTMLElement): string {
  const { labels } = element as HTMLInputElement;
  const name = element.ariaLabel ?? labels?.[0]?.textContent ?? element.textContent;
  return `${element.localName} "${name.trim().slice(0, 60)}"`;
}

/** The point to press. Undefined if something covers the element. */
export function clickPoint(element: HTMLElement | undefined): { x: number; y: number } | undefined {
  if (!element) return undefined;
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const topElement = document.elementFromPoint(x, y);
  return element.contains(topElement) ? { x, y } : undefined;
}
