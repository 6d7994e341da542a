import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { readBackendId } from './backendId';
import type { Actor, TeamStore } from './core';
import type { Database } from './database/database';
import { openDataSetFiles } from './dataSets/dataSetFiles';
import { createTeamWorkspaces } from './dataSets/teamWorkspaces';
import { acceptHistory, judgeProposals } from './judging/decide';
import { createLedgers } from './judging/known/ledgers';
import { createEngineService, type EngineDependencies } from './engines/service/engineService';
import { createHeads } from './log/heads';
import { createPropose } from './log/propose';
import { readPage } from './log/reading';
import { openSegmentFiles } from './log/segmentFiles';
import { createSegments } from './log/segments';
import { readWorkspaceRow, startLog } from './log/workspaceRows';
import { createTurns } from './turns';

/** The store of a team server. `folder` has the data sets. */
export async function createTeamStore({
  database,
  folder,
  clock = () => new Date(),
  segmentSize,
  engine: engineParts,
}: {
  database: Database;
  folder: string;
  clock?: () => Date;
  segmentSize?: number;
  /** ClickHouse, if it is on. */
  engine?: Pick<EngineDependencies, 'client' | 'openEngine' | 'build'> | undefined;
}): Promise<TeamStore> {
  const { query } = database;
  const sender = randomUUID();
  const backendId = await readBackendId(database);
  const files = await openDataSetFiles(join(folder, 'data-sets'));
  const heads = await createHeads(database, backendId, sender);
  const segments = createSegments(query, await openSegmentFiles(join(folder, 'segments')), segmentSize);
  const ledgers = createLedgers(database, segments, files.read, () => engine?.facts);
  const inTurn = createTurns();
  const workspaces = createTeamWorkspaces(database, files, { clock, onChanged: async (row) => heads.announce(row) });
  const propose = createPropose({
    database,
    ledgers,
    backendId,
    clock,
    sender,
    decideFor: ({ about }) => (about.isArriving ? acceptHistory : judgeProposals),
    onAppended: (row, before) => {
      heads.publish(row);
      // Without it, the first reader makes the segment.
      void segments.prepare(row, before).catch(() => undefined);
    },
  });
  const rowOf = async ({ team }: Actor, workspace: string) => readWorkspaceRow(query, team, workspace);

  const engine =
    engineParts &&
    createEngineService({
      database,
      files,
      folder,
      clock,
      ...engineParts,
      logOf: async ({ team }, workspace) => inTurn(workspace, async () => ledgers.changesOf(team, workspace)),
      replace: workspaces.replace,
    });

  return {
    backendId,
    engine,
    read: async (actor, workspace, after) =>
      readPage(query, { workspace: await rowOf(actor, workspace), backendId, segments }, after),
    segment: async (actor, workspace, head) => segments.bytes(await rowOf(actor, workspace), head),
    propose: async (actor, workspace, request, team = async () => Promise.resolve([])) =>
      inTurn(workspace, async () => propose(actor, workspace, request, team)),
    forget: async (actor, workspace) =>
      inTurn(workspace, async () => {
        await startLog(query, await rowOf(actor, workspace));
        ledgers.forget(workspace);
        await heads.announce(await rowOf(actor, workspace));
      }),
    follow: async (actor, workspace, onHead) => heads.follow(await rowOf(actor, workspace), onHead),
    announceTeam: async () => heads.announceTeam(),
    followTeam: (onNews) => heads.followTeam(onNews),
    ...workspaces,
    hasDataSet: files.has,
    dataSetFile: files.find,
    putDataSet: files.put,
    isReady: async () =>
      query('select 1').then(
        () => true,
        () => false,
      ),
    close: async () => {
      await engine?.close();
      await heads.stop();
      await segments.settled();
      await database.close();
    },
  };
}
