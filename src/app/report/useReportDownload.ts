import { useState } from 'react';
import { downloadText } from '@/components/browser/downloadText';
import { dayOfDate } from '@/domain/calendar/dates';
import { messageOf } from '@/domain/messageOf';
import { PRODUCT_NAME } from '@/domain/product';
import { withoutOwnRows, writeRecording } from '@/store/recording/writeRecording';
import { useReport } from './ReportContext';

type ReportDownload = {
  /** Undefined where nothing is recorded. With the rows of own data only where they are handed over, packed. */
  download: ((rows?: string) => void) | undefined;
  /** Why nothing came. */
  problem: string | undefined;
  onFailed: (error: unknown) => void;
};

/** Downloads what was recorded until then. */
export function useReportDownload(): ReportDownload {
  const { takeRecording } = useReport();
  const [problem, setProblem] = useState<string>();
  const onFailed = (error: unknown) => setProblem(`The report could not be made: ${messageOf(error)}`);

  function download(rows?: string) {
    const recording = takeRecording();
    if (!recording) return;
    try {
      downloadText(
        `${PRODUCT_NAME.toLowerCase()}-report-${dayOfDate(new Date())}.json`,
        writeRecording(withoutOwnRows(recording), rows),
      );
      setProblem(undefined);
    } catch (error) {
      onFailed(error);
    }
  }

  return { download: takeRecording() && download, problem, onFailed };
}
