import { lazyPart } from '@/components/browser/lazyPart';
import type { DialogParts } from '@/containers/DialogParts';

export const workspaceDialogs: DialogParts<'importFile' | 'workspaces' | 'timeZone' | 'bringInReport'> = {
  importFile: lazyPart('ImportDialog', () => import(/* webpackChunkName: "import" */ './importing/ImportDialog')),
  bringInReport: lazyPart(
    'ImportReportDialog',
    () => import(/* webpackChunkName: "bring-in-report" */ './report/ImportReportDialog'),
  ),
  timeZone: lazyPart(
    'TimeZoneDialog',
    () => import(/* webpackChunkName: "workspaces" */ '@/features/imports/workspaces/TimeZoneDialog'),
  ),
  workspaces: lazyPart(
    'WorkspacesDialog',
    () => import(/* webpackChunkName: "workspaces" */ '@/features/imports/workspaces/WorkspacesDialog'),
  ),
};
