import { createBrowser, invitationOf, joinTeam, PASSWORD, type Browser } from '../../helpers/server/browser';
import { startServer, type RunningServer } from '../../helpers/server/startServer';
import { totp } from '../../helpers/server/totp';

let server: RunningServer;
let ana: Browser;

beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => server.stop());

test('Before the setup, the door says that nobody has an account', async () => {
  expect(await createBrowser(server.origin).ask('GET', '/api/door')).toEqual({ status: 200, body: { isNew: true } });
});

test('The setup link creates the team and its first administrator, once', async () => {
  const token = await server.accounts.createSetupToken();
  const setup = { token, team: 'Acme', name: 'Ana Ruiz', email: 'ana@acme.example', password: PASSWORD };
  const stranger = createBrowser(server.origin);
  expect(await stranger.ask('POST', '/api/setup', { ...setup, token: 'guessed' })).toMatchObject({ status: 404 });
  expect(await stranger.ask('POST', '/api/setup', { ...setup, password: 'short' })).toMatchObject({
    status: 400,
    body: {
      type: 'urn:splitpay:problem:malformed',
      detail: 'The server cannot read the field password of this request.',
    },
  });
  ana = createBrowser(server.origin);
  const browsers = [ana, createBrowser(server.origin)];
  const answers = await Promise.all(browsers.map(async (browser) => browser.ask('POST', '/api/setup', setup)));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
  if (answers[0]?.status !== 204) ana = browsers[1] ?? ana;
  expect(await ana.ask('GET', '/api/me')).toMatchObject({
    status: 200,
    body: { user: { name: 'Ana Ruiz', hasTwoFactor: false }, team: { name: 'Acme' }, role: 'administrator' },
  });
  expect(await server.accounts.createSetupToken()).toBeUndefined();
  expect(await ana.ask('GET', '/api/me')).toMatchObject({
    body: { team: { id: expect.any(String) as unknown, name: 'Acme' } },
  });
  expect(await createBrowser(server.origin).ask('GET', '/api/door')).toEqual({ status: 200, body: { isNew: false } });
});

test('Nobody has an account without the setup or an invitation', async () => {
  const account = { name: 'Eve', email: 'eve@elsewhere.example', password: PASSWORD };
  for (const path of ['sign-up/email', 'organization/create', 'organization/accept-invitation', 'reset-password']) {
    expect(await createBrowser(server.origin).ask('POST', `/api/auth/${path}`, account)).toMatchObject({
      status: 404,
      body: { type: 'urn:splitpay:problem:not-found', detail: 'The server does not know this address.' },
    });
  }
  const handled = new Request(`${server.origin}/api/auth/sign-up/email`, {
    method: 'POST',
    body: JSON.stringify(account),
    headers: { 'Content-Type': 'application/json', Origin: server.origin },
  });
  expect((await server.accounts.library.handler(handled)).status).toBe(404);
});

test('An invitation shows its team to anybody who has its link, creates one account, and is used up', async () => {
  const { status, body } = await ana.ask('POST', '/api/invite', { email: 'Ben@Acme.example', role: 'operator' });
  expect(status).toBe(201);
  const link = new URL((body as { link: string }).link);
  expect([link.origin, link.pathname]).toEqual([server.origin, '/join']);
  const id = link.searchParams.get('invitation');
  const ben = createBrowser(server.origin);
  expect(await ben.ask('GET', `/api/invitations/${id}`)).toEqual({
    status: 200,
    body: { id, email: 'ben@acme.example', role: 'operator', team: 'Acme', invitedBy: 'Ana Ruiz' },
  });
  const join = { invitation: id, name: 'Ben Ode', password: PASSWORD };
  const answers = await Promise.all([ben.ask('POST', '/api/join', join), ben.ask('POST', '/api/join', join)]);
  const [accepted, ...others] = answers.map((answer) => answer.status).sort();
  expect(accepted).toBe(204);
  expect([[404], [409]]).toContainEqual(others);
  const again = await createBrowser(server.origin).ask('POST', '/api/join', join);
  expect(again).toMatchObject({
    status: 404,
    body: { detail: expect.stringMatching(/^This invitation was used/) as unknown },
  });
  expect(await ben.ask('GET', '/api/me')).toMatchObject({ status: 200, body: { role: 'operator' } });
});

