import { lazyPart } from '@/components/browser/lazyPart';

/** The dialogs of the user menu. */
export const dashboardDialogs = {
  resetSampleData: lazyPart(
    'ResetSampleDataDialog',
    () => import(/* webpackChunkName: "reset-sample-data" */ './ResetSampleDataDialog'),
  ),
};
