import { prerenderToNodeStream } from 'react-dom/static';
import { createConsole } from '@/app/createConsole';
import { prerenderScreens } from '@/app/prerender';
import { addMerchant } from '@/commands/merchants';
import { recordRefund } from '@/commands/payments/recordPayments';
import { EMPTY_MERCHANT_DRAFT } from '@/domain/merchants/merchantForm';
import { PATHS } from '@/domain/screens';
import { selectMerchantRows } from '@/selectors/entitySelectors';
import { merchantsActions } from '@/slices/entities/merchantsSlice';
import { innerDialogOpened } from '@/slices/ui/dialogsSlice';
import { recordsOf } from '../helpers/builders';
import { FakeBrowser } from '../helpers/store/tabs';

/** Renders the console without a browser: in plain Node, as a build does. */
async function draw(url: string, browser = new FakeBrowser()): Promise<string> {
  const { ready, element, stop } = createConsole({ ...browser.newTab(), url });
  await ready;
  const { prelude } = await prerenderToNodeStream(element);
  stop();
  let html = '';
  for await (const chunk of prelude) html += String(chunk);
  // React separates adjacent texts with an empty comment.
  return html.replaceAll('<!-- -->', '').replaceAll('&amp;', '&');
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'setTimeout', 'performance'] }));
afterEach(() => jest.useRealTimers());

test.each([
  [PATHS.dashboard, ['Total Revenue', '$127,664.40', 'Top Merchants', 'Total Transaction Volume']],
  [PATHS.transactions, ['Recent Transactions', 'TR20240630-030', '30 transactions']],
  [`${PATHS.merchants}?search=harbor`, ['Harbor Lights Music Festival', 'value="harbor"']],
  [PATHS.integrations, ['Create Integration', 'Race Registration']],
  [PATHS.notifications, ['Mark all as read']],
  [PATHS.documentation, ['Documentation']],
  ['/nowhere', ['404']],
])('Without a browser, %s is rendered with its figures', async (url, texts) => {
  const html = await draw(url);
  for (const text of texts) expect(html).toContain(text);
});

test('The build renders every page of the demo data without scripts and styles, and reads neither the clock nor the time zone', async () => {
  const screens = await prerenderScreens();
  expect(screens.map(({ path }) => path)).toEqual(Object.values(PATHS));
  for (const { html } of screens) {
    expect(html).toContain('<h1>');
    expect(html).not.toMatch(/<script|<style|<template| style=/);
  }
});

test('A console starts from its storage, and two consoles are independent', async () => {
  const browser = new FakeBrowser();
  const a = createConsole({ ...browser.newTab(), url: '/' });
  await a.ready;
  a.store.dispatch(
    merchantsActions.merchantStatusChanged({ id: 'MER001', status: 'Suspended', reason: 'Three disputes' }),
  );
  await a.settled();
  a.stop();
  expect(await draw(PATHS.merchants, browser)).toContain('Suspended</span>');
  expect(await draw(`${PATHS.merchants}?status=Suspended`)).not.toContain('Harbor Lights');
});

test('A console records with the given clock', async () => {
  const browser = new FakeBrowser();
  const clock = () => ({ now: new Date(2030, 0, 2, 3, 4, 5), zone: 'Europe/Berlin' });
  const { store, ready, settled, stop } = createConsole({
    ...browser.newTab(),
    url: '/transactions?payment=TR20240630-030',
    clock,
  });
  await ready;
  store.dispatch(
    addMerchant({ ...EMPTY_MERCHANT_DRAFT, name: 'Harbor Nights', street: '1 Pier Walk', zipCode: '10001' }),
  );
  expect(selectMerchantRows(store.getState())[0]!.joinedOn).toBe('2030-01-02');
  store.dispatch(innerDialogOpened({ kind: 'refundPayment', transactionId: 'TR20240630-030' }));
  store.dispatch(recordRefund({ transactionId: 'TR20240630-030', amount: 100, reason: 'Other' }));
  expect(recordsOf(store.getState())).toMatchObject([{ recordedAt: '2030-01-02 03:04:05', zone: 'Europe/Berlin' }]);
  await settled();
  stop();
});
