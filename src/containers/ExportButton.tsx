import { ChevronDown, Download } from 'lucide-react';
import { Suspense } from 'react';
import Button from 'react-bootstrap/Button';
import { SecondaryButton } from '@/components/buttons/SecondaryButton';
import { fileNameAsOf, tableAsOf, type LongTable } from '@/domain/lists/csv';
import { formatCount } from '@/domain/lists/paging';
import { messageOf } from '@/lib/objects';
import { lazyPart } from '@/components/browser/lazyPart';
import * as floating from '@/components/dialogs/floating.module.scss';
import { useDisclosure } from '@/components/dialogs/useDisclosure';
import * as list from '@/components/lists/list.module.scss';
import * as texts from '@/components/lists/texts';
import { classNames } from '@/components/page/classNames';
import { selectAsOf } from '@/slices/ui/asOfSlice';
import { menuToggled, selectOpenMenu, toastShown } from '@/slices/ui/layoutSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import type { RootState } from '@/store/rootReducer';

const ExportMenu = lazyPart('ExportMenu', () => import(/* webpackChunkName: "csv" */ './exporting/ExportMenu'));

type Props = {
  /** The label names the content of the file; without it, the file has the rows of the list. */
  label?: string;
  size?: 'sm';
  fileName: string;
  /** Called on press, because the table may be long. */
  getTable: (state: RootState) => LongTable | Promise<LongTable>;
};

/** Exports the filtered and sorted rows of all pages to a CSV file, or to a file of another format from its menu. */
export function ExportButton({ label, size, fileName, getTable }: Props) {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const menu = `export ${fileName.replace(/[-\d].*|\.csv$/, '')} ${label ?? ''}`;
  const isOpen = useAppSelector(selectOpenMenu) === menu;
  const { area, trigger, id: menuId, close } = useDisclosure(isOpen, () => dispatch(menuToggled(menu)));
  const asOf = useAppSelector(selectAsOf);
  // The name and a column of the file have the past day that it shows.
  const name = asOf === null ? fileName : fileNameAsOf(fileName, asOf);
  const getShown = async (state: RootState) => {
    const table = await getTable(state);
    return asOf === null ? table : tableAsOf(table, asOf);
  };
  const notify = (title: string, text: string) => dispatch(toastShown({ title, text }));
  const download = async () => {
    try {
      const { downloadCsv } = await import(/* webpackChunkName: "csv" */ '@/components/lists/csvFile');
      const table = await getShown(store.getState());
      const all = formatCount(table.rows.length);
      await downloadCsv(name, table, (rows) => notify(texts.exporting, texts.exportProgress(formatCount(rows), all)));
    } catch (error) {
      notify(texts.exportFailed, messageOf(error));
    }
  };
  return (
    <div ref={area} className={classNames(list.split, size === undefined && list.end)}>
      <SecondaryButton size={size} onClick={() => void download()}>
        <Download aria-hidden size={size === undefined ? 18 : 16} />
        {label ?? (
          <span>
            <span className={list.word}>{texts.exportLabel} </span>
            {texts.csv}
          </span>
        )}
      </SecondaryButton>
      <Button
        {...trigger}
        variant="outline-secondary"
        size={size}
        aria-label={texts.moreFormats}
        onClick={() => dispatch(menuToggled(menu))}
        onPointerEnter={ExportMenu.preload}
        onFocus={ExportMenu.preload}
      >
        <ChevronDown aria-hidden size={14} />
      </Button>
      {isOpen && (
        <div id={menuId} className={classNames(floating.panel, list.menu)}>
          <Suspense>
            <ExportMenu fileName={name} getTable={getShown} onCsv={download} onLeft={close} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
