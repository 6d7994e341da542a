import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startClickhouse } from '../../__tests__/helpers/server/startClickhouse';
import { findFreePort } from '../../__tests__/helpers/server/freePort';

const LOOK = `import { canInstallClickhouse, clickhouseProgram } from './scripts/clickhouse.mjs';
console.log(JSON.stringify({ program: clickhouseProgram(), canInstall: canInstallClickhouse() }));`;

/** The program of ClickHouse, if it is installed. A process looks for it, because this runner cannot import the script. */
export function findClickhouse() {
  const found = execFileSync(process.execPath, ['--input-type=module', '-e', LOOK], { encoding: 'utf8' });
  return JSON.parse(found) as { program?: string; canInstall: boolean };
}

/** Starts the built team server with ClickHouse beside it. `setupLink` creates its first account. */
export async function startEngineServer(program: string) {
  const clickhouse = await startClickhouse(program);
  const { urls, database, reader, writer } = clickhouse.options;
  const folder = mkdtempSync(join(tmpdir(), 'splitpay-engine-'));
  const port = await findFreePort();
  const server = spawn(process.execPath, ['.cache/team/main.mjs', 'serve'], {
    env: {
      ...process.env,
      PORT: String(port),
      SPLITPAY_FOLDER: folder,
      CLICKHOUSE_URL: urls.join(','),
      CLICKHOUSE_DATABASE: database,
      CLICKHOUSE_USER: writer.user,
      CLICKHOUSE_PASSWORD: writer.password,
      CLICKHOUSE_READER: reader.user,
      CLICKHOUSE_READER_PASSWORD: reader.password,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  const setupLink = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => {
      printed += String(text);
      const link = /http\S+\/setup\?token=[\w-]+/.exec(printed);
      if (link) resolve(link[0]);
    });
    server.once('exit', () => reject(new Error(`The server has ended: ${printed}`)));
  });
  return {
    origin: `http://localhost:${port}`,
    setupLink,
    stop: async () => {
      const over = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await over;
      await clickhouse.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
