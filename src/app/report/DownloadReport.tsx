import Button from 'react-bootstrap/Button';
import * as field from '@/components/forms/FormField.module.scss';
import { useReportDownload } from './useReportDownload';

type Props = { label: string; size?: 'sm' };

/** Makes the report at once, of what is always there; nothing where nothing is recorded, as in a replay. */
export function DownloadReport({ label, size }: Props) {
  const { download, problem } = useReportDownload();
  if (!download) return null;
  return (
    <>
      <Button variant="outline-secondary" size={size} onClick={() => download()}>
        {label}
      </Button>
      <p className="text-body-secondary">
        The report is one file with the state of the console and what happened last. It is saved on this computer and
        sent nowhere.
      </p>
      {problem && <p className={field.message}>{problem}</p>}
    </>
  );
}
