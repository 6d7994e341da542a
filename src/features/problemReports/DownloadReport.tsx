import { useState } from 'react';
import { downloadText } from '@/components/browser/downloadText';
import { SecondaryButton } from '@/components/buttons/SecondaryButton';
import { dayOfDate } from '@/domain/calendar/dates';
import { messageOf } from '@/lib/objects';
import { PRODUCT_NAME } from '@/domain/product';
import { withoutImportedRows, writeRecording } from '@/store/sessionReplay/writeRecording';
import { useReport } from './ReportContext';
import * as texts from './texts';
import * as field from '@/components/forms/fields/FormField.module.scss';

/** Downloads everything that was recorded so far. `problem` says why no file was downloaded. */
export function useReportDownload() {
  const { copyRecording } = useReport();
  const [problem, setProblem] = useState<string>();
  const onFailed = (error: unknown) => setProblem(texts.failed(messageOf(error)));

  /** `rows` are the packed rows of an imported data set, if the operator includes them. */
  function download(rows?: string) {
    const recording = copyRecording();
    if (!recording) return;
    try {
      downloadText(
        `${PRODUCT_NAME.toLowerCase()}-report-${dayOfDate(new Date())}.json`,
        writeRecording(withoutImportedRows(recording), rows),
      );
      setProblem(undefined);
    } catch (error) {
      onFailed(error);
    }
  }

  /** Without a recording, there is nothing to download. */
  return { download: copyRecording() && download, problem, onFailed };
}

type Props = { label: string; size?: 'sm' };

/** Creates the report without a lazy chunk, because error screens need it when no chunk loads. Absent in a replay, which records nothing. */
export function DownloadReport({ label, size }: Props) {
  const { download, problem } = useReportDownload();
  if (!download) return null;
  return (
    <>
      <SecondaryButton size={size} onClick={() => download()}>
        {label}
      </SecondaryButton>
      <p className="text-body-secondary">{texts.whatItIs}</p>
      {problem && <p className={field.message}>{problem}</p>}
    </>
  );
}
