import { readableError } from '@/components/browser/lazyPart';
import { messageOf } from '@/lib/messageOf';
import type { OpenWorkspaces } from '@/backend/workspaceStore';
import * as texts from './texts';

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
