import { setTimeout as wait } from 'node:timers/promises';
import { refused } from '../../../problems';
import type { ClickhouseClient } from '../../clickhouse/client/client';
import { dropTables } from '../../clickhouse/tables/schema';
import type { PartsRead } from '../../ingestion/readParts';
import type { RowsToBuild, TableBuilder } from './buildRows';

/** In milliseconds: a proxy waits at least as long for an answer. */
const PATIENCE = 30_000;

/** Builds that take minutes, one at a time for each workspace. The last answer of each stays. */
export function createBuilds<Answer>() {
  const builds = new Map<string, { answer: Promise<Answer>; isRunning: boolean }>();

  async function waitFor(workspace: string): Promise<Answer | undefined> {
    const build = builds.get(workspace);
    if (!build) throw refused('not-found', 'This server has read no parts of this workspace since it started.');
    return Promise.race([build.answer, wait(PATIENCE, undefined, { ref: false })]);
  }

  return {
    isRunning: (workspace: string): boolean => builds.get(workspace)?.isRunning === true,
    /** Starts a build, and waits for it for a while. */
    async begin(workspace: string, act: () => Promise<Answer>): Promise<Answer | undefined> {
      const build = { answer: act(), isRunning: true };
      builds.set(workspace, build);
      const over = () => (build.isRunning = false);
      build.answer.then(over, over);
      return waitFor(workspace);
    },
    wait: waitFor,
  };
}

/**
 * Builds tables instead of those of the same name, which a server has left that ended while it built them. Nothing is left of them
 * after an error.
 */
export async function buildInstead(
  client: ClickhouseClient,
  build: TableBuilder,
  rowsName: string,
  rows: RowsToBuild,
): Promise<PartsRead> {
  await dropTables(client, rowsName);
  try {
    return await build(rowsName, rows);
  } catch (error) {
    await dropTables(client, rowsName).catch(() => undefined);
    throw error;
  }
}
