import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renew } from '../../server/commands/maintain';
import { openDatabase } from '../../server/database/openDatabase';
import { verify } from '../../server/log/verify';
import { readSettings } from '../../server/settings';
import { createTeamStore } from '../../server/store';
import { emptyDatabaseFolder } from '../helpers/server/emptyDatabase';
import { ana, ben, createWorkspace } from './engines';
import { findPostgres, startPostgres } from './postgres';
import { problemOf, propose, refund } from './proposing';
import { dataSetOf, inParts } from './workspacesContract';

/** The commands of the guide: two to back up and restore each of the two databases. */
const [, section = ''] = readFileSync('docs/server.md', 'utf8').split('## Back up and restore\n');
const COMMANDS = [...section.split('\n## ')[0]!.matchAll(/```\n([^`]+)```/g)]
  .map(([, commands = '']) => commands)
  .filter((commands) => !commands.startsWith('docker '));

const RENEW = 'npm run team:restored';

/** A computer with a folder of the console, and a PostgreSQL if there are `binaries`. */
async function setUpComputer(binaries: string | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'splitpay-restore-'));
  const data = join(folder, '.splitpay');
  const postgres = binaries === undefined ? undefined : await startPostgres(binaries);
  const env = { PATH: `${binaries ?? ''}:${process.env.PATH ?? ''}`, DATABASE_URL: postgres?.url };
  return {
    folder,
    async open() {
      mkdirSync(data, { recursive: true });
      const emptyDatabase = postgres ? undefined : await emptyDatabaseFolder();
      const database = await openDatabase({ url: postgres?.url, folder: data, emptyDatabase });
      return { database, store: await createTeamStore({ database, folder: data }) };
    },
    async run(commands: string) {
      execFileSync('sh', ['-ec', commands.replace(RENEW, '')], { cwd: folder, env, stdio: 'pipe' });
      if (commands.includes(RENEW)) await renew(readSettings({ DATABASE_URL: postgres?.url, SPLITPAY_FOLDER: data }));
    },
    async remove() {
      await postgres?.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

beforeEach(() => jest.spyOn(console, 'log').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

async function restoreElsewhere(binaries: string | undefined, [backUp, restore]: readonly string[]) {
  const computer = await setUpComputer(binaries);
  const { store } = await computer.open();
  const { bytes, hash } = await dataSetOf(10_000);
  await store.putDataSet(hash, inParts(bytes), 1_000_000);
  const id = await createWorkspace(store, { hash });
  const { head } = await propose(store, ana, id, refund('r1', 4_000, { transactionId: 'p0' }));
  if (binaries === undefined) await store.close();
  await computer.run(backUp!);
  const later = binaries === undefined ? (await computer.open()).store : store;
  await propose(later, ana, id, refund('r2', 1_000, { transactionId: 'p0' }));
  const { backendId } = later;
  await later.close();

  const empty = await setUpComputer(binaries);
  for (const file of ['splitpay.tgz', 'splitpay.dump'])
    if (existsSync(join(computer.folder, file))) copyFileSync(join(computer.folder, file), join(empty.folder, file));
  await empty.run(restore!);
  const { database, store: restored } = await empty.open();
  expect(restored.backendId).not.toBe(backendId);
  // A page that knows the lost refund reads everything again, and asks.
  const reading = await restored.read(ben, id, { seq: head.seq + 1, logId: head.logId });
  expect([reading.isWhole, reading.changes.map((change) => change.id)]).toEqual([true, ['r1']]);
  // The rules judge by the restored rows and records.
  const problem = await problemOf(propose(restored, ben, id, refund('r3', 6_001, { transactionId: 'p0' })));
  expect(problem.refusals).toMatchObject([{ refusal: { refundable: 6_000 }, first: { by: { name: 'Ana Ruiz' } } }]);
  await propose(restored, ben, id, refund('r3', 6_000, { transactionId: 'p0' }));
  expect(await verify(database.query, id)).toEqual({ workspace: id, entries: 2 });
  await restored.close();
  for (const used of [computer, empty]) await used.remove();
}

test('A backup of the embedded database is restored on an empty computer by the commands of the guide', async () => {
  expect(COMMANDS).toHaveLength(4);
  await restoreElsewhere(undefined, COMMANDS);
});

const binaries = findPostgres();

if (!binaries || !existsSync(join(binaries, 'pg_dump')))
  test('PostgreSQL is not installed, so only a backup of the embedded database is restored', () => undefined);
else
  test('A backup of PostgreSQL, made while the server runs, is restored on an empty computer by the commands of the guide', async () => {
    await restoreElsewhere(binaries, COMMANDS.slice(2));
  });