test('An invitation ends after seven days, and when an administrator withdraws it', async () => {
  const invite = async () => {
    await ana.ask('POST', '/api/invite', { email: 'cleo@acme.example', role: 'finance' });
    const { body } = await ana.ask('GET', '/api/members');
    const [invitation] = (body as { invitations: { id: string }[] }).invitations;
    expect(invitation).toMatchObject({ email: 'cleo@acme.example', role: 'finance' });
    return invitation?.id ?? '';
  };
  const withdrawn = await invite();
  expect(await ana.ask('DELETE', `/api/invitations/${withdrawn}`)).toMatchObject({ status: 204 });
  expect(await ana.ask('DELETE', `/api/invitations/${withdrawn}`)).toMatchObject({ status: 404 });
  const expired = await invite();
  const { adapter } = await server.accounts.library.$context;
  const yesterday = new Date(Date.now() - 1);
  await adapter.update({
    model: 'invitation',
    where: [{ field: 'id', value: expired }],
    update: { expiresAt: yesterday },
  });
  for (const id of [withdrawn, expired, 'unknown', '%00', '%ff']) {
    expect(await ana.ask('GET', `/api/invitations/${id}`)).toMatchObject({ status: 404 });
  }
  const list = async () => ((await ana.ask('GET', '/api/members')).body as { invitations: object[] }).invitations;
  expect(await list()).toMatchObject([{ id: expired, isExpired: true }]);
  const again = await ana.ask('POST', '/api/invite', { email: 'cleo@acme.example', role: 'finance' });
  expect(await list()).toMatchObject([{ id: invitationOf(again.body), isExpired: false }]);
  expect(await ana.ask('DELETE', `/api/invitations/${invitationOf(again.body)}`)).toMatchObject({ status: 204 });
  expect(await ana.ask('DELETE', `/api/invitations/${expired}`)).toMatchObject({ status: 204 });
  expect(await list()).toEqual([]);
});

test('People sign in with their password and out again', async () => {
  const browser = createBrowser(server.origin);
  const credentials = { email: 'ben@acme.example', password: PASSWORD };
  expect(await browser.ask('POST', '/api/auth/sign-in/email', { ...credentials, password: 'wrong' })).toMatchObject({
    status: 401,
    body: {
      type: 'urn:splitpay:problem:signed-out',
      detail: 'The email or the password is wrong. Check both and try again.',
    },
  });
  const response = await browser.send('POST', '/api/auth/sign-in/email', credentials);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const [cookie = ''] = response.headers.getSetCookie();
  expect(cookie).toMatch(/^splitpay\.session_token=.*; Path=\/; HttpOnly; SameSite=Lax$/i);
  expect(await browser.ask('GET', '/api/me')).toMatchObject({ status: 200 });
  const stolen = createBrowser(server.origin);
  for (const [name, value] of browser.cookies) stolen.cookies.set(name, value);
  expect(await browser.ask('POST', '/api/auth/sign-out', {})).toMatchObject({ status: 200 });
  for (const holder of [browser, stolen]) {
    expect(await holder.ask('GET', '/api/me')).toMatchObject({
      status: 401,
      body: { type: 'urn:splitpay:problem:signed-out', detail: 'You are signed out. Sign in again.' },
    });
  }
});

test('A name has 1 to 80 characters, belongs to a signed-in person, and is changed by no other request', async () => {
  expect(await ana.ask('PATCH', '/api/me', { name: 'x'.repeat(81) })).toMatchObject({ status: 400 });
  expect(await ana.ask('PATCH', '/api/me', { name: ' ' })).toMatchObject({ status: 400 });
  expect(await createBrowser(server.origin).ask('PATCH', '/api/me', { name: 'Eve' })).toMatchObject({ status: 401 });
  expect(await ana.ask('POST', '/api/auth/update-user', { name: 'x'.repeat(81) })).toMatchObject({ status: 404 });
  expect(await ana.ask('GET', '/api/me')).toMatchObject({ body: { user: { name: 'Ana Ruiz' } } });
});

test('Only administrators invite, remove and change roles, and the last one stays', async () => {
  const ben = createBrowser(server.origin);
  await ben.ask('POST', '/api/auth/sign-in/email', { email: 'ben@acme.example', password: PASSWORD });
  const { members } = (await ana.ask('GET', '/api/members')).body as { members: { id: string; name: string }[] };
  const idOf = (name: string) => members.find((member) => member.name === name)?.id ?? '';
  const forbidden = { status: 403, body: { detail: 'Only administrators can change people and roles. Ask Ana Ruiz.' } };
  expect(await ben.ask('POST', '/api/invite', { email: 'eve@acme.example', role: 'administrator' })).toMatchObject(
    forbidden,
  );
  expect(await ben.ask('DELETE', `/api/members/${idOf('Ana Ruiz')}`)).toMatchObject(forbidden);
  expect(await ben.ask('PATCH', `/api/members/${idOf('Ben Ode')}`, { role: 'administrator' })).toMatchObject(forbidden);
  expect(await ben.ask('GET', '/api/members')).toMatchObject({ status: 200, body: { invitations: [] } });
  const needed = { status: 403, body: { detail: 'The team needs an administrator. Make somebody else one first.' } };
  expect(await ana.ask('DELETE', `/api/members/${idOf('Ana Ruiz')}`)).toMatchObject(needed);
  expect(await ana.ask('PATCH', `/api/members/${idOf('Ana Ruiz')}`, { role: 'viewer' })).toMatchObject(needed);
  expect(await ana.ask('PATCH', `/api/members/${idOf('Ben Ode')}`, { role: 'owner' })).toMatchObject({ status: 404 });
  expect(await ana.ask('PATCH', `/api/members/${idOf('Ben Ode')}`, { role: 'finance' })).toMatchObject({ status: 204 });
  expect(await ben.ask('GET', '/api/me')).toMatchObject({ body: { role: 'finance' } });
});

