export const dataGone =
  "This workspace's data is no longer in this browser. Import the file again or restore a backup.";
export const sharedGone =
  'This workspace was deleted, or your team no longer has it. Administrators can restore it under Workspaces. Changes of yours that wait for it stay in this browser.';
export const dataDamaged = (name: string, source: string) =>
  `The data of ${name} is damaged. Import ${source} again or restore a backup.`;
export const dataOfNewerVersion = (name: string) =>
  `The data of ${name} was stored by a newer version. Reload to open it.`;
export const storageBlocked = (reason: string) => `The browser blocks storage for this site: ${reason}`;

const needed = (name: string) => `This report needs the data of "${name}"`;
export const rowsMissing = (name: string, source: string) =>
  `${needed(name)}. Import ${source} with the same settings, then open the report again.`;
export const rowsDiffer = (name: string, source: string, otherName: string) =>
  `${needed(name)}, which differs from that of "${otherName}". Import the same ${source} with the same settings, then open the report again.`;
export const rowsDamaged = 'The data in this report is damaged (checksum mismatch). Ask for the file again.';
export const rowsTooLarge =
  "This report wasn't opened: its data is larger when decompressed than valid data can be. Ask for the file again.";
