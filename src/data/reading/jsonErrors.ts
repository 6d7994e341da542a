const SPACE = /[ \t\r\n]*/y;

const STRING = /"[ !#-[\]-\uffff]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[ !#-[\]-\uffff]*)*"/y;

const OTHER_SCALAR = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/y;

/**
 * The index where a text stops being one JSON value, or its length if it is incomplete. Only for texts that JSON.parse
 * rejects.
 */
export function jsonErrorIndex(text: string): number {
  const open: string[] = [];
  let at = 0;
  const matches = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    if (!pattern.test(text)) return false;
    at = pattern.lastIndex;
    return true;
  };
  const takes = (character: string): boolean => {
    matches(SPACE);
    if (text[at] !== character) return false;
    at += 1;
    return true;
  };
  const takesName = (): boolean => {
    matches(SPACE);
    return matches(STRING) && takes(':');
  };
  for (;;) {
    // A value. For an object or a list, only its start is matched.
    if (takes('{')) {
      open.push('}');
      if (!takes('}')) {
        if (takesName()) continue;
        return at;
      }
      open.pop();
    } else if (takes('[')) {
      open.push(']');
      if (!takes(']')) continue;
      open.pop();
    } else if (!matches(STRING) && !matches(OTHER_SCALAR)) return at;
    // What may follow the value.
    for (let end = open.at(-1); end !== undefined && takes(end); end = open.at(-1)) open.pop();
    const end = open.at(-1);
    matches(SPACE);
    if (end === undefined || !takes(',') || (end === '}' && !takesName())) return at;
  }
}

/** The line and column of an index in a text that starts at the given position of its file. Both count from 1. */
export function positionInText(text: string, index: number, start: { line: number; column: number }) {
  const lines = text.slice(0, index).split(/\r\n|\r|\n/);
  const last = lines.at(-1) ?? '';
  return { line: start.line + lines.length - 1, column: (lines.length === 1 ? start.column : 1) + last.length };
}
