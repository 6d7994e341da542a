import { columnReader, unpackColumn } from '@/lib/jsonColumnReaders';
import { packColumn, type JsonColumn } from '@/lib/jsonColumns';
import { isRecord } from '@/lib/objects';
import type { Person } from './entries';

/**
 * A segment is a range of a log that is over, as one text that never changes: of each entry the last change in the range. Its
 * first line has the changes as columns, and its second line what only the server reads.
 */
export const SEGMENT_FORMAT = 3;

/** What only few changes have: the mark of a withdrawal or an erasure, the number of the format, fields of a later version. */
export type Further = { withdrawn?: true; erased?: true; schema?: number } & Readonly<Record<string, unknown>>;

/** A change as pages read it. Its position counts from the start of its log. */
export type SegmentChange = {
  seq: number;
  kind: string;
  id: string;
  value: unknown;
  by: Person;
  at: string;
  further: Further | undefined;
};

/** What a change competes for, and its position among the changes of that. */
export type Rivalry = { subject: string; version: number };

/** A change before it is written. `isRepeated`: the log has an earlier change of the same entry. */
export type WrittenChange = SegmentChange & Rivalry & { isRepeated: boolean };

type Page = Record<'seq' | 'kind' | 'value' | 'by' | 'at', JsonColumn> & {
  format: number;
  count: number;
  people: readonly [string, string][];
  /** Null if each value has its own id. */
  id: JsonColumn | null;
  /** By index. */
  further: readonly [number, Further][];
  /** The indices of changes of entries that were changed before the segment. */
  repeated: readonly number[];
};

/** The text of a segment. The same changes have the same text. */
export function writeSegment(changes: readonly WrittenChange[]): string {
  const columnOf = (field: keyof WrittenChange) => packColumn(changes.map((change) => change[field]));
  const people = new Map<string, number>();
  const by = changes.map(({ by: { id, name } }) => indexIn(people, JSON.stringify([id, name])));
  const page: Page = {
    format: SEGMENT_FORMAT,
    count: changes.length,
    people: Array.from(people.keys(), (person) => JSON.parse(person) as [string, string]),
    seq: columnOf('seq'),
    kind: columnOf('kind'),
    id: changes.every(({ id, value }) => isRecord(value) && value.id === id) ? null : columnOf('id'),
    value: columnOf('value'),
    by: packColumn(by),
    at: columnOf('at'),
    further: changes.flatMap(({ further }, index): [number, Further][] => (further ? [[index, further]] : [])),
    repeated: changes.flatMap(({ isRepeated }, index) => (isRepeated ? [index] : [])),
  };
  const rivalry = { count: changes.length, subject: columnOf('subject'), version: columnOf('version') };
  return `${JSON.stringify(page)}\n${JSON.stringify(rivalry)}`;
}

function indexIn(list: Map<string, number>, text: string): number {
  const known = list.get(text) ?? list.size;
  list.set(text, known);
  return known;
}

/** A segment whose values are still a column. `changeAt` makes one change with its value, and throws if it cannot be read. */
export type OpenSegment = {
  count: number;
  values: JsonColumn;
  /** Undefined if each value has its own id. */
  idAt: ((index: number) => unknown) | undefined;
  kindAt: (index: number) => unknown;
  /** Whether any change is withdrawn or erased, or has fields of a later version. */
  hasFurther: boolean;
  changeAt: (index: number, value: unknown) => SegmentChange;
  /** The indices of changes that repeat an entry from before the segment. */
  repeated: readonly number[];
};

/** Opens the text of a segment. Throws if it is none. */
export function openSegment(text: string): OpenSegment {
  const page: unknown = JSON.parse(text.slice(0, text.indexOf('\n')));
  if (!isRecord(page) || page.format !== SEGMENT_FORMAT) throw new Error('The text is not a segment of a log');
  const { count, people, id: ids, further: some, repeated, value: values, ...columns } = page as Page;
  const persons = people.map(([personId, name]): Person => ({ id: personId, name }));
  const further = new Map(some);
  const idAt = ids ? columnReader(ids, count) : undefined;
  const [seqAt, kindAt] = [columnReader(columns.seq, count), columnReader(columns.kind, count)];
  const [byAt, timeAt] = [columnReader(columns.by, count), columnReader(columns.at, count)];
  const changeAt = (index: number, value: unknown): SegmentChange => {
    const [seq, kind, person, at] = [seqAt(index), kindAt(index), persons[byAt(index) as number], timeAt(index)];
    const id = idAt ? idAt(index) : (value as { id: unknown }).id;
    const isChange = typeof seq === 'number' && typeof kind === 'string' && typeof id === 'string';
    if (!isChange || !person || typeof at !== 'string') throw new Error('The text has a change that cannot be read');
    return { seq, kind, id, value, by: person, at, further: further.get(index) };
  };
  return { count, values, idAt, kindAt, hasFurther: further.size > 0, changeAt, repeated };
}

/** The changes of a segment in the order of the log, each as `make` returns it. Throws if the text is not a segment. */
export function readSegment<Change>(text: string, make: (change: SegmentChange, index: number) => Change): Change[] {
  const { count, values, changeAt } = openSegment(text);
  return unpackColumn(values, count).map((value, index) => make(changeAt(index, value), index));
}

/** What each change of a segment competes for, by its index. */
export function readRivalries(text: string): (index: number) => Rivalry {
  const rivalry = JSON.parse(text.slice(text.indexOf('\n') + 1)) as {
    count: number;
    subject: JsonColumn;
    version: JsonColumn;
  };
  const { count } = rivalry;
  const subjects = unpackColumn(rivalry.subject, count) as readonly string[];
  const versions = unpackColumn(rivalry.version, count) as readonly number[];
  return (index) => ({ subject: subjects[index] ?? '', version: versions[index] ?? 0 });
}
