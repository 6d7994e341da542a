import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string;
let server: ChildProcess;
let origin: string;

async function start(environment: Record<string, string> = {}) {
  server = spawn(process.execPath, ['scripts/serve.mjs', folder], {
    env: { ...process.env, HOST: '', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(server.stdout!, 'data')) as [Buffer];
  origin = /http:\S+/.exec(line.toString())?.[0] ?? '';
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'serve-'));
  mkdirSync(`${folder}/assets`);
  writeFileSync(`${folder}/index.html`, '<p>The page</p>');
  writeFileSync(`${folder}/404.html`, '<p>The page of unknown paths</p>');
  writeFileSync(`${folder}/assets/main.1.js`, 'first()');
});

afterEach(async () => {
  const isRunning = server.exitCode === null;
  if (isRunning) {
    server.kill();
    await once(server, 'exit');
  }
  rmSync(folder, { recursive: true });
  expect(isRunning).toBe(true);
});

/** Asks with the path as it is: `fetch` would mend it. */
async function ask(path: string, { method = 'GET', headers = {}, host = '' } = {}) {
  const { hostname, port } = new URL(origin);
  const asked = request({ host: host || hostname.replace(/^\[|\]$/g, ''), port, path, method, headers, agent: false });
  asked.end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  let text = '';
  for await (const part of response) text += String(part);
  return { status: response.statusCode, headers: response.headers, text };
}

test('A file that is replaced while it is served is not found under its old name, and the new one is', async () => {
  await start();
  expect(await ask('/assets/main.1.js')).toMatchObject({ status: 200, text: 'first()' });
  rmSync(`${folder}/assets/main.1.js`);
  writeFileSync(`${folder}/assets/main.2.js`, 'second()');
  writeFileSync(`${folder}/index.html`, '<p>The new and longer page</p>');
  expect(await ask('/assets/main.1.js')).toMatchObject({ status: 404, text: 'Not found' });
  expect(await ask('/assets/main.2.js')).toMatchObject({ status: 200, text: 'second()' });
  expect(await ask('/')).toMatchObject({ status: 200, text: '<p>The new and longer page</p>' });
});

test('A file that cannot be opened ends its own answer alone, and a range that makes no sense none', async () => {
  await start();
  // It is there when it is looked for, and cannot be read: as a file that goes away between the two.
  const socket = createServer().listen(`${folder}/assets/main.3.js`);
  await once(socket, 'listening');
  const answer = ask('/assets/main.3.js').finally(() => socket.close());
  await expect(answer).rejects.toThrow('socket hang up');
  expect(await ask('/assets/main.1.js', { headers: { Range: 'bytes=5-2' } })).toMatchObject({ text: 'first()' });
});

test('A worker among the assets may run the product’s own scripts, and ask for nothing', async () => {
  await start();
  const { headers } = await ask('/assets/main.1.js');
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self'; require-trusted-types-for 'script'; trusted-types app#webpack",
  );
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is not allowed', async (method) => {
  await start();
  for (const path of ['/', '/assets/main.1.js']) {
    const { status, headers } = await ask(path, { method });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  }
  expect(await ask('/', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
});

test('A malformed path is answered with the page of unknown paths, and none leads out of the folder', async () => {
  await start();
  for (const path of ['/%', '/%E0%A4%A', '/%00', '/a%2f..%2f..', '/../package.json', '/%2e%2e/package.json'])
    expect([path, await ask(path)]).toEqual([
      path,
      expect.objectContaining({ status: 200, text: '<p>The page of unknown paths</p>' }),
    ]);
  expect(await ask('//')).toMatchObject({ status: 200, text: '<p>The page</p>' });
  expect(await ask('/assets/%')).toMatchObject({ status: 404 });
});

const outside = Object.values(networkInterfaces())
  .flat()
  .find((address) => address?.internal === false && address.family === 'IPv4')?.address;

test('It answers on localhost, by either of its addresses, and to no other computer', async () => {
  await start();
  expect(origin).toMatch(/^http:\/\/localhost:\d+$/);
  expect(await ask('/', { host: 'localhost' })).toMatchObject({ status: 200 });
  expect(await ask('/', { host: '127.0.0.1' })).toMatchObject({ status: 200 });
  if (outside) await expect(ask('/', { host: outside })).rejects.toThrow('ECONNREFUSED');
});

test('HOST names another address to listen on', async () => {
  await start({ HOST: '0.0.0.0' });
  expect(origin).toMatch(/^http:\/\/0\.0\.0\.0:\d+$/);
  expect(await ask('/', { host: outside ?? '127.0.0.1' })).toMatchObject({ status: 200 });
});
