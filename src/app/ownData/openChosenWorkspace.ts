import { inWords } from '@/components/browser/lazyPart';
import { messageOf } from '@/domain/messageOf';

const loadOpener = () => import(/* webpackChunkName: "own-data" */ './openOwnWorkspace');

/** What the console starts with in a workspace of own data; or why that cannot be opened, and what to do, in sentences. */
export async function openChosenWorkspace(id: string, load = loadOpener) {
  try {
    const { openOwnWorkspace } = await load();
    return await openOwnWorkspace(id);
  } catch (error) {
    return { problem: `They could not be opened: ${messageOf(inWords(error))}. Load the page again to try once more.` };
  }
}
