import type { Query } from '../database/database';
import { COLUMNS, entryOfRow, type EntryRow, type LogEntry } from './logEntry';
import type { WorkspaceRow } from './workspaceRows';

/** A row, whether a later change of its entry supersedes it, and the position of the first change of its entry. */
export type ReadRow = EntryRow & { isSuperseded: boolean; first: number };

/**
 * Rows of the current log after a position and up to `end`, in the order of the log. The log starts after `logStart`, and changes
 * after `end` supersede none. The rows are chosen first, because a plan for all conditions together reads the whole log.
 */
export async function readRows(
  query: Query,
  { id, end, logStart }: { id: string; end: number; logStart: number },
  { after, most }: { after: number; most: number },
): Promise<ReadRow[]> {
  return query<ReadRow>(
    `with each as materialized (
       select ${COLUMNS} from entry where workspace = $1 and seq > $2 and seq <= $3 order by seq limit $4)
     select each.*, exists (
       select 1 from entry as later where later.workspace = $1 and later.kind = each.kind and later.id = each.id
       and later.seq > each.seq and later.seq <= $3) as "isSuperseded", (
       select min(earlier.seq) from entry as earlier where earlier.workspace = $1 and earlier.kind = each.kind
       and earlier.id = each.id and earlier.seq > $5) as first
     from each order by seq`,
    [id, after, end, most, logStart],
  );
}

/**
 * Of each entry of the current log the last change, if it is among the next rows after a position. In the order of the log.
 * `last` is the position of the last of these rows, and undefined if there are no further ones.
 */
export async function readEntries(
  query: Query,
  { id, head, logStart }: WorkspaceRow,
  { after, most }: { after: number; most: number },
): Promise<{ entries: LogEntry[]; last: number | undefined }> {
  // Only rows up to the head, because others may be stored between the two statements.
  const rows = await readRows(query, { id, end: head, logStart }, { after: Math.max(after, logStart), most });
  const entries = rows.filter(({ isSuperseded }) => !isSuperseded).map(entryOfRow);
  const last = rows.at(-1)?.seq ?? head;
  return { entries, last: last < head ? last : undefined };
}
