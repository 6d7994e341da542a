import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { openWorkspaceFiles } from '@/backend/local/workspaceFiles';
import type { Workspace } from '@/domain/workspaces/workspaces';

let names = 0;
let files: ReturnType<typeof openWorkspaceFiles>;
let name = '';
beforeEach(() => {
  name = `workspaces-${(names += 1)}`;
  files = openWorkspaceFiles(name);
});
afterEach(() => files.close());

const workspace = (id: string, hash = `hash of ${id}`, b: Partial<Workspace> = {}): Workspace => ({
  id,
  hash,
  name: `Festival ${id}`,
  source: 'payments.csv',
  rows: 3,
  importedOn: '2025-06-30',
  ...b,
});
const bytesOf = (text: string) => new TextEncoder().encode(text).buffer;
const textOf = async (id: string) => {
  const stored = await files.read(id);
  return stored && new TextDecoder().decode(stored.bytes);
};
const idsOf = async () => (await files.list()).map(({ id }) => id);

test('A saved workspace can be read with its bytes after reopening the database', async () => {
  await files.save(workspace('a'), bytesOf('rows of a'));
  files.close();
  files = openWorkspaceFiles(name);
  expect(await files.list()).toEqual([workspace('a')]);
  expect(await files.read('a')).toMatchObject({ workspace: workspace('a') });
  expect(await textOf('a')).toBe('rows of a');
  expect(await files.read('b')).toBeUndefined();
});

test('Workspaces are listed by name, regardless of the order in which they were saved', async () => {
  for (const [id, called] of Object.entries({ a: 'Öffnung', b: 'zebra', c: 'Arts', d: 'Payments 10' }))
    await files.save(workspace(id, undefined, { name: called }), bytesOf(id));
  expect((await files.list()).map((file) => file.name)).toEqual(['Arts', 'Öffnung', 'Payments 10', 'zebra']);
});

test('Renaming changes only the name, and does not recreate a removed workspace', async () => {
  await files.save(workspace('a'), bytesOf('rows'));
  await files.rename('a', 'Another');
  expect(await files.rename('gone', 'Another')).toBe(false);
  expect(await files.list()).toEqual([workspace('a', undefined, { name: 'Another' })]);
  expect(await textOf('a')).toBe('rows');
});

test('A deleted workspace cannot be opened, can be restored, and is removed when deleted ones are freed', async () => {
  await files.save(workspace('a'), bytesOf('rows of a'));
  await files.save(workspace('b'), bytesOf('rows of b'));
  await files.remove('a');
  expect(await textOf('a')).toBeUndefined();
  expect(await files.list()).toMatchObject([{ id: 'a', isDeleted: true }, { id: 'b' }]);
  await files.restore('a');
  expect(await textOf('a')).toBe('rows of a');
  expect(await files.free()).toEqual([]);
  await files.remove('a');
  expect(await files.free()).toEqual(['a']);
  expect(await idsOf()).toEqual(['b']);
  expect(await files.restore('a')).toBe(false);
  expect(await idsOf()).toEqual(['b']);
});

test('A data set that two workspaces share is removed with the second one', async () => {
  await files.save(workspace('a', 'shared'), bytesOf('rows'));
  await files.save(workspace('b', 'shared'), bytesOf('rows'));
  await files.remove('a');
  await files.free();
  expect(await textOf('b')).toBe('rows');
  await files.remove('b');
  await files.free();
  // Its bytes are gone too, so a workspace that refers to them does not open.
  await expect(keysIn('dataSets')).resolves.toEqual([]);
});

test('Two simultaneous imports are both stored', async () => {
  const b = openWorkspaceFiles(name);
  await Promise.all([files.save(workspace('a'), bytesOf('one')), b.save(workspace('b'), bytesOf('two'))]);
  b.close();
  expect([await textOf('a'), await textOf('b')]).toEqual(['one', 'two']);
});

