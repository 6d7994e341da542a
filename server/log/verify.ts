import { join } from 'node:path';
import type { Query } from '../database/database';
import { COLUMNS, hashOfRow, type EntryRow } from './logEntry';
import { openSegmentFiles } from './segmentFiles';
import { createSegments } from './segments';
import { findWorkspaceRow } from './workspaceRows';

const STEP = 1_000;

/** `broken` is the first position of the workspace whose row is not what was stored, with the reason. */
export type Verification = { workspace: string; entries: number; broken?: { seq: number; reason: string } };

/**
 * Computes the hash chain of a workspace again, through all of its logs. It finds every changed, missing, added or moved
 * row up to the head that the workspace has when it starts.
 */
export async function verify(query: Query, workspace: string): Promise<Verification> {
  const row = await findWorkspaceRow(query, workspace);
  if (!row) return { workspace, entries: 0, broken: { seq: 0, reason: 'the workspace is missing' } };
  let previous = '';
  let seq = 0;
  const broken = (reason: string): Verification => ({ workspace, entries: row.head, broken: { seq: seq + 1, reason } });
  while (seq < row.head) {
    const rows = await query<EntryRow>(
      `select ${COLUMNS} from entry where workspace = $1 and seq > $2 and seq <= $3 order by seq limit ${STEP}`,
      [workspace, seq, row.head],
    );
    if (rows.length === 0) return broken('the entry is missing');
    for (const entry of rows) {
      if (entry.seq !== seq + 1) return broken('the entry is missing');
      if (entry.prev_hash !== previous) return broken('it does not follow the entry before it');
      if (hashOfRow(workspace, entry) !== entry.hash) return broken('its content was changed');
      previous = entry.hash;
      seq = entry.seq;
    }
  }
  if (previous !== row.lastHash) return broken('the head of the workspace was changed');
  return { workspace, entries: row.head };
}

/**
 * The position of the first segment of a workspace whose text is not what follows from its entries. Pages read segments, so a
 * right chain is not enough. `folder` is that of the server, and `size` is in changes.
 */
export async function findWrongSegment(
  query: Query,
  folder: string,
  workspace: string,
  size?: number,
): Promise<number | undefined> {
  const segments = createSegments(query, await openSegmentFiles(join(folder, 'segments')), size);
  const row = await findWorkspaceRow(query, workspace);
  for (const head of row ? await segments.after(row, 0) : []) {
    if (row && !(await segments.isTrue(row, head))) return head.seq;
  }
  return undefined;
}
