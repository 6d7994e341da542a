import 'fake-indexeddb/auto';
import { LogUnreachable } from '@/backend/entryLog';
import { createLocalEntryLogs } from '@/backend/local/entryLogs';
import { openWorkspaceFiles } from '@/backend/local/workspaceFiles';
import { createTeamLogs, openTeamWorkspaces } from '@/backend/remote/teamBackend';
import { createRemoteWorkspaces } from '@/backend/remote/remoteWorkspaces';
import { openReplica } from '@/backend/remote/replica';
import type { WorkspaceStore } from '@/backend/workspaceStore';
import { encodeDataSet, hashDataSet } from '@/data/dataSets/format/encode';
import type { Workspace } from '@/domain/workspaces/workspaces';
import { importChanges } from '@/selectors/changes/changes';
import { buildDataSet } from '../../helpers/dataSets';
import { createBrowser, joinTeam, personIdOf, setUpTeam, type Browser } from '../../helpers/server/browser';
import { startServer, type RunningServer } from '../../helpers/server/startServer';
import { fetchFrom, line } from './remoteBrowser';

const MOMENT = { recordedAt: '2024-07-01 09:00:00', recordedBy: 'Mallory', zone: 'UTC' };

let server: RunningServer;
let ana: Browser;
let anasId = '';
let current: Browser;
let restore: () => void;
let tests = 0;
let store: WorkspaceStore;

beforeAll(async () => {
  server = await startServer();
  current = ana = await setUpTeam(server);
  anasId = await personIdOf(ana);
  restore = fetchFrom(() => current);
});
afterAll(async () => {
  restore();
  await server.stop();
});
beforeEach(() => {
  [current, line.isCut] = [ana, false];
  tests += 1;
  store = openStore();
});
afterEach(() => store.close());

/** The workspaces of the browser and of the team, as the page of a person has them. */
function openStore(person = anasId): WorkspaceStore {
  const logs = createTeamLogs(createLocalEntryLogs(`logs-${tests}`), person);
  return openTeamWorkspaces(openWorkspaceFiles(`files-${tests}`, logs), logs);
}

async function rowsOf(merchant: string) {
  const payment = {
    id: 'P-1',
    date: '2024-06-10 09:00:00',
    amount: 10_000,
    timeZone: 'UTC',
    status: 'Completed' as const,
    isPaid: true,
    merchant,
  };
  const rows = encodeDataSet(buildDataSet([payment]));
  return { rows, hash: await hashDataSet(rows) };
}

async function workspaceOf(merchant: string, id = `team-workspace-${tests}`) {
  const { rows, hash } = await rowsOf(merchant);
  const workspace: Workspace = { id, name: merchant, source: 'june.csv', hash, rows: 1, importedOn: '2024-07-01' };
  return { workspace, rows };
}

async function save(merchant: string, id?: string) {
  const { workspace, rows } = await workspaceOf(merchant, id);
  expect(await store.save(workspace, rows)).toBe(true);
  return workspace;
}

test('A saved workspace of the team is listed after those of this browser, and opens with its rows', async () => {
  const local = await save('Local Festival', 'local');
  const { id, hash } = await save('Harbor Arts');
  expect((await store.list()).map(({ name }) => name).slice(0, 2)).toEqual(['Local Festival', 'Harbor Arts']);
  expect((await store.find(id))?.workspace).toMatchObject({ id, name: 'Harbor Arts', hash });
  expect((await store.read(id))?.bytes.byteLength).toBeGreaterThan(0);
  expect((await store.find(local.id))?.workspace.name).toBe('Local Festival');
  expect(await store.head(id)).toMatchObject({ name: 'Harbor Arts', hash, rows: 1 });
  expect(await (await store.get(hash))?.arrayBuffer()).toEqual(await (await store.get(hash))?.arrayBuffer());
  expect(await store.get('a'.repeat(64))).toBeUndefined();
});

