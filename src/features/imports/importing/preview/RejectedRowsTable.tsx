import Button from 'react-bootstrap/Button';
import { DataTable, type Column } from '@/components/lists/DataTable';
import type { Preview } from '@/data/imports/messages';
import { REFUSAL_LABELS } from '@/features/imports/importing/problemTexts';
import * as styles from '@/features/imports/importing/importing.module.scss';
import * as texts from './texts';

type Row = Preview['refusedRows'][number];
type Props = {
  count: number;
  rows: readonly Row[];
  /** True for several files: then each row names its file. */
  isOfFiles: boolean;
  /** True while the download is being prepared. */
  isMakingFile: boolean;
  onDownloaded: () => void;
};

/** JSON can have many rows in one line, so the number of the row is shown too. */
const lineOf = ({ line, row }: Row) => (row === undefined ? line : texts.lineAndRow(line, row));

const LINE: Column<Row> = { header: texts.line, shortHeader: texts.line, render: lineOf };
const FILE: Column<Row> = { header: texts.file, render: ({ file }) => file };
const COLUMN: Column<Row> = { header: texts.column, shortHeader: texts.column, render: ({ column }) => column };
const VALUE: Column<Row> = { header: texts.value, shortHeader: texts.value, render: ({ value }) => value };

/** Lists the rejected rows with their reasons, and offers them as a file that can be fixed and imported. */
export function RejectedRowsTable({ count, rows, isOfFiles, isMakingFile, onDownloaded }: Props) {
  const caption = texts.countRejected(count);
  return (
    <>
      <h3 className="mt-4">{caption}</h3>
      <p>
        {texts.howToFix(count)}{' '}
        <Button variant="link" className={styles.inline} disabled={isMakingFile} onClick={onDownloaded}>
          {texts.download}
        </Button>
        {count > rows.length && ` ${texts.onlyFirst(rows.length)}`}
      </p>
      <DataTable
        caption={caption}
        hasCardRows
        columns={[
          LINE,
          ...(isOfFiles ? [FILE] : []),
          COLUMN,
          VALUE,
          { header: texts.reason, cardSlot: 'name', render: ({ reason }) => REFUSAL_LABELS[reason] },
        ]}
        rows={rows}
        rowKey={(row) => rows.indexOf(row)}
        empty=""
      />
    </>
  );
}

/** Lists values that the console cannot store. Their rows are imported without them. */
export function IgnoredValues({ rows }: { rows: readonly Row[] }) {
  return (
    <>
      <h3 className="mt-4">{texts.unknownValues}</h3>
      <p>{texts.unknownValuesWhy}</p>
      <DataTable
        caption={texts.unknownValues}
        columns={[LINE, FILE, COLUMN, VALUE]}
        rows={rows}
        rowKey={(row) => rows.indexOf(row)}
        empty=""
      />
    </>
  );
}
