// Starts the built team server with an empty folder, and writes what it prints into the folder: the setup link among it.
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, rmSync } from 'node:fs';

const folder = '.cache/team-e2e';
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const environment = { ...process.env, SPLITPAY_FOLDER: `${folder}/data` };
const server = spawn(process.execPath, ['.cache/team/main.mjs', 'serve'], { env: environment });
server.stdout.pipe(createWriteStream(`${folder}/server.log`));
server.stderr.pipe(process.stderr);
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code) => process.exit(code ?? 1));
