import { Download } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import type { LongTable } from '@/domain/lists/csv';
import { formatCount } from '@/domain/lists/paging';
import { messageOf } from '@/lib/objects';
import * as list from '@/components/lists/list.module.scss';
import * as texts from '@/components/lists/texts';
import { toastShown } from '@/slices/ui/layoutSlice';
import { useAppStore } from '@/store/hooks';
import type { RootState } from '@/store/rootReducer';

type Props = {
  /** The label names the content of the file; without it, the file has the rows of the list. */
  label?: string;
  size?: 'sm';
  fileName: string;
  /** Called on press, because the table may be long. */
  getTable: (state: RootState) => LongTable | Promise<LongTable>;
};

/** Exports the filtered and sorted rows of all pages to a CSV file. */
export function ExportButton({ label, size, fileName, getTable }: Props) {
  const store = useAppStore();
  const notify = (title: string, text: string) => store.dispatch(toastShown({ title, text }));
  const download = async () => {
    try {
      const { downloadCsv } = await import(/* webpackChunkName: "csv" */ '@/components/lists/csvFile');
      const table = await getTable(store.getState());
      const all = formatCount(table.rows.length);
      await downloadCsv(fileName, table, (rows) =>
        notify(texts.exporting, texts.exportProgress(formatCount(rows), all)),
      );
    } catch (error) {
      notify(texts.exportFailed, messageOf(error));
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
