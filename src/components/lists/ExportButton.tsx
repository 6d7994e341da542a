import { Download } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import type { LongTable } from '@/domain/lists/csv';
import { formatCount } from '@/domain/lists/paging';
import { messageOf } from '@/domain/messageOf';
import * as list from './list.module.scss';

type Props = {
  /** What is in the file; without it, the rows of the list. */
  label?: string;
  size?: 'sm';
  fileName: string;
  /** Asked when the button is pressed: the table may be long. */
  getTable: () => LongTable | Promise<LongTable>;
  /** What is told meanwhile, or at the end where it failed: a title and a text. */
  onTold: (title: string, text: string) => void;
};

/** Writes the filtered and sorted rows, of all pages, to a CSV file. */
export function ExportButton({ label, size, fileName, getTable, onTold }: Props) {
  const download = async () => {
    try {
      const { downloadCsv } = await import(/* webpackChunkName: "csv" */ './csvFile');
      const table = await getTable();
      const all = formatCount(table.rows.length);
      await downloadCsv(fileName, table, (rows) => onTold('Writing the file', `${formatCount(rows)} of ${all} rows`));
    } catch (error) {
      onTold('Not exported', messageOf(error));
    }
  };
  return (
    <Button
      variant="outline-secondary"
      size={size}
      className={size === undefined ? list.end : undefined}
      onClick={() => void download()}
    >
      <Download aria-hidden size={size === undefined ? 18 : 16} />
      {label ?? (
        <span>
          <span className={list.word}>Export </span>CSV
        </span>
      )}
    </Button>
  );
}
