import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '../../__tests__/helpers/server/freePort';

/** In milliseconds: a server that needs longer hangs. */
const LONGEST_START = 120_000;

/** Lets the soak test measure memory without what the next collection frees. */
const COLLECT = ['--expose-gc', '--import', `data:text/javascript,process.on('SIGUSR2',()=>gc())`];
/** In milliseconds, until it has happened. */
const COLLECTED = 1_000;

/** The built server as a separate process, with its folder. Without `url`, its database is PGlite. */
export type TeamProcess = Awaited<ReturnType<typeof createTeamProcess>>;

export async function createTeamProcess(url: string | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'splitpay-soak-'));
  // The server answers with this page, and has to have one.
  mkdirSync(join(folder, 'dist-team'));
  writeFileSync(join(folder, 'dist-team/index.html'), '<!doctype html><title>Soak</title>');
  // It finds the migrations and the empty database where it starts.
  for (const part of ['server', '.cache']) symlinkSync(resolve(part), join(folder, part));
  const port = await findFreePort();
  const program = resolve('.cache/team/main.mjs');
  const options = {
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(port),
      SPLITPAY_FOLDER: join(folder, 'data'),
      DATABASE_URL: url ?? '',
      WRITES_PER_SECOND: '100000',
      LOG_LEVEL: 'warn',
    },
  };
  let child: ChildProcess | undefined;
  let output = '';
  let isEnding = false;

  function launch(): ChildProcess {
    output = '';
    isEnding = false;
    const started = spawn(process.execPath, [...COLLECT, program, 'serve'], options);
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (text: Buffer) => {
        output = (output + text.toString()).slice(-200_000);
      });
    started.once('exit', (code, signal) => {
      if (isEnding || signal === 'SIGKILL') return;
      console.error(`The server ended by itself (${code ?? signal}):\n${output.slice(-3_000)}`);
      process.exit(1);
    });
    child = started;
    return started;
  }
  async function kill(signal: NodeJS.Signals): Promise<void> {
    if (child?.exitCode !== null || child.signalCode !== null) return;
    isEnding = true;
    const over = once(child, 'exit');
    child.kill(signal);
    await over;
  }
  // A run that is interrupted leaves no server behind.
  process.once('exit', () => child?.kill('SIGKILL'));

  return {
    origin: `http://127.0.0.1:${port}`,
    output: () => output,
    pid: () => child!.pid!,
    /** Starts it and resolves as soon as it answers. */
    async start(): Promise<void> {
      const started = launch();
      const end = Date.now() + LONGEST_START;
      while (!output.includes('SplitPay console for a team')) {
        if (started.exitCode !== null) throw new Error(`The server did not start: ${output}`);
        if (Date.now() > end) throw new Error(`The server did not start in time: ${output}`);
        await delay(10);
      }
    },
    /** Starts it and kills it after some milliseconds, wherever it is then. */
    async startAndKill(after: number): Promise<void> {
      launch();
      await delay(after);
      await kill('SIGKILL');
    },
    /** The secret of the link that creates the first account. */
    async setupToken(): Promise<string> {
      for (;;) {
        const token = /setup\?token=(\S+)\n/.exec(output)?.[1];
        if (token !== undefined) return token;
        await delay(10);
      }
    },
    kill: async () => kill('SIGKILL'),
    stop: async () => kill('SIGTERM'),
    /** Computes the hash chains again, while the server is stopped. Returns what is wrong. */
    verify(): string[] {
      const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'verify'], options);
      return status === 0 ? [] : [`verify failed: ${stdout.toString()}${stderr.toString()}`];
    },
    /** In bytes, from the metrics of the server, after it has collected its garbage. */
    async memory(): Promise<number> {
      child?.kill('SIGUSR2');
      await delay(COLLECTED);
      const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      return Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1]);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
