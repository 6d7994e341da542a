import { FileSpreadsheet, FileText } from 'lucide-react';
import { use } from 'react';
import Button from 'react-bootstrap/Button';
import { downloadBlob } from '@/components/browser/downloadText';
import * as list from '@/components/lists/texts';
import { withAllRows, type LongTable } from '@/domain/lists/csv';
import { formatCount } from '@/domain/lists/paging';
import { workbookName, type StartWorkbookWriter, type WorkbookAnswer } from '@/domain/lists/workbook';
import { messageOf } from '@/lib/objects';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { toastShown } from '@/slices/ui/layoutSlice';
import { useAppStore } from '@/store/hooks';
import type { RootState } from '@/store/rootReducer';
import * as styles from './ExportMenu.module.scss';
import * as texts from './texts';
import { WorkbookWriterContext } from './WorkbookWriterContext';

/** Rows per portion: creating and sending them takes some hundredths of a second. */
const PORTION = 500;

/** Rows between two progress messages: each message is announced and is an action in the store. */
const PROGRESS_ROWS = 10_000;

type Options = { name: string; decimals: number; onWritten: (rows: number) => void };

/**
 * Writes a table as a workbook in a worker, and resolves with the file. The page creates the next rows while the worker
 * writes the last ones. Rejects with the worker's error.
 */
function writeWorkbook(
  start: StartWorkbookWriter,
  table: LongTable,
  { name, decimals, onWritten }: Options,
): Promise<Blob> {
  return new Promise((resolve, reject) => {
    let from = 0;
    let portion = nextPortion();
    const writer = start(receive);

    function nextPortion() {
      const rows = table.rows.slice(from, from + PORTION);
      from += rows.length;
      return rows;
    }

    function send(): void {
      writer.post(portion.length > 0 ? { kind: 'rows', rows: portion } : { kind: 'finish' });
      if (portion.length > 0) portion = nextPortion();
    }

    function receive(answer: WorkbookAnswer): void {
      switch (answer.kind) {
        case 'written':
          if (from % PROGRESS_ROWS === 0 && from < table.rows.length) onWritten(from);
          send();
          break;
        case 'file':
          writer.stop();
          resolve(answer.file);
          break;
        case 'failed':
          writer.stop();
          reject(new Error(answer.message));
          break;
        default:
          answer satisfies never;
      }
    }

    writer.post({ kind: 'start', name, headers: table.headers, decimals });
    send();
  });
}

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
        onWritten: (rows) => notify(list.exporting, list.exportProgress(formatCount(rows), all)),
      });
      downloadBlob(workbookName(fileName), file);
    } catch (error) {
      notify(list.exportFailed, messageOf(error));
    }
  };
  const choose = (save: () => Promise<void>) => () => {
    onLeft();
    void save();
  };
  return (
    <ul className="list-unstyled mb-0" aria-label={texts.formats}>
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
