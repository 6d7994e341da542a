import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { SelectField } from '@/components/forms/fields/SelectField';
import type { ChosenSheets, SheetQuestion } from '@/data/workbooks/withSheets';
import * as texts from './importTexts';

type Props = { questions: readonly SheetQuestion[]; onChosen: (sheets: ChosenSheets) => void };

/** Asks which sheet of each workbook to read, because several have rows. */
export function ChooseSheets({ questions, onChosen }: Props) {
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
      {questions.map(({ file, sheets }) => (
        <SelectField
          key={file}
          className="mb-3"
          label={texts.sheetOf(file)}
          value={chosen[file] ?? ''}
          options={sheets}
          onChange={(sheet) => setChosen({ ...chosen, [file]: sheet })}
        />
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
