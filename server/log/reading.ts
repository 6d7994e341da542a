import { PAGE_SIZE, type TeamReading } from '@/protocol/entries';
import type { Query } from '../database/database';
import { changeOfEntry, COLUMNS, entryOfRow, type EntryRow, type LogEntry } from './logEntry';
import { headOf, type WorkspaceRow } from './workspaceRows';

/** Of each entry of the current log the last change, if it is after a position. In the order of the log. */
export async function readEntries(
  query: Query,
  { id, head, logStart }: WorkspaceRow,
  { after, most }: { after: number; most: number },
): Promise<LogEntry[]> {
  // Only rows up to the head, because others may be stored between the two statements.
  const rows = await query<EntryRow>(
    `select ${COLUMNS} from entry as each
     where workspace = $1 and seq > $2 and seq <= $3 and not exists (
       select 1 from entry as later where later.workspace = $1 and later.kind = each.kind and later.id = each.id
       and later.seq > each.seq and later.seq <= $3)
     order by seq limit $4`,
    [id, Math.max(after, logStart), head, most],
  );
  return rows.map(entryOfRow);
}

/**
 * One page of the log after the position that a reader has. The reader has to drop what it has (`isWhole`) if it knows
 * another log. Erased entries are among the changes, without their value.
 */
export async function readPage(
  query: Query,
  workspace: WorkspaceRow,
  backendId: string,
  after: { seq: number; logId?: string | undefined },
  most = PAGE_SIZE,
): Promise<TeamReading> {
  const { logStart } = workspace;
  const head = headOf(workspace, backendId);
  const isWhole = after.logId !== head.logId || after.seq > head.seq;
  const start = isWhole ? 0 : after.seq;
  const found = await readEntries(query, workspace, { after: logStart + start, most: most + 1 });
  const changes = found.slice(0, most).map((entry) => changeOfEntry(entry, logStart));
  const last = changes.at(-1);
  if (found.length <= most || !last) return { changes, head, isWhole };
  return { changes, head: { ...head, seq: last.seq }, isWhole, isMore: true };
}
