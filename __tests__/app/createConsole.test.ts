import { prerenderToNodeStream } from 'react-dom/static';
import { createConsole } from '@/app/createConsole';
import { PATHS } from '@/domain/screens';
import { merchantsActions } from '@/slices/entities/merchantsSlice';
import { FakeBrowser } from '../helpers/tabs';

/** What the console draws where there is no browser: in plain Node, as a build does. */
async function draw(url: string, browser = new FakeBrowser()): Promise<string> {
  const { ready, element, stop } = createConsole({ ...browser.newTab(), url });
  await ready;
  const { prelude } = await prerenderToNodeStream(element);
  stop();
  let html = '';
  for await (const chunk of prelude) html += String(chunk);
  // Texts that stand beside each other are told apart by a comment.
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
])('Where there is no browser, %s is drawn with its figures', async (url, texts) => {
  const html = await draw(url);
  for (const text of texts) expect(html).toContain(text);
});

test('It starts from what its storage keeps, and two of them know nothing of each other', async () => {
  const browser = new FakeBrowser();
  const one = createConsole({ ...browser.newTab(), url: '/' });
  await one.ready;
  one.store.dispatch(
    merchantsActions.merchantStatusChanged({ id: 'MER001', status: 'Suspended', reason: 'Three disputes' }),
  );
  await one.settled();
  one.stop();
  expect(await draw(PATHS.merchants, browser)).toContain('Suspended</span>');
  expect(await draw(`${PATHS.merchants}?status=Suspended`)).not.toContain('Harbor Lights');
});
