import type { Page } from '@playwright/test';
import { expect } from './console';

/** The result of a walk: the names of its stops, their faults, and whether the walk is over. */
type Walk = { stops: string[]; faults: string[]; isOver: boolean };

/** No screen has as many stops, so a longer walk is endless. */
const MAX_STOPS = 130;

/** The Shift key in the browser's protocol. */
const SHIFT = 8;

/** The number of presses between two checks whether the walk is over. */
const PRESSES_PER_CHECK = 10;

/**
 * From now on the page records each stop of the Tab key when the key is pressed the next time. The walk is over when
 * the focus leaves the page or reaches a stop again. Then the key does nothing, and the last stop keeps the focus.
 */
function watchStops(page: Page, startsAtStop: boolean) {
  return page.evaluate((isStop) => {
    const walk: Walk = { stops: [], faults: [], isOver: false };
    const walked = new Set<Element>();
    let last = document.activeElement as HTMLElement;

    const faultsOf = (element: HTMLElement) => {
      // The label draws the box of such an input, so the label must be visible.
      const visible = element.matches('.visually-hidden, .btn-check')
        ? (element as HTMLInputElement).labels![0]!
        : element;
      const box = visible.getBoundingClientRect();
      const isInside = box.width > 0 && box.right > 0 && box.bottom > 0 && box.x < innerWidth && box.y < innerHeight;
      const x = Math.min(Math.max(box.x + box.width / 2, 1), innerWidth - 1);
      const y = Math.min(Math.max(box.y + Math.min(box.height / 2, 12), 1), innerHeight - 1);
      const top = document.elementFromPoint(x, y);
      const isOnTop = top !== null && (visible.contains(top) || top.contains(visible));
      // The next element, the field around the element or its card may draw the focus ring.
      const hasRing = [element, element.nextElementSibling, element.parentElement].some((part) =>
        [null, '::after'].some((pseudo) => {
          const { outlineStyle, outlineWidth } = part
            ? getComputedStyle(part, pseudo)
            : { outlineStyle: 'none', outlineWidth: '' };
          return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
        }),
      );
      // The only field of the palette always has the focus, which a line below it shows.
      const isRinged = hasRing || element.matches('[role="combobox"]');
      return [!isInside && 'outside the window', !isOnTop && 'covered', !isRinged && 'without a ring'].filter(Boolean);
    };

    const recordStop = (element: HTMLElement) => {
      walked.add(element);
      last = element;
      const label = element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent;
      const name = `${element.tagName} ${label ?? element.textContent}`;
      walk.stops.push(name);
      walk.faults.push(...faultsOf(element).map((fault) => `${name}: ${fault}`));
    };

    let isFirst = true;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return;
      const element = document.activeElement as HTMLElement;
      if (isFirst) {
        isFirst = false;
        if (isStop) recordStop(element);
      } else if (!walk.isOver) {
        walk.isOver = element === document.body || walked.has(element);
        if (!walk.isOver) recordStop(element);
      }
      if (walk.isOver) event.preventDefault();
    };
    addEventListener('keydown', onKey, { capture: true });
    const endWalk = () => {
      removeEventListener('keydown', onKey, { capture: true });
      last.focus();
      const isWalked = (element: HTMLElement) =>
        walked.has(element) ||
        // A group of radio buttons has a single stop.
        [...walked].some(
          (b) => element.matches('[type="radio"]') && b.getAttribute('name') === element.getAttribute('name'),
        );
      for (const element of document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, [tabindex="0"]',
      )) {
        const canBeReached =
          element.tabIndex >= 0 &&
          !element.matches(':disabled, [inert] *') &&
          element.checkVisibility({ visibilityProperty: true });
        if (canBeReached && !isWalked(element))
          walk.faults.push(`${element.tagName} ${element.textContent}: never reached`);
      }
    };
    Object.assign(window, { walk, endWalk });
  }, startsAtStop);
}

/** Presses the key until the walk is over, with several presses per check. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Walk> {
  await watchStops(page, key === 'Shift+Tab');
  // The driver's `press` awaits three messages, and the page would be drawn between them.
  const session = await page.context().newCDPSession(page);
  const press = () =>
    session.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key: 'Tab',
      code: 'Tab',
      windowsVirtualKeyCode: 9,
      modifiers: key === 'Tab' ? 0 : SHIFT,
    });
  for (let count = 0; count < MAX_STOPS; count += PRESSES_PER_CHECK) {
    await Promise.all(Array.from({ length: PRESSES_PER_CHECK }, press));
    const result = await page.evaluate(() => {
      const { walk: walked, endWalk } = window as unknown as { walk: Walk; endWalk: () => void };
      if (walked.isOver) endWalk();
      return walked;
    });
    if (!result.isOver) continue;
    await session.detach();
    return result;
  }
  throw new Error('The walk does not end');
}

/**
 * The walks in both directions reach the same stops, and all of them. Each stop is visible, uncovered and has a focus
 * ring.
 */
export async function expectWalk(page: Page, label: string): Promise<void> {
  const forward = await walk(page, 'Tab');
  const backward = await walk(page, 'Shift+Tab');
  expect(forward.faults, label).toEqual([]);
  expect(backward.faults, label).toEqual([]);
  expect(forward.stops.length, label).toBeGreaterThan(0);
  expect(backward.stops.reverse(), label).toEqual(forward.stops);
}

/** Moves the focus before the first stop, where it is after a load. */
export const unfocus = (page: Page) =>
  page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
