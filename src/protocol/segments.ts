import { isRecord } from '@/lib/objects';
import type { Person } from './entries';

/**
 * A segment is a range of a log that is over, as one text that never changes: of each entry the last change in the range.
 * Texts and people that repeat are in lists, so that a million changes are read in seconds.
 */
export const SEGMENT_FORMAT = 1;

/** What only few changes have: the mark of a withdrawal or an erasure, the number of the format, fields of a later version. */
export type Further = { withdrawn?: true; erased?: true; schema?: number } & Readonly<Record<string, unknown>>;

/** A change as a segment has it. Its position counts from the start of its log. */
export type SegmentChange = {
  seq: number;
  kind: string;
  id: string;
  value: unknown;
  by: Person;
  at: string;
  /** What the change competes for, and its position among the changes of that. */
  subject: string;
  version: number;
  further: Further | undefined;
};

/** A change before it is written. `value` and `further` are JSON. */
export type WrittenChange = Omit<SegmentChange, 'value' | 'further'> & { value: string; further: string | undefined };

/** The text of a segment. The same changes have the same text. */
export function writeSegment(changes: readonly WrittenChange[]): string {
  const kinds = new Map<string, number>();
  const people = new Map<string, number>();
  const rows = changes.map(({ seq, kind, id, value, by, at, subject, version, further }) => {
    const start = [indexIn(kinds, kind), JSON.stringify(id), value, indexIn(people, JSON.stringify([by.id, by.name]))];
    const end = [JSON.stringify(at), JSON.stringify(subject), version, ...(further === undefined ? [] : [further])];
    return `[${[seq, ...start, ...end].join(',')}]`;
  });
  const lists = `"kinds":${JSON.stringify([...kinds.keys()])},"people":[${[...people.keys()].join(',')}]`;
  return `{"format":${SEGMENT_FORMAT},${lists},"changes":[\n${rows.join(',\n')}]}`;
}

function indexIn(list: Map<string, number>, text: string): number {
  const known = list.get(text) ?? list.size;
  list.set(text, known);
  return known;
}

/** The changes of a segment in the order of the log, each as `make` returns it. Throws if the text is not a segment. */
export function readSegment<Change>(text: string, make: (change: SegmentChange) => Change): Change[] {
  const segment: unknown = JSON.parse(text);
  if (!isRecord(segment) || segment.format !== SEGMENT_FORMAT) throw new Error('The text is not a segment of a log');
  const { kinds, people, changes } = segment as { kinds: string[]; people: [string, string][]; changes: unknown[][] };
  const persons = people.map(([id, name]): Person => ({ id, name }));
  return changes.map((row) => {
    // By index: a long log takes twice as long if each row is destructured.
    const seq = row[0];
    const id = row[2];
    const at = row[5];
    const by = persons[row[4] as number];
    const kind = kinds[row[1] as number];
    const isChange = typeof seq === 'number' && typeof id === 'string' && typeof at === 'string';
    if (!isChange || !by || kind === undefined) throw new Error('The text has a change that cannot be read');
    return make({
      seq,
      kind,
      id,
      value: row[3],
      by,
      at,
      subject: row[6] as string,
      version: row[7] as number,
      further: row[8] as Further | undefined,
    });
  });
}
