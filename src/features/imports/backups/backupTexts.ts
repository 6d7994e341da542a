export const backUp = 'Back up';
export const backedUp = (name: string) => `Backup of ${name} saved`;
export const backupFile = (fileName: string) =>
  `Backup saved as ${fileName}. To restore it, choose "Import data" in any browser.`;
export const changesMissing = "Changes that this browser can't save aren't in it.";
export const notBackedUp = (name: string) => `${name} wasn't backed up`;
export const backupFailed = (reason: string) => `The browser reported an error: ${reason}`;
