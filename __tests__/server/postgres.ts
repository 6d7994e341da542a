import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

/** A PostgreSQL server in a temporary folder. It listens on a socket in this folder only. */
export type TestPostgres = {
  url: string;
  /** Kills all of its processes, as a crash does, and starts it again. */
  crash: () => Promise<void>;
  stop: () => Promise<void>;
};

/** The folder with `initdb` and `postgres`: of Debian's newest version, or on the path. Undefined if there is none. */
export function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(':')];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
}

let shared: Promise<TestPostgres> | undefined;
let databases = 0;

/** The address of a new database on a server that all tests of this process share. It ends with the process. */
export async function createPostgresDatabase(binaries: string): Promise<string> {
  const { url } = await (shared ??= startPostgres(binaries));
  databases += 1;
  const name = `tests_${databases}`;
  const client = new Client(url);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return url.replace('/postgres?', `/${name}?`);
}

/** Starts a server. PostgreSQL refuses to run as root, so that root starts it as another user. */
export async function startPostgres(binaries: string): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'splitpay-postgres-'));
  const data = join(folder, 'data');
  const identity = process.getuid?.() === 0 ? otherUser() : undefined;
  if (identity) chownSync(folder, identity.uid, identity.gid);
  const options = { ...identity, env: { PATH: process.env.PATH, LC_ALL: 'C' }, cwd: folder };
  emptyData ??= createData(binaries, identity);
  execFileSync('cp', ['-a', emptyData, data]);
  const start = async () => {
    const server = spawn(join(binaries, 'postgres'), ['-D', data, '-k', folder, '-c', 'listen_addresses='], {
      ...options,
      stdio: 'ignore',
      // The server with its processes is a group, which is killed as one.
      detached: true,
    });
    const over = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    const kill = () => server.pid !== undefined && server.exitCode === null && process.kill(-server.pid, 'SIGKILL');
    // A test run that ends early takes the server with it, and does not wait for it.
    process.once('exit', kill);
    server.once('exit', () => process.off('exit', kill));
    server.unref();
    await untilReady(binaries, folder, server);
    return { server, over };
  };
  let running = await start();
  const removeFolder = () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  process.once('exit', removeFolder);
  return {
    url: `postgres://splitpay@/postgres?host=${encodeURIComponent(folder)}`,
    crash: async () => {
      process.kill(-running.server.pid!, 'SIGKILL');
      await running.over;
      // Its killed processes may keep its memory for a moment.
      for (let attempt = 1; ; attempt += 1) {
        try {
          running = await start();
          return;
        } catch (error) {
          if (attempt === 20) throw error;
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      }
    },
    stop: async () => {
      running.server.kill('SIGINT');
      await running.over;
      process.off('exit', removeFolder);
      removeFolder();
    },
  };
}

let emptyData: string | undefined;

/** The files of a new server. Creating them takes a second of processor time, so each server of this process starts with a copy. */
function createData(binaries: string, identity: ReturnType<typeof otherUser> | undefined): string {
  const folder = mkdtempSync(join(tmpdir(), 'splitpay-postgres-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  if (identity) chownSync(folder, identity.uid, identity.gid);
  const data = join(folder, 'data');
  execFileSync(join(binaries, 'initdb'), ['-D', data, '-U', 'splitpay', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...identity,
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    cwd: folder,
    stdio: 'ignore',
  });
  return data;
}

function otherUser(): { uid: number; gid: number } {
  const idOf = (flag: string, name: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  try {
    return { uid: idOf('-u', 'postgres'), gid: idOf('-g', 'postgres') };
  } catch {
    return { uid: idOf('-u', 'nobody'), gid: idOf('-g', 'nobody') };
  }
}

async function untilReady(binaries: string, folder: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error('PostgreSQL did not start');
    try {
      execFileSync(join(binaries, 'pg_isready'), ['-h', folder], { stdio: 'ignore' });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
