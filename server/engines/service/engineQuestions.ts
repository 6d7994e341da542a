import type { PaymentEngine, Snapshot } from '@/backend/paymentEngine';
import type { EntryChange } from '@/domain/entries/entryKinds';
import type { Day } from '@/domain/calendar/dates';
import type { Workspace } from '@/domain/workspaces/workspaces';
import type { AnsweredQuestion, AskEngine, StreamedQuestion } from '@/protocol/engine';
import type { Actor, StreamedLine } from '../../core';
import type { Database, Query } from '../../database/database';
import type { DataSetFiles } from '../../dataSets/dataSetFiles';
import type { EngineFacts } from '../../judging/engineBase';
import { workspaceOf } from '../../judging/ledgers';
import type { LogSoFar } from '../../judging/logSoFar';
import type { WantedStatement } from '../../judging/wantedStatements';
import { readWorkspaceRow, type WorkspaceRow } from '../../log/workspaceRows';
import { refused } from '../../problems';
import type { ClickhouseClient } from '../clickhouse/client';
import { tablesOf } from '../clickhouse/schema';
import { readStoredById } from '../clickhouse/storedRows';
import { askEngine, explainEngine, throwExplained } from './ask';
import { findEngineRows, type EngineRows } from './engineRows';
import { readStatements } from './issuing';
import { createOpenEngines, type OpenEngine } from './snapshots';

export type QuestionDependencies = {
  database: Database;
  files: DataSetFiles;
  client: ClickhouseClient;
  openEngine: OpenEngine;
  /** A workspace as the database has it now, with the changes of its log. */
  logOf: (actor: Actor, workspace: string) => Promise<{ row: WorkspaceRow; changes: readonly EntryChange[] }>;
};

/** A workspace whose payments are in the engine. Throws the problem `malformed` for any other one. */
export async function readEngineRow(query: Query, team: string, id: string): Promise<WorkspaceRow> {
  const row = await readWorkspaceRow(query, team, id);
  if (row.about.record.isInEngine === true) return row;
  throw refused('malformed', 'The payments of this workspace are not in the payment engine.');
}

/** The tables of a workspace. Throws the problem `unavailable` if there are none. */
export async function readEngineRows(query: Query, { id, about }: WorkspaceRow): Promise<EngineRows> {
  const rows = await findEngineRows(query, id, about.record.hash);
  if (rows) return rows;
  throw withoutRows();
}

const withoutRows = () =>
  refused(
    'unavailable',
    'The engine has no payments of this workspace. Ask your administrator to read its parts again.',
  );

/** Questions about the payments of engine workspaces. */
export function createEngineQuestions(
  { database, files, client, openEngine, logOf }: QuestionDependencies,
  /** Whether the tables may have payments that the data set of the workspace does not count. */
  areArriving: (workspace: string) => Promise<boolean>,
) {
  const { query } = database;
  const engines = createOpenEngines(files, openEngine);

  /** The engine, and the snapshot as it knows it, for a question about what the workspace has now. */
  async function open(actor: Actor, id: string, { dataSet, seq }: Pick<AskEngine, 'dataSet' | 'seq'>) {
    await readEngineRow(query, actor.team, id);
    const { row, changes } = await logOf(actor, id);
    if (row.about.record.hash !== dataSet)
      throw refused('moved', 'The workspace has newer payments. Read them and ask again.');
    const head = row.head - row.logStart;
    if (seq !== head)
      throw refused('changed', 'The workspace has newer changes. Read them and ask again.', { head: { seq: head } });
    const { rowsName } = await readEngineRows(query, row);
    const engine = await engines.at(workspaceOf(row.about), row.head, changes);
    // Positions that count from the first log are never used twice.
    return { engine, snapshot: { dataSet: rowsName, seq: row.head } satisfies Snapshot };
  }

  async function* lines(
    { engine, snapshot }: { engine: PaymentEngine; snapshot: Snapshot },
    question: StreamedQuestion,
    signal: AbortSignal,
  ): AsyncGenerator<StreamedLine> {
    try {
      if (question.kind === 'rows') for await (const rows of engine.rows(snapshot, question, signal)) yield { rows };
      else for await (const portion of engine.statementLines(snapshot, question, signal)) yield { portion };
    } catch (error) {
      throw explainEngine(error);
    }
  }

  return {
    ask: async (actor: Actor, id: string, request: AskEngine & { question: AnsweredQuestion }, signal: AbortSignal) => {
      const { engine, snapshot } = await open(actor, id, request);
      return askEngine(engine, snapshot, request.question, signal);
    },

    /** An answer in portions. A refusal comes before the first one is awaited. */
    stream: async (
      actor: Actor,
      id: string,
      request: AskEngine & { question: StreamedQuestion },
      signal: AbortSignal,
    ) => lines(await open(actor, id, request), request.question, signal),

    /** What the judge asks of the payments. */
    facts: {
      async find(workspace: Workspace, ids: readonly string[]) {
        const { all: table, allById: byId } = tablesOf(client, await rowsNameOf(workspace));
        return readStoredById({ client, table, byId }, ids).catch(throwExplained);
      },
      async balancesOn(workspace: Workspace, { head, changes }: LogSoFar, day: Day) {
        const snapshot = { dataSet: await rowsNameOf(workspace), seq: head };
        const engine = await engines.at(workspace, head, changes);
        return engine.balances(snapshot, { start: day, end: day }).catch(throwExplained);
      },
      async statementsOf(workspace: Workspace, { head, changes }: LogSoFar, wanted: readonly WantedStatement[]) {
        const rows = await findEngineRows(query, workspace.id, workspace.hash);
        if (!rows) return undefined;
        const engine = await engines.at(workspace, head, changes);
        const opened = { engine, snapshot: { dataSet: rows.rowsName, seq: head } };
        return readStatements(opened, wanted, async () => areArriving(workspace.id)).catch(throwExplained);
      },
    } satisfies EngineFacts,

    close: async (): Promise<void> => engines.closeAll(),
  };

  async function rowsNameOf({ id, hash }: Workspace): Promise<string> {
    const rows = await findEngineRows(query, id, hash);
    if (!rows) throw withoutRows();
    return rows.rowsName;
  }
}
