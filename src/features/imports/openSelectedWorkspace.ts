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

/** The workspace that was chosen in this tab, otherwise the last one of any tab. Null if none was chosen. */
export function chosenWorkspace(): string | null {
  try {
    return sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY);
  } catch {
    // Without storage there are no imported workspaces, so there is no other choice.
    return SAMPLE;
  }
}

/** The workspace of this tab. */
export const readSelectedWorkspace = (): string => chosenWorkspace() ?? SAMPLE;

export function writeSelectedWorkspace(id: string): void {
  try {
    sessionStorage.setItem(KEY, id);
    localStorage.setItem(KEY, id);
  } catch {
    // Without storage the choice lasts only until the next load; the operator chooses again from the list.
  }
}
