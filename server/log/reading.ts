import { PAGE_SIZE, type TeamReading } from '@/protocol/entries';
import type { Query } from '../database/database';
import { readEntries } from './entryRows';
import { changeOfEntry } from './logEntry';
import type { Segments } from './segments';
import { headOf, type WorkspaceRow } from './workspaceRows';

/**
 * One page of the log after the position that a reader has. The reader has to drop what it has (`isWhole`) if it knows
 * another log. Erased entries are among the changes, without their value. A reader that knows segments gets their names
 * instead of their changes.
 */
export async function readPage(
  query: Query,
  { workspace, backendId, segments }: { workspace: WorkspaceRow; backendId: string; segments: Segments },
  after: { seq: number; logId?: string | undefined; copied?: number | undefined },
  most = PAGE_SIZE,
): Promise<TeamReading> {
  const { logStart } = workspace;
  const head = headOf(workspace, backendId);
  const isWhole = after.logId !== head.logId || after.seq > head.seq;
  const start = isWhole ? 0 : after.seq;
  const isOfSegments = after.copied !== undefined;
  const over = isOfSegments ? await segments.after(workspace, start, isWhole ? 0 : after.copied) : [];
  const end = over.at(-1);
  if (end) return { changes: [], segments: over, head: { ...head, seq: end.seq }, isWhole, isMore: true };
  const { entries, last } = await readEntries(query, workspace, { after: logStart + start, most });
  const changes = entries.map((entry) => changeOfEntry(entry, logStart));
  if (last === undefined) return { changes, head, isWhole };
  return { changes, head: { ...head, seq: last - logStart }, isWhole, isMore: true };
}
