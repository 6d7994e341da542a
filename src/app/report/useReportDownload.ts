import { useState } from 'react';
import { downloadText } from '@/components/browser/downloadText';
import { dayOfDate } from '@/domain/calendar/dates';
import { PRODUCT_NAME } from '@/domain/product';
import { withoutOwnRows, writeRecording } from '@/store/recording/writeRecording';
import { useReport } from './ReportContext';

/** Downloads what was recorded until then; undefined where nothing is recorded. `problem` says why nothing came. */
export function useReportDownload(): { download: (() => void) | undefined; problem: string | undefined } {
  const { takeRecording } = useReport();
  const [problem, setProblem] = useState<string>();

  function download() {
    const recording = takeRecording();
    if (!recording) return;
    try {
      downloadText(
        `${PRODUCT_NAME.toLowerCase()}-report-${dayOfDate(new Date())}.json`,
        writeRecording(withoutOwnRows(recording)),
      );
      setProblem(undefined);
    } catch (error) {
      setProblem(`The report could not be made: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  return { download: takeRecording() && download, problem };
}
