const FIX_FILE = 'rows-to-fix';

/** This many letters of the workspace's id distinguish the workspaces of one browser. */
const ID_LETTERS = 8;

/** The name of a download of rejected rows: with the id of the workspace, and with the source if there are several. */
export function fixFileName(workspaceId: string, source?: string): string {
  const baseName = `${FIX_FILE}-${workspaceId.slice(0, ID_LETTERS)}`;
  const name = [baseName, source?.replace(/\.\w+$/, '')].filter((part) => part !== undefined).join('-');
  return `${name}.csv`;
}
