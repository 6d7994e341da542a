import { describeCount, formatCount } from '@/domain/lists/paging';

export const title = 'Import data';
export const previewImport = 'Preview import';
export const restoreBackup = 'Restore backup';
export const update = (workspace: string) => `Update ${workspace}`;
export const importPayments = (count: number) => `Import ${describeCount(count, 'payment')}`;
export const failed = (reason: string) => `Nothing was imported. The browser reported an error: ${reason}`;
export const overtaken = (isShared: boolean) =>
  `Not imported: the workspace changed in ${isShared ? 'the team' : 'another tab'}. Review the updated preview.`;

const anyFile =
  "Import payments, merchants or integrations from CSV, Excel (XLSX), TSV, JSON or JSON Lines, or restore a backup. Stripe, Adyen, Square and PayPal exports are recognized. For other files, you map the columns. You'll see a preview before anything is saved";
export const intro = `${anyFile}, and your files never leave this browser.`;
/** Where a team server serves the console. */
export const introForTeam = `${anyFile}. Payments of a shared workspace are stored on the server of your team. Those of other workspaces never leave this browser.`;
export const destination = 'Where should this data go?';
export const notIntoEngine =
  'The payments of the open workspace are in the payment engine of your server, and files reach it through the server. Here, files become a new workspace.';
export const newWorkspace = 'New workspace';
export const updateWorkspace = (workspace: string) => `Update "${workspace}"`;
export const chooseFiles = 'Choose files';
export const chooseHint = 'You can select several or drop them anywhere in the window.';
export const importOnly = (file: string) => `Import only ${file}`;
export const importOthers = (count: number) => `Import the other ${count} files`;
export const earlierImports = 'See data you imported earlier in';
export const workspaces = 'Workspaces';

export const reading = 'Reading the file';
export const saving = 'Saving the workspace';
export const rowsRead = (rows: number) => `${formatCount(rows)} rows read`;
export const stopReading = 'Stop reading';

export const updates = 'This import updates the open workspace,';
export const intoNewWorkspace = 'Import into a new workspace';

export const noFile = 'No file at hand?';
export const tryDemoFile = 'Try a demo file';

export const chooseSheets = 'Several sheets have rows. Choose the sheet to import.';
export const sheetOf = (file: string) => `Sheet of ${file}`;
export const readSheets = 'Read sheet';