test('An update moves the rows, and is refused if a colleague has moved them', async () => {
  const { id, hash } = await save('Harbor Arts');
  const [june, july] = [await workspaceOf('June Arts'), await workspaceOf('July Arts')];
  const update = { basedOn: hash, givenIds: [{ id: 'MER900001', name: 'Harbor Arts' }] };
  expect(await store.save(june.workspace, june.rows, [await workspaceOf('In euros', 'euros')], update)).toBe(true);
  expect(await store.save(july.workspace, july.rows, [], update)).toBe(false);
  const found = await store.find(id);
  expect(found?.workspace).toMatchObject({ hash: june.workspace.hash, previous: { hash } });
  expect(found?.givenIds).toEqual(update.givenIds);
  // The workspace in another currency is in this browser.
  expect((await store.find('euros'))?.workspace.name).toBe('In euros');
  // Who sees other rows does not undo what a colleague has imported.
  const older = store.undoImport(id, MOMENT, hash);
  await expect(older).rejects.toThrow('A colleague has imported or undone an import meanwhile');
  await store.undoImport(id, MOMENT, june.workspace.hash);
  expect((await store.find(id))?.workspace).toMatchObject({ hash, past: [{ undone: { recordedBy: 'Ana Ruiz' } }] });
});

test('A head is moved by compare and set, to rows that the server has', async () => {
  const { workspace } = await workspaceOf('Unsent Arts');
  const { id, ...head } = workspace;
  await expect(store.moveHead(id, null, head)).rejects.toThrow('Send them first');
  const { hash } = await save('Harbor Arts');
  const sent = { ...head, hash, source: 'july.csv' };
  expect(await store.moveHead(id, 'b'.repeat(64), sent)).toBe(false);
  expect(await store.moveHead(id, hash, sent)).toBe(true);
  expect((await store.head(id))?.source).toBe('july.csv');
  expect(await store.moveHead(`team-another-${tests}`, null, sent)).toBe(true);
});

test('A workspace is renamed, gets a zone, is deleted and restored', async () => {
  const { id } = await save('Harbor Arts');
  expect(await store.rename(id, 'Harbor Fest')).toBe(true);
  expect(await store.changeTimeZone(id, 'Europe/Berlin', MOMENT)).toBe(true);
  expect((await store.find(id))?.workspace).toMatchObject({
    name: 'Harbor Fest',
    timeZone: 'Europe/Berlin',
    zoneChanges: [{ from: '', to: 'Europe/Berlin', changed: { recordedBy: 'Ana Ruiz', zone: 'Europe/Berlin' } }],
  });
  expect(await store.remove(id)).toBe(true);
  expect(await store.find(id)).toBeUndefined();
  expect(await store.head(id)).toBeUndefined();
  expect((await store.list()).find((listed) => listed.id === id)?.isDeleted).toBe(true);
  expect(await store.restore(id)).toBe(true);
  expect(await store.find(id)).toBeDefined();
  expect(await store.free()).toEqual([]);
});

test('What does not exist is neither found nor changed', async () => {
  const id = 'team-nowhere-1';
  expect(await store.find(id)).toBeUndefined();
  expect(await store.read(id)).toBeUndefined();
  expect(await store.rename(id, 'Other')).toBe(false);
  await store.undoImport(id, MOMENT);
});

test('A workspace that is moved to the team appears when it is complete, with its history', async () => {
  const { workspace, rows } = await workspaceOf('Moved Arts');
  await store.announce(workspace);
  expect((await store.list()).map(({ name }) => name)).not.toContain('Moved Arts');
  const log = await store.entryLogs.open(workspace.id);
  const made = { recordedAt: '2024-07-01 09:00:00', recordedBy: 'Alex Morgan', zone: 'UTC', sequence: 0 };
  const record = { id: 'p1', partyId: 'MER001', amount: 100, day: '2024-06-30', reference: 'June', ...made };
  const { head } = await log.read({ seq: 0 });
  await log.propose([{ kind: 'payouts', id: 'p1', value: record }], head);
  await store.arrive(workspace, rows);
  expect((await store.list()).map(({ name }) => name)).toContain('Moved Arts');
  expect((await log.read({ seq: 0 })).changes[0]?.value).toMatchObject({ recordedBy: 'Alex Morgan', sequence: 0 });
});

test('A copy of the demo data has no rows', async () => {
  const workspace = {
    id: `team-workspace-${tests}`,
    name: 'Demo',
    source: 'Demo data',
    hash: 'sample',
    rows: 30,
    importedOn: '2024-07-01',
  };
  await store.save(workspace, undefined);
  expect(await store.find(workspace.id)).toMatchObject({ rows: undefined, workspace: { hash: 'sample' } });
});

