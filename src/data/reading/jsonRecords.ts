import { createObjectReader } from './jsonObjects';
import { readFields } from './jsonFields';
import type { FileProblem, PortionReader } from './sourceFile';
import { MOST_COLUMNS } from './sourceFile';

type JsonKind = 'json' | 'ndjson';

/** Whether a text looks like JSON: an object, or a list that begins with one or is empty. */
export const isJson = (head: string): boolean => /^\s*(?:\{|\[\s*[{\]])/.test(head);

/** Reads the objects of JSON as records in the order of the headers; names that these lack go to `onOther`. */
export function createJsonReader(
  { kind, headers }: { kind: JsonKind; headers: readonly string[] },
  onRecord: (fields: string[], line: number) => void,
  onOther: (name: string) => void,
): PortionReader {
  const columns = new Map(headers.map((name, column) => [name, column]));
  return createObjectReader(kind, (text, line) => {
    const fields = headers.map(() => '');
    const isRead = readFields(text, (name, value) => {
      const column = columns.get(name);
      if (column === undefined) onOther(name);
      else fields[column] = value;
    });
    if (!isRead) return { kind: 'JSON broken', line };
    onRecord(fields, line);
    return undefined;
  });
}

/** Of JSON: the names in its first text, as first met, and that text's first records behind them; or the problem found there. */
export function peekJson(
  head: string,
  isWhole: boolean,
  most: number,
): { problem: FileProblem } | { kind: JsonKind; records: string[][] } {
  const [rows, lines] = [countObjects('json', head), countObjects('ndjson', head)];
  // Two objects side by side are NDJSON, whatever lists they hold; so is one without a list.
  const kind = lines > 1 || (lines === 1 && rows === 0) ? 'ndjson' : 'json';
  const names = new Set<string>();
  let problem = createJsonReader(
    { kind, headers: [] },
    () => undefined,
    (name) => names.add(name),
  )(head, isWhole);
  if (names.size > MOST_COLUMNS) problem ??= { kind: 'too many columns', line: 1 };
  if (names.size === 0) problem ??= { kind: 'empty' };
  if (problem) return { problem };
  const records = [[...names]];
  createJsonReader(
    { kind, headers: [...names] },
    (fields) => records.length < most && records.push(fields),
    () => undefined,
  )(head, isWhole);
  return { kind, records };
}

function countObjects(kind: JsonKind, head: string): number {
  let count = 0;
  createObjectReader(kind, () => {
    count += 1;
    return undefined;
  })(head, false);
  return count;
}
