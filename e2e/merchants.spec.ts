import type { Locator, Page } from '@playwright/test';
import { expect, SIZES, test } from './console';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const FIRST = 'Harbor Lights Music Festival';

test('A merchant whose errors were corrected is added as the first row and survives a reload', async ({ page }) => {
  await page.goto('/merchants');
  await page.getByRole('button', { name: 'Add New Merchant' }).click();
  const form = dialog(page, 'Add New Merchant');
  await form.getByLabel('Merchant Name').fill(FIRST.toUpperCase());
  await form.getByLabel('Website').fill('harbornights.example');
  await form.getByLabel('Zip Code').fill('K1A 0B1');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form.getByLabel('Merchant Name')).toBeFocused();
  await expect(form.getByText('A merchant with this name already exists.')).toBeVisible();
  await expect(form.getByText('Enter the street.')).toBeVisible();
  await expect(form.getByText('Enter a US ZIP code, like 10001 or 10001-1234.')).toBeVisible();

  await form.getByLabel('Merchant Name').fill('Harbor Nights');
  await form.getByLabel('Street').fill('1 Pier Walk');
  await form.getByLabel('Country').selectOption('CAN');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('status')).toContainText('Merchant added');
  const first = page.getByRole('table', { name: 'Merchants' }).getByRole('rowheader').first();
  await expect(first).toHaveText('Harbor Nights');

  await page.reload();
  await expect(first).toHaveText('Harbor Nights');
  await page.getByRole('link', { name: 'Harbor Nights' }).click();
  const details = dialog(page, 'Merchant Details');
  await expect(details.getByText('K1A 0B1')).toBeVisible();
  await expect(details.getByRole('link', { name: /^harbornights.example/ })).toHaveAttribute(
    'href',
    'https://harbornights.example/',
  );
  await expect(details.getByText('This merchant has no integrations yet')).toBeVisible();
});

test('A merchant is suspended with a reason, and Undo can be reached with the keyboard', async ({ page }) => {
  await page.goto('/merchants');
  await page.getByRole('link', { name: FIRST }).click();
  const details = dialog(page, 'Merchant Details');
  await details.getByRole('button', { name: 'Suspended' }).click();
  const question = dialog(page, 'Suspend Merchant');
  await question.getByRole('button', { name: 'Suspend' }).click();
  await expect(question.getByLabel('Reason')).toBeFocused();
  await question.getByLabel('Reason').fill('Three disputes on the June fair.');
  await question.getByRole('button', { name: 'Suspend' }).click();
  await expect(details.getByText('Three disputes on the June fair.')).toBeVisible();

  // The toasts are next to the dialog, so Tab leaves the dialog at its end and reaches them.
  const undo = page.getByRole('button', { name: 'Undo' });
  await details.getByRole('button', { name: 'Edit' }).focus();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(undo).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(details.getByText('Three disputes on the June fair.')).toBeHidden();
  await expect(details.getByRole('button', { name: 'Active', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(page.getByRole('row', { name: new RegExp(FIRST) })).toContainText('Active');
});

/** A toast stays while the pointer is on it. */
async function expectUncovered(
  page: Page,
  above: Locator,
  parts = above.locator('.modal-header, .modal-footer').getByRole('button'),
) {
  const toast = page.locator('.toast');
  await expect(async () => {
    await toast.hover();
    const seen = (await toast.boundingBox())!;
    for (const part of await parts.all()) {
      const { x, y, width, height } = (await part.boundingBox())!;
      const isApart =
        x + width <= seen.x || x >= seen.x + seen.width || y + height <= seen.y || y >= seen.y + seen.height;
      expect(isApart, `${(await part.textContent()) ?? ''} at ${x}, ${y} under the toast at ${seen.x}, ${seen.y}`).toBe(
        true,
      );
    }
  }).toPass({ timeout: 5_000 });
}

/** Opens the details of a merchant that was made inactive, which shows a toast. */
async function openWithToast(page: Page): Promise<Locator> {
  await page.goto('/merchants');
  await page.getByRole('link', { name: FIRST }).click();
  const details = dialog(page, 'Merchant Details');
  await details.getByRole('button', { name: 'Inactive' }).click();
  return details;
}

/** The sizes of `npm test`, where the toast is next to the dialog or above its buttons, and those of `npm run test:all`. */
const WINDOWS: { tag: string | string[]; names: string; sizes: (readonly [width: number, height: number])[] }[] = [
  {
    tag: [],
    names: 'usual',
    sizes: [
      [1440, 900],
      [390, 844],
    ],
  },
  {
    tag: '@thorough',
    names: 'low and narrow',
    sizes: [
      [1920, 600],
      [1280, 500],
      [1024, 768],
      [1024, 500],
      [800, 900],
      [800, 600],
    ],
  },
];

for (const { tag, names, sizes } of WINDOWS) {
  test(`A toast is next to a dialog or covers none of its buttons, in ${names} windows`, { tag }, async ({ page }) => {
    const details = await openWithToast(page);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await expectUncovered(page, details, width >= 1440 ? details.locator('.modal-content') : undefined);
      await details.getByRole('button', { name: 'Suspended' }).click();
      const question = dialog(page, 'Suspend Merchant');
      await expectUncovered(page, question);
      await question.getByRole('button', { name: 'Cancel' }).click();
    }
  });

  test(
    `A toast does not cover the question of a dialog about unsaved changes, in ${names} windows`,
    { tag },
    async ({ page }) => {
      const details = await openWithToast(page);
      await details.getByRole('button', { name: 'Edit' }).click();
      const form = dialog(page, 'Edit Merchant');
      await form.getByLabel('Merchant Name').fill('Harbor Nights');
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await expectUncovered(page, form);
        await form.getByRole('button', { name: 'Cancel' }).click();
        await expectUncovered(page, form);
        await form.getByRole('button', { name: 'Keep editing' }).click();
      }
    },
  );
}

test('No word of a merchant’s email address or website breaks', async ({ page }) => {
  for (const size of Object.values(SIZES)) {
    await page.setViewportSize(size);
    await page.goto('/merchants');
    await page.getByRole('link', { name: 'Harbor Lights Music Festival' }).click();
    const values = page.getByRole('definition').filter({ hasText: 'harborlightsfest' });
    await expect(values).toHaveText([
      'boxoffice@harborlightsfest.example',
      /^https:\/\/www\.harborlightsfest\.example/,
    ]);
    const brokenNames = await values.evaluateAll((elements) =>
      elements.flatMap((element) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const broken: string[] = [];
        while (texts.nextNode()) {
          const text = texts.currentNode as Text;
          for (const { 0: word, index } of text.data.matchAll(/\w+/g)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
          }
        }
        return broken;
      }),
    );
    expect(brokenNames, `${String(size.width)} px`).toEqual([]);
  }
});

test('The integrations of a merchant on a phone are rows of two lines that all fit the screen', async ({ page }) => {
  for (const width of [320, SIZES.small.width]) {
    await page.setViewportSize({ width, height: SIZES.small.height });
    await page.goto('/merchants?merchant=MER001');
    const list = page.getByRole('region', { name: 'Integrations of the merchant' });
    await expect(list.getByRole('row')).toHaveCount(3);
    const { heights, nearby } = await list.evaluate((wrapper) => ({
      heights: [...wrapper.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect().height),
      nearby: wrapper.scrollWidth - wrapper.clientWidth,
    }));
    expect({ heights, nearby }, `${String(width)} px`).toEqual({ heights: [64, 64], nearby: 0 });
  }
});
