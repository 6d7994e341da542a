import { textOfFile } from '@/data/backups/packedText';
import { openWorkspaceFiles } from '@/data/dataSets/workspaceFiles';

/** The rows of a data set of this browser as a report holds them. Rejects where the browser has them no longer. */
export async function packOwnRows(hash: string): Promise<string> {
  const files = openWorkspaceFiles();
  try {
    const rows = await files.rowsOf(hash);
    if (!rows) throw new Error('the browser no longer has the rows');
    return await textOfFile(rows);
  } finally {
    files.close();
  }
}
