import { FileSpreadsheet, FileText } from 'lucide-react';
import { use } from 'react';
import Button from 'react-bootstrap/Button';
import { downloadBlob } from '@/components/browser/downloadText';
import { withAllRows, type LongTable } from '@/domain/lists/csv';
import { formatCount } from '@/domain/lists/paging';
import { workbookName } from '@/domain/lists/workbook';
import { messageOf } from '@/lib/objects';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { toastShown } from '@/slices/ui/layoutSlice';
import { useAppStore } from '@/store/hooks';
import type { RootState } from '@/store/rootReducer';
import * as styles from './ExportMenu.module.scss';
import * as texts from './texts';
import { writeWorkbook } from './writeWorkbook';
import { WorkbookWriterContext } from './WorkbookWriterContext';

type Props = {
  fileName: string;
  getTable: (state: RootState) => LongTable | Promise<LongTable>;
  onCsv: () => Promise<void>;
  /** Called when a format is chosen, so that the menu closes. */
  onLeft: () => void;
};

/** The formats of an export. */
export function ExportMenu({ fileName, getTable, onCsv, onLeft }: Props) {
  const store = useAppStore();
  const start = use(WorkbookWriterContext);
  const notify = (title: string, text: string) => store.dispatch(toastShown({ title, text }));
  const download = async () => {
    if (!start) return;
    try {
      const state = store.getState();
      const table = await withAllRows(await getTable(state));
      const all = formatCount(table.rows.length);
      const file = await writeWorkbook(start, table, {
        name: fileName.replace(/\.csv$/, ''),
        decimals: selectCurrency(state).decimals,
        onWritten: (rows) => notify(texts.writing, texts.progress(formatCount(rows), all)),
      });
      downloadBlob(workbookName(fileName), file);
    } catch (error) {
      notify(texts.failed, messageOf(error));
    }
  };
  const choose = (save: () => Promise<void>) => () => {
    onLeft();
    void save();
  };
  return (
    <ul aria-label={texts.formats}>
      <li>
        <Button variant="link" className={styles.item} onClick={choose(onCsv)}>
          <FileText aria-hidden size={18} />
          {texts.csv}
        </Button>
      </li>
      <li>
        <Button variant="link" className={styles.item} onClick={choose(download)}>
          <FileSpreadsheet aria-hidden size={18} />
          {texts.workbook}
        </Button>
      </li>
    </ul>
  );
}
