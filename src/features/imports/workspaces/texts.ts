import { describeCount, formatCount } from '@/domain/lists/paging';
import { PRODUCT_NAME } from '@/domain/product';

export const title = 'Workspaces';
export const importData = 'Import data';
export const demoData = 'Built-in demo data';
export const open = 'Open';
export const isOpen = 'Open';
export const rename = 'Rename';
export const newName = (name: string) => `New name of ${name}`;
export const saveName = 'Save name';
export const undoImport = 'Undo last import';
export const remove = 'Delete';
export const keep = 'Keep';
export const restore = (name: string) => `Restore ${name}`;

const restorable = `You can restore it until you reload ${PRODUCT_NAME} or open the workspaces in another tab.`;
export const deleted = `Deleted. ${restorable}`;
export const deleteQuestion = (name: string, payments: number) =>
  `Delete "${name}"? This deletes its ${describeCount(payments, 'payment')} and everything you recorded. ${restorable}`;

export const deletedShared = 'Deleted for everybody in the team. An administrator can restore it.';
export const deleteSharedQuestion = (name: string, payments: number) =>
  `Delete "${name}" for everybody in the team? Its ${describeCount(payments, 'payment')} and everything that the team recorded in it can no longer be opened. An administrator can restore it here.`;

/** `isUpdated`: earlier imports brought some of the payments. */
export const origin = (payments: number, source: string, day: string, isUpdated: boolean) =>
  `${describeCount(payments, 'payment')} from ${isUpdated ? 'several imports, the last one ' : ''}${source}, imported on ${day}`;
export const damaged =
  "The record of this workspace is damaged. Its payments and your changes are still stored. If the workspace doesn't open, import its file again.";

export const storedWithTeam = (team: string) =>
  `Shared workspaces are on the server of ${team}, and every member works in them. The others are stored only in this browser.`;

export const listing = 'Loading the shared workspaces…';

const separateWorkspaces = 'Each workspace has its own refunds, edits and read marks.';
export const storedHere = `${separateWorkspaces} They're stored only in this browser.`;
export const storedPersistently = (bytesLeft: number) =>
  `${separateWorkspaces} They're stored only in this browser until you delete them. ${available(bytesLeft)}`;
export const storedForNow = (bytesLeft: number) =>
  `${separateWorkspaces} They're stored only in this browser, which may delete them when disk space is low, so back them up. ${available(bytesLeft)}`;

function available(bytes: number): string {
  const megabytes = Math.floor(bytes / 1_000_000);
  const space = megabytes < 1000 ? `${megabytes} MB` : `${formatCount(Math.floor(megabytes / 100) / 10)} GB`;
  return `${space} available.`;
}
export const chargeModel = 'Charge model';

export const timeZone = 'Time zone';
export const originInZone = (origin: string, zone: string) => `${origin}. Days in ${zone}`;
export const zoneTitle = 'Time zone';
export const saveZone = 'Save time zone';
export const zoneOf = (workspace: string) =>
  `All days, months and statements of ${workspace} are those of one time zone. What you record is stored with its exact time and shown in this zone.`;
export const zonesOfFiles =
  'This workspace was created before it could have a time zone: each payment counts on the day in its file. Save a zone to change that.';
export const zoneEffect = (zone: string) =>
  `Payments, refunds and disputes count on their day in ${zone}. Those near midnight can move to another day, month or statement. Amounts, your files and issued statements stay the same: if a payment moves out of or into an issued statement, the next statement corrects it.`;

export const localOrigin = (origin: string) => `Only in this browser. ${origin}`;
export const sharedOrigin = (origin: string) => `Shared with your team. ${origin}`;
export const engineOrigin = (origin: string) =>
  `${origin}. Its payments are in the payment engine, so the server backs them up, and the time zone and the charge model stay as they are`;

export const moveToTeam = 'Move to the team';
export const move = 'Move';
export const moveQuestion = (name: string, team: string) =>
  `Move "${name}" to ${team}? Every member can open it, with everything you recorded in it. The copy in this browser stays.`;
export const undoSharedQuestion =
  'Undo the last import for everybody in the team? Payments that only this import brought disappear from every screen. What was recorded for them stays stored, and counts again if they are imported again.';
export const moved = (name: string, team: string) => `${name} is with ${team}`;
export const movedText =
  'Every member of the team sees it now. Work in the shared one: what you record in the copy of this browser stays here.';
export const notMoved = (name: string) => `${name} was not moved`;
