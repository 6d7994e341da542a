import { inWords } from '@/components/browser/lazyPart';

const loadOpener = () => import(/* webpackChunkName: "own-data" */ './openOwnWorkspace');

/** What the console starts with in a workspace of own data; or why that cannot be opened, and what to do, in sentences. */
export async function openChosenWorkspace(id: string, load = loadOpener) {
  try {
    const { openOwnWorkspace } = await load();
    return await openOwnWorkspace(id);
  } catch (error) {
    const told = inWords(error);
    const reason = told instanceof Error ? told.message : String(told);
    return { problem: `They could not be opened: ${reason}. Load the page again to try once more.` };
  }
}
