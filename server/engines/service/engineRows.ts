import { createHash } from 'node:crypto';
import type { Query } from '../../database/database';

/** The tables of the engine that have the payments of a data set, and the position of the next payment. */
export type EngineRows = { dataSet: string; rowsName: string; records: number };

const SELECT = `select data_set as "dataSet", rows_name as "rowsName", records from engine_rows`;

/** Undefined if no table has the payments of the data set. */
export async function findEngineRows(
  query: Query,
  workspace: string,
  dataSet: string,
): Promise<EngineRows | undefined> {
  const [rows] = await query<EngineRows>(`${SELECT} where workspace = $1 and data_set = $2`, [workspace, dataSet]);
  return rows;
}

export async function putEngineRows(query: Query, workspace: string, rows: EngineRows): Promise<void> {
  await query(
    `insert into engine_rows (workspace, data_set, rows_name, records) values ($1, $2, $3, $4)
     on conflict (workspace, data_set) do update set rows_name = $3, records = $4`,
    [workspace, rows.dataSet, rows.rowsName, rows.records],
  );
}

/** The names of all tables of a workspace but those of its current data set. */
export async function listOtherRows(query: Query, workspace: string, current: EngineRows): Promise<string[]> {
  const rows = await query<EngineRows>(`${SELECT} where workspace = $1`, [workspace]);
  return [...new Set(rows.map(({ rowsName }) => rowsName))].filter((name) => name !== current.rowsName);
}

/** Forgets all tables of a workspace but those of its current data set. */
export async function forgetOtherRows(query: Query, workspace: string, { dataSet }: EngineRows): Promise<void> {
  await query(`delete from engine_rows where workspace = $1 and data_set <> $2`, [workspace, dataSet]);
}

/**
 * The name of the tables that follow those with this name. It is always the same, so that the next attempt replaces the tables
 * of one that did not end.
 */
export const nextRowsName = (rowsName: string): string =>
  createHash('sha256').update(rowsName).digest('hex').slice(0, 32);
