import { expect, test } from './console';

test('Copy writes the embed code to the clipboard before it reports success', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/integrations');
  await page.getByRole('link', { name: /, view Race Registration$/ }).click();
  await page.getByRole('button', { name: 'Copy to Clipboard' }).click();
  const toast = page.getByRole('status');
  await expect(toast).toContainText('Copied to clipboard');
  await expect(toast).toContainText('The embed code has been copied to your clipboard');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    '<iframe src="https://forms.splitpay.example/embed/INT001" title="Race Registration payment form"',
  );
});

test('A blocked clipboard selects the code and names the keys to press', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  await page.goto('/integrations');
  await page.getByRole('link', { name: /, view Race Registration$/ }).click();
  await page.getByRole('button', { name: 'Copy to Clipboard' }).click();
  await expect(page.getByRole('status')).toContainText('press Ctrl+C');
  expect(await page.evaluate(() => document.getSelection()?.toString())).toContain('<iframe');
});
