import { textsOf } from '@/lib/cells/cells';
import type { FileTable } from '@/domain/recordFiles/fileTable';
import { textOfCell } from '@/data/reading/cells';
import type { WorkbookProblem } from './problems';
import { readSheet } from './withSheets';
import { peek } from '@/data/reading/peek';
import { readRecords } from '@/data/reading/readRecords';
import type { FileProblem, SourceFile } from '@/data/reading/sourceFile';

/** A file of records has one row for each payout or agreement, so it is small. */
const LARGEST_TABLE = 5_000_000;

/** A table, the sheets of which one must be chosen, or why the file cannot be read. */
export type ReadTable = FileTable | { sheets: readonly string[] } | { problem: FileProblem | WorkbookProblem };

/**
 * Reads a small file as a table whose first row, or whose JSON names, are the headers. A row that cannot be read has no
 * cells, so that it is refused with its line. Of a workbook with rows in several sheets, one must be chosen by its name.
 * Never rejects.
 */
export async function readTable(given: SourceFile, chosen?: string): Promise<ReadTable> {
  if (given.size > LARGEST_TABLE) return { problem: { kind: 'too large', size: given.size } };
  const sheet = await readSheet(given, chosen);
  if (!('file' in sheet)) return sheet;
  const { file } = sheet;
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
