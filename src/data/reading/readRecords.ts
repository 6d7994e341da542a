import { cellsOf, type Cells } from '@/lib/cells/cells';
import { isBlank } from './cells';
import { markReplacements } from './decoding';
import { createDelimitedReader } from './delimited';
import { readBytes } from './fileText';
import { createJsonReader } from './jsonRecords';
import type { Encoding, FileProblem, Layout, PortionReader, SourceFile } from './sourceFile';

/** The callbacks of reading a file. */
export type RecordHandlers = {
  /** A record after the header, the line where it begins, and whether an empty row precedes it anywhere. */
  onRecord: (cells: Cells, line: number, isAfterBlank: boolean) => void;
  /** The number of bytes read so far. */
  onProgress: (bytes: number) => void;
  /** Most of the file is not UTF-8: the records so far are void and are read again as Windows-1252. */
  onRestart: () => void;
};

/** With a problem, the records so far are void. */
export type ReadResult = { problem?: FileProblem; encoding: Encoding };

/**
 * Reads a whole file as its peek says. `headerRecord` is the index of the header, not counting empty rows. Rejects only
 * with an error of a handler.
 */
export async function readRecords(
  file: SourceFile,
  layout: Layout,
  headerRecord: number,
  handlers: RecordHandlers,
): Promise<ReadResult> {
  const reader = createReader(layout, headerRecord, handlers);
  const problem = await readBytes(file, layout.encoding, reader, handlers);
  if (problem === 'not UTF-8') {
    handlers.onRestart();
    return readRecords(file, { ...layout, encoding: 'windows-1252' }, headerRecord, handlers);
  }
  return { encoding: layout.encoding, ...(problem && { problem }) };
}

function createReader(layout: Layout, headerRecord: number, { onRecord }: RecordHandlers): PortionReader<Uint8Array> {
  if (layout.kind !== 'delimited') {
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
    const read = createJsonReader(
      layout,
      (fields, line, problem) => onRecord(cellsOf(fields, problem), line, false),
      () => undefined,
    );
    return (portion, isLast, isDamaged) => {
      markReplacements(portion);
      return read(decoder.decode(portion, { stream: !isLast }), isLast, isDamaged);
    };
  }
  let records = -1;
  let isAfterBlank = false;
  return createDelimitedReader(layout.separator, (cells, line) => {
    if (isBlank(cells)) isAfterBlank = records > headerRecord;
    else if ((records += 1) > headerRecord) onRecord(cells, line, isAfterBlank);
  });
}
