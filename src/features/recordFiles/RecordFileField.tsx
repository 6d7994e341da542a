import { useId, useRef, useState } from 'react';
import Form from 'react-bootstrap/Form';
import { describedBy, FieldNotes } from '@/components/forms/fields/FormField';
import { readTable, type ReadTable } from '@/data/workbooks/readTable';
import { chooseSheets, sheetOf } from '@/features/imports/importing/importTexts';
import * as texts from './texts';

type Props = {
  label: string;
  /** The columns that the file must have and may have. */
  hint: string;
  /** What is wrong with the file. */
  message: string | undefined;
  /** True after the operator tried to go on without a chosen sheet. */
  isSheetMissing: boolean;
  /** Called with the name of the file and its table, its problem, or the sheets of which one must be chosen. */
  onRead: (name: string, table: ReadTable) => void;
};

/** A field for a small file of records. Of a workbook with rows in several sheets, a second field asks for the sheet. */
export function RecordFileField({ label, hint, message, isSheetMissing, onRead }: Props) {
  const id = useId();
  const [workbook, setWorkbook] = useState<{ file: File; sheets: readonly string[]; sheet: string }>();
  const latest = useRef<object>(undefined);

  async function read(file: File, sheet?: string): Promise<void> {
    const started = (latest.current = {});
    const table = await readTable(file, sheet);
    // A file or a sheet that was chosen meanwhile counts instead.
    if (latest.current !== started) return;
    if ('sheets' in table) setWorkbook({ file, sheets: table.sheets, sheet: '' });
    onRead(file.name, table);
  }

  const sheetMessage = isSheetMissing ? texts.chooseSheetFirst : undefined;
  return (
    <>
      <Form.Group controlId={id}>
        <Form.Label>{label}</Form.Label>
        <Form.Control
          type="file"
          accept=".xlsx,.csv,.tsv,.txt,.json,.ndjson,.jsonl,text/csv,application/json"
          aria-invalid={message !== undefined}
          aria-describedby={describedBy(id, hint, message)}
          onChange={({ target }) => {
            const file = (target as HTMLInputElement).files?.[0];
            if (!file) return;
            setWorkbook(undefined);
            void read(file);
          }}
        />
        <FieldNotes id={id} hint={hint} message={message} />
      </Form.Group>
      {workbook && (
        <Form.Group controlId={`${id}-sheet`} className="mt-3">
          <Form.Label>{sheetOf(workbook.file.name)}</Form.Label>
          <Form.Select
            value={workbook.sheet}
            aria-invalid={isSheetMissing}
            aria-describedby={describedBy(`${id}-sheet`, chooseSheets, sheetMessage)}
            onChange={({ target: { value } }) => {
              setWorkbook({ ...workbook, sheet: value });
              void read(workbook.file, value);
            }}
          >
            <option value="" disabled>
              {texts.chooseSheet}
            </option>
            {workbook.sheets.map((sheet) => (
              <option key={sheet}>{sheet}</option>
            ))}
          </Form.Select>
          <FieldNotes id={`${id}-sheet`} hint={chooseSheets} message={sheetMessage} />
        </Form.Group>
      )}
    </>
  );
}
