import { test, type Dialog, type Page } from '@playwright/test';
import { expectAccessible } from '../accessibilityChecks';
import { expect, SIZES } from '../console';
import { expectAccessibleInBothThemes, resizePage } from '../viewports';
import { ANA, BEN, chooseInMenu, invite, openBrowser, openPayment, prepareRefund, setUp, signIn } from './people';

const PAYMENT = 'TR20240629-028';
let [ana, ben]: Page[] = [];

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  [ana, ben] = [await openBrowser(browser), await openBrowser(browser)];
});
test.afterAll(async () => {
  for (const page of [ana!, ben!]) await page.context().close();
});

function barrier(): [Promise<void>, () => void] {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  return [released, () => release()];
}

const timeline = (page: Page) => page.getByRole('list', { name: 'Timeline' });

test('The setup link creates the team and an invitation link adds a colleague, whom the open dialog shows, each greeted by name', async () => {
  await setUp(ana!, ANA);
  const link = await invite(ana!, ben!, BEN);
  await ana!.goto(link);
  await expect(ana!.getByRole('heading', { name: 'You are signed in as Ana Ruiz' })).toBeVisible();
  await ana!.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(ana!.getByRole('button', { name: 'Hi Ana!' })).toBeVisible();
});

test('While the server or a large workspace takes a moment, the page says that it opens', async ({ browser }) => {
  const page = await openBrowser(browser);
  const [answered, release] = barrier();
  await page.route('**/api/door', async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto('/');
  const opening = page.getByRole('heading', { name: 'Opening SplitPay…' });
  await expect(opening).toBeVisible();
  await expectAccessible(page);
  release();
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(opening).toHaveCount(0);
  await page.context().close();
});

test('A workspace that is moved to the team appears for every member', async () => {
  await chooseInMenu(ana!, 'Workspaces');
  const move = ana!.getByRole('button', { name: 'Move to the team Demo data' });
  await move.click();
  await Promise.all([ana!.waitForEvent('load'), ana!.getByRole('button', { name: 'Move Demo data' }).click()]);
  await expect(ana!.getByRole('button', { name: 'Workspace: Demo data' })).toBeVisible();
  await expect(ana!.getByRole('status')).toContainText(/^Demo data is with .*Every member of the team sees it now/);
  await ben!.goto('/');
  await expect(ben!.getByRole('button', { name: 'Workspace: Demo data' })).toBeVisible();
});

test("A colleague's refund is on screen within a second, with the name of the person", async () => {
  await openPayment(ana!, PAYMENT);
  await openPayment(ben!, PAYMENT);
  const record = await prepareRefund(ana!, '60.00');
  await record();
  await expect(timeline(ben!).getByText('Refunded $60.00')).toBeVisible({ timeout: 5_000 });
  await expect(timeline(ben!).getByText('Ana Ruiz')).toBeVisible();
});

test('Of two refunds of the rest at the same instant one is accepted, and a toast says to the other person who was first', async () => {
  const records = [await prepareRefund(ana!, '3,610.00'), await prepareRefund(ben!, '3,610.00')];
  // Neither request leaves before both people have pressed the button.
  const [bothPressed, release] = barrier();
  for (const page of [ana!, ben!])
    await page.route('**/entries', async (route) => {
      await bothPressed;
      await route.continue();
    });
  await Promise.all(records.map((record) => record()));
  release();
  for (const page of [ana!, ben!])
    await expect(page.getByRole('dialog').getByText('Refunded $3,610.00')).toHaveCount(1);
  const countToasts = (page: Page, first: string) =>
    page
      .getByText(
        new RegExp(`${first} refunded \\$3,610\\.00 at \\d\\d:\\d\\d( \\(\\S+\\))?\\. Nothing more can be refunded`),
      )
      .count();
  await expect.poll(async () => (await countToasts(ana!, 'Ben Cole')) + (await countToasts(ben!, 'Ana Ruiz'))).toBe(1);
  for (const page of [ana!, ben!]) await page.unroute('**/entries');
});

test('While the line is cut, reading goes on after a reload, and a refund waits until the line is back', async () => {
  const payment = 'TR20240626-022';
  await openPayment(ana!, payment);
  await openPayment(ben!, payment);
  // The browser has its own copy of the page once its service worker is ready.
  await ben!.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await ben!.context().setOffline(true);
  const record = await prepareRefund(ben!, '10.00');
  await record();
  await expect(timeline(ben!).getByText('Waits for the server')).toBeVisible();
  await ben!.reload();
  await expect(ben!.getByText('1 change waits for the server')).toBeVisible();
  await expect(ben!.getByText('Until then, totals and balances include this change.')).toBeVisible();
  await expect(timeline(ben!).getByText('Waits for the server')).toBeVisible();
  await ben!.goto(`/transactions?search=${payment}`);
  await expect(ben!.getByRole('row').filter({ hasText: payment }).getByText('Waits for the server')).toBeVisible();
  await ben!.goto('/transactions?view=changes');
  await expect(ben!.getByText('Waits for the server').first()).toBeVisible();
  await openPayment(ben!, payment);
  await ben!.getByRole('button', { name: 'View Receipt' }).click();
  await expect(ben!.getByText('waits for the server. You can print the receipt when')).toBeVisible();
  await ben!.context().setOffline(false);
  await expect(timeline(ana!).getByText('Refunded $10.00')).toBeVisible();
  await expect(ben!.getByText('The server cannot be reached.')).toBeHidden();
});

test(
  'A refund whose one request failed is sent again, and until then nobody is asked to send the money',
  { tag: '@thorough' },
  async () => {
    const payment = 'TR20240626-022';
    await openPayment(ana!, payment);
    await openPayment(ben!, payment);
    let hasFailed = false;
    await ben!.route('**/entries', async (route) => {
      const fails = route.request().method() === 'POST' && !hasFailed;
      hasFailed ||= fails;
      await (fails ? route.abort('connectionreset') : route.continue());
    });
    const record = await prepareRefund(ben!, '15.00');
    await record();
    await expect(ben!.getByText('Refund recorded, but the server has not accepted it yet')).toBeVisible();
    await expect(ben!.getByText('send the refund in your payment processor')).toHaveCount(0);
    await expect(timeline(ana!).getByText('Refunded $15.00')).toBeVisible({ timeout: 20_000 });
    await expect(ben!.getByText('The server cannot be reached.')).toBeHidden();
    await ben!.unroute('**/entries');
  },
);

test('A person who signs in as somebody else sends nothing of the person before', async () => {
  const payment = 'TR20240624-020';
  await openPayment(ben!, payment);
  // Under load, the browser's switch to offline and the routes of the driver let a request through.
  await ben!.evaluate(() => {
    window.fetch = () => Promise.reject(new TypeError('The line is cut.'));
  });
  const record = await prepareRefund(ben!, '7.00');
  await record();
  await expect(ben!.getByText('1 change waits for the server')).toBeVisible();
  await ben!.goto('about:blank');
  await ben!.context().clearCookies();
  await signIn(ben!, ANA);
  await openPayment(ben!, payment);
  await expect(timeline(ben!).getByText('Paid')).toBeVisible();
  await expect(timeline(ben!).getByText('Refunded $7.00')).toBeHidden();
  await ben!.context().clearCookies();
  await signIn(ben!, BEN);
  await openPayment(ben!, payment);
  await expect(timeline(ben!).getByText('Refunded $7.00')).toBeVisible();
  await expect(timeline(ben!).getByText('Waits for the server')).toBeHidden();
});

test('After a sign-out in another tab, the person signs in again in either tab, and what was typed is in the form', async () => {
  const payment = 'TR20240624-020';
  await openPayment(ben!, payment);
  const other = await ben!.context().newPage();
  const questions: string[] = [];
  const note = (dialog: Dialog) => void questions.push(dialog.type());
  ben!.on('dialog', note);
  await prepareRefund(ben!, '9.00');
  await other.goto('/');
  await chooseInMenu(other, 'Team and account');
  await Promise.all([ben!.waitForEvent('load'), other.getByRole('button', { name: 'Sign out' }).click()]);
  await expect(ben!.getByText('You are signed out')).toBeVisible();
  await signIn(other, BEN);
  await ben!.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(ben!.getByRole('textbox', { name: 'Amount' })).toHaveValue('9.00');
  expect(questions).toEqual([]);
  ben!.off('dialog', note);
  await other.close();
});

test('A person changes the own name, which greets the person after a reload', async () => {
  await ben!.goto('/');
  for (const name of ['Benjamin Cole', BEN.name]) {
    await chooseInMenu(ben!, 'Team and account');
    await ben!.getByLabel('Your name').fill(name);
    await Promise.all([ben!.waitForEvent('load'), ben!.getByRole('button', { name: 'Change name' }).click()]);
    await expect(ben!.getByRole('button', { name: `Hi ${name.split(' ')[0]}!` })).toBeVisible();
  }
});

test(
  'The sign-in screen, the team and its workspaces are accessible in both themes and on a small screen',
  { tag: '@thorough' },
  async ({ browser }) => {
    const guest = await openBrowser(browser);
    // The sign-in screen gets its theme when it is loaded.
    for (const colorScheme of ['light', 'dark'] as const)
      for (const size of [SIZES.large, SIZES.small]) {
        await guest.setViewportSize(size);
        await guest.emulateMedia({ colorScheme });
        await guest.goto('/');
        await expect(guest.getByRole('heading', { name: 'Sign in to SplitPay' })).toBeVisible();
        await expectAccessible(guest);
      }
    await guest.context().close();
    for (const item of ['Workspaces', 'Team and account']) {
      await ana!.setViewportSize(SIZES.small);
      await ana!.goto('/');
      await chooseInMenu(ana!, item);
      const dialog = ana!.getByRole('dialog', { name: item });
      for (const size of [SIZES.small, SIZES.large]) {
        await resizePage(ana!, size);
        await expect(dialog).toBeVisible();
        await expectAccessibleInBothThemes(ana!);
      }
    }
  },
);