describe('A damaged record of a workspace', () => {
  const damages: [string, object][] = [
    ['name', { name: 7 }],
    ['hash', { hash: { wrong: 'shape' } }],
    ['hash that names no data set', { hash: 'hash of nobody' }],
    ['previous import', { previous: 'text' }],
    ['hash of the previous import', { previous: { hash: 7 } }],
    ['mark of deletion', { isDeleted: 'text' }],
    ['list of ids', { givenIds: 7 }],
    ['day', { importedOn: null }],
  ];

  test.each(damages)('(%s) does not stop other workspaces from opening, and removes no rows', async (_, damage) => {
    await files.save(workspace('a'), bytesOf('newer rows of a'));
    await files.save(workspace('before'), bytesOf('older rows of a'));
    await files.save(workspace('b', undefined, { name: 'Zebra' }), bytesOf('rows of b'));
    await put({ ...workspace('a'), previous: { ...workspace('before'), id: undefined }, ...damage });
    await files.remove('before');
    expect(await files.free()).toEqual(['before']);
    expect(await keysIn('dataSets')).toEqual(expect.arrayContaining(['hash of a', 'hash of b', 'hash of before']));
    expect(await idsOf()).toEqual(expect.arrayContaining(['a', 'b']));
    expect(await textOf('b')).toBe('rows of b');
    if (!('hash' in damage)) expect(await textOf('a')).toBe('newer rows of a');
    expect(await dump('workspaces')).toContainEqual(expect.objectContaining(damage));
  });

  test('is marked in the list, under a name that can be shown', async () => {
    await files.save(workspace('a'), bytesOf('rows of a'));
    await put({ ...workspace('a'), name: null });
    expect(await files.list()).toMatchObject([{ id: 'a', name: 'Unnamed workspace', isDamaged: true }]);
    await files.rename('a', 'Named again');
    expect(await files.list()).toEqual([workspace('a', undefined, { name: 'Named again' })]);
  });
});

describe('A storage that fails', () => {
  const WRITES = ['put', 'delete'] as const;
  const FAILURES = {
    'refuses the call': () => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    },
    'ends the transaction': (store: IDBObjectStore) => store.transaction.abort(),
  };
  const acts: Record<string, () => Promise<unknown>> = {
    save: () => files.save(workspace('new'), bytesOf('new rows')),
    'save over an old one': () => files.save(workspace('a', 'newer'), bytesOf('newer rows')),
    rename: () => files.rename('a', 'Another'),
    remove: () => files.remove('a'),
    free: () => files.free(),
  };
  /** Makes the write with this number fail (from 0). Returns whether there was such a write. */
  function failAt(number: number, failure: keyof typeof FAILURES): () => boolean {
    let writes = 0;
    for (const method of WRITES) {
      const write = Reflect.get(IDBObjectStore.prototype, method) as (...args: unknown[]) => IDBRequest;
      jest.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (this: IDBObjectStore, ...args) {
        if (writes++ !== number) return write.apply(this, args) as never;
        const request = failure === 'refuses the call' ? undefined : (write.apply(this, args) as never);
        FAILURES[failure](this);
        return request as never;
      });
    }
    return () => writes > number;
  }

  const cases = Object.keys(acts).flatMap((act) =>
    Object.keys(FAILURES).map((failure) => [act, failure as keyof typeof FAILURES] as const),
  );
  test.each(cases)('(%s) at any single write that it %s leaves everything unchanged', async (act, failure) => {
    await files.save(workspace('a'), bytesOf('rows of a'));
    await files.save(workspace('b'), bytesOf('rows of b'));
    await files.save(workspace('c'), bytesOf('rows of c'));
    await files.remove('b');
    await files.remove('c');
    const before = [await dump('workspaces'), await keysIn('dataSets')];
    let number = 0;
    for (let hasFailed = true; hasFailed; number += 1) {
      const wasReached = failAt(number, failure);
      const outcome = acts[act]!().then(
        () => 'done',
        (error: unknown) => (error as Error).name,
      );
      const reported = await outcome;
      jest.restoreAllMocks();
      hasFailed = wasReached();
      expect(reported).toBe(
        hasFailed ? (failure === 'refuses the call' ? 'QuotaExceededError' : 'AbortError') : 'done',
      );
      if (hasFailed) expect([await dump('workspaces'), await keysIn('dataSets')]).toEqual(before);
    }
    expect(number).toBeGreaterThan(1);
    expect(await textOf(act === 'remove' ? 'new' : 'a')).toBe(
      act === 'remove' ? undefined : act === 'save over an old one' ? 'newer rows' : 'rows of a',
    );
  });

  test('is reported if the database cannot be opened, and the next call tries again', async () => {
    const refusal = jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Not in a private window', 'SecurityError');
    });
    await expect(files.list()).rejects.toThrow('Not in a private window');
    refusal.mockRestore();
    expect(await files.list()).toEqual([]);
  });
});

/** Reads a store directly, bypassing the code under test. */
function ask<Value>(store: string, request: (from: IDBObjectStore) => IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onsuccess = () => {
      const requests = request(opening.result.transaction(store).objectStore(store));
      requests.onsuccess = () => {
        opening.result.close();
        resolve(requests.result);
      };
      requests.onerror = () => reject(requests.error ?? new Error());
    };
  });
}
async function put(stored: object): Promise<void> {
  const database = await openDB(name);
  await database.put('workspaces', stored);
  database.close();
}
const keysIn = (store: string) => ask(store, (from) => from.getAllKeys());
const dump = (store: string) => ask(store, (from) => from.getAll() as IDBRequest<unknown[]>);
