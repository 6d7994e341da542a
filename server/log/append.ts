import { violatedConstraint, type Database, type Query } from '../database/database';
import { COLUMNS, entryOfRow, rowOfEntry, type EntryRow, type LogEntry } from './logEntry';
import type { WorkspaceRow } from './workspaceRows';

/** The channel of the news that a workspace was written. The text is its id and the id of the process. */
export const CHANNEL = 'splitpay_head';

const APPEND = `
with moved as (
  update workspace set head = head + $3, last_hash = $4, version = version + 1
  where id = $1 and version = $2 returning id
), stored as (
  insert into entry (workspace, ${COLUMNS})
  select moved.id, each.* from moved, json_to_recordset($5::json) as each (
    seq bigint, log_id text, key text, kind text, id text, subject text, version bigint, value text, withdrawn boolean,
    erased boolean, schema bigint, fields text, actor_id text, actor_name text, at text, prev_hash text, hash text)
)
select pg_notify('${CHANNEL}', $6) from moved`;

/**
 * Stores entries after the head of a workspace, in one statement that locks its row: all of them or none. Returns the
 * workspace after it. `changed`: somebody has written it since it was read. `known`: one of the keys is stored already.
 */
export async function append(
  { query }: Database,
  workspace: WorkspaceRow,
  entries: readonly LogEntry[],
  sender: string,
): Promise<WorkspaceRow | 'changed' | 'known'> {
  const { id, version, logId, head } = workspace;
  let lastHash = workspace.lastHash;
  const rows: EntryRow[] = [];
  for (const entry of entries) {
    const row = rowOfEntry(id, logId, lastHash, entry);
    lastHash = row.hash;
    rows.push(row);
  }
  try {
    const values = [id, version, rows.length, lastHash, JSON.stringify(rows), `${id} ${sender}`];
    const stored = await query(APPEND, values);
    if (stored.length === 0) return 'changed';
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'entry_key') return 'known';
    // Two entries cannot have the same position or version, even if the code is wrong.
    if (constraint === 'entry_version' || constraint === 'entry_pkey') return 'changed';
    throw error;
  }
  return { ...workspace, head: head + rows.length, lastHash, version: version + 1 };
}

/** The stored entries of the current log with these keys. */
export async function findByKeys(
  query: Query,
  { id, logId }: WorkspaceRow,
  keys: readonly string[],
): Promise<ReadonlyMap<string, LogEntry>> {
  const rows = await query<EntryRow>(
    `select ${COLUMNS} from entry where workspace = $1 and log_id = $2 and key in (select json_array_elements_text($3::json))`,
    [id, logId, JSON.stringify(keys)],
  );
  return new Map(rows.map((row) => [row.key, entryOfRow(row)]));
}
