import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './console';
import { markUnseenInks } from './inks';

/** The rules of axe that read colours; all others read the document, its texts, its boxes and what of it is seen. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What was found to be readable in this worker: the same colours in the same size on the same ground are so anywhere. */
const readable = new Set<string>();

/**
 * Fails on any violation that axe finds: WCAG 2.0 to 2.2, A and AA, and best practice; and where the page scrolls sideways. The rules of
 * colours look at each text whose ink, size and ground were not found readable before.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // The one rule of WCAG 2.2 (targets of 24 px) is off unless it is asked for.
  const isOn = (enabled: boolean) => (rule: string) => [rule, { enabled }] as const;
  const rules = [...['target-size'].map(isOn(true)), ...COLOUR_RULES.map(isOn(false))];
  await expectNoViolation(page, { rules: Object.fromEntries(rules) }, false);
  const isTooWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth;
  });
  expect(isTooWide, 'scrolls sideways').toBe(false);
  await expectReadable(page);
}

/** Fails where colours are too close: at each text whose ink, size and ground were not found readable before. */
export async function expectReadable(page: Page): Promise<void> {
  const unseen = await markUnseenInks(page, readable);
  if (unseen.length === 0) return;
  await expectNoViolation(page, { runOnly: COLOUR_RULES }, true);
  for (const ink of unseen) readable.add(ink);
}

/** What an open popover half covers is reached by closing it: the target counts with its whole size. */
async function expectNoViolation(page: Page, options: axe.RunOptions, isOfMarked: boolean): Promise<void> {
  // What the driver evaluates is not subject to the page's policy; once for each document is enough.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations, hasPopover } = await page.evaluate(
    async ([chosen, isOfMarkedAlone]) => {
      const { axe: own, unseenInks } = window as unknown as { axe: typeof axe; unseenInks: Node[] };
      const context = isOfMarkedAlone ? { include: unseenInks } : document;
      const { violations: found } = await own.run(context as axe.ElementContext, {
        ...chosen,
        resultTypes: ['violations'],
      });
      return { violations: found, hasPopover: document.querySelector('[aria-expanded="true"]') !== null };
    },
    [options, isOfMarked] as const,
  );
  const isHalfCovered = ({ any }: (typeof violations)[number]['nodes'][number]) =>
    hasPopover && any.some(({ data }) => (data as { messageKey?: string } | null)?.messageKey === 'partiallyObscured');
  const found = violations
    .map(({ id, nodes }) => ({ id, nodes: nodes.filter((node) => !isHalfCovered(node)) }))
    .filter(({ nodes }) => nodes.length > 0);
  expect(found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
}
