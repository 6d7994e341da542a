import { expect, test, waitForConsole } from './console';
import { waitUntilIdle } from './pageIdle';

const POLICY: unknown[] = [
  "default-src 'none'",
  "script-src 'self'",
  // The policy allows only the inline styles of the page's frame.
  expect.stringMatching(/^style-src 'self' 'sha256-[\w+/]{43}='$/),
  "img-src 'self'",
  "connect-src 'none'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "frame-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types app#webpack app#service-worker default',
];

test('The page carries its Content-Security-Policy, and the server sends it with the other security headers', async ({
  page,
}) => {
  const response = await page.goto('/');
  const headers = response?.headers() ?? {};
  expect(headers['content-security-policy']?.split('; ')).toEqual([...POLICY, "frame-ancestors 'none'"]);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('no-referrer');
  const meta = page.locator('meta[http-equiv="Content-Security-Policy"]');
  expect((await meta.getAttribute('content'))?.split('; ')).toEqual(POLICY);
});

test('Only the service worker may fetch files, and the browser checks it for updates each time', async ({
  request,
}) => {
  expect((await request.get('/sw.js')).headers()).toMatchObject({
    'content-security-policy': "default-src 'none'; connect-src 'self'",
    'cache-control': 'no-cache',
  });
});

test('The policy blocks requests, foreign markup and inline scripts', async ({ browser, baseURL }) => {
  // A separate page, because these violations are intended.
  const page = await browser.newPage({ baseURL });
  waitForConsole(page);
  await page.goto('/merchants');
  const refusals = await page.evaluate(async () => {
    const attempt = async (what: () => unknown) => {
      try {
        await what();
        return 'allowed';
      } catch (error) {
        return (error as Error).name;
      }
    };
    return [
      await attempt(() => fetch('/')),
      await attempt(() => (document.createElement('p').innerHTML = '<b>markup</b>')),
      await attempt(() => (document.createElement('p').innerHTML = '')),
      await attempt(() => (document.createElement('script').text = 'alert(1)')),
    ];
  });
  expect(refusals).toEqual(['TypeError', 'TypeError', 'allowed', 'TypeError']);
  await page.close();
});

test('The server sends files compressed, and the browser caches them under hashed names', async ({ request }) => {
  const page = await request.get('/', { headers: { 'Accept-Encoding': 'br' } });
  expect(page.headers()['content-encoding']).toBe('br');
  const script = /src="?(\/assets\/main\.[^"> ]+\.js)/.exec(await page.text())?.[1] ?? '';
  const brotli = await request.get(script, { headers: { 'Accept-Encoding': 'br' } });
  expect(brotli.headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const gzip = await request.get(script, { headers: { 'Accept-Encoding': 'gzip' } });
  expect(gzip.headers()['content-encoding']).toBe('gzip');
});

test('The server does not answer a missing file with the page', async ({ request }) => {
  expect((await request.get('/assets/missing.js')).status()).toBe(404);
});

test('A chart that cannot draw shows an error, and the dashboard continues to work', async ({ browser, baseURL }) => {
  // A separate page, because React logs what its error boundary caught.
  const page = await browser.newPage({ baseURL });
  waitForConsole(page);
  await page.route('**/assets/chart.*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText(/^The chart couldn't be loaded/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Top Merchants' })).toBeVisible();
  await page.unroute('**/assets/chart.*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('canvas')).toBeVisible();
  await page.close();
});

test('A dialog that does not load says so above the page, closes, and can be opened again', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL });
  waitForConsole(page);
  await page.route('**/assets/merchant-form.*.js', (route) => route.abort());
  await page.goto('/merchants');
  await page.getByRole('button', { name: 'Add New Merchant' }).click();
  await expect(page.getByText("The dialog couldn't be loaded. Check your connection and try again.")).toBeVisible();
  await page.unroute('**/assets/merchant-form.*.js');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Add New Merchant' }).click();
  await expect(page.getByRole('dialog', { name: 'Add New Merchant' })).toBeVisible();
  await page.close();
});

test('A screen that does not load is retried once while the server answers, and then says so', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL });
  waitForConsole(page);
  const requests: string[] = [];
  await page.goto('/merchants');
  await page.waitForRequest('**/assets/offline.*.js');
  await waitUntilIdle(page);
  await page.route('**/assets/integrations.*.js', (route) => {
    requests.push(route.request().url());
    return route.abort();
  });
  await Promise.all([page.waitForEvent('load'), page.getByRole('link', { name: 'Integrations', exact: true }).click()]);
  await expect(page.getByText("a file didn't load")).toBeVisible();
  const times = requests.length;
  // The wait covers the check whether the server is available.
  await page.waitForLoadState('networkidle');
  expect(requests).toHaveLength(times);
  await expect(page).toHaveURL(/\/integrations$/);
  await page.unroute('**/assets/integrations.*.js');
  await page.getByRole('button', { name: 'Reload page' }).click();
  await expect(page.getByRole('heading', { name: 'Integrations' })).toBeVisible();
  await page.close();
});

test('A path with a dot shows the 404 page', async ({ page }) => {
  await page.goto('/transactions/TR1.5');
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
});
