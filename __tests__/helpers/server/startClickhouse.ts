import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClickhouseOptions } from '../../../server/engines/clickhouse/client/client';
import { findFreePort } from './freePort';

/** Shards of ClickHouse in temporary folders. They listen on this computer only. */
export type TestClickhouse = { options: ClickhouseOptions; stop: () => Promise<void> };

const CLUSTER = 'shards';

type Ports = { http: number; tcp: number };

/** Starts this many shards, with a reader and a writer. */
export async function startClickhouse(program: string, shards = 1): Promise<TestClickhouse> {
  const ports: Ports[] = [];
  for (let shard = 0; shard < shards; shard += 1) ports.push({ http: await findFreePort(), tcp: await findFreePort() });
  const servers = await Promise.all(ports.map((shardPorts) => startShard(program, shardPorts, ports)));
  return {
    options: {
      urls: ports.map(({ http }) => `http://127.0.0.1:${http}`),
      database: 'default',
      reader: { user: 'reader', password: 'read' },
      writer: { user: 'writer', password: 'write' },
      ...(shards > 1 && { cluster: CLUSTER }),
    },
    stop: async () => {
      for (const stop of servers) await stop();
    },
  };
}

async function startShard(program: string, shardPorts: Ports, all: readonly Ports[]): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'splitpay-clickhouse-'));
  for (const name of ['data', 'tmp', 'log']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'config.xml'), configOf(folder, shardPorts, all));
  writeFileSync(join(folder, 'users.xml'), USERS);
  const server = spawn(program, [`--config-file=${join(folder, 'config.xml')}`], { stdio: 'ignore', cwd: folder });
  const over = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const kill = () => server.exitCode === null && server.kill('SIGKILL');
  // A test run that ends early takes the server with it.
  process.once('exit', kill);
  await untilReady(server, shardPorts.http);
  return async () => {
    process.off('exit', kill);
    kill();
    await over;
    rmSync(folder, { recursive: true, force: true });
  };
}

const configOf = (folder: string, shardPorts: Ports, all: readonly Ports[]) => `<yandex>
<logger><level>error</level><log>${folder}/log/server.log</log><errorlog>${folder}/log/error.log</errorlog></logger>
<http_port>${shardPorts.http}</http_port><tcp_port>${shardPorts.tcp}</tcp_port><listen_host>127.0.0.1</listen_host>
<path>${folder}/data/</path><tmp_path>${folder}/tmp/</tmp_path><users_config>users.xml</users_config>
<default_profile>default</default_profile><default_database>default</default_database>
<mark_cache_size>268435456</mark_cache_size>
<remote_servers><${CLUSTER}>${all
  .map(
    ({ tcp }) =>
      `<shard><replica><host>127.0.0.1</host><port>${tcp}</port><user>writer</user><password>write</password></replica></shard>`,
  )
  .join('')}</${CLUSTER}></remote_servers>
</yandex>`;

const account = (name: string, password: string, profile: string) =>
  `<${name}><password>${password}</password><networks><ip>127.0.0.1</ip></networks><profile>${profile}</profile><quota>default</quota></${name}>`;

// A reader may lower its limits (2), but neither write nor create anything.
const USERS = `<yandex>
<profiles><default></default><reader><readonly>2</readonly></reader></profiles>
<users>${account('writer', 'write', 'default')}${account('reader', 'read', 'reader')}</users>
<quotas><default></default></quotas>
</yandex>`;

async function untilReady(server: ChildProcess, port: number): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error('ClickHouse did not start');
    try {
      if ((await fetch(`http://127.0.0.1:${port}/ping`)).ok) return;
    } catch {
      // The server does not listen yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
