import { lazyPart } from '@/components/browser/lazyPart';

export const workspaceDialogs = {
  importFile: lazyPart('ImportDialog', () => import(/* webpackChunkName: "import" */ './importing/ImportDialog')),
  bringInReport: lazyPart(
    'ImportReportDialog',
    () => import(/* webpackChunkName: "bring-in-report" */ './report/ImportReportDialog'),
  ),
  workspaces: lazyPart(
    'WorkspacesDialog',
    () => import(/* webpackChunkName: "workspaces" */ '@/features/imports/workspaces/WorkspacesDialog'),
  ),
};
