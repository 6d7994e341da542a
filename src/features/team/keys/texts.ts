import { formatMoment } from '@/domain/calendar/moments';
import { timeOfDate } from '@/domain/calendar/dates';

/** The time of the person's device. */
const timeOf = (instant: string) => formatMoment(timeOfDate(new Date(instant)));

export const title = 'API keys';
export const hint =
  'A program of your platform sends payments to one workspace with a key. It can do nothing else with the key.';
export const none = 'No program has a key yet.';
export const createdBy = (workspace: string, person: string, instant: string) =>
  `${workspace}. Created ${timeOf(instant)} by ${person}.`;
export const lastUsed = (instant: string | null) =>
  instant === null ? 'Never used.' : `Last used ${timeOf(instant)}.`;
/** Where a program sends the payments of a workspace. */
export const address = (workspaceId: string) => `Address: POST /api/workspaces/${workspaceId}/payments.`;
export const removedWorkspace = 'A workspace that no longer exists';
export const create = 'Create key';
export const creating = 'Create an API key';
export const name = 'Name of the program';
export const nameHint = 'For example Checkout, to recognize the key in this list.';
export const workspace = 'Workspace';
export const created = (program: string) =>
  `Copy the key of ${program} now and store it where its program finds it. SplitPay stores only a hash of the key, so that nobody can show it again.`;
export const keyOf = (program: string) => `API key of ${program}`;
export const copy = 'Copy key';
export const copied = 'API key';
export const remove = 'Delete';
export const removeQuestion = (program: string) =>
  `Delete the key of ${program}? The next request with it is refused. The payments that it sent stay.`;
export const keep = 'Keep';
