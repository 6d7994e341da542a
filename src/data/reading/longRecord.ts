const [LINE_FEED, CARRIAGE_RETURN, QUOTE] = [10, 13, 34];

/** Finds the end of a record that is too long for memory, in portions. `line` is the line where the record begins. */
export function createRecordSkipper(separator: number, line: number) {
  let state: 'field starts' | 'plain' | 'quoted' | 'quote' | 'carriage return' = 'field starts';
  let previous = -1;
  let quoteLine = line;
  const skipper = { line, skip, openQuoteLine: () => (state === 'quoted' ? quoteLine : undefined) };
  return skipper;

  /** The index after the record and its line end. -1 if the record continues after these bytes. */
  function skip(bytes: Uint8Array): number {
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = Number(bytes[at]);
      if (state === 'carriage return') return byte === LINE_FEED ? at + 1 : at;
      const isPair = byte === LINE_FEED && previous === CARRIAGE_RETURN;
      if ((byte === LINE_FEED && !isPair) || byte === CARRIAGE_RETURN) skipper.line += 1;
      previous = byte;
      if (state === 'quoted') {
        if (byte === QUOTE) state = 'quote';
      } else if (state === 'quote' && byte === QUOTE) state = 'quoted';
      else if (byte === LINE_FEED) return at + 1;
      else if (byte === CARRIAGE_RETURN) state = 'carriage return';
      else if (byte === separator) state = 'field starts';
      else if (byte === QUOTE && state === 'field starts') {
        state = 'quoted';
        quoteLine = skipper.line;
      } else state = 'plain';
    }
    return -1;
  }
}
