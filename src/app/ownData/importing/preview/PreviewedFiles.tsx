import Button from 'react-bootstrap/Button';
import { DataTable } from '@/components/lists/DataTable';
import type { PreviewedFile } from '@/data/imports/messages';
import { formatCount } from '@/domain/lists/paging';
import { KIND_LABELS } from '@/app/ownData/importing/fieldLabels';
import { ENCODING_NAMES } from '@/app/ownData/importing/problemWords';
import * as styles from '@/app/ownData/importing/ownData.module.scss';

type Props = { files: readonly PreviewedFile[]; onPlanAsked: () => void };

/** The files that were read, and as what; of several, what each brings. */
export function PreviewedFiles({ files, onPlanAsked }: Props) {
  const [only] = files;
  const otherwise = (
    <Button variant="link" className={styles.inline} onClick={onPlanAsked}>
      Read {files.length === 1 ? 'it' : 'them'} otherwise
    </Button>
  );
  if (only && files.length === 1)
    return (
      <p className={styles.name}>
        {only.name}, read as <strong>{only.plan}</strong> in {ENCODING_NAMES[only.encoding]}. {otherwise}
      </p>
    );
  return (
    <div className={styles.files}>
      <p>
        {files.length} files come in together, or none of them. {otherwise}
      </p>
      <DataTable
        caption="The files"
        columns={[
          { header: 'File', render: ({ name }) => name },
          { header: 'Holds', render: ({ holds }) => KIND_LABELS[holds] },
          { header: 'Read as', render: ({ plan }) => plan },
          { header: 'Encoding', render: ({ encoding }) => ENCODING_NAMES[encoding] },
          { header: 'Rows', isNumeric: true, render: ({ rows }) => formatCount(rows) },
          { header: 'Need repair', isNumeric: true, render: ({ refused }) => formatCount(refused) },
        ]}
        rows={files}
        rowKey={(file) => files.indexOf(file)}
        empty=""
      />
    </div>
  );
}
