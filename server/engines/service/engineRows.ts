import { createHash } from 'node:crypto';
import type { Query } from '../../database/database';

/** The tables of the engine that have the payments of a data set, and the position of the next payment. */
export type EngineRows = { dataSet: string; rowsName: string; records: number };

/** `areArriving`: the tables may have payments behind that position, because a program sends them or a send did not end. */
export type FoundRows = EngineRows & { areArriving: boolean };

/** Undefined if no table has the payments of the data set. */
export async function findEngineRows(query: Query, workspace: string, dataSet: string): Promise<FoundRows | undefined> {
  const [rows] = await query<FoundRows>(
    `select data_set as "dataSet", rows_name as "rowsName", records,
       exists (select 1 from engine_part where engine_part.workspace = $1 and not is_stored) as "areArriving"
     from engine_rows where workspace = $1 and data_set = $2`,
    [workspace, dataSet],
  );
  return rows;
}

/** Notes the tables of a workspace's data set. What the workspace leaves is noted with the time `at`. */
export async function putEngineRows(query: Query, workspace: string, rows: EngineRows, at: Date): Promise<void> {
  const { dataSet, rowsName, records } = rows;
  await query(
    `insert into engine_earlier (workspace, kind, name, left_at)
     select workspace, 'tables', rows_name, $3 from engine_rows where workspace = $1 and rows_name <> $2
     union select workspace, 'data set', data_set, $3 from engine_rows where workspace = $1 and data_set <> $4
     on conflict (workspace, kind, name) do update set left_at = excluded.left_at`,
    [workspace, rowsName, at.toISOString(), dataSet],
  );
  await query(
    `delete from engine_earlier where workspace = $1 and name = case kind when 'tables' then $2 else $3 end`,
    [workspace, rowsName, dataSet],
  );
  await query(`delete from engine_rows where workspace = $1`, [workspace]);
  await query(`insert into engine_rows (workspace, data_set, rows_name, records) values ($1, $2, $3, $4)`, [
    workspace,
    dataSet,
    rowsName,
    records,
  ]);
}

/**
 * The name of the tables that follow those with this name. It is always the same, so that the next attempt replaces the tables
 * of one that did not end.
 */
export const nextRowsName = (rowsName: string): string =>
  createHash('sha256').update(rowsName).digest('hex').slice(0, 32);
