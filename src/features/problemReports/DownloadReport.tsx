import Button from 'react-bootstrap/Button';
import * as field from '@/components/forms/FormField.module.scss';
import * as texts from './texts';
import { useReportDownload } from './useReportDownload';

type Props = { label: string; size?: 'sm' };

/** Creates the report without a lazy chunk, because error screens need it when no chunk loads. Absent in a replay, which records nothing. */
export function DownloadReport({ label, size }: Props) {
  const { download, problem } = useReportDownload();
  if (!download) return null;
  return (
    <>
      <Button variant="outline-secondary" size={size} onClick={() => download()}>
        {label}
      </Button>
      <p className="text-body-secondary">{texts.whatItIs}</p>
      {problem && <p className={field.message}>{problem}</p>}
    </>
  );
}
