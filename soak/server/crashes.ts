import { setTimeout as delay } from 'node:timers/promises';
import type { TestPostgres } from '../../__tests__/server/postgres';
import type { Random } from '../random';
import { describeDelays, secondsSince, type Result } from './measures';
import { createWorkspace, readAfter, type Member } from './team';
import type { TeamProcess } from './teamProcess';
import { compareWithLog, createWriter } from './writer';

/** A workspace is left after this many kills, because its log is read after each of them. */
const KILLS_OF_WORKSPACE = 20;
const PAYMENTS = 50;
const LONGEST_LOAD = 600;

/**
 * Kills the server, or PostgreSQL on every other turn, at random moments while people write. After each restart, what was
 * acknowledged is in the log, once. Some starts are killed too.
 */
export async function runCrashes(
  {
    server,
    postgres,
    members,
  }: { server: TeamProcess; postgres: TestPostgres | undefined; members: readonly Member[] },
  kills: number,
  random: Random,
): Promise<Result> {
  const problems: string[] = [];
  const delays: number[] = [];
  const restarts: number[] = [];
  const totals = { stored: 0, lost: 0, repeated: 0, busy: 0, database: 0, starts: 0 };
  const start = performance.now();
  for (let killed = 0; killed < kills;) {
    const workspace = await createWorkspace(members[0]!, PAYMENTS);
    const writers = members.map((member) => createWriter(member, workspace, { random, payments: PAYMENTS }));
    for (const end = Math.min(kills, killed + KILLS_OF_WORKSPACE); killed < end; killed++) {
      let isOver = false;
      const writing = writers.map(async (writer) => writer.writeUntil(() => isOver));
      await delay(random.below(LONGEST_LOAD));
      const before = performance.now();
      if (postgres && killed % 2 === 1) {
        totals.database += 1;
        await postgres.crash();
      } else {
        await server.kill();
        if (random.chance(0.2)) {
          totals.starts += 1;
          await server.startAndKill(random.below(1_500));
        }
        await server.start();
      }
      restarts.push(performance.now() - before);
      await delay(random.below(LONGEST_LOAD / 2));
      isOver = true;
      await Promise.all(writing);
      const found = compareWithLog(writers, await readAfter(members[0]!, workspace));
      problems.push(...found.map((problem) => `After kill ${killed + 1}: ${problem}`));
    }
    for (const writer of writers) {
      problems.push(...writer.problems);
      delays.push(...writer.delays);
      totals.stored += writer.stored();
      for (const name of ['lost', 'repeated', 'busy'] as const) totals[name] += writer.counts[name];
    }
  }
  const seconds = secondsSince(start);
  const { stored, lost, repeated, busy, database, starts } = totals;
  return {
    problems,
    figures: [
      `${kills} kills (${database} of the database) and ${starts} of a start, in ${seconds.toFixed(0)} s`,
      `${stored} changes stored, ${repeated} of them after a repeated request`,
      `${lost} broken connections, ${busy} answers 503`,
      `change: ${describeDelays(delays)}`,
      `restart: ${describeDelays(restarts)}`,
    ].join('; '),
  };
}
