import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createBrowser, joinTeam, setUpTeam, type Browser } from '../../helpers/server/browser';
import { startServer, type RunningServer } from '../../helpers/server/startServer';

let server: RunningServer;
let ana: Browser;
let provider: ChildProcess;

async function startProvider(origin: string) {
  provider = spawn(process.execPath, ['__tests__/helpers/server/provider.mjs', `${origin}/api/auth/callback/oidc`], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [line] = (await once(provider.stdout!, 'data')) as [Buffer];
  const client = { clientId: 'splitpay', clientSecret: 'secret-of-the-client', name: 'Acme accounts' };
  return { issuer: line.toString().trim(), ...client };
}

beforeAll(async () => {
  server = await startServer({ startProvider });
  ana = await setUpTeam(server);
});
afterAll(async () => {
  await server.stop();
  provider.kill();
  await once(provider, 'exit');
});

/** Signs in at the provider as this person, and returns the page at which the browser arrives. */
async function signIn(browser: Browser, person: string): Promise<URL> {
  const request = { provider: 'oidc', callbackURL: '/', errorCallbackURL: '/' };
  const { status, body } = await browser.ask('POST', '/api/auth/sign-in/social', request);
  expect(status).toBe(200);
  let address = new URL((body as { url: string }).url);
  address.searchParams.set('login_hint', person);
  const atProvider = createBrowser(address.origin);
  // The way leads over the provider's own pages and back to this server.
  for (let step = 0; step < 8; step += 1) {
    const current = address.origin === server.origin ? browser : atProvider;
    const response = await current.send('GET', address.href);
    if (response.status !== 302 && response.status !== 303) break;
    address = new URL(response.headers.get('location') ?? '', address);
    if (address.origin === server.origin && !address.pathname.startsWith('/api/')) break;
  }
  expect(address.origin).toBe(server.origin);
  return address;
}

test('The door names the provider', async () => {
  expect(await createBrowser(server.origin).ask('GET', '/api/door')).toEqual({
    status: 200,
    body: { isNew: false, oidc: 'Acme accounts' },
  });
});

test('A person with an open invitation joins by the provider', async () => {
  await ana.ask('POST', '/api/invite', { email: 'gil@acme.example', role: 'finance' });
  const gil = createBrowser(server.origin);
  expect((await signIn(gil, 'gil')).pathname).toBe('/');
  const me = { user: { name: 'gil of the provider', email: 'gil@acme.example' }, role: 'finance' };
  expect(await gil.ask('GET', '/api/me')).toMatchObject({ status: 200, body: me });
  expect(await ana.ask('GET', '/api/members')).toMatchObject({ body: { invitations: [] } });
  const again = createBrowser(server.origin);
  await signIn(again, 'gil');
  expect(await again.ask('GET', '/api/me')).toMatchObject({ status: 200, body: me });
});

test('A member with a password signs in by the provider as the same person', async () => {
  const ben = await joinTeam(ana, server.origin, 'Ben Ode', 'operator');
  const browser = createBrowser(server.origin);
  await signIn(browser, 'ben');
  const { body } = await ben.ask('GET', '/api/me');
  expect(await browser.ask('GET', '/api/me')).toEqual({ status: 200, body });
});

test.each([
  ['a stranger whom the provider knows', 'mallory', 'not_a_member'],
  ['somebody whose e-mail address the provider did not confirm', 'unconfirmed-hugo', 'email_not_verified'],
  ['somebody who claims the unconfirmed address of a member', 'unconfirmed-ana', 'account_not_linked'],
])('%s does not get in, and the page learns why', async (_, person, code) => {
  await ana.ask('POST', '/api/invite', { email: 'hugo@acme.example', role: 'viewer' });
  const browser = createBrowser(server.origin);
  const address = await signIn(browser, person);
  expect([address.pathname, address.searchParams.get('error')]).toEqual(['/', code]);
  expect(await browser.ask('GET', '/api/me')).toMatchObject({ status: 401 });
  const { members } = (await ana.ask('GET', '/api/members')).body as { members: unknown[] };
  expect(members).toHaveLength(3);
});
