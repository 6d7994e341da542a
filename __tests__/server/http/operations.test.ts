import { request } from 'node:http';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { createBrowser, joinTeam, PASSWORD, setUpTeam, type Browser } from '../../helpers/server/browser';
import { startServer, type RunningServer } from '../../helpers/server/startServer';

let server: RunningServer;
let ana: Browser;

beforeAll(async () => {
  server = await startServer({ more: { isProxied: true, writesPerSecond: 1 } });
  // Behind a proxy, the browser sees the origin of the proxy.
  ana = await setUpTeam(server, 'https://console.example');
});
afterAll(async () => server.stop());

test('Health and readiness need no session, and metrics count requests by their routes', async () => {
  const stranger = createBrowser(server.origin);
  for (const path of ['/healthz', '/readyz']) {
    expect(await stranger.ask('GET', path)).toEqual({ status: 200, body: 'ok' });
  }
  const { status, body } = await stranger.ask('GET', '/metrics');
  expect(status).toBe(200);
  expect(body).toMatch(/^splitpay_http_requests_total\{method="GET",route="\/readyz",status="200"\} 1$/m);
  expect(body).toMatch(/^splitpay_streams 0$/m);
});

test('Metrics are not for requests through a proxy', async () => {
  const stranger = createBrowser(server.origin);
  expect(await stranger.ask('GET', '/metrics', undefined, { 'X-Forwarded-For': '203.0.113.9' })).toMatchObject({
    status: 403,
    body: { type: 'urn:splitpay:problem:forbidden' },
  });
});

test('Every address is answered with the page of the team, which may ask its own server', async () => {
  for (const path of ['/', '/transactions', '/setup?token=x', '/merchants/', '/index.html', '/%ff']) {
    for (const encoding of ['gzip', 'identity']) {
      const response = await fetch(server.origin + path, { headers: { 'Accept-Encoding': encoding } });
      expect(response.status).toBe(200);
      expect(await response.text()).toContain("default-src 'none'; connect-src 'self'");
      expect(response.headers.get('content-security-policy')).toMatch(/connect-src 'self'.*; frame-ancestors 'none'$/);
    }
  }
  expect((await fetch(`${server.origin}/missing.png`)).status).toBe(404);
  const asset = await fetch(`${server.origin}/assets/missing.js`);
  expect([asset.status, asset.headers.get('content-security-policy')]).toEqual([
    404,
    "default-src 'none'; script-src 'self'; require-trusted-types-for 'script'; trusted-types app#webpack; connect-src 'self'",
  ]);
});

/** Sends a request with headers that `fetch` does not allow. */
async function askBehindProxy(headers: Record<string, string>): Promise<number | undefined> {
  const sent = request(`${server.origin}/api/setup`, { method: 'POST', headers, agent: false });
  sent.end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}

test('Behind a proxy, the origin is the one that the proxy was asked for, with https', async () => {
  const forwarded = { Host: '10.0.0.1:3000', 'X-Forwarded-Host': 'console.example' };
  for (const Origin of ['http://console.example', 'https://10.0.0.1:3000', 'https://console.example.evil']) {
    expect(await askBehindProxy({ ...forwarded, Origin })).toBe(403);
  }
  // It is a request of the page, without a body.
  expect(await askBehindProxy({ ...forwarded, Origin: 'https://console.example' })).toBe(400);
});

test('Behind a proxy, the cookie of the session travels by https alone', async () => {
  const credentials = { email: 'ana@acme.example', password: PASSWORD };
  const response = await ana.send('POST', '/api/auth/sign-in/email', credentials);
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Secure-splitpay\.session_token=.*; HttpOnly; Secure; SameSite=Lax$/) as unknown,
  ]);
});

test('An invitation names the address of the proxy, and a person who writes too much waits', async () => {
  const { body } = await ana.ask('POST', '/api/invite', { email: 'eve@acme.example', role: 'viewer' });
  expect(body).toMatchObject({ link: expect.stringMatching(/^https:\/\/console\.example\/join\?/) as unknown });
  const ben = await joinTeam(ana, server.origin, 'Ben Ode', 'operator', 'https://console.example');
  const answers = [];
  for (let time = 0; time < 12; time += 1) answers.push(await ben.ask('PATCH', '/api/workspaces/team-00000000', {}));
  expect(answers[0]).toMatchObject({ status: 403 });
  expect(answers.at(-1)).toMatchObject({
    status: 429,
    body: {
      type: 'urn:splitpay:problem:too-many',
      detail: 'These are too many requests. Wait a minute and try again.',
    },
  });
});

test('A stranger who guesses invitations waits, too', async () => {
  const stranger = createBrowser(server.origin);
  const from = { 'X-Forwarded-For': '198.51.100.7, 203.0.113.9' };
  const statuses = [];
  for (let time = 0; time < 32; time += 1) {
    statuses.push((await stranger.ask('GET', `/api/invitations/guess-${time}`, undefined, from)).status);
  }
  expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 404));
  expect(statuses.at(-1)).toBe(429);
  // What the client itself says is not its address.
  const other = { 'X-Forwarded-For': '203.0.113.9, 198.51.100.8' };
  expect((await stranger.ask('GET', '/api/invitations/guess', undefined, other)).status).toBe(404);
});