test('While the line is cut, what this browser has seen opens from its copy, and changes are rejected', async () => {
  const { id } = await save('Harbor Arts');
  await store.list();
  await store.find(id);
  line.isCut = true;
  expect((await store.list()).map(({ name }) => name)).toContain('Harbor Arts');
  expect((await store.find(id))?.rows).toBeDefined();
  await expect(store.rename(id, 'Other')).rejects.toThrow(LogUnreachable);
  await expect(store.get('c'.repeat(64))).rejects.toThrow(LogUnreachable);
  await expect(store.put('c'.repeat(64), new Blob(['x']))).resolves.toBeUndefined();
  const fresh = openStore('nobody');
  expect((await fresh.list()).filter((listed) => listed.id === id)).toEqual([]);
  await expect(fresh.find(id)).rejects.toThrow(LogUnreachable);
  fresh.close();
});

test('A viewer is refused with the sentence of the server', async () => {
  const { id } = await save('Harbor Arts');
  current = await joinTeam(ana, server.origin, `Vera ${tests}`, 'viewer');
  await expect(store.rename(id, 'Other')).rejects.toThrow(
    /^Only administrators can move, rename and delete workspaces/,
  );
});

test('A person who is signed out is refused with the sentence of the server', async () => {
  const { id, hash } = await save('Harbor Arts');
  current = createBrowser(server.origin);
  const other = openStore('other');
  for (const act of [() => other.find(id), () => other.rename(id, 'Other'), () => other.undoImport(id, MOMENT)])
    await expect(act()).rejects.toThrow('signed out');
  const fresh = createRemoteWorkspaces(openReplica('other', 'first copy'), other.entryLogs);
  await expect(fresh.get(hash)).rejects.toThrow('signed out');
  await expect(fresh.put(hash, new Blob(['x']))).rejects.toThrow('signed out');
  await expect(fresh.moveHead(id, hash, { ...(await workspaceOf('July Arts')).workspace })).rejects.toThrow(
    'signed out',
  );
  other.close();
});

test("A colleague's first opening gets the rows from the server, and the next one from this browser", async () => {
  const { id, hash } = await save('Harbor Arts');
  const colleague = createRemoteWorkspaces(openReplica('ben', 'empty copy'), store.entryLogs);
  const first = await (await colleague.get(hash))?.arrayBuffer();
  expect(await hashDataSet(first!)).toBe(hash);
  await colleague.find(id);
  line.isCut = true;
  expect((await colleague.find(id))?.workspace.name).toBe('Harbor Arts');
  expect((await colleague.read(id))?.bytes).toEqual(first);
  await expect(colleague.put(hash, new Blob(['x']))).rejects.toThrow(LogUnreachable);
});

test('The logs of this browser stay in this browser', async () => {
  const log = await store.entryLogs.open('local');
  line.isCut = true;
  const { head } = await log.read({ seq: 0 });
  await log.propose([{ kind: 'payouts', id: 'p1', value: { id: 'p1' } }], head);
  store.entryLogs.announceRows('local');
  store.entryLogs.follow('local', () => undefined)();
  expect(await store.entryLogs.isAny()).toBe(true);
  expect((await log.read({ seq: 0 })).changes).toHaveLength(1);
  log.close();
});

test('The demo data that was moved to the team was imported by the person who moved it', async () => {
  const id = `team-workspace-${tests}`;
  const workspace = { id, name: 'Demo data', source: 'Demo data', hash: 'sample', rows: 30, importedOn: '2024-07-01' };
  await store.announce(workspace);
  await store.arrive(workspace, undefined, []);
  const found = (await store.list()).find((listed) => listed.id === id)!;
  expect(found.imported).toMatchObject({ recordedBy: 'Ana Ruiz', zone: 'UTC' });
  expect(importChanges(found)).toMatchObject([{ by: 'Ana Ruiz', at: found.imported?.recordedAt, about: 'Demo data' }]);
  expect(Date.now() - found.imported!.instant!).toBeLessThan(600_000);
});
