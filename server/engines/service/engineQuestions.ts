import { EngineUnavailable, type PaymentEngine, type Snapshot } from '@/backend/paymentEngine';
import type { EntryChange } from '@/domain/entries/entryKinds';
import type { Day } from '@/domain/calendar/dates';
import type { Workspace } from '@/domain/workspaces/workspaces';
import type { AnsweredQuestion, AskEngine, StreamedQuestion } from '@/protocol/engine';
import type { Actor, StreamedLine } from '../../core';
import type { Database, Query } from '../../database/database';
import type { DataSetFiles } from '../../dataSets/dataSetFiles';
import type { EngineFacts } from '../../judging/known/engineBase';
import { workspaceOf } from '../../judging/known/ledgers';
import type { LogSoFar } from '../../judging/known/logSoFar';
import type { WantedStatement } from '../../judging/wantedStatements';
import { readWorkspaceRow, type WorkspaceRow } from '../../log/workspaceRows';
import { refused } from '../../problems';
import type { ClickhouseClient } from '../clickhouse/client/client';
import { tablesOf } from '../clickhouse/tables/schema';
import { readStoredById } from '../clickhouse/tables/storedRows';
import { askEngine, explainEngine, throwExplained } from './ask';
import { findEngineRows, type EngineRows, type FoundRows } from './engineRows';
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

const moved = () => refused('moved', 'The workspace has newer payments. Read them and ask again.');

/** The changes of a workspace's log, and the tables of its data set. */
type Asked = { workspace: Workspace; rows: FoundRows; log: LogSoFar };
type Opened = { engine: PaymentEngine; snapshot: Snapshot };

/**
 * Questions about the payments of engine workspaces. An answer has the payments of its data set, neither those that a program sends
 * meanwhile nor those of a send that did not end.
 */
export function createEngineQuestions(
  { database, files, client, openEngine, logOf }: QuestionDependencies,
  tables: {
    /** Whether the tables may have payments that the data set of the workspace does not count. */
    areArriving: (workspace: string) => Promise<boolean>;
    /** Whether the tables of this name are still there. */
    areThere: (rowsName: string) => Promise<boolean>;
  },
) {
  const { query } = database;
  const engines = createOpenEngines(files, openEngine);

  /** What a question about what the workspace has now is about. */
  async function find(actor: Actor, id: string, { dataSet, seq }: Pick<AskEngine, 'dataSet' | 'seq'>): Promise<Asked> {
    await readEngineRow(query, actor.team, id);
    const { row, changes } = await logOf(actor, id);
    if (row.about.record.hash !== dataSet) throw moved();
    const head = row.head - row.logStart;
    if (seq !== head)
      throw refused('changed', 'The workspace has newer changes. Read them and ask again.', { head: { seq: head } });
    const rows = await findEngineRows(query, id, dataSet);
    if (rows) return { workspace: workspaceOf(row.about), rows, log: { head: row.head, changes } };
    // The workspace may have moved since its log was read.
    const { about } = await readEngineRow(query, actor.team, id);
    throw about.record.hash === dataSet ? withoutRows() : moved();
  }

  /**
   * Asks without comparing positions, which takes longer, unless the tables have other payments. If any arrived meanwhile, also for
   * an answer that the engine remembered, the question is asked again. All later ones of the data set compare positions then.
   */
  async function answer<Answer>({ workspace, rows, log }: Asked, ask: (opened: Opened) => Promise<Answer>) {
    if (!rows.areArriving) {
      const [asked] = await Promise.allSettled([ask(await engines.at(workspace, rows, log, true))]);
      const now = await findEngineRows(query, workspace.id, workspace.hash);
      if (now?.rowsName === rows.rowsName && !now.areArriving) {
        if (asked.status === 'fulfilled') return asked.value;
        throw asked.reason;
      }
    }
    return ask(await engines.at(workspace, rows, log, false));
  }

  async function* lines(
    { engine, snapshot }: Opened,
    question: StreamedQuestion,
    signal: AbortSignal,
  ): AsyncGenerator<StreamedLine> {
    try {
      if (question.kind === 'rows') for await (const rows of engine.rows(snapshot, question, signal)) yield { rows };
      else for await (const portion of engine.statementLines(snapshot, question, signal)) yield { portion };
    } catch (error) {
      if (error instanceof EngineUnavailable && !(await tables.areThere(snapshot.dataSet)))
        throw refused(
          'moved',
          'The parts of this workspace were read again while the export ran, and the earlier payments are removed after an hour. Start the export again.',
        );
      throw explainEngine(error);
    }
  }

  return {
    ask: async (actor: Actor, id: string, request: AskEngine & { question: AnsweredQuestion }, signal: AbortSignal) => {
      const asked = await find(actor, id, request);
      return answer(asked, async ({ engine, snapshot }) => askEngine(engine, snapshot, request.question, signal));
    },

    /** An answer in portions. A refusal comes before the first one is awaited. */
    stream: async (
      actor: Actor,
      id: string,
      request: AskEngine & { question: StreamedQuestion },
      signal: AbortSignal,
    ) => {
      const { workspace, rows, log } = await find(actor, id, request);
      return lines(await engines.at(workspace, rows, log, false), request.question, signal);
    },

    /** What the judge asks of the payments. */
    facts: {
      async find(workspace: Workspace, ids: readonly string[]) {
        const { rowsName, records } = await rowsOf(workspace);
        const { all: table, allById: byId } = tablesOf(client, rowsName);
        return readStoredById({ client, table, byId, records }, ids).catch(throwExplained);
      },
      async balancesOn(workspace: Workspace, log: LogSoFar, day: Day) {
        const asked = { workspace, rows: await rowsOf(workspace), log };
        const span = { start: day, end: day };
        return answer(asked, async ({ engine, snapshot }) => engine.balances(snapshot, span)).catch(throwExplained);
      },
      async statementsOf(workspace: Workspace, log: LogSoFar, wanted: readonly WantedStatement[]) {
        const rows = await findEngineRows(query, workspace.id, workspace.hash);
        if (!rows) return undefined;
        const opened = await engines.at(workspace, rows, log, false);
        return readStatements(opened, wanted, async () => tables.areArriving(workspace.id)).catch(throwExplained);
      },
    } satisfies EngineFacts,

    close: async (): Promise<void> => engines.closeAll(),
  };

  async function rowsOf({ id, hash }: Workspace): Promise<FoundRows> {
    const rows = await findEngineRows(query, id, hash);
    if (!rows) throw withoutRows();
    return rows;
  }
}
