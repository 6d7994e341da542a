import { lazyPart } from '@/components/browser/lazyPart';
import type { DialogParts } from '@/containers/DialogParts';

export const workspaceDialogs: DialogParts<'importFile' | 'workspaces' | 'bringInReport'> = {
  importFile: lazyPart(async () => {
    const part = await import(/* webpackChunkName: "import" */ './importing/ImportDialog');
    return part.ImportDialog;
  }),
  bringInReport: lazyPart(async () => {
    const part = await import(/* webpackChunkName: "bring-in-report" */ './report/ImportReportDialog');
    return part.ImportReportDialog;
  }),
  workspaces: lazyPart(async () => {
    const part = await import(/* webpackChunkName: "workspaces" */ '@/features/imports/workspaces/WorkspacesDialog');
    return part.WorkspacesDialog;
  }),
};
