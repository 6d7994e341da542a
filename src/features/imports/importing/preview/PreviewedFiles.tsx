import Button from 'react-bootstrap/Button';
import { DataTable } from '@/components/lists/DataTable';
import type { PreviewedFile } from '@/data/imports/messages';
import { formatCount } from '@/domain/lists/paging';
import { ENCODING_NAMES, formatName, KIND_LABELS } from '@/features/imports/importing/plan/texts';
import * as styles from '@/features/imports/importing/importing.module.scss';
import * as texts from './texts';

type Props = { files: readonly PreviewedFile[]; onPlanOpened: () => void };

/** Lists the files with their formats. A single file needs no table. */
export function PreviewedFiles({ files, onPlanOpened }: Props) {
  const [only] = files;
  const settings = (
    <Button variant="link" className={styles.inline} onClick={onPlanOpened}>
      {texts.changeSettings}
    </Button>
  );
  if (only && files.length === 1)
    return (
      <p className={styles.name}>
        {only.name}: <strong>{formatName(only.plan)}</strong>, {ENCODING_NAMES[only.encoding]}. {settings}
      </p>
    );
  return (
    <div className="mb-4">
      <p>
        {texts.together(files.length)} {settings}
      </p>
      <DataTable
        caption={texts.files}
        columns={[
          { header: texts.file, cardSlot: 'name', render: ({ name }) => name },
          { header: texts.contains, render: ({ holds }) => KIND_LABELS[holds] },
          { header: texts.format, render: ({ plan }) => formatName(plan) },
          { header: texts.encoding, render: ({ encoding }) => ENCODING_NAMES[encoding] },
          { header: texts.rows, isNumeric: true, render: ({ rows }) => formatCount(rows) },
          { header: texts.rejectedRows, isNumeric: true, render: ({ refused }) => formatCount(refused) },
        ]}
        rows={files}
        rowKey={(file) => files.indexOf(file)}
        hasCardRows
        empty=""
      />
    </div>
  );
}
