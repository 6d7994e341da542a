import { writeChosenWorkspace } from './chosenWorkspace';
import type { OwnData } from './OwnDataContext';

/** Where operators bring in data of their own, in a browser. */
export const ownData: OwnData = {
  startImporter: (onAnswer) => {
    const worker = new Worker(new URL('./importWorker.ts', import.meta.url));
    worker.onmessage = ({ data }) => onAnswer(data as Parameters<typeof onAnswer>[0]);
    worker.onerror = ({ message }) => onAnswer({ kind: 'failed', message });
    return { post: (request) => worker.postMessage(request), stop: () => worker.terminate() };
  },
  onWorkspaceChosen: (id) => {
    writeChosenWorkspace(id);
    // All that was worked out of other rows goes with the page.
    window.location.assign('/');
  },
};
