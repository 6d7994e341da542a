import { Download } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import type { CsvTable } from '@/domain/csv';

type Props = {
  fileName: string;
  /** Asked when the button is pressed: the table may be long. */
  getTable: () => CsvTable;
  onFailed: (reason: string) => void;
};

/** Writes the filtered and sorted rows, of all pages, to a CSV file. */
export function ExportButton({ fileName, getTable, onFailed }: Props) {
  const download = async () => {
    try {
      const { downloadCsv } = await import(/* webpackChunkName: "csv" */ './csvFile');
      downloadCsv(fileName, getTable());
    } catch (error) {
      onFailed(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <Button variant="outline-secondary" className="list-tools-end" onClick={() => void download()}>
      <Download aria-hidden size={18} /> Export CSV
    </Button>
  );
}