test('A removed person is out immediately, cannot sign in, and comes back with a new invitation and the old password', async () => {
  const dora = await joinTeam(ana, server.origin, 'Dora Sol', 'operator');
  const { members } = (await ana.ask('GET', '/api/members')).body as { members: { id: string; name: string }[] };
  const id = members.find(({ name }) => name === 'Dora Sol')?.id ?? '';
  expect(await ana.ask('DELETE', `/api/members/${id}`)).toMatchObject({ status: 204 });
  expect(await ana.ask('DELETE', `/api/members/${id}`)).toMatchObject({ status: 404 });
  expect(await dora.ask('GET', '/api/me')).toMatchObject({ status: 401 });
  const credentials = { email: 'dora@acme.example', password: PASSWORD };
  expect(await dora.ask('POST', '/api/auth/sign-in/email', credentials)).toMatchObject({
    status: 403,
    body: { detail: 'You are not a member of this team. Ask an administrator for an invitation.' },
  });
  const { body } = await ana.ask('POST', '/api/invite', { email: 'dora@acme.example', role: 'viewer' });
  const invitation = invitationOf(body);
  expect(await dora.ask('POST', '/api/join', { invitation, name: 'Dora', password: PASSWORD })).toMatchObject({
    status: 409,
    body: { type: 'urn:splitpay:problem:taken' },
  });
  expect(await dora.ask('POST', '/api/auth/sign-in/email', credentials)).toMatchObject({ status: 200 });
  expect(await dora.ask('GET', '/api/me')).toMatchObject({ body: { user: { name: 'Dora Sol' }, role: 'viewer' } });
});

test('With two-factor sign-in, the password alone opens nothing', async () => {
  const fay = await joinTeam(ana, server.origin, 'Fay Lin', 'operator');
  const started = await fay.ask('POST', '/api/auth/two-factor/enable', { password: PASSWORD });
  expect(started.status).toBe(200);
  const { totpURI, backupCodes } = started.body as { totpURI: string; backupCodes: string[] };
  const code = totp(totpURI);
  expect(await fay.ask('POST', '/api/auth/two-factor/verify-totp', { code })).toMatchObject({ status: 200 });
  expect(await fay.ask('GET', '/api/me')).toMatchObject({ body: { user: { hasTwoFactor: true } } });
  for (const step of ['verify-totp', 'verify-backup-code']) {
    const browser = createBrowser(server.origin);
    const credentials = { email: 'fay@acme.example', password: PASSWORD };
    expect(await browser.ask('POST', '/api/auth/sign-in/email', credentials)).toMatchObject({
      status: 200,
      body: { twoFactorRedirect: true },
    });
    expect(await browser.ask('GET', '/api/me')).toMatchObject({ status: 401 });
    expect(await browser.ask('POST', `/api/auth/two-factor/${step}`, { code: '000000' })).toMatchObject({
      status: 401,
      body: { detail: expect.stringMatching(/^The (backup )?code is wrong or .* Enter /) as unknown },
    });
    const right = step === 'verify-totp' ? totp(totpURI) : backupCodes[0];
    expect(await browser.ask('POST', `/api/auth/two-factor/${step}`, { code: right })).toMatchObject({ status: 200 });
    expect(await browser.ask('GET', '/api/me')).toMatchObject({ status: 200 });
  }
});

test('The log has neither addresses nor names nor passwords, and knows each request by its route', () => {
  const text = server.lines.join('');
  expect(text).not.toMatch(/acme\.example|Ruiz|horse|splitpay\.session/);
  const routes = server.lines.map((line) => (JSON.parse(line) as { route?: string }).route);
  expect(routes).toContain('/api/invitations/:id');
  expect(server.lines.filter((line) => line.includes('"level":50'))).toEqual([]);
});
