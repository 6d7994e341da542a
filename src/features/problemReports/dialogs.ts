import { lazyPart } from '@/components/browser/lazyPart';
import type { DialogParts } from '@/containers/DialogParts';

export const reportDialogs: DialogParts<'reportProblem' | 'openRecording'> = {
  reportProblem: lazyPart(async () => {
    const part = await import(/* webpackChunkName: "report-problem" */ './ReportProblemDialog');
    return part.ReportProblemDialog;
  }),
  openRecording: lazyPart(async () => {
    const part = await import(/* webpackChunkName: "open-recording" */ './OpenRecordingDialog');
    return part.OpenRecordingDialog;
  }),
};
