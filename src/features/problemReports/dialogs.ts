import { lazyPart } from '@/components/browser/lazyPart';
import type { DialogParts } from '@/containers/DialogParts';

export const reportDialogs: DialogParts<'reportProblem' | 'openRecording'> = {
  reportProblem: lazyPart(
    'ReportProblemDialog',
    () => import(/* webpackChunkName: "report-problem" */ './ReportProblemDialog'),
  ),
  openRecording: lazyPart(
    'OpenRecordingDialog',
    () => import(/* webpackChunkName: "report-problem" */ './OpenRecordingDialog'),
  ),
};
