import { textOfFile } from '@/data/backups/packedText';
import { withWorkspaces, type OpenWorkspaces } from '@/backend/workspaceStore';

/** The rows of a data set, packed for a problem report. Rejects if this browser no longer has them. */
export async function packImportedRows(open: OpenWorkspaces, hash: string): Promise<string> {
  const rows = await withWorkspaces(open, (workspaces) => workspaces.get(hash));
  if (!rows) throw new Error('this browser no longer has the data of this workspace');
  return textOfFile(rows);
}
