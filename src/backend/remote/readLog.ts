import { allChanges, type LogHead } from '@/backend/entryLog';
import { readingSchema, type SegmentHead, type TeamReading } from '@/protocol/entries';
import { SEGMENT_FORMAT } from '@/protocol/segments';
import { ask, send, ServerProblem, textOf } from './http';
import type { CopiedReading } from './replica';
import { anyRepeated, changesOfSegment, lastOfEach, type ChangeList } from './segmentChanges';

/** In requests: a browser has six connections to a server, and the stream of heads has one of them. */
const MOST_PARALLEL = 4;

export const pathOf = (workspace: string) => `/api/workspaces/${encodeURIComponent(workspace)}`;

/**
 * The changes of a log after a position, each entry as it was changed last. Long ranges come in segments, of which the copy has
 * those up to `copied`.
 */
export async function readLog(workspace: string, after: LogHead, copied: number): Promise<Required<CopiedReading>> {
  try {
    return await read(workspace, after, copied);
  } catch (error) {
    // Somebody has emptied the log since its segments were named.
    if (error instanceof ServerProblem && error.isOfKind('not-found')) return read(workspace, after);
    throw error;
  }
}

async function read(workspace: string, after: LogHead, copied?: number): Promise<Required<CopiedReading>> {
  let segments: Segment[] = [];
  let lists: ChangeList[] = [];
  let head = after;
  let isWhole = false;
  for (;;) {
    const page = await readPage(workspace, head, copied);
    // A whole reading replaces what was read before.
    if (page.isWhole) [segments, lists] = [[], []];
    isWhole ||= page.isWhole;
    const read = await readSegments(workspace, page.segments ?? []);
    segments.push(...read);
    lists.push(...read.map(({ changes }) => changes), anyRepeated(page.changes));
    head = page.head;
    if (!page.isMore) break;
  }
  const last = lastOfEach(lists);
  // The first segments may be about what is known.
  const isKnown = !isWhole && segments.length > 0 && after.seq > 0;
  const news = isKnown ? { changes: allChanges(last).filter(({ seq }) => seq > after.seq), refunds: [] } : last;
  return { ...news, head, isWhole, segments };
}

async function readPage(workspace: string, { seq, logId }: LogHead, copied?: number): Promise<TeamReading> {
  const query = new URLSearchParams({
    after: String(seq),
    ...(logId && { logId }),
    ...(copied !== undefined && { copied: String(Math.min(copied, seq)), format: String(SEGMENT_FORMAT) }),
  });
  return ask(readingSchema, 'GET', `${pathOf(workspace)}/entries?${query.toString()}`);
}

type Segment = { seq: number; text: string; changes: ChangeList };

/**
 * Segments in their order. Each is decoded while the next ones arrive. The browser caches them, because they never change.
 */
async function readSegments(workspace: string, heads: readonly SegmentHead[]): Promise<Segment[]> {
  const segments: Segment[] = [];
  const waiting = [...heads.entries()];
  const readNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, { seq, hash }] = next;
      const response = await send('GET', `${pathOf(workspace)}/segments/${SEGMENT_FORMAT}/${seq}/${hash}`);
      const text = await textOf(response);
      segments[index] = { seq, text, changes: changesOfSegment(text) };
    }
  };
  await Promise.all(Array.from({ length: MOST_PARALLEL }, readNext));
  return segments;
}
