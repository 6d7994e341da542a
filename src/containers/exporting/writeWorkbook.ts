import type { LongTable } from '@/domain/lists/csv';
import type { StartWorkbookWriter, WorkbookAnswer } from '@/domain/lists/workbook';

/** Rows per portion: creating and sending them takes some hundredths of a second. */
const PORTION = 500;

/** Rows between two progress messages: each message is announced and is an action in the store. */
const PROGRESS_ROWS = 10_000;

type Options = { name: string; decimals: number; onWritten: (rows: number) => void };

/**
 * Writes a table as a workbook in a worker, and resolves with the file. The page creates the next rows while the worker
 * writes the last ones. Rejects with the worker's error.
 */
export function writeWorkbook(
  start: StartWorkbookWriter,
  table: LongTable,
  { name, decimals, onWritten }: Options,
): Promise<Blob> {
  return new Promise((resolve, reject) => {
    let from = 0;
    let portion = nextPortion();
    const writer = start(receive);

    function nextPortion() {
      const rows = table.rows.slice(from, from + PORTION);
      from += rows.length;
      return rows;
    }

    function send(): void {
      writer.post(portion.length > 0 ? { kind: 'rows', rows: portion } : { kind: 'finish' });
      if (portion.length > 0) portion = nextPortion();
    }

    function receive(answer: WorkbookAnswer): void {
      switch (answer.kind) {
        case 'written':
          if (from % PROGRESS_ROWS === 0 && from < table.rows.length) onWritten(from);
          send();
          break;
        case 'file':
          writer.stop();
          resolve(answer.file);
          break;
        case 'failed':
          writer.stop();
          reject(new Error(answer.message));
          break;
        default:
          answer satisfies never;
      }
    }

    writer.post({ kind: 'start', name, headers: table.headers, decimals });
    send();
  });
}
