/** The start of what a file of rows to repair is called, as it is handed out. */
const REPAIR_FILE = 'rows-to-repair';

/** Letters of a workspace's id that such a name bears: enough to tell those of one browser apart. */
const ID_LETTERS = 8;

/** What a file of rows to repair is called: by the workspace whose import they were left out of, and by their source among others. */
export function repairFileName(workspaceId: string, source?: string): string {
  const own = `${REPAIR_FILE}-${workspaceId.slice(0, ID_LETTERS)}`;
  const name = [own, source?.replace(/\.\w+$/, '')].filter((part) => part !== undefined).join('-');
  return `${name}.csv`;
}
