import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { writeServiceWorker } from '../../scripts/build/serviceWorkerFile';

const SCOPE = 'https://splitpay.example/console/';

type CachedFiles = Record<
  string,
  Record<string, { text: string; redirected?: boolean; status?: number; headers?: string }>
>;
type Handler = (event: Record<string, unknown>) => unknown;

/** Runs the worker of version 2 in a browser with these caches, while open pages use these scripts. */
function runWorker(cached: CachedFiles, open: string[] = [], scope = SCOPE) {
  const at = (path: string) => new URL(path, scope).href;
  const addressOf = (wanted: string | { url: string }) => at(typeof wanted === 'string' ? wanted : wanted.url);
  const stores = new Map(Object.entries(cached).map(([name, files]) => [name, new Map(Object.entries(files))]));
  const find = (files: Map<string, CachedFiles[string][string]> | undefined, wanted: string | { url: string }) => {
    const address = addressOf(wanted);
    const [, file] = [...(files ?? [])].find(([path]) => at(path) === address) ?? [];
    return file && { ...file, text: () => Promise.resolve(file.text) };
  };
  const caches = {
    keys: () => Promise.resolve([...stores.keys()]),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
    match: (wanted: string, { cacheName }: { cacheName?: string } = {}) => {
      const looked = cacheName === undefined ? [...stores.values()] : [stores.get(cacheName)];
      return Promise.resolve(looked.map((files) => find(files, wanted)).find(Boolean));
    },
  };
  const handlers: Record<string, Handler> = {};
  const self = {
    registration: { scope },
    addEventListener: (type: string, handler: Handler) => (handlers[type] = handler),
  };
  class Response {
    readonly text: () => Promise<string>;
    readonly status: number | undefined;
    readonly headers: string | undefined;
    constructor(text: string, { status, headers }: { status?: number; headers?: string } = {}) {
      this.text = () => Promise.resolve(text);
      this.status = status;
      this.headers = headers;
    }
  }
  const locks = { query: () => Promise.resolve({ held: open.map((path) => ({ name: at(path) })) }) };
  const fetch = () => Promise.resolve(new Response('from the server'));
  const code = writeServiceWorker(new Map()).replace(/'\w+'/, "'2'");
  runInNewContext(code, { self, caches, fetch, Response, URL, Promise, Object, navigator: { locks } });

  const ask = async (path: string, mode = 'no-cors', method = 'GET') => {
    const promises: unknown[] = [];
    let answer: unknown = new Response('not answered');
    handlers.fetch!({
      request: { url: at(path), mode, method },
      respondWith: (response: unknown) => (answer = response),
      waitUntil: (promise: unknown) => promises.push(promise),
    });
    await Promise.all(promises);
    const { text, redirected, status, headers } = (await answer) as CachedFiles[string][string] &
      Pick<Response, 'text'>;
    return [redirected && 'redirected', status, headers, await text()].filter(Boolean).join(' ');
  };
  return { ask, names: () => [...stores.keys()] };
}

const PAGES = { './': { text: 'first page' }, 'merchants/': { text: 'merchants' } };

test('A navigation gets the page of its path, and an unknown path gets the first page', async () => {
  const { ask } = runWorker({ 'splitpay 2': PAGES });
  const paths = ['', 'merchants', 'merchants/', 'nowhere', 'transactions/TR1.5'];
  expect(await Promise.all(paths.map((path) => ask(path, 'navigate')))).toEqual([
    ...['first page', 'merchants', 'merchants', '404 first page', '404 first page'],
  ]);
});

test('Every page, also the root, comes from the server if the cache was cleared', async () => {
  for (const scope of ['https://splitpay.example/', SCOPE]) {
    const { ask } = runWorker({}, [], scope);
    const paths = ['', 'merchants', 'merchants/', 'nowhere'];
    expect(await Promise.all(paths.map((path) => ask(path, 'navigate')))).toEqual(paths.map(() => 'from the server'));
  }
});

test('A page that the host redirected to is returned without the redirect, with its status and headers', async () => {
  const merchants = { text: 'merchants', redirected: true, status: 200, headers: 'text/html' };
  const { ask } = runWorker({ 'splitpay 2': { ...PAGES, 'merchants/': merchants } });
  expect(await ask('merchants', 'navigate')).toBe('200 text/html merchants');
});

test('A cached page is painted as soon as its theme is known', async () => {
  const page = (shown: string) => `<link rel="expect" href="#${shown}" blocking="render"/><a href="#root">Root</a>`;
  expect(readFileSync('public/index.html', 'utf8')).toContain('<link rel="expect" href="#root" blocking="render" />');
  const { ask } = runWorker({ 'splitpay 2': { './': { text: page('root') } } });
  expect(await ask('', 'navigate')).toBe(page('drawn'));
});

test('A file comes from the cache of the version, then from other caches, then from the server', async () => {
  const icon = (text: string) => ({ 'favicon.svg': { text } });
  const { ask } = runWorker({
    'splitpay 1': { 'assets/a.1.js': { text: 'chunk of before' }, ...icon('old') },
    'splitpay 2': { ...PAGES, ...icon('new') },
  });
  expect(await ask('favicon.svg')).toBe('new');
  expect(await ask('assets/a.1.js')).toBe('chunk of before');
  expect(await ask('assets/a.3.js')).toBe('from the server');
});

test('Other requests than those for files of the console are left to the browser', async () => {
  const { ask } = runWorker({ 'splitpay 2': PAGES });
  expect(await ask('', 'navigate', 'POST')).toBe('not answered');
  expect(await ask('/other', 'navigate')).toBe('not answered');
});

test('An older version stays while one of its pages is open, a newer waiting version always stays, and other caches are not touched', async () => {
  const cached: CachedFiles = {
    other: {},
    'splitpay 1': { 'assets/main.1.js': { text: 'main' } },
    'splitpay 2': { ...PAGES, 'assets/main.2.js': { text: 'main' } },
    'splitpay 3': {},
  };
  const inUse = runWorker(cached, ['assets/main.1.js', 'assets/main.2.js']);
  await inUse.ask('', 'navigate');
  expect(inUse.names()).toEqual(['other', 'splitpay 1', 'splitpay 2', 'splitpay 3']);
  const left = runWorker(cached, ['assets/main.2.js']);
  await left.ask('', 'navigate');
  expect(left.names()).toEqual(['other', 'splitpay 2', 'splitpay 3']);
});
