import { createBrowser, joinTeam, PASSWORD, personIdOf, setUpTeam, type Browser } from '../../helpers/server/browser';
import { startServer, type RunningServer } from '../../helpers/server/startServer';
import { totp } from '../../helpers/server/totp';

const DAY = 24 * 60 * 60 * 1000;
const NEXT = 'another long password';

let server: RunningServer;
let ana: Browser;

beforeAll(async () => {
  server = await startServer();
  ana = await setUpTeam(server);
});
afterAll(async () => server.stop());

const signIn = async (name: string, password: string) => {
  const browser = createBrowser(server.origin);
  const email = `${name}@acme.example`;
  return { browser, ...(await browser.ask('POST', '/api/auth/sign-in/email', { email, password })) };
};

/** The token of a link that an administrator creates for a person. */
async function createReset(person: Browser, administrator = ana): Promise<string> {
  const { body } = await ana.ask('GET', '/api/members');
  const userId = await personIdOf(person);
  const { id } = (body as { members: { id: string; userId: string }[] }).members.find(
    (member) => member.userId === userId,
  )!;
  const answer = await administrator.ask('POST', `/api/members/${id}/reset`);
  if (answer.status !== 201) throw new Error(String(answer.status));
  const link = new URL((answer.body as { link: string }).link);
  expect([link.origin, link.pathname]).toEqual([server.origin, '/reset']);
  return link.searchParams.get('token')!;
}

const use = async (token: string, password = NEXT) =>
  createBrowser(server.origin).ask('POST', '/api/resets', { token, password });

test('A person changes the own password with the current one, and is signed out in other browsers', async () => {
  const ben = await joinTeam(ana, server.origin, 'Ben Cole', 'operator');
  const other = (await signIn('ben', PASSWORD)).browser;
  const change = { currentPassword: 'not the current one', newPassword: NEXT, revokeOtherSessions: true };
  expect(await ben.ask('POST', '/api/auth/change-password', change)).toMatchObject({
    status: 400,
    body: { detail: 'The password is wrong. Enter the password of your account.' },
  });
  const right = { ...change, currentPassword: PASSWORD };
  expect(await ben.ask('POST', '/api/auth/change-password', right)).toMatchObject({ status: 200 });
  expect(await ben.ask('GET', '/api/me')).toMatchObject({ status: 200 });
  expect(await other.ask('GET', '/api/me')).toMatchObject({ status: 401 });
  expect(await signIn('ben', PASSWORD)).toMatchObject({ status: 401 });
  expect(await signIn('ben', NEXT)).toMatchObject({ status: 200 });
});

test('The link of an administrator sets a new password, once, and ends all sessions of the person', async () => {
  const cleo = await joinTeam(ana, server.origin, 'Cleo Park', 'finance');
  const token = await createReset(cleo);
  expect(await createBrowser(server.origin).ask('GET', `/api/resets/${token}`)).toEqual({
    status: 200,
    body: { name: 'Cleo Park', email: 'cleo@acme.example' },
  });
  expect(await use(token, 'short')).toMatchObject({ status: 400 });
  const answers = await Promise.all([use(token), use(token)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
  expect(await cleo.ask('GET', '/api/me')).toMatchObject({ status: 401 });
  expect(await signIn('cleo', PASSWORD)).toMatchObject({ status: 401 });
  expect(await signIn('cleo', NEXT)).toMatchObject({ status: 200 });
  expect(await createBrowser(server.origin).ask('GET', `/api/resets/${token}`)).toMatchObject({
    status: 404,
    body: { detail: expect.stringMatching(/^This link was used/) as unknown },
  });
});

test('Only who manages the team creates such a link, and a person who left the team has none', async () => {
  const dora = await joinTeam(ana, server.origin, 'Dora Lind', 'operator');
  await expect(createReset(dora, dora)).rejects.toThrow('403');
  const token = await createReset(dora);
  const { body } = await ana.ask('GET', '/api/members');
  const { members } = body as { members: { id: string; name: string }[] };
  const { id } = members.find(({ name }) => name === 'Dora Lind')!;
  expect(await ana.ask('DELETE', `/api/members/${id}`)).toMatchObject({ status: 204 });
  expect(await use(token)).toMatchObject({ status: 404 });
  expect(await ana.ask('POST', `/api/members/${id}/reset`)).toMatchObject({ status: 404 });
});

test('An administrator turns off the two-factor sign-in of a person, who then signs in with the password alone', async () => {
  const gus = await joinTeam(ana, server.origin, 'Gus Hall', 'operator');
  const started = await gus.ask('POST', '/api/auth/two-factor/enable', { password: PASSWORD });
  const code = totp((started.body as { totpURI: string }).totpURI);
  expect(await gus.ask('POST', '/api/auth/two-factor/verify-totp', { code })).toMatchObject({ status: 200 });
  expect(await signIn('gus', PASSWORD)).toMatchObject({ body: { twoFactorRedirect: true } });
  const find = async (browser: Browser) => {
    const { body } = await browser.ask('GET', '/api/members');
    return (body as { members: Record<string, unknown>[] }).members.find(({ name }) => name === 'Gus Hall')!;
  };
  expect(await find(ana)).toMatchObject({ hasTwoFactor: true });
  // Nobody else reads it, and nobody else may turn it off.
  const hal = await joinTeam(ana, server.origin, 'Hal Berg', 'finance');
  expect(await find(hal)).not.toHaveProperty('hasTwoFactor');
  const path = `/api/members/${String((await find(ana)).id)}/two-factor`;
  expect(await hal.ask('DELETE', path)).toMatchObject({ status: 403 });
  expect(await ana.ask('DELETE', path)).toMatchObject({ status: 204 });
  expect(await gus.ask('GET', '/api/me')).toMatchObject({ status: 401 });
  expect(await find(ana)).not.toHaveProperty('hasTwoFactor');
  const again = await signIn('gus', PASSWORD);
  expect(again).toMatchObject({ status: 200, body: { user: { name: 'Gus Hall' } } });
  // It can be turned on again, with another secret.
  const next = await again.browser.ask('POST', '/api/auth/two-factor/enable', { password: PASSWORD });
  expect((next.body as { totpURI: string }).totpURI).not.toBe((started.body as { totpURI: string }).totpURI);
});

test('A newer link replaces an earlier one, and a link ends after a day', async () => {
  const eli = await joinTeam(ana, server.origin, 'Eli Noor', 'viewer');
  const [first, second] = [await createReset(eli), await createReset(eli)];
  expect(await use(first)).toMatchObject({ status: 404 });
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + DAY + 1_000);
  expect(await use(second)).toMatchObject({ status: 404 });
  now.mockRestore();
  expect(await signIn('eli', PASSWORD)).toMatchObject({ status: 200 });
});

test('The log has neither passwords nor the tokens of links', () => {
  const text = server.lines.join('');
  expect(text).toContain('/api/resets/:token');
  expect(text).not.toMatch(/acme\.example|horse|another long|resets\/[\w-]{20}/);
});
