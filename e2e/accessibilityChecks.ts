import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { ElementContext, NodeResult, Result, run, RunOptions } from 'axe-core';
import { expect, expectNoSidewaysScroll } from './console';
import { contrast } from './contrast';
import { markUnseenInks } from './textColors';

/** As small as it comes: each document gets it anew. */
const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

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
  const { violations } = await runAxe(page, { rules: Object.fromEntries(rules) }, false);
  expect(describe(violations)).toEqual([]);
  await expectNoSidewaysScroll(page);
  await expectReadable(page);
}

/** Fails where colours are too close: at each text whose ink, size and ground were not found readable before. */
export async function expectReadable(page: Page): Promise<void> {
  const unseen = await markUnseenInks(page, readable);
  if (unseen.length === 0) return;
  const { violations, incomplete } = await runAxe(page, { runOnly: COLOUR_RULES }, true);
  expect(describe(violations)).toEqual([]);
  await expectReadableOnImages(page, incomplete);
  for (const ink of unseen) readable.add(ink);
}

/** Of a text on a gradient or an icon axe says nothing: it must be readable on each colour of the one, on the ground of the other. */
async function expectReadableOnImages(page: Page, incomplete: Result[]): Promise<void> {
  const data = (node: NodeResult) =>
    node.any[0]?.data as { messageKey?: string; expectedContrastRatio?: string } | null;
  const nodes = incomplete
    .flatMap((result) => result.nodes)
    .filter((node) => ['bgGradient', 'bgImage'].includes(data(node)?.messageKey ?? ''));
  const targets = nodes.map(({ target }) => String(target));
  const painted = await page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        const element = document.querySelector(selector);
        for (let each = element; each; each = each.parentElement) {
          const { backgroundImage, backgroundColor } = getComputedStyle(each);
          const stops = backgroundImage.match(/rgba?\([^)]*\)/g);
          const grounds = stops ?? (backgroundColor === 'rgba(0, 0, 0, 0)' ? undefined : [backgroundColor]);
          if (element && grounds) return { color: getComputedStyle(element).color, grounds };
        }
        throw new Error(`No ground of ${selector}`);
      }),
    targets,
  );
  for (const [index, { color, grounds }] of painted.entries())
    for (const ground of grounds)
      expect(contrast(color, ground), `${targets[index]}: ${color} on ${ground}`).toBeGreaterThanOrEqual(
        parseFloat(data(nodes[index]!)?.expectedContrastRatio ?? '4.5'),
      );
}

/** Runs these rules on the document, or on what was marked alone. */
async function runAxe(page: Page, options: RunOptions, isOfMarked: boolean) {
  // What the driver evaluates is not subject to the page's policy; once for each document is enough.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations, incomplete, hasPopover, idsWithBlanks } = await page.evaluate(
    async ([chosen, isOfMarkedAlone]) => {
      const { axe: own, unseenInks } = window as unknown as { axe: { run: typeof run }; unseenInks: Node[] };
      const context = isOfMarkedAlone ? { include: unseenInks } : document;
      const results = await own.run(context as ElementContext, {
        ...chosen,
        resultTypes: isOfMarkedAlone ? ['violations', 'incomplete'] : ['violations'],
      });
      return {
        ...results,
        hasPopover: document.querySelector('[aria-expanded="true"]') !== null,
        idsWithBlanks: [...document.querySelectorAll('[id*=" "]')].map(({ id }) => id),
      };
    },
    [options, isOfMarked] as const,
  );
  // What refers to such a one refers to several others, as axe does not say.
  expect(idsWithBlanks).toEqual([]);
  // What an open popover half covers is reached by closing it: the target counts with its whole size.
  const isHalfCovered = ({ any }: NodeResult) =>
    hasPopover && any.some(({ data }) => (data as { messageKey?: string } | null)?.messageKey === 'partiallyObscured');
  const without = violations.map((result) => ({
    ...result,
    nodes: result.nodes.filter((node) => !isHalfCovered(node)),
  }));
  return { violations: without.filter(({ nodes }) => nodes.length > 0), incomplete };
}

const describe = (results: Result[]) =>
  results.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
