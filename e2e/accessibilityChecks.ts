import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { ElementContext, NodeResult, Result, run, RunOptions } from 'axe-core';
import { expect, expectNoHorizontalScroll } from './console';
import { contrast } from './contrast';
import { markUncheckedTexts } from './textColors';

/** The minified script, because every document runs it again. */
const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/**
 * The rules of axe that read colors. All others read the document, its texts, its boxes and which parts are visible.
 */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * The text colors that this worker found readable: the same colors in the same size on the same background are
 * readable anywhere.
 */
const readable = new Set<string>();

/**
 * Fails on any violation that axe finds (WCAG 2.0 to 2.2, A and AA, and best practice) and on a page that scrolls
 * horizontally. The color rules check only texts whose color, size and background were not found readable before.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // The only rule of WCAG 2.2 (targets of 24 px) is off by default.
  const isOn = (enabled: boolean) => (rule: string) => [rule, { enabled }] as const;
  const rules = [...['target-size'].map(isOn(true)), ...COLOR_RULES.map(isOn(false))];
  const { violations } = await runAxe(page, { rules: Object.fromEntries(rules) }, false);
  expect(describe(violations)).toEqual([]);
  await expectNoHorizontalScroll(page);
  await expectReadable(page);
}

/** Fails on low contrast. It checks only texts whose color, size and background were not found readable before. */
export async function expectReadable(page: Page): Promise<void> {
  const unchecked = await markUncheckedTexts(page, readable);
  if (unchecked.length === 0) return;
  const { violations, incomplete } = await runAxe(page, { runOnly: COLOR_RULES }, true);
  expect(describe(violations)).toEqual([]);
  await expectReadableOnImages(page, incomplete);
  for (const textColor of unchecked) readable.add(textColor);
}

/**
 * axe skips a text on a gradient or an icon, so we compare it with each color of the gradient and with the background
 * of the icon.
 */
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
        for (let ancestor = element; ancestor; ancestor = ancestor.parentElement) {
          const { backgroundImage, backgroundColor } = getComputedStyle(ancestor);
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

/** Runs these rules on the document, or only on the marked elements. */
async function runAxe(page: Page, options: RunOptions, hasMarkedOnly: boolean) {
  // The driver's scripts are not subject to the page's policy, and one injection per document is enough.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations, incomplete, hasPopover, idsWithBlanks } = await page.evaluate(
    async ([runOptions, isMarkedOnly]) => {
      const { axe, uncheckedTexts } = window as unknown as { axe: { run: typeof run }; uncheckedTexts: Node[] };
      // Behind an open dialog, the page is inert, and the state without the dialog is checked.
      const dialog = document.querySelector('#root[inert] ~ * [role="dialog"]');
      const context = isMarkedOnly ? { include: uncheckedTexts } : (dialog ?? document);
      const results = await axe.run(context as ElementContext, {
        ...runOptions,
        resultTypes: isMarkedOnly ? ['violations', 'incomplete'] : ['violations'],
      });
      return {
        ...results,
        hasPopover: document.querySelector('[aria-expanded="true"]') !== null,
        idsWithBlanks: [...document.querySelectorAll('[id*=" "]')].map(({ id }) => id),
      };
    },
    [options, hasMarkedOnly] as const,
  );
  // A reference to an id with a blank refers to several elements, which axe does not report.
  expect(idsWithBlanks).toEqual([]);
  // A target that an open popover partly covers is reachable after the popover closes, so it counts with its full size.
  const isPartlyCovered = ({ any }: NodeResult) =>
    hasPopover && any.some(({ data }) => (data as { messageKey?: string } | null)?.messageKey === 'partiallyObscured');
  const without = violations.map((result) => ({
    ...result,
    nodes: result.nodes.filter((node) => !isPartlyCovered(node)),
  }));
  return { violations: without.filter(({ nodes }) => nodes.length > 0), incomplete };
}

const describe = (results: Result[]) =>
  results.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
