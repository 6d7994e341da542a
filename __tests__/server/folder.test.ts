import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { copyEmptyDatabase } from '../../server/database/emptyDatabase';
import { takeFolder } from '../../server/database/folderLock';
import { openDatabase } from '../../server/database/openDatabase';
import { verify } from '../../server/log/verify';
import { createTeamStore } from '../../server/store';
import { emptyDatabaseFolder } from '../helpers/server/emptyDatabase';
import { ana, ben, createWorkspace } from './engines';
import { problemOf, propose, refund } from './proposing';

let folder = '';
let emptyDatabase = '';
beforeAll(async () => {
  emptyDatabase = join(mkdtempSync(join(tmpdir(), 'splitpay-empty-')), 'database');
  await copyEmptyDatabase(await emptyDatabaseFolder(), emptyDatabase);
  writeFileSync(join(emptyDatabase, 'marker'), '');
});
afterAll(() => rmSync(dirname(emptyDatabase), { recursive: true }));
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'splitpay-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const lock = () => join(folder, 'lock');

test('What was stored is there after a restart, and is judged as before', async () => {
  const open = async () => {
    const database = await openDatabase({ folder, emptyDatabase });
    return { database, store: await createTeamStore({ database, folder }) };
  };
  const first = await open();
  expect(existsSync(join(folder, 'database/marker'))).toBe(true);
  const id = await createWorkspace(first.store);
  await propose(first.store, ana, id, refund('r1', 367_000 - 50));
  const { backendId } = first.store;
  const before = await first.store.read(ana, id, { seq: 0 });
  await expect(openDatabase({ folder })).rejects.toThrow(`uses the folder ${folder}. Stop it first`);
  await first.store.close();

  const { database, store } = await open();
  // 128 MB, the default, would be most of the memory of the process.
  expect(await database.query('show shared_buffers')).toEqual([{ shared_buffers: '32MB' }]);
  expect([store.backendId, await store.read(ana, id, { seq: 0 })]).toEqual([backendId, before]);
  const problem = await problemOf(propose(store, ben, id, refund('r2', 51)));
  expect(problem.refusals).toMatchObject([{ refusal: { refundable: 50 }, first: { by: { name: 'Ana Ruiz' } } }]);
  await propose(store, ben, id, refund('r3', 50));
  expect(await verify(database.query, id)).toEqual({ workspace: id, entries: 2 });
  await database.query("insert into migration (name) values ('999-later.sql')");
  await store.close();
  await expect(openDatabase({ folder })).rejects.toThrow(
    'The database has the migration 999-later.sql of a newer server',
  );
});

test('A new folder starts with a copy of the empty database, also after a crash in the middle of the copy', async () => {
  expect(statSync(join(emptyDatabase, 'PG_VERSION')).mode & 0o022).toBe(0);
  const [copy, unfinished] = [join(folder, 'database'), join(folder, 'database-unfinished')];
  mkdirSync(unfinished);
  writeFileSync(join(unfinished, 'half'), '');
  await copyEmptyDatabase(emptyDatabase, copy);
  expect(readdirSync(folder)).toEqual(['database']);
  expect(readdirSync(copy)).toEqual(readdirSync(emptyDatabase));
});

test('A database that is there is not replaced by an empty one', async () => {
  const copy = join(folder, 'database');
  mkdirSync(copy);
  await copyEmptyDatabase(emptyDatabase, copy);
  expect(readdirSync(copy)).toEqual([]);
});

test('Without an empty database of the build, nothing is copied', async () => {
  await copyEmptyDatabase(join(folder, 'none'), join(folder, 'database'));
  expect(existsSync(join(folder, 'database'))).toBe(false);
});

test('The lock of another living process is respected, and that of a dead one is not', async () => {
  takeFolder(folder)();
  expect(() => readFileSync(lock())).toThrow('ENOENT');
  const { host } = JSON.parse(lockText()) as { host: string };
  const process = spawn('sleep', ['60']);
  const owner = { pid: process.pid, host, started: startOf(process.pid!) };
  writeFileSync(lock(), JSON.stringify(owner));
  expect(() => takeFolder(folder)).toThrow(`Another process (${process.pid}) uses the folder`);
  // Another process has the same number after a restart of the machine.
  writeFileSync(lock(), JSON.stringify({ ...owner, started: 'another boot 1' }));
  takeFolder(folder)();
  process.kill();
  await new Promise((resolve) => process.once('exit', resolve));
  writeFileSync(lock(), JSON.stringify(owner));
  takeFolder(folder)();
});

test('The lock of another machine, or one that cannot be read, counts until its owner has been silent for long', () => {
  for (const text of [JSON.stringify({ pid: 1, host: 'another', started: '' }), '']) {
    writeFileSync(lock(), text);
    expect(() => takeFolder(folder)).toThrow('uses the folder');
    const past = new Date(Date.now() - 60_000);
    utimesSync(lock(), past, past);
    takeFolder(folder)();
  }
});

/** What this process writes into its lock. */
function lockText(): string {
  const leave = takeFolder(folder);
  const text = readFileSync(lock(), 'utf8');
  leave();
  return text;
}

function startOf(pid: number): string {
  const { stdout } = spawnSync('cat', ['/proc/sys/kernel/random/boot_id', `/proc/${pid}/stat`], { encoding: 'utf8' });
  const [boot = '', stat = ''] = stdout.split('\n');
  return `${boot} ${stat.split(') ').at(-1)!.split(' ')[19]}`;
}
