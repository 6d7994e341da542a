/** The start of what a file of rows to repair is called, as it is handed out. */
const REPAIR_FILE = 'rows-to-repair';

/** Letters of a workspace's id that such a name bears: enough to tell those of one browser apart. */
const ID_LETTERS = 8;

/** What a file of rows to repair is called: by the workspace whose import they were left out of, and by their source among others. */
export function repairFileName(workspaceId: string, source?: string): string {
  const name = [nameOf(workspaceId), source?.replace(/\.\w+$/, '')].filter((part) => part !== undefined).join('-');
  return `${name}.csv`;
}

/** Whether files are such of this workspace, brought back, whatever the browser or their repair added to their names. */
export function areRepairedOf(workspaceId: string, files: readonly { name: string }[]): boolean {
  return files.length > 0 && files.every(({ name }) => name.startsWith(nameOf(workspaceId)));
}

const nameOf = (workspaceId: string): string => `${REPAIR_FILE}-${workspaceId.slice(0, ID_LETTERS)}`;
