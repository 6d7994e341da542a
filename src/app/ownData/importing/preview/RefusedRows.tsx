import Button from 'react-bootstrap/Button';
import { DataTable, type Column } from '@/components/lists/DataTable';
import type { Preview } from '@/data/imports/messages';
import { describeCount, formatCount } from '@/domain/lists/paging';
import { REFUSAL_WORDS } from '@/app/ownData/importing/problemWords';
import * as styles from '@/app/ownData/importing/ownData.module.scss';

type Row = Preview['refusedRows'][number];
type Props = {
  count: number;
  rows: readonly Row[];
  /** Of which there are several: each row says which it is of. */
  isOfFiles: boolean;
  /** Their file is on its way. */
  isMakingFile: boolean;
  onAsked: () => void;
};

/** Many rows of JSON can be in one line. */
const lineOf = ({ line, row }: Row) => (row === undefined ? line : `${formatCount(line)} (row ${formatCount(row)})`);

const LINE: Column<Row> = { header: 'Line', shortHeader: 'Line', render: lineOf };
const FILE: Column<Row> = { header: 'File', render: ({ file }) => file };
const COLUMN: Column<Row> = { header: 'Column', shortHeader: 'Column', render: ({ column }) => column };
const VALUE: Column<Row> = { header: 'Value', shortHeader: 'Value', render: ({ value }) => value };

/** The rows to repair, with what is wrong in each, and the file that they can be mended in. */
export function RefusedRows({ count, rows, isOfFiles, isMakingFile, onAsked }: Props) {
  const what = `${describeCount(count, 'row')} ${count === 1 ? 'needs' : 'need'} repair`;
  return (
    <>
      <h3 className={styles.part}>{what}</h3>
      <p>
        {count === 1 ? 'It is' : 'They are'} left out. Mend {count === 1 ? 'it' : 'them'} in a file of{' '}
        {count === 1 ? 'its' : 'their'} own and bring that in.{' '}
        <Button variant="link" className={styles.inline} disabled={isMakingFile} onClick={onAsked}>
          Save the file
        </Button>
        {count > rows.length && ` The first ${formatCount(rows.length)} are shown here.`}
      </p>
      <DataTable
        caption={what}
        isStacked
        columns={[
          LINE,
          ...(isOfFiles ? [FILE] : []),
          COLUMN,
          VALUE,
          { header: 'Reason', place: 'name', render: ({ reason }) => REFUSAL_WORDS[reason] },
        ]}
        rows={rows}
        rowKey={(row) => rows.indexOf(row)}
        empty=""
      />
    </>
  );
}

/** What a file tells that the console has no place for: the rows are taken without it. */
export function LeftOut({ rows }: { rows: readonly Row[] }) {
  const caption = 'Values that are left out';
  return (
    <>
      <h3 className={styles.part}>{caption}</h3>
      <p>The console does not know them: the merchants come in without them.</p>
      <DataTable
        caption={caption}
        columns={[LINE, FILE, COLUMN, VALUE]}
        rows={rows}
        rowKey={(row) => rows.indexOf(row)}
        empty=""
      />
    </>
  );
}
