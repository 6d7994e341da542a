import { useId, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import type { ChosenSheets, SheetQuestion } from '@/data/workbooks/withSheets';
import * as texts from './importTexts';

type Props = { questions: readonly SheetQuestion[]; onChosen: (sheets: ChosenSheets) => void };

/** Asks which sheet of each workbook to read, because several have rows. */
export function ChooseSheets({ questions, onChosen }: Props) {
  const id = useId();
  const [chosen, setChosen] = useState<ChosenSheets>(() =>
    Object.fromEntries(questions.map(({ file, sheets }) => [file, sheets[0] ?? ''])),
  );
  return (
    <Form
      id="choose-sheets"
      onSubmit={(event) => {
        event.preventDefault();
        onChosen(chosen);
      }}
    >
      <p>{texts.chooseSheets}</p>
      {questions.map(({ file, sheets }, index) => (
        <Form.Group key={file} controlId={`${id}-${index}`} className="mb-3">
          <Form.Label>{texts.sheetOf(file)}</Form.Label>
          <Form.Select value={chosen[file]} onChange={({ target }) => setChosen({ ...chosen, [file]: target.value })}>
            {sheets.map((sheet) => (
              <option key={sheet}>{sheet}</option>
            ))}
          </Form.Select>
        </Form.Group>
      ))}
    </Form>
  );
}

type SubmitProps = { form: string; label: string; isDisabled?: boolean };

/** The button of a step, in the footer of its dialog. */
export function SubmitStep({ form, label, isDisabled }: SubmitProps) {
  return (
    <Button type="submit" form={form} disabled={isDisabled}>
      {label}
    </Button>
  );
}
