import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { megabytes, secondsSince, type Result } from './measures';
import { createWorkspace, type Member } from './team';
import type { TeamProcess } from './teamProcess';

/** In milliseconds: the first minute belongs to the sign-in before, and a stream has a beat every 25 seconds. */
const SETTLE = 10_000;
const WATCHED = 60_000;

/** Of a process of Linux, in seconds of processor time and in bytes. */
function usageOf(pid: number): { seconds: number; memory: number } {
  // The name of the process is in parentheses and may have spaces. The ticks of a second are 100.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
  const memory = Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
  return { seconds: (Number(fields[11]) + Number(fields[12])) / 100, memory };
}

/**
 * Tabs of signed-in people that only follow a workspace: what the server uses for them. The team was just created, so the
 * server starts again first, as it does in a month of work.
 */
export async function runIdle(server: TeamProcess, members: readonly Member[], tabs: number): Promise<Result> {
  const firstStart = usageOf(server.pid()).memory;
  const workspace = await createWorkspace(members[0]!);
  await server.stop();
  await server.start();
  const before = usageOf(server.pid()).memory;
  const streams = await Promise.all(
    Array.from({ length: tabs }, async (_, index) =>
      members[index % members.length]!.browser.send('GET', `/api/workspaces/${workspace}/head`),
    ),
  );
  const problems = streams.filter(({ status }) => status !== 200).map(({ status }) => `A stream answered ${status}`);
  const readers = streams.map(({ body }) => body!.getReader());
  for (const reader of readers) void drain(reader);
  await delay(SETTLE);
  const start = performance.now();
  const { seconds } = usageOf(server.pid());
  await delay(WATCHED);
  const after = usageOf(server.pid());
  const percent = ((after.seconds - seconds) / secondsSince(start)) * 100;
  await Promise.all(readers.map(async (reader) => reader.cancel().catch(() => undefined)));
  const memory = `memory ${megabytes(firstStart)} after the first start, ${megabytes(before)} after another one`;
  return {
    problems,
    figures: `${tabs} idle tabs: ${memory}, ${megabytes(after.memory)} with the tabs; ${percent.toFixed(1)}% of a core`,
  };
}

async function drain(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    while (!(await reader.read()).done);
  } catch {
    // The stream ended.
  }
}
