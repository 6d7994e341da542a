import Button from 'react-bootstrap/Button';
import { DataTable, type Column } from '@/components/lists/DataTable';
import type { Preview } from '@/data/imports/messages';
import { describeCount, formatCount } from '@/domain/lists/paging';
import { REFUSAL_WORDS } from './problemWords';
import * as styles from './ownData.module.scss';

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

const FILE: Column<Row> = { header: 'File', render: ({ file }) => file };

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
        columns={[
          { header: 'Line', render: ({ line }) => line },
          ...(isOfFiles ? [FILE] : []),
          { header: 'Column', render: ({ column }) => column },
          { header: 'Value', render: ({ value }) => value },
          { header: 'Reason', render: ({ reason }) => REFUSAL_WORDS[reason] },
        ]}
        rows={rows}
        rowKey={({ file, line, column }) => `${file} ${line} ${column}`}
        empty=""
      />
    </>
  );
}
