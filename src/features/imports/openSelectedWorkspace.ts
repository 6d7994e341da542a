import { readableError } from '@/components/browser/lazyPart';
import { messageOf } from '@/lib/objects';
import type { OpenWorkspaces } from '@/backend/workspaceStore';
import * as texts from './texts';
import { SAMPLE } from '@/domain/workspaces/workspaces';

const loadOpener = () => import(/* webpackChunkName: "workspace" */ './openImportedWorkspace');

/** Opens an imported workspace for the start of the console. `problem` says why it cannot be opened, and what to do. */
export async function openSelectedWorkspace(open: OpenWorkspaces, id: string, load = loadOpener) {
  try {
    const { openImportedWorkspace } = await load();
    return await openImportedWorkspace(open, id);
  } catch (error) {
    return { problem: texts.notOpened(messageOf(readableError(error))) };
  }
}

const KEY = 'splitpay:workspace';

/** The workspace of this tab. A new tab starts in the workspace that was chosen last in any tab. */
export function readSelectedWorkspace(): string {
  try {
    return sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY) ?? SAMPLE;
  } catch {
    // Without storage there are no imported workspaces.
    return SAMPLE;
  }
}

/** Whether a workspace was chosen in this tab or in an earlier one. Without storage, there is no other choice. */
export function isWorkspaceSelected(): boolean {
  try {
    return (sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY)) !== null;
  } catch {
    return true;
  }
}

export function writeSelectedWorkspace(id: string): void {
  try {
    sessionStorage.setItem(KEY, id);
    localStorage.setItem(KEY, id);
  } catch {
    // Without storage the choice lasts only until the next load; the operator chooses again from the list.
  }
}
