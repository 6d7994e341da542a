import { lazyPart } from '@/components/browser/lazyPart';
import type { DialogParts } from '@/containers/DialogParts';

export const recordFileDialogs: DialogParts<'recordFile'> = {
  recordFile: lazyPart('RecordFileDialog', () => import(/* webpackChunkName: "adjustments" */ './RecordFileDialog')),
};
