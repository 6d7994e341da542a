import { textOfFile } from '@/data/backups/packedText';
import { openWorkspaceFiles } from '@/data/dataSets/storage/workspaceFiles';

/** The rows of a data set, packed for a problem report. Rejects if this browser no longer has them. */
export async function packImportedRows(hash: string): Promise<string> {
  const files = openWorkspaceFiles();
  try {
    const rows = await files.rowsOf(hash);
    if (!rows) throw new Error('this browser no longer has the data of this workspace');
    return await textOfFile(rows);
  } finally {
    files.close();
  }
}
