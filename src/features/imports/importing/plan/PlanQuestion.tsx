import { useId } from 'react';
import Form from 'react-bootstrap/Form';
import { SelectField } from '@/components/forms/fields/SelectField';
import * as form from '@/components/forms/form.module.scss';
import type { Plan, ImportQuestion } from '@/domain/imports/plan';
import * as texts from './texts';
import { browserLocale } from '@/components/browser/browserLocale';
import { suggestAnswer } from '@/domain/imports/suggestions';

type SingleQuestion = Extract<ImportQuestion, { examples: unknown }>;
type Props = { question: SingleQuestion; plan: Plan; onAnswered: (part: Partial<Plan>) => void };

/** The label and the answers of each question. A question without answers has a list of choices. */
const QUESTIONS: Record<SingleQuestion['about'], { label: string; answers?: Record<string, Partial<Plan>> }> = {
  decimalMark: {
    label: texts.decimalMark,
    answers: { [texts.period]: { decimalMark: '.' }, [texts.comma]: { decimalMark: ',' } },
  },
  isMinorUnits: {
    label: texts.units,
    answers: {
      [texts.wholeUnits]: { isMinorUnits: false },
      [texts.cents]: { isMinorUnits: true },
    },
  },
  feeSign: {
    label: texts.feeSign,
    answers: {
      [texts.feeCharged]: { feeSign: -1 },
      [texts.feeReturned]: { feeSign: 1 },
    },
  },
  dateOrder: {
    label: texts.dateOrder,
    answers: {
      [texts.dayFirst]: { dateOrder: 'day first' },
      [texts.monthFirst]: { dateOrder: 'month first' },
    },
  },
  timeZone: { label: texts.timeZone },
  currency: { label: texts.currency },
};

/** UTC is added because not every browser lists it. */
const CHOICES = {
  timeZone: [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])],
  currency: Intl.supportedValuesOf('currency'),
};

/** Asks what the file leaves open, with examples from the file. A wrong guess would change every amount or date. */
export function PlanQuestion({ question, plan, onAnswered }: Props) {
  const id = useId();
  const { about, examples } = question;
  const { label, answers } = QUESTIONS[about];
  const hint = examples.length === 0 ? undefined : texts.examples(examples);
  if (!answers) {
    const name = about === 'currency' ? 'currency' : 'timeZone';
    const suggested = suggestAnswer(question, browserLocale());
    const isSuggested = suggested !== undefined && Object.values(suggested)[0] === plan[name];
    return (
      <SelectField
        label={label}
        hint={[hint, isSuggested && texts.suggested].filter(Boolean).join(' ')}
        isRequired
        value={plan[name] ?? ''}
        options={[{ value: '', label: texts.chooseOne }, ...CHOICES[name]]}
        onChange={(value) => onAnswered({ [name]: value })}
      />
    );
  }
  return (
    <fieldset>
      <legend className="form-label fs-6">{label}</legend>
      {Object.entries(answers).map(([answer, part], index) => (
        <Form.Check
          key={answer}
          className={form.check}
          required
          type="radio"
          id={`${id}-${index}`}
          name={id}
          label={answer}
          checked={Object.entries(part).every(([name, value]) => plan[name as keyof Plan] === value)}
          onChange={() => onAnswered(part)}
        />
      ))}
      <Form.Text>{hint}</Form.Text>
    </fieldset>
  );
}
