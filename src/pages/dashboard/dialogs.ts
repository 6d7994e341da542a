import { lazyPart } from '@/components/browser/lazyPart';
import type { DialogParts } from '@/containers/DialogParts';

/** The dialogs of the user menu. */
export const dashboardDialogs: DialogParts<'resetSampleData'> = {
  resetSampleData: lazyPart(
    'ResetSampleDataDialog',
    () => import(/* webpackChunkName: "reset-sample-data" */ './ResetSampleDataDialog'),
  ),
};
