import type { RowProblem } from '@/lib/cells/cells';
import { jsonErrorIndex, positionInText } from './jsonErrors';
import type { FileProblem, PortionReader } from './sourceFile';
import { LONGEST_RECORD } from './sourceFile';

const [LINE_FEED, CARRIAGE_RETURN, QUOTE, BACKSLASH] = [10, 13, 34, 92];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [91, 93, 123, 125];
const DEEPEST = 100;
/** In characters: this much of an object that is too long is shown. */
const SHOWN = 100;

export type JsonKind = 'json' | 'ndjson';
export type JsonPosition = { line: number; column: number };
type OnObject = (text: string, index: JsonPosition, problem?: RowProblem) => FileProblem | undefined;

/**
 * Finds the objects of a JSON text in portions that may be cut anywhere: the objects of a list that is the whole text
 * or a member of it, or consecutive objects (NDJSON). `onObject` gets their text and where they begin. An object that
 * is too long has a problem, and so has a line of NDJSON without an object: if a line begins with an object, everything
 * open before it is invalid, unless `isStrict`.
 */
export function createObjectReader(kind: JsonKind, onObject: OnObject, isStrict = false): PortionReader {
  const splitsLines = kind === 'ndjson' && !isStrict;
  let open: number[] = [];
  let isInString = false;
  let isEscaped = false;
  let previous = -1;
  let line = 1;
  // The index in the portion where the line begins. Below 0 if it begins in an earlier portion.
  let lineStart = 0;
  // The nesting depth of the open object. -1 between objects.
  let depth = -1;
  // The text since the start of that object or since the end of the last one, and its position.
  let rest = '';
  let index: JsonPosition = { line: 1, column: 1 };
  let isTooLong = false;
  // The text before the first object.
  let front: string | undefined;

  const isRow = () =>
    kind === 'ndjson'
      ? open.length === 0
      : open.at(-1) === OPEN_LIST && (open.length === 1 || (open.length === 2 && open[0] === OPEN_OBJECT));

  const isOpen = () => isInString || open.length > 0;

  /** Starts the text of an object, or the text between two objects. */
  function begin(at: number, newDepth: number): void {
    [rest, depth, isTooLong] = ['', newDepth, false];
    index = { line, column: at - lineStart + 1 };
  }

  function problemBefore(text: string): FileProblem | undefined {
    const between = text.trim();
    const start = text.length - text.trimStart().length;
    if (kind === 'ndjson') return between === '' ? undefined : broken(text.trim(), positionInText(text, start, index));
    const isFirst = front === undefined;
    front ??= between;
    if (isFirst ? between.endsWith('[') : between === ',') return undefined;
    const isOther = isFirst || between.startsWith(']');
    const wrong = isOther ? -1 : text.search(/[^\s,]/);
    const where = positionInText(text, wrong === -1 ? text.length : wrong, index);
    return { kind: isOther ? 'JSON of another shape' : 'JSON broken', ...where };
  }

  /** A row of NDJSON that is not an object. A strict reader stops there. */
  function broken(text: string, at: JsonPosition): FileProblem | undefined {
    return isStrict ? { kind: 'JSON broken', ...at } : onObject(text.slice(0, LONGEST_RECORD), at, 'JSON broken');
  }

  /** Closes an open object at the start of the next line of NDJSON. */
  function endBroken(text: string, at: number): FileProblem | undefined {
    [open, isInString, isEscaped] = [[], false, false];
    const problem = isTooLong ? onObject(text.slice(0, SHOWN), index, 'row too long') : broken(text.trim(), index);
    begin(at, -1);
    return problem;
  }

  function problemAtEnd(text: string): FileProblem | undefined {
    const behind = text.trim();
    if (kind === 'ndjson' && depth === -1) return problemBefore(text);
    if (splitsLines) return endBroken(text, 0);
    if (depth !== -1) return { kind: 'JSON broken', ...positionInText(text, jsonErrorIndex(text), index) };
    // The text of the file without its objects.
    const before = front === undefined ? '' : `${front}{}`;
    try {
      const around: unknown = JSON.parse(before + text);
      const isList = front === undefined ? Array.isArray(around) && around.length === 0 : behind.startsWith(']');
      return isList ? undefined : { kind: 'JSON of another shape', ...positionInText(text, text.length, index) };
    } catch {
      const error = Math.max(0, jsonErrorIndex(before + text) - before.length);
      return { kind: 'JSON broken', ...positionInText(text, error, index) };
    }
  }

  /** Only the start of an object that is too long stays in memory, after a check that it is valid so far. */
  function shorten(): FileProblem | undefined {
    if (rest.length <= LONGEST_RECORD) return undefined;
    if (depth === -1 && kind === 'json') return { kind: 'JSON of another shape', ...index };
    const error = kind === 'json' && !isTooLong ? jsonErrorIndex(rest) : rest.length;
    // A value that the end of the portion cuts is not an error.
    if (error < rest.length - SHOWN && rest[error] !== '"')
      return { kind: 'JSON broken', ...positionInText(rest, error, index) };
    [rest, isTooLong] = [rest.slice(0, SHOWN), true];
    return undefined;
  }

  return (portion, isLast) => {
    let from = 0;
    for (let at = 0; at < portion.length; at += 1) {
      const code = portion.charCodeAt(at);
      const isLineStart = previous === LINE_FEED || previous === CARRIAGE_RETURN;
      if (code === LINE_FEED || code === CARRIAGE_RETURN) {
        if (code === CARRIAGE_RETURN || previous !== CARRIAGE_RETURN) line += 1;
        lineStart = at + 1;
      }
      previous = code;
      if (splitsLines && isLineStart && code === OPEN_OBJECT && isOpen()) {
        const problem = endBroken(rest + portion.slice(from, at), at);
        if (problem) return problem;
        from = at;
      }
      if (isInString) {
        if (isEscaped) isEscaped = false;
        else if (code === BACKSLASH) isEscaped = true;
        else if (code === QUOTE) isInString = false;
      } else if (code === QUOTE) isInString = true;
      else if (code === OPEN_OBJECT || code === OPEN_LIST) {
        if (code === OPEN_OBJECT && depth === -1 && isRow()) {
          const problem = problemBefore(rest + portion.slice(from, at));
          if (problem) return problem;
          begin(at, open.length);
          from = at;
        }
        open.push(code);
        if (open.length > DEEPEST) return { kind: 'JSON of another shape', line, column: at - lineStart + 1 };
      } else if (code === CLOSE_OBJECT || code === CLOSE_LIST) {
        open.pop();
        if (open.length === depth) {
          const text = rest + portion.slice(from, at + 1);
          const isLong = isTooLong || text.length > LONGEST_RECORD;
          const problem = isLong ? onObject(text.slice(0, SHOWN), index, 'row too long') : onObject(text, index);
          if (problem) return problem;
          begin(at + 1, -1);
          from = at + 1;
        }
      }
    }
    rest += portion.slice(from);
    lineStart -= portion.length;
    return shorten() ?? (isLast ? problemAtEnd(rest) : undefined);
  };
}
