import { textsOf } from '@/lib/cells/cells';
import type { FileTable } from '@/domain/recordFiles/fileTable';
import { textOfCell } from './cells';
import { peek } from './peek';
import { readRecords } from './readRecords';
import type { FileProblem, SourceFile } from './sourceFile';

/** A file of records has one row for each payout or agreement, so it is small. */
const LARGEST_TABLE = 5_000_000;

/**
 * Reads a small file as a table whose first row, or whose JSON names, are the headers. A row that cannot be read has no
 * cells, so that it is refused with its line. Never rejects.
 */
export async function readTable(file: SourceFile): Promise<FileTable | { problem: FileProblem }> {
  if (file.size > LARGEST_TABLE) return { problem: { kind: 'too large', size: file.size } };
  const found = await peek(file);
  if ('problem' in found) return found;
  const rows: { line: number; cells: string[] }[] = [];
  const { problem } = await readRecords(file, found.layout, 0, {
    onRecord: (cells, line) => void rows.push({ line, cells: cells.problem ? [] : textsOf(cells).map(textOfCell) }),
    onProgress: () => undefined,
    onRestart: () => void rows.splice(0),
  });
  return problem ? { problem } : { headers: found.records[0] ?? [], rows };
}
