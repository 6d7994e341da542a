import { textsOf } from '@/lib/cells/cells';
import { csvLine } from '@/domain/imports/guards';
import type { RecordHandlers } from '@/data/reading/readRecords';
import { createRejectionTest, type RejectedRows } from './rejectedRows';

/**
 * Builds a CSV file of the rejected records of files with the same columns, which are read a second time. The operator
 * can fix and import it.
 */
export function createRejectedRowsFile(headers: readonly string[]) {
  const linesOf = new Map<RejectedRows, string[]>();
  return {
    /** Starts a file, or restarts it if its encoding turns out to be different. */
    start: (refused: RejectedRows): RecordHandlers['onRecord'] => {
      const isRefused = createRejectionTest(refused);
      const lines: string[] = [];
      linesOf.set(refused, lines);
      return (cells) => {
        if (isRefused()) lines.push(csvLine(textsOf(cells)));
      };
    },
    finish: () =>
      // The byte order mark makes spreadsheets read UTF-8.
      new Blob(['\uFEFF', csvLine(headers), ...[...linesOf.values()].flat()], { type: 'text/csv;charset=utf-8' }),
  };
}
