import type { Page } from '@playwright/test';
import { expect } from './console';

/** What a walk met: the names of its stops, what is wrong with any of them, and whether it has come to its end. */
type Walk = { stops: string[]; faults: string[]; isOver: boolean };

/** More stops than any screen has. */
const LONGEST = 130;

/** The Shift key, as the browser's protocol has it. */
const SHIFT = 8;

/** Presses between two questions whether the walk is over. */
const EACH = 10;

/**
 * From now on the page writes down each stop of the Tab key itself, as it is when the key is pressed the next time. Where the
 * page is left, or a stop comes again, the walk is over: the key does nothing more, and the last stop has the focus in the end.
 */
function watchStops(page: Page, startsAtStop: boolean) {
  return page.evaluate((isStop) => {
    const walk: Walk = { stops: [], faults: [], isOver: false };
    const walked = new Set<Element>();
    let last = document.activeElement as HTMLElement;

    const faultsOf = (element: HTMLElement) => {
      // A box that is drawn by its label is seen where the label is.
      const drawn = element.matches('.visually-hidden, .btn-check')
        ? (element as HTMLInputElement).labels![0]!
        : element;
      const box = drawn.getBoundingClientRect();
      const isInside = box.width > 0 && box.right > 0 && box.bottom > 0 && box.x < innerWidth && box.y < innerHeight;
      const x = Math.min(Math.max(box.x + box.width / 2, 1), innerWidth - 1);
      const y = Math.min(Math.max(box.y + Math.min(box.height / 2, 12), 1), innerHeight - 1);
      const top = document.elementFromPoint(x, y);
      const isOnTop = top !== null && (drawn.contains(top) || top.contains(drawn));
      // The ring may be drawn by the part beside it, the field around it, or the card that it presses as a whole.
      const hasRing = [element, element.nextElementSibling, element.parentElement].some((part) =>
        [null, '::after'].some((pseudo) => {
          const { outlineStyle, outlineWidth } = part
            ? getComputedStyle(part, pseudo)
            : { outlineStyle: 'none', outlineWidth: '' };
          return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
        }),
      );
      // The palette's one field has the focus for as long as it is open; a line below says so.
      const isRinged = hasRing || element.matches('[role="combobox"]');
      return [!isInside && 'outside the window', !isOnTop && 'covered', !isRinged && 'without a ring'].filter(Boolean);
    };

    const lookAt = (element: HTMLElement) => {
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
        if (isStop) lookAt(element);
      } else if (!walk.isOver) {
        walk.isOver = element === document.body || walked.has(element);
        if (!walk.isOver) lookAt(element);
      }
      if (walk.isOver) event.preventDefault();
    };
    addEventListener('keydown', onKey, { capture: true });
    const endWalk = () => {
      removeEventListener('keydown', onKey, { capture: true });
      last.focus();
      const isWalked = (element: HTMLElement) =>
        walked.has(element) ||
        // Of a group of radio buttons one is a stop.
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

/** Presses the key from stop to stop until the walk is over: a few times, then it is asked. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Walk> {
  await watchStops(page, key === 'Shift+Tab');
  // The driver's own press is three messages, each awaited: the page would be drawn anew between any two of them.
  const session = await page.context().newCDPSession(page);
  const press = () =>
    session.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key: 'Tab',
      code: 'Tab',
      windowsVirtualKeyCode: 9,
      modifiers: key === 'Tab' ? 0 : SHIFT,
    });
  for (let count = 0; count < LONGEST; count += EACH) {
    await Promise.all(Array.from({ length: EACH }, press));
    const met = await page.evaluate(() => {
      const { walk: walked, endWalk } = window as unknown as { walk: Walk; endWalk: () => void };
      if (walked.isOver) endWalk();
      return walked;
    });
    if (!met.isOver) continue;
    await session.detach();
    return met;
  }
  throw new Error('The walk does not end');
}

/** The walk there and the walk back meet the same stops, all that there are; each is in sight, uncovered, and has a ring. */
export async function expectWalk(page: Page, what: string): Promise<void> {
  const there = await walk(page, 'Tab');
  const back = await walk(page, 'Shift+Tab');
  expect(there.faults, what).toEqual([]);
  expect(back.faults, what).toEqual([]);
  expect(there.stops.length, what).toBeGreaterThan(0);
  expect(back.stops.reverse(), what).toEqual(there.stops);
}

/** Puts the focus where it is in a page just loaded: before the first stop. */
export const unfocus = (page: Page) =>
  page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
