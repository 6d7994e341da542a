import { cellsOf, type Cells } from '@/lib/cells/cells';
import { problemOfRow } from './decoding';
import { createRecordSkipper } from './longRecord';
import { createPortionCells } from './portionCells';
import type { FileProblem, PortionReader, Separator } from './sourceFile';
import { LONGEST_RECORD, MOST_COLUMNS } from './sourceFile';

const [LINE_FEED, CARRIAGE_RETURN, SPACE, QUOTE] = [10, 13, 32, 34];

/** In bytes: this much of a record that is too long is shown. */
const SHOWN = 100;

/**
 * Reads delimited text (RFC 4180) in portions that may be cut anywhere. Lines end with LF, CRLF or CR. A quote inside
 * an unquoted field, and text after a quoted part, are text; but a quoted part with the separators of several records
 * and text after it is a quote that never closes, which would swallow them. `onRecord` gets the line where a record
 * begins. An empty line is a record with one empty field. A damaged or too long record has a problem. Removing quotes
 * changes the bytes of the portion.
 */
export function createDelimitedReader(
  separator: Separator,
  onRecord: (cells: Cells, line: number) => void,
): PortionReader<Uint8Array> {
  const mark = separator.charCodeAt(0);
  // Most bytes are above every byte that can end a field, so one comparison skips them.
  const highest = Math.max(mark, CARRIAGE_RETURN);
  const { cells, begin, markOdd, end: endRecord, clear } = createPortionCells();
  const { starts, ends } = cells;
  // The start of a record that continues in the next portion. It is read again from its start.
  let rest: Uint8Array = new Uint8Array();
  const join = createJoining();
  let recordLine = 1;
  /** The number of fields of the last record. */
  let width = 0;
  // From the first damaged portion on, the bytes of each record are checked.
  let isChecked = false;
  /** The record that is too long: its line, the text to show, and a search for its end. */
  let long: { line: number; shown: string; skipper: ReturnType<typeof createRecordSkipper> } | undefined;

  /** Whether a quoted part has the separators of whole records, of which the quote would be open by mistake. */
  function hasRecords(bytes: Uint8Array, start: number, close: number, lines: number): boolean {
    let separators = 0;
    for (let at = start; at < close; at += 1) if (bytes[at] === mark) separators += 1;
    return width > 1 && 2 * separators >= lines * (width - 1);
  }

  const onLong = (line: number, shown: string) => onRecord(cellsOf([shown], 'row too long'), line);

  /** The rest after the record that is too long, or undefined if the record continues. */
  function afterLong(portion: Uint8Array, isLast: boolean): Uint8Array | FileProblem | undefined {
    if (!long) return portion;
    const end = long.skipper.skip(portion);
    if (end === -1 && !isLast) return undefined;
    const openQuote = long.skipper.openQuoteLine();
    if (end === -1 && openQuote !== undefined) return { kind: 'quote never closes', line: openQuote };
    onLong(long.line, long.shown);
    recordLine = long.skipper.line;
    long = undefined;
    return end === -1 ? new Uint8Array() : portion.subarray(end);
  }

  return (portion, isLast, isDamaged = false) => {
    isChecked ||= isDamaged;
    const following = afterLong(portion, isLast);
    if (following === undefined || 'kind' in following) return following;
    const bytes = join(rest, following);
    const end = bytes.length;
    let at = 0;
    let recordStart = 0;
    let line = recordLine;
    let openQuote: FileProblem | undefined;
    // The state of the current record.
    let length = 0;
    begin(bytes);
    clear();

    while (recordStart < end) {
      const start = at;
      let close = -1;
      let lines = 0;
      if (bytes[at] === QUOTE) {
        close = closingQuote(bytes, at);
        if (close === -1) {
          openQuote = { kind: 'quote never closes', line };
          break;
        }
        lines = lineEnds(bytes, at + 1, close);
        at = close + 1;
      }
      let byte = -1;
      for (; at < end; at += 1) {
        byte = Number(bytes[at]);
        if (byte > highest) continue;
        if (byte === mark || byte === LINE_FEED || byte === CARRIAGE_RETURN) break;
      }
      // The LF of a CRLF may be in the next portion.
      if (!isLast && (at === end || (byte === CARRIAGE_RETURN && at + 1 === end))) break;
      if (lines > 0 && hasText(bytes, close + 1, at) && hasRecords(bytes, start, close, lines))
        return { kind: 'quote never closes', line };
      line += lines;
      const isQuoted = close !== -1 && close + 1 === at && !hasQuote(bytes, start + 1, close);
      if (close !== -1 && !isQuoted) markOdd(length);
      starts[length] = isQuoted ? start + 1 : start;
      ends[length] = isQuoted ? close : at;
      length += 1;
      const fieldEnd = at;
      at += 1;
      if (fieldEnd < end && byte === mark) {
        if (length === MOST_COLUMNS) return { kind: 'too many columns', line: recordLine };
        continue;
      }
      if (fieldEnd - recordStart > LONGEST_RECORD) {
        onLong(recordLine, shownOf(bytes.subarray(recordStart)));
      } else {
        width = length;
        cells.problem = isChecked ? problemOfRow(bytes.subarray(recordStart, fieldEnd)) : undefined;
        endRecord(length);
        onRecord(cells, recordLine);
      }
      length = 0;
      clear();
      if (byte === CARRIAGE_RETURN && bytes[at] === LINE_FEED) at += 1;
      recordStart = at;
      recordLine = line += 1;
    }

    if (isLast) return openQuote;
    rest = bytes.subarray(recordStart);
    if (rest.length <= LONGEST_RECORD) return undefined;
    long = { line: recordLine, shown: shownOf(rest), skipper: createRecordSkipper(mark, recordLine) };
    // The record continues in the next portion.
    long.skipper.skip(rest);
    rest = new Uint8Array();
    return undefined;
  };
}

const shownOf = (record: Uint8Array): string => new TextDecoder().decode(record.subarray(0, SHOWN));

/** Appends bytes to others, reusing the same buffer if it is large enough. The first bytes may already be in it. */
function createJoining() {
  let room = new Uint8Array();
  return (a: Uint8Array, b: Uint8Array): Uint8Array => {
    if (a.length === 0) return b;
    const length = a.length + b.length;
    const larger = length > room.length ? new Uint8Array(length) : room;
    larger.set(a);
    larger.set(b, a.length);
    room = larger;
    return larger.subarray(0, length);
  };
}

// A doubled quote is one quote of the field.
function closingQuote(bytes: Uint8Array, open: number): number {
  for (let at = open + 1; at < bytes.length; at += 1) {
    if (bytes[at] !== QUOTE) continue;
    if (bytes[at + 1] !== QUOTE) return at;
    at += 1;
  }
  return -1;
}

function hasQuote(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) if (bytes[at] === QUOTE) return true;
  return false;
}

function hasText(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) if (Number(bytes[at]) > SPACE) return true;
  return false;
}

function lineEnds(bytes: Uint8Array, start: number, end: number): number {
  let count = 0;
  for (let at = start; at < end; at += 1) {
    const isPair = bytes[at] === LINE_FEED && at > start && bytes[at - 1] === CARRIAGE_RETURN;
    if ((bytes[at] === LINE_FEED && !isPair) || bytes[at] === CARRIAGE_RETURN) count += 1;
  }
  return count;
}
