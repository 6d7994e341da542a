import type { RowProblem } from '@/lib/cells/cells';
import { createObjectReader, type JsonKind } from './jsonObjects';
import { type FileProblem, type PortionReader, MOST_COLUMNS } from './sourceFile';
import { unmarkReplacements } from './decoding';
import { visibleControls } from '@/lib/directionControls';
import { positionInText, jsonErrorIndex } from './jsonErrors';

/** Whether a text looks like JSON: an object, or a list that is empty or begins with an object. */
export const isJson = (head: string): boolean => /^\s*(?:\{|\[\s*[{\]])/.test(head);

/**
 * Reads the objects of JSON as records in the order of the headers. Names that are not among the headers go to
 * `onOther`. A record with a problem has the text of the row as its only field.
 */
export function createJsonReader(
  { kind, headers }: { kind: JsonKind; headers: readonly string[] },
  onRecord: (fields: string[], line: number, problem?: RowProblem) => void,
  onOther: (name: string) => void,
): PortionReader {
  const columns = new Map(headers.map((name, column) => [name, column]));
  let isChecked = false;
  const read = createObjectReader(kind, (decoded, index, problem) => {
    // In a damaged file, invalid UTF-8 was decoded as U+FFFD.
    const damage = problem ?? (isChecked && decoded.includes('\uFFFD') ? 'not UTF-8' : undefined);
    const text = unmarkReplacements(decoded);
    if (damage) {
      onRecord([text], index.line, damage);
      return undefined;
    }
    const fields = headers.map(() => '');
    const isRead = readFields(text, (name, value) => {
      const column = columns.get(name);
      if (column === undefined) onOther(name);
      else fields[column] = value;
    });
    const hasZero = !isRead && text.includes('\0');
    if (isRead) onRecord(fields, index.line);
    else if (hasZero || kind === 'ndjson') onRecord([text], index.line, hasZero ? 'zero character' : 'JSON broken');
    else return { kind: 'JSON broken', ...positionInText(text, jsonErrorIndex(text), index) };
    return undefined;
  });
  return (portion, isLast, isDamaged = false) => {
    isChecked ||= isDamaged;
    return read(portion, isLast);
  };
}

/**
 * The headers of JSON, which are the names in its first text in order of appearance, followed by the first records of
 * that text; or the problem found there.
 */
export function peekJson(
  head: string,
  isWhole: boolean,
  most: number,
): { problem: FileProblem } | { kind: JsonKind; records: string[][] } {
  const kind = kindOfJson(head);
  const names = new Set<string>();
  let brokenLine: number | undefined;
  let problem = createJsonReader(
    { kind, headers: [] },
    (_, line, rowProblem) => {
      if (rowProblem) brokenLine ??= line;
    },
    (name) => names.add(name),
  )(head, isWhole);
  if (names.size > MOST_COLUMNS) problem ??= { kind: 'too many columns', line: 1 };
  if (names.size === 0 && brokenLine !== undefined) problem ??= { kind: 'JSON broken', line: brokenLine, column: 1 };
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

/**
 * Two consecutive objects are NDJSON, even if they contain lists. So is an object without a list, or one on a single
 * line.
 */
function kindOfJson(head: string): JsonKind {
  if (!/^\s*\{/.test(head)) return 'json';
  const [rows, objects] = [countObjects('json', head), countObjects('ndjson', head)];
  const [firstLine = '', ...lines] = head.trim().split(/[\r\n]+/, 50);
  const isLineObject = (line: string) => readFields(line, () => undefined) && line.startsWith('{');
  const hasLineObjects = (lines.length > 0 && isLineObject(firstLine)) || (rows === 0 && lines.some(isLineObject));
  return objects > 1 || (objects === 1 && rows === 0) || hasLineObjects ? 'ndjson' : 'json';
}

function countObjects(kind: JsonKind, head: string): number {
  let count = 0;
  createObjectReader(
    kind,
    () => {
      count += 1;
      return undefined;
    },
    true,
  )(head, false);
  return count;
}

// A string, or a number in JSON notation.
const STRING_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/**
 * Passes each value of an object's text on by name. Names of nested values are joined (`a.b`), a list is passed as its
 * JSON, and null as an empty text. Returns false if the text is not valid JSON.
 */
function readFields(text: string, onField: (name: string, value: string) => void): boolean {
  // Numbers are amounts, so they are read as texts, which keep their digits (1.10).
  const exact = text.replace(STRING_OR_NUMBER, (found) => (found.startsWith('"') ? found : `"${found}"`));
  let value: unknown;
  try {
    value = JSON.parse(exact);
  } catch {
    return false;
  }
  notify(value, '', onField);
  return true;
}

function notify(value: unknown, name: string, onField: (name: string, value: string) => void) {
  if (typeof value !== 'object' || Array.isArray(value)) {
    onField(name, typeof value === 'string' ? visibleControls(value) : JSON.stringify(value));
  } else if (value === null) onField(name, '');
  else for (const [key, inner] of Object.entries(value)) notify(inner, name === '' ? key : `${name}.${key}`, onField);
}
