import { Download } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import type { LongTable } from '@/domain/lists/csv';
import { formatCount } from '@/domain/lists/paging';
import { messageOf } from '@/lib/objects';
import * as list from './list.module.scss';
import * as texts from './texts';

type Props = {
  /** The label names the content of the file; without it, the file has the rows of the list. */
  label?: string;
  size?: 'sm';
  fileName: string;
  /** Called on press, because the table may be long. */
  getTable: () => LongTable | Promise<LongTable>;
  /** Called with a title and a text for the progress and for a failure. */
  onMessage: (title: string, text: string) => void;
};

/** Exports the filtered and sorted rows of all pages to a CSV file. */
export function ExportButton({ label, size, fileName, getTable, onMessage }: Props) {
  const download = async () => {
    try {
      const { downloadCsv } = await import(/* webpackChunkName: "csv" */ './csvFile');
      const table = await getTable();
      const all = formatCount(table.rows.length);
      await downloadCsv(fileName, table, (rows) =>
        onMessage(texts.exporting, texts.exportProgress(formatCount(rows), all)),
      );
    } catch (error) {
      onMessage(texts.exportFailed, messageOf(error));
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
          <span className={list.word}>{texts.exportLabel} </span>
          {texts.csv}
        </span>
      )}
    </Button>
  );
}
