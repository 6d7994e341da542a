import { lazyPart } from '@/components/browser/lazyPart';
import type { DialogParts } from '@/containers/DialogParts';

export const recordFileDialogs: DialogParts<'recordFile' | 'openingBalances'> = {
  recordFile: lazyPart('RecordFileDialog', () => import(/* webpackChunkName: "adjustments" */ './RecordFileDialog')),
  openingBalances: lazyPart(
    'OpeningBalancesDialog',
    () => import(/* webpackChunkName: "adjustments" */ './OpeningBalancesDialog'),
  ),
};
