import { lazyPart } from '@/components/browser/lazyPart';

export const recordFileDialogs = {
  recordFile: lazyPart('RecordFileDialog', () => import(/* webpackChunkName: "adjustments" */ './RecordFileDialog')),
  openingBalances: lazyPart(
    'OpeningBalancesDialog',
    () => import(/* webpackChunkName: "adjustments" */ './OpeningBalancesDialog'),
  ),
};
