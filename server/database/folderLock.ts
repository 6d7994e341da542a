import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { isRecord, parseJson } from '@/lib/objects';

/** In milliseconds: how often the owner touches the lock, and after which silence one of another machine is dead. */
const TOUCHED_EVERY = 5_000;
const DEAD_AFTER = 30_000;

type Owner = { pid: number; host: string; started: string };

/**
 * Takes a folder for this process until the returned function is called. Throws an error with a sentence if another
 * process has it. The lock of a process that is dead does not count.
 */
export function takeFolder(folder: string): () => void {
  const path = join(folder, 'lock');
  const text = JSON.stringify({ pid: process.pid, host: hostname(), started: startOf(process.pid) } satisfies Owner);
  while (!create(path, text)) {
    const found = read(path);
    if (found === undefined) continue;
    const { owner, age } = found;
    if (isAlive(owner, age)) {
      throw new Error(
        `Another process (${owner?.pid ?? 'unknown'}) uses the folder ${folder}. Stop it first, or set DATABASE_URL to use PostgreSQL, which several processes can share.`,
      );
    }
    removeStale(path, found.text);
  }
  const touch = setInterval(() => utimesSync(path, new Date(), new Date()), TOUCHED_EVERY);
  touch.unref();
  return () => {
    clearInterval(touch);
    if (read(path)?.text === text) rmSync(path);
  };
}

function create(path: string, text: string): boolean {
  try {
    const file = openSync(path, 'wx');
    writeSync(file, text);
    closeSync(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** The lock. Undefined if it was removed meanwhile. */
function read(path: string): { text: string; owner: Owner | undefined; age: number } | undefined {
  try {
    const age = Date.now() - statSync(path).mtimeMs;
    const text = readFileSync(path, 'utf8');
    const owner = parseJson(text);
    return { text, age, owner: isRecord(owner) && typeof owner.pid === 'number' ? (owner as Owner) : undefined };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Two processes may find the same stale lock, so it is removed only if it is still the one that was read. */
function removeStale(path: string, text: string): void {
  const aside = `${path}-${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (readFileSync(aside, 'utf8') === text) rmSync(aside);
  else renameSync(aside, path);
}

/** The owner writes its lock after it has created the file, so an empty one is alive while it is young. */
function isAlive(owner: Owner | undefined, age: number): boolean {
  if (owner?.host !== hostname()) return age < DEAD_AFTER;
  // A restarted container gives its process the same number again.
  if (owner.pid === process.pid) return owner.started === startOf(process.pid) && owner.started !== '';
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return owner.started === startOf(owner.pid);
}

/** Something that differs for two processes with the same number, where the system has it. */
function startOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The name of the process is in parentheses and may have spaces. The start is the 20th field after it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return `${boot} ${fields[19] ?? ''}`;
  } catch {
    return '';
  }
}
