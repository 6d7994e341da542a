import { useId, useState, type ComponentProps } from 'react';
import { SubmitDialog } from '@/components/forms/SubmitDialog';
import { DataTable, type TableColumns } from '@/components/lists/DataTable';
import { describeFieldRefusal } from '@/components/text/refusals/fieldRefusalTexts';
import type { ReadTable } from '@/data/workbooks/readTable';
import { describeProblem } from '@/features/imports/importing/problemTexts';
import type { FileTable, ReadRecords } from '@/domain/recordFiles/fileTable';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { dialogClosed } from '@/slices/ui/dialogsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { RecordFileField } from './RecordFileField';
import * as texts from './texts';

/** Rows of the preview, and refused rows, that are shown. */
const SHOWN = 10;

type Props<Read> = Pick<ComponentProps<typeof SubmitDialog>, 'title' | 'help'> & {
  intro: string;
  /** The columns that the file must have and may have. */
  hint: string;
  /** Reads the rows of the file. */
  readRows: (table: FileTable) => ReadRecords<Read>;
  /** The preview of what was read. */
  caption: string;
  columns: TableColumns<Read & { index: number }>;
  /** The button, by the number of records. */
  submit: (count: number) => string;
  /** Records what was read. Returns false if it is refused. */
  onImport: (found: readonly Read[], fileName: string) => boolean;
};

/** A dialog that reads a small file of records in the page, shows what it would record, and records it. */
export function ImportFile<Read extends object>(props: Props<Read>) {
  const { title, help, intro, hint, readRows, caption, columns, submit, onImport } = props;
  const dispatch = useAppDispatch();
  const currency = useAppSelector(selectCurrency);
  const id = useId();
  const [chosen, setChosen] = useState<{ name: string; table: ReadTable }>();
  const [isTried, setTried] = useState(false);
  const read = chosen && 'rows' in chosen.table ? readRows(chosen.table) : undefined;
  const found = read?.found ?? [];
  const isSheetMissing = chosen !== undefined && 'sheets' in chosen.table;
  const problem = isSheetMissing
    ? undefined
    : !chosen
      ? texts.chooseFirst
      : 'problem' in chosen.table
        ? describeProblem(chosen.table.problem)
        : read && read.missing.length > 0
          ? texts.missing(read.missing)
          : found.length === 0
            ? texts.nothingToImport
            : undefined;

  return (
    <SubmitDialog
      title={title}
      help={help}
      size="lg"
      submitLabel={found.length > 0 ? submit(found.length) : title}
      onSubmit={() => {
        setTried(true);
        if (chosen && found.length > 0 && onImport(found, chosen.name)) dispatch(dialogClosed());
      }}
    >
      <p>{intro}</p>
      <RecordFileField
        label={texts.chooseFile}
        hint={hint}
        message={isTried ? problem : undefined}
        isSheetMissing={isTried && isSheetMissing}
        onRead={(name, table) => {
          setChosen({ name, table });
          // A sheet that is not chosen yet counts as missing only after the button was pressed.
          setTried(!('sheets' in table));
        }}
      />
      {found.length > 0 && (
        <>
          <DataTable
            caption={caption}
            columns={columns}
            rows={found.slice(0, SHOWN).map((row, index) => ({ ...row, index }))}
            rowKey={({ index }) => index}
            empty=""
          />
          {found.length > SHOWN && <p>{texts.more(found.length - SHOWN)}</p>}
        </>
      )}
      {read && read.refused.length > 0 && (
        <section aria-labelledby={`${id}-refused`}>
          <h3 id={`${id}-refused`} className="fs-6">
            {texts.refused(read.refused.length)}
          </h3>
          <ul>
            {read.refused.slice(0, SHOWN).map(({ line, reason }) => (
              <li key={line}>{texts.lineRefused(line, describeFieldRefusal(reason, currency))}</li>
            ))}
          </ul>
          {read.refused.length > SHOWN && <p>{texts.more(read.refused.length - SHOWN)}</p>}
        </section>
      )}
    </SubmitDialog>
  );
}
