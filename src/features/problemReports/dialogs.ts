import { lazyPart } from '@/components/browser/lazyPart';

export const reportDialogs = {
  reportProblem: lazyPart(
    'ReportProblemDialog',
    () => import(/* webpackChunkName: "report-problem" */ './ReportProblemDialog'),
  ),
  openRecording: lazyPart(
    'OpenRecordingDialog',
    () => import(/* webpackChunkName: "report-problem" */ './OpenRecordingDialog'),
  ),
};
