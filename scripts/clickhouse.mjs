// Finds ClickHouse for the tests of the payment engine; on Debian, as root, installs its package if it is missing.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * The program of the server: CLICKHOUSE_PATH, on the path, or that of Debian's package. Undefined if it is not installed.
 * @returns {string | undefined}
 */
export function clickhouseProgram() {
  const chosen = process.env.CLICKHOUSE_PATH;
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new Error(`CLICKHOUSE_PATH is "${chosen}": there is no program that can be run`);
  }
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, 'clickhouse-server')).find(isExecutable);
}

/** Whether this computer could install Debian's package. */
export const canInstallClickhouse = () => process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get');

/** Like clickhouseProgram, but installs Debian's package if it may. Without it, a sentence says what is left out. */
export function ensureClickhouse() {
  const found = clickhouseProgram();
  if (found) return found;
  if (canInstallClickhouse()) {
    console.log('No ClickHouse found: installing the Debian package clickhouse-server');
    // The tests start their servers themselves, so that the package starts none.
    const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' } };
    spawnSync('apt-get', ['update', '-qq'], options);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'clickhouse-server'], options);
  }
  const installed = clickhouseProgram();
  if (!installed) console.log('ClickHouse is not installed, so the payment engine is not compared with the columns.');
  return installed;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) ensureClickhouse();
