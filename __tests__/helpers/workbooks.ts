import { createWorkbookWriter } from '@/data/workbooks/writeWorkbook';
import type { LongTable } from '@/domain/lists/csv';

const PORTION = 700;

/** The workbook of a table, as the worker writes it. */
export async function workbookOf(table: LongTable, { name = 'Sheet', decimals = 2 } = {}): Promise<Blob> {
  return new Promise((resolve, reject) => {
    let from = 0;
    const next = () => {
      const rows = table.rows.slice(from, (from += PORTION));
      handleRequest(rows.length > 0 ? { kind: 'rows', rows } : { kind: 'finish' });
    };
    const handleRequest = createWorkbookWriter((answer) => {
      if (answer.kind === 'written') next();
      else if (answer.kind === 'file') resolve(answer.file);
      else reject(new Error(answer.message));
    });
    handleRequest({ kind: 'start', name, headers: table.headers, decimals });
    next();
  });
}
