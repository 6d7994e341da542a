import { lazyPart } from '@/components/browser/lazyPart';
import type { DialogParts } from '@/containers/DialogParts';

/** The dialogs of own data. */
export const ownDataDialogs: DialogParts<'importFile' | 'workspaces'> = {
  importFile: lazyPart(async () => {
    const part = await import(/* webpackChunkName: "import" */ './importing/ImportDialog');
    return part.ImportDialog;
  }),
  workspaces: lazyPart(async () => {
    const part = await import(/* webpackChunkName: "workspaces" */ './WorkspacesDialog');
    return part.WorkspacesDialog;
  }),
};
