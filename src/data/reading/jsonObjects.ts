import type { FileProblem, PortionReader } from './sourceFile';
import { LONGEST_RECORD } from './sourceFile';

const [LINE_FEED, QUOTE, BACKSLASH] = [10, 34, 92];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [91, 93, 123, 125];
const DEEPEST = 100;

/**
 * Finds the objects of a JSON text, cut anywhere: those of a list that is the whole text or a member of it, or (NDJSON) those that
 * follow each other. `onObject` gets their text, and the line where they begin.
 */
export function createObjectReader(
  kind: 'json' | 'ndjson',
  onObject: (text: string, line: number) => FileProblem | undefined,
): PortionReader {
  const open: number[] = [];
  let isInString = false;
  let isEscaped = false;
  let line = 1;
  // Of the object that is open: how deep it stands, and its line.
  let depth = -1;
  let objectLine = 1;
  // What was read of that object, or since the last one.
  let rest = '';
  // What stands before the first object.
  let front: string | undefined;

  const isRow = () =>
    kind === 'ndjson'
      ? open.length === 0
      : open.at(-1) === OPEN_LIST && (open.length === 1 || (open.length === 2 && open[0] === OPEN_OBJECT));

  function problemBefore(between: string): FileProblem | undefined {
    const isFirst = front === undefined;
    front ??= between;
    if (kind === 'ndjson') return between === '' ? undefined : { kind: 'JSON broken', line };
    if (isFirst ? between.endsWith('[') : between === ',') return undefined;
    return { kind: isFirst || between.startsWith(']') ? 'JSON of another shape' : 'JSON broken', line };
  }

  function problemAtEnd(behind: string): FileProblem | undefined {
    if (depth !== -1) return { kind: 'JSON broken', line: objectLine };
    if (kind === 'ndjson') return behind === '' ? undefined : { kind: 'JSON broken', line };
    try {
      const around: unknown = JSON.parse(front === undefined ? behind : `${front}{}${behind}`);
      const isList = front === undefined ? Array.isArray(around) && around.length === 0 : behind.startsWith(']');
      return isList ? undefined : { kind: 'JSON of another shape', line };
    } catch {
      return { kind: 'JSON broken', line };
    }
  }

  return (portion, isLast) => {
    let from = 0;
    for (let at = 0; at < portion.length; at += 1) {
      const code = portion.charCodeAt(at);
      if (code === LINE_FEED) line += 1;
      if (isInString) {
        if (isEscaped) isEscaped = false;
        else if (code === BACKSLASH) isEscaped = true;
        else if (code === QUOTE) isInString = false;
      } else if (code === QUOTE) isInString = true;
      else if (code === OPEN_OBJECT || code === OPEN_LIST) {
        if (code === OPEN_OBJECT && depth === -1 && isRow()) {
          const problem = problemBefore((rest + portion.slice(from, at)).trim());
          if (problem) return problem;
          [rest, from, depth, objectLine] = ['', at, open.length, line];
        }
        open.push(code);
        if (open.length > DEEPEST) return { kind: 'JSON of another shape', line };
      } else if (code === CLOSE_OBJECT || code === CLOSE_LIST) {
        open.pop();
        if (open.length === depth) {
          const problem = onObject(rest + portion.slice(from, at + 1), objectLine);
          if (problem) return problem;
          [rest, from, depth] = ['', at + 1, -1];
        }
      }
    }
    rest += portion.slice(from);
    if (rest.length > LONGEST_RECORD) return { kind: 'record too long', line: depth === -1 ? line : objectLine };
    return isLast ? problemAtEnd(rest.trim()) : undefined;
  };
}
