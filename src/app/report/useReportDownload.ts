import { downloadText } from '@/components/downloadText';
import { dayOfDate } from '@/domain/dates';
import { PRODUCT_NAME } from '@/domain/product';
import { writeRecording } from '@/store/recordingFile';
import { useReport } from './ReportContext';

/** Downloads what was recorded until then; undefined where nothing is recorded. */
export function useReportDownload(): (() => void) | undefined {
  const { takeRecording } = useReport();
  if (!takeRecording()) return undefined;
  return () => {
    const recording = takeRecording();
    const name = `${PRODUCT_NAME.toLowerCase()}-report-${dayOfDate(new Date())}.json`;
    if (recording) downloadText(name, writeRecording(recording));
  };
}
