import { join } from 'node:path';
import { emptyDataSet } from '@/data/imports/directory/completeDataSet';
import { describeSource } from '@/domain/workspaces/workspaces';
import type { CreateEngineWorkspace, FinishedParts, FinishParts } from '@/protocol/engine';
import type { SentPayment, SentPayments } from '@/protocol/sentPayments';
import type { TeamWorkspace } from '@/protocol/workspaces';
import type { Actor, EngineStore } from '../../core';
import { workspaceOf } from '../../judging/known/ledgers';
import type { EngineFacts } from '../../judging/known/engineBase';
import { momentOf } from '../../judging/stamps';
import { insertWorkspace, type WorkspaceRow } from '../../log/workspaceRows';
import { refused } from '../../problems';
import { createTables, dropTables } from '../clickhouse/tables/schema';
import { throwExplained } from './ask';
import type { PartToRead } from '../ingestion/readParts';
import { buildTables, newRowsName, type RowsToBuild, type TableBuilder } from './building/buildRows';
import { createEngineQuestions, readEngineRow, type QuestionDependencies } from './engineQuestions';
import { createEarlier } from './earlier';
import { findEngineRows, nextRowsName, putEngineRows } from './engineRows';
import { createFeed, SERVER } from './feed';
import { createMoveHead, storeDirectory, type MoveDependencies } from './moveHead';
import { buildInstead, createBuilds } from './building/builds';
import { createEngineTurns } from './engineTurns';
import { createPartFiles, FIRST_SENT } from './partFiles';
import { readDirectory } from './snapshots';

export type EngineDependencies = QuestionDependencies &
  MoveDependencies & {
    /** Of the files of parts, and of records on their way. */
    folder: string;
    /** Builds the tables of a finish, here unless it is given. */
    build?: TableBuilder;
  };

