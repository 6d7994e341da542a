import type { FileProblem, PortionReader, Separator } from './sourceFile';
import { LONGEST_RECORD, MOST_COLUMNS } from './sourceFile';

const [LINE_FEED, QUOTE] = [10, 34];

/**
 * Reads delimited text by RFC 4180, cut anywhere: lines end with LF, CRLF or CR. A quote inside a field without quotes, and what
 * follows a quoted part, are text. `onRecord` gets the line where a record begins; an empty line is a record of one empty field.
 */
export function createDelimitedReader(
  separator: Separator,
  onRecord: (fields: string[], line: number) => void,
): PortionReader {
  // Of a record that is not over, which is read again from its start.
  let rest = '';
  let recordLine = 1;

  return (portion, isLast) => {
    const text = rest + portion;
    const end = text.length;
    const next = (wanted: string, from: number) => {
      const at = text.indexOf(wanted, from);
      return at === -1 ? end : at;
    };
    // The next of each at or behind the place that is read: looked for once, however many fields stand before it.
    let comma = -1;
    let lineFeed = -1;
    let carriageReturn = -1;
    let recordStart = 0;
    let fieldStart = 0;
    let line = recordLine;
    let fields: string[] = [];
    let openQuote: FileProblem | undefined;

    while (recordStart < end) {
      let at = fieldStart;
      let quoted = '';
      if (text.charCodeAt(at) === QUOTE) {
        const close = closingQuote(text, at);
        if (close === -1) {
          openQuote = { kind: 'quote never closes', line };
          break;
        }
        quoted = text.slice(at + 1, close);
        if (quoted.includes('"')) quoted = quoted.replaceAll('""', '"');
        line += lineEnds(quoted);
        at = close + 1;
      }
      if (comma < at) comma = next(separator, at);
      if (lineFeed < at) lineFeed = next('\n', at);
      if (carriageReturn < at) carriageReturn = next('\r', at);
      const lineEnd = Math.min(lineFeed, carriageReturn);
      if (comma < lineEnd) {
        fields.push(quoted + text.slice(at, comma));
        if (fields.length === MOST_COLUMNS) return { kind: 'too many columns', line: recordLine };
        fieldStart = comma + 1;
        continue;
      }
      // The other half of CRLF may be in the next portion.
      if (!isLast && (lineEnd === end || (carriageReturn === lineEnd && lineEnd + 1 === end))) break;
      fields.push(quoted + text.slice(at, lineEnd));
      if (lineEnd - recordStart > LONGEST_RECORD) return { kind: 'record too long', line: recordLine };
      onRecord(fields, recordLine);
      const isPair = carriageReturn === lineEnd && text.charCodeAt(lineEnd + 1) === LINE_FEED;
      recordStart = fieldStart = lineEnd + (isPair ? 2 : 1);
      recordLine = line += 1;
      fields = [];
    }

    if (isLast) return openQuote;
    rest = text.slice(recordStart);
    if (rest.length > LONGEST_RECORD) return openQuote ?? { kind: 'record too long', line: recordLine };
    return undefined;
  };
}

// A doubled quote is a character of the field.
function closingQuote(text: string, open: number): number {
  let at = text.indexOf('"', open + 1);
  while (at !== -1 && text.charCodeAt(at + 1) === QUOTE) at = text.indexOf('"', at + 2);
  return at;
}

function lineEnds(text: string): number {
  return text.includes('\n') || text.includes('\r') ? text.split(/\r\n|\n|\r/).length - 1 : 0;
}
