import {
  readRivalries,
  readSegment,
  writeSegment,
  type Further,
  type Rivalry,
  type SegmentChange,
  type WrittenChange,
} from '@/protocol/segments';
import type { SegmentHead } from '@/protocol/entries';
import { notFound } from '../problems';
import type { Query } from '../database/database';
import type { LogEntry } from './logEntry';
import { readRows, type ReadRow } from './entryRows';
import type { SegmentFiles } from './segmentFiles';
import type { WorkspaceRow } from './workspaceRows';

/** In changes: a log has a segment for each range of this length. */
export const SEGMENT_SIZE = 20_000;

/** In rows: what is in memory at the same time while a segment is made. */
const STEP = 5_000;

export type Segments = ReturnType<typeof createSegments>;

/**
 * The segments of the logs, which are made from the entries when they are needed first, and made again if their files are
 * missing or damaged.
 */
export function createSegments(query: Query, files: SegmentFiles, size = SEGMENT_SIZE) {
  const making = new Map<string, Promise<Buffer>>();

  /** Positions count from the start of the log. */
  async function headsOf(row: WorkspaceRow, positions: readonly number[]): Promise<SegmentHead[]> {
    if (positions.length === 0) return [];
    const { id, logStart } = row;
    return query<SegmentHead>(
      `select seq - $3 as seq, hash from entry where workspace = $1
       and seq in (select value::bigint + $3 from json_array_elements_text($2::json)) order by seq`,
      [id, JSON.stringify(positions), logStart],
    );
  }

  /**
   * The segments that are over, without those up to `copied`. None if there are too few changes after a position, or none of
   * them in a segment.
   */
  async function after(row: WorkspaceRow, seq: number, copied = seq): Promise<SegmentHead[]> {
    const last = Math.floor((row.head - row.logStart) / size);
    const count = last - Math.floor(Math.min(copied, seq) / size);
    if (last * size <= seq || row.head - row.logStart - seq < size) return [];
    return headsOf(
      row,
      Array.from({ length: count }, (_, index) => (last - count + index + 1) * size),
    );
  }

  async function textOf(row: WorkspaceRow, { seq }: SegmentHead): Promise<string> {
    const { id, logStart } = row;
    const end = logStart + seq;
    const changes: WrittenChange[] = [];
    for (let start = end - size; start < end;) {
      const rows = await readRows(query, { id, end, logStart }, { after: start, most: STEP });
      for (const one of rows) if (!one.isSuperseded) changes.push(written(one, { logStart, before: end - size }));
      start = rows.at(-1)?.seq ?? end;
    }
    return writeSegment(changes);
  }

  const make = async (row: WorkspaceRow, head: SegmentHead) => files.put(head.hash, await textOf(row, head));

  /** The compressed text of a segment. */
  async function find(row: WorkspaceRow, head: SegmentHead): Promise<Buffer> {
    const found = await files.find(head.hash);
    if (found) return found;
    const made = making.get(head.hash) ?? make(row, head);
    making.set(head.hash, made);
    return made.finally(() => making.delete(head.hash));
  }

  return {
    after,
    find,
    /** The same by its position and its hash. Throws `not-found` if the log has no such segment. */
    async bytes(row: WorkspaceRow, wanted: SegmentHead): Promise<Buffer> {
      const isEnd = wanted.seq > 0 && wanted.seq % size === 0 && wanted.seq <= row.head - row.logStart;
      const [head] = isEnd ? await headsOf(row, [wanted.seq]) : [];
      if (head?.hash !== wanted.hash) throw notFound();
      return find(row, head);
    },
    /** The entries of a segment as they are judged, which need no keys. */
    async entries(row: WorkspaceRow, head: SegmentHead): Promise<LogEntry[]> {
      const text = await files.textOf(await find(row, head));
      const rivalryAt = readRivalries(text);
      return readSegment(text, (change, index) => entryOf(change, rivalryAt(index), row.logStart));
    },
    /** Makes the last segment that is over, so that nobody waits for it later. */
    async prepare(row: WorkspaceRow, before: number): Promise<void> {
      for (const head of await after(row, Math.floor((before - row.logStart) / size) * size)) await find(row, head);
    },
    /** Whether the text of a segment is the one that follows from the entries. A segment that was never made is. */
    async isTrue(row: WorkspaceRow, head: SegmentHead): Promise<boolean> {
      const found = await files.find(head.hash);
      if (!found) return true;
      return (await files.textOf(found)) === (await textOf(row, head));
    },
    /** Resolves when nothing is made any more. */
    settled: async () => void (await Promise.allSettled(making.values())),
  };
}

function written(row: ReadRow, { logStart, before }: { logStart: number; before: number }): WrittenChange {
  const { seq, kind, id, value, actor_id, actor_name, at, subject, version, withdrawn, erased, schema, fields } = row;
  const marks = { ...(withdrawn && { withdrawn }), ...(erased && { erased }), ...(schema !== null && { schema }) };
  const isPlain = fields === '{}' && Object.keys(marks).length === 0;
  const further = isPlain ? undefined : { ...(JSON.parse(fields) as object), ...marks };
  const by = { id: actor_id, name: actor_name };
  const isRepeated = row.first <= before;
  return { seq: seq - logStart, kind, id, value: JSON.parse(value), by, at, subject, version, further, isRepeated };
}

const NO_FIELDS = {};

function entryOf(change: SegmentChange, rivalry: Rivalry, logStart: number): LogEntry {
  const { seq, kind, id, value, by, at, further } = change;
  const { withdrawn, erased, schema, ...fields }: Further = further ?? {};
  return {
    seq: logStart + seq,
    key: '',
    kind,
    id,
    ...rivalry,
    value,
    withdrawn: withdrawn === true,
    erased: erased === true,
    schema,
    fields: further ? fields : NO_FIELDS,
    by,
    at,
  };
}