/** The workspaces whose payments are in ClickHouse: their parts, what is built from them, and questions about it. */
export function createEngineService(dependencies: EngineDependencies): EngineStore & { facts: EngineFacts } {
  const { database, files, folder, client, clock } = dependencies;
  const { query } = database;
  const buildNew: TableBuilder = dependencies.build ?? (async (rowsName, rows) => buildTables(client, rowsName, rows));
  const parts = createPartFiles(query, join(folder, 'engine'));
  const builds = createBuilds<FinishedParts>();
  const questions = createEngineQuestions(dependencies, {
    areArriving: async (id) => (await parts.unstored(id)).length > 0,
    areThere: async (rowsName) => earlier.hasTables(rowsName),
  });
  const moveTo = createMoveHead(dependencies);
  const inTurn = createEngineTurns(database);
  const earlier = createEarlier({ ...dependencies, inTurn });
  const feed = createFeed({ ...dependencies, parts, moveTo, inTurn, rowsToAdd });

  const engineRow = async ({ team }: Pick<Actor, 'team'>, id: string) => readEngineRow(query, team, id);

  async function rowsToAdd(
    row: WorkspaceRow,
    toRead: readonly PartToRead[],
    matchings: Readonly<Record<string, string>> = {},
  ): Promise<RowsToBuild> {
    const workspace = workspaceOf(row.about);
    return {
      parts: toRead,
      before: await readDirectory(files, workspace.hash),
      timeZone: workspace.timeZone ?? 'UTC',
      chargeModel: workspace.chargeModel,
      matchings: { ...matchingsOf(row.about), ...matchings },
      now: clock(),
      folder: join(folder, 'engine'),
    };
  }

  /** Builds the tables of a workspace from its parts. The earlier ones answer until then. */
  async function build(actor: Actor, id: string, { from, matchings = {} }: FinishParts): Promise<FinishedParts> {
    const start = performance.now();
    const row = await engineRow(actor, id);
    if (row.about.record.hash !== from)
      throw refused('moved', 'A colleague has read other parts meanwhile. Try again.');
    const toBuild = await rowsToAdd(row, await parts.all(id), matchings);
    const before = await findEngineRows(query, id, from);
    const rowsName = before ? nextRowsName(before.rowsName) : newRowsName();
    const { directory, ...counts } = await buildInstead(client, buildNew, rowsName, toBuild);
    const dataSet = await storeDirectory(files, directory, toBuild);
    const names = toBuild.parts.filter(({ number }) => number < FIRST_SENT).map(({ name }) => name);
    const rows = { dataSet, rowsName, records: counts.records };
    await moveTo(actor, row, rows, {
      rows: counts.payments,
      source: describeSource(names),
      matchings: toBuild.matchings,
      parts: toBuild.parts,
    });
    await parts.removeOthers(id);
    const { records: _records, ...answer } = counts;
    return { ...answer, dataSet, seconds: Math.round((performance.now() - start) / 100) / 10 };
  }

  return {
    /** Creates a workspace without payments. */
    async create(actor: Actor, request: CreateEngineWorkspace): Promise<TeamWorkspace> {
      const { id, name, currency, timeZone, chargeModel } = request;
      const hash = await storeDirectory(files, emptyDataSet(currency));
      const rowsName = newRowsName();
      await createTables(client, rowsName).catch(throwExplained);
      const imported = momentOf({ actor, now: clock() }, timeZone);
      const importedOn = imported.recordedAt.slice(0, 10);
      const facts = { source: '', hash, rows: 0, importedOn, imported };
      const about: TeamWorkspace = {
        id,
        name,
        record: { ...facts, timeZone, isInEngine: true, ...(chargeModel !== undefined && { chargeModel }) },
        createdBy: { id: actor.id, name: actor.name },
        createdAt: clock().toISOString(),
      };
      const insert = database.transaction(async (run) => {
        if (!(await insertWorkspace(run, actor.team, about)))
          throw refused('taken', 'A workspace with this id exists already.');
        await putEngineRows(run, id, { dataSet: hash, rowsName, records: 0 }, clock());
      });
      await insert.catch(async (error: unknown) => {
        await dropTables(client, rowsName);
        throw error;
      });
      return about;
    },

    async listParts(actor: Actor, id: string) {
      await engineRow(actor, id);
      return parts.list(id);
    },

    async putPart(actor: Actor, id: string, part: { number: number; name: string }, bytes: AsyncIterable<Uint8Array>) {
      await engineRow(actor, id);
      return parts.put(id, { ...part, by: actor.name, at: clock().toISOString() }, bytes);
    },

    async removePart(actor: Actor, id: string, number: number): Promise<void> {
      await engineRow(actor, id);
      await parts.remove(id, number);
    },

    /**
     * Reads all parts, and moves the workspace to their payments. Undefined if that takes long; then `finished` has the answer.
     */
    async finish(actor: Actor, id: string, request: FinishParts): Promise<FinishedParts | undefined> {
      await engineRow(actor, id);
      if (builds.isRunning(id))
        throw refused('unavailable', 'The parts of this workspace are being read already. Wait until that is over.');
      return builds.begin(id, async () => inTurn(id, async () => build(actor, id, request)).catch(throwExplained));
    },

    /** Builds the tables of a workspace again from its parts. */
    async rebuild(team: string, id: string): Promise<FinishedParts> {
      const actor: Actor = { ...SERVER, team };
      const { about } = await engineRow(actor, id);
      return inTurn(id, async () => build(actor, id, { from: about.record.hash }));
    },

    /** The answer of the last finish. Undefined while it runs. Throws its refusal, or `not-found` if there was none. */
    async finished(actor: Actor, id: string): Promise<FinishedParts | undefined> {
      await engineRow(actor, id);
      return builds.wait(id);
    },

    /** Adds payments that a program sends. Each id counts once. */
    send: async (actor: Actor, id: string, payments: readonly SentPayment[]): Promise<SentPayments> => {
      const row = await engineRow(actor, id);
      if (row.about.isDeleted === true) throw refused('not-found', 'This workspace was deleted.');
      if (builds.isRunning(id))
        throw refused('unavailable', 'The parts of this workspace are being read. Send the payments again later.');
      return feed.send(actor, row.id, payments).catch(throwExplained);
    },

    /**
     * Adds what programs had sent when a server ended before it was added, and removes what workspaces have left long ago. Throws
     * the first error after all workspaces.
     */
    async recover(): Promise<void> {
      const results = await Promise.allSettled([feed.recover(), earlier.remove()]);
      for (const result of results) if (result.status === 'rejected') throwExplained(result.reason);
    },

    ...questions,
    /** Whether ClickHouse answers. */
    isReady: async (): Promise<boolean> =>
      client.ping(AbortSignal.timeout(PATIENCE)).then(
        () => true,
        () => false,
      ),
    async close(): Promise<void> {
      earlier.close();
      await questions.close();
    },
  };
}

/** In milliseconds. */
const PATIENCE = 3_000;

/** The answers about columns that no format defines, of all parts that were read. */
function matchingsOf({ matchings }: TeamWorkspace): Readonly<Record<string, string>> {
  const isTable = typeof matchings === 'object' && matchings !== null;
  return isTable ? (matchings as Readonly<Record<string, string>>) : {};
}
