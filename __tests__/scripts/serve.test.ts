import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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

/** Requests the path unchanged, because `fetch` would normalize it. */
async function ask(path: string, { method = 'GET', headers = {}, host = '' } = {}) {
  const { hostname, port } = new URL(origin);
  const sent = request({ host: host || hostname.replace(/^\[|\]$/g, ''), port, path, method, headers, agent: false });
  sent.end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  let text = '';
  for await (const part of response) text += String(part);
  return { status: response.statusCode, headers: response.headers, text };
}

test('A file that a deployment renames is found only under its new name', async () => {
  await start();
  expect(await ask('/assets/main.1.js')).toMatchObject({ status: 200, text: 'first()' });
  rmSync(`${folder}/assets/main.1.js`);
  writeFileSync(`${folder}/assets/main.2.js`, 'second()');
  writeFileSync(`${folder}/index.html`, '<p>The new and longer page</p>');
  expect(await ask('/assets/main.1.js')).toMatchObject({ status: 404, text: 'Not found' });
  expect(await ask('/assets/main.2.js')).toMatchObject({ status: 200, text: 'second()' });
  expect(await ask('/')).toMatchObject({ status: 200, text: '<p>The new and longer page</p>' });
});

test('A file that cannot be opened ends only its response, and an invalid range ends none', async () => {
  await start();
  // The socket exists but cannot be opened, like a file that is deleted between the check and the opening.
  const socket = createServer().listen(`${folder}/assets/main.3.js`);
  await once(socket, 'listening');
  const answer = ask('/assets/main.3.js').finally(() => socket.close());
  await expect(answer).rejects.toThrow('socket hang up');
  expect(await ask('/assets/main.1.js', { headers: { Range: 'bytes=5-2' } })).toMatchObject({ text: 'first()' });
});

test('A worker among the assets may run the scripts of the product, and send no requests', async () => {
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

test('A malformed path gets the page of unknown paths, and no path leaves the folder', async () => {
  await start();
  for (const path of ['/%', '/%E0%A4%A', '/%00', '/a%2f..%2f..', '/../package.json', '/%2e%2e/package.json'])
    expect([path, await ask(path)]).toEqual([
      path,
      expect.objectContaining({ status: 404, text: '<p>The page of unknown paths</p>' }),
    ]);
  expect(await ask('//')).toMatchObject({ status: 200, text: '<p>The page</p>' });
  expect(await ask('/assets/%')).toMatchObject({ status: 404 });
});

test('An unknown path gets 404.html with its status even if the browser has a cached copy, and a known path gets its page', async () => {
  mkdirSync(`${folder}/merchants`);
  writeFileSync(`${folder}/merchants/index.html`, '<p>Merchants</p>');
  await start();
  const unknown = await ask('/nowhere?page=2');
  expect(unknown).toMatchObject({ status: 404, text: '<p>The page of unknown paths</p>' });
  expect(unknown.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringContaining("script-src 'self'") as string,
  });
  const again = await ask('/nowhere', { headers: { 'If-None-Match': unknown.headers.etag! } });
  expect(again.status).toBe(404);
  for (const path of ['/merchants', '/merchants/', '/merchants/index.html?page=2'])
    expect(await ask(path)).toMatchObject({ status: 200, text: '<p>Merchants</p>' });
  const { headers } = await ask('/merchants');
  expect(await ask('/merchants', { headers: { 'If-None-Match': headers.etag! } })).toMatchObject({
    status: 304,
    text: '',
  });
});

test('A browser gets the compression that it accepts, with the type of the original file', async () => {
  writeFileSync(`${folder}/assets/main.1.js.gz`, 'compressed by gzip');
  writeFileSync(`${folder}/assets/main.1.js.br`, 'compressed by brotli');
  await start();
  for (const [accepted, encoding, text] of [
    ['gzip, deflate, br', 'br', 'compressed by brotli'],
    ['gzip', 'gzip', 'compressed by gzip'],
    ['deflate', undefined, 'first()'],
  ] as const) {
    const { headers, ...answer } = await ask('/assets/main.1.js', { headers: { 'Accept-Encoding': accepted } });
    expect(answer).toEqual({ status: 200, text });
    expect([headers['content-encoding'], headers['content-type'], headers.vary]).toEqual([
      encoding,
      'text/javascript; charset=utf-8',
      'Accept-Encoding',
    ]);
  }
});

test('Hidden files and links that leave the folder are not served, and links inside it are', async () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'elsewhere-'));
  writeFileSync(`${elsewhere}/index.html`, 'A secret');
  writeFileSync(`${folder}/.env`, 'A secret');
  mkdirSync(`${folder}/.git`);
  writeFileSync(`${folder}/.git/config`, 'A secret');
  mkdirSync(`${folder}/linked`);
  symlinkSync(`${elsewhere}/index.html`, `${folder}/linked/index.html`);
  symlinkSync(`${elsewhere}/index.html`, `${folder}/assets/linked.js`);
  symlinkSync(`${elsewhere}/index.html`, `${folder}/assets/main.1.js.br`);
  symlinkSync(elsewhere, `${folder}/away`);
  symlinkSync(`${folder}/index.html`, `${folder}/inside.html`);
  await start();
  for (const path of ['/.env', '/%2eenv', '/.git/config', '/linked', '/away/index.html', '/away', '/assets/linked.js'])
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
  expect(await ask('/assets/main.1.js', { headers: { 'Accept-Encoding': 'br' } })).toMatchObject({ text: 'first()' });
  expect(await ask('/inside.html')).toMatchObject({ status: 200, text: '<p>The page</p>' });
  rmSync(elsewhere, { recursive: true });
});

test('Files are closed when browsers disconnect before the end of a response', async () => {
  writeFileSync(`${folder}/assets/large.1.js`, Buffer.alloc(5_000_000));
  await start();
  // Only Linux lists the open files of another process.
  if (!existsSync('/proc/self/fd')) return;
  const openFiles = () => readdirSync(`/proc/${server.pid!}/fd`).length;
  const { hostname, port } = new URL(origin);
  await ask('/assets/main.1.js');
  const before = openFiles();
  for (let client = 0; client < 50; client += 1) {
    const sent = request({ hostname, port, path: '/assets/large.1.js', agent: false });
    sent.on('error', () => undefined);
    sent.end();
    // Every second browser disconnects before the response starts.
    await once(sent, client % 2 === 0 ? 'response' : 'finish');
    sent.destroy();
  }
  const deadline = Date.now() + 10_000;
  while (openFiles() > before && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(openFiles()).toBeLessThanOrEqual(before);
});

const outside = Object.values(networkInterfaces())
  .flat()
  .find((address) => address?.internal === false && address.family === 'IPv4')?.address;

test('The server answers on both addresses of localhost, and no other computer', async () => {
  await start();
  expect(origin).toMatch(/^http:\/\/localhost:\d+$/);
  expect(await ask('/', { host: 'localhost' })).toMatchObject({ status: 200 });
  expect(await ask('/', { host: '127.0.0.1' })).toMatchObject({ status: 200 });
  if (outside) await expect(ask('/', { host: outside })).rejects.toThrow('ECONNREFUSED');
});

test('HOST sets another address to listen on', async () => {
  await start({ HOST: '0.0.0.0' });
  expect(origin).toMatch(/^http:\/\/0\.0\.0\.0:\d+$/);
  expect(await ask('/', { host: outside ?? '127.0.0.1' })).toMatchObject({ status: 200 });
});
