import { readableError } from '@/components/browser/lazyPart';
import { messageOf } from '@/domain/messageOf';
import * as texts from './texts';

const loadOpener = () => import(/* webpackChunkName: "own-data" */ './openOwnWorkspace');

/** Opens an imported workspace for the start of the console. `problem` says why it cannot be opened, and what to do. */
export async function openChosenWorkspace(id: string, load = loadOpener) {
  try {
    const { openOwnWorkspace } = await load();
    return await openOwnWorkspace(id);
  } catch (error) {
    return { problem: texts.notOpened(messageOf(readableError(error))) };
  }
}
