import { useId } from 'react';
import Form from 'react-bootstrap/Form';
import * as form from '@/components/forms/form.module.scss';
import type { Plan, Question } from '@/domain/imports/plan';

type Asked = Exclude<Question, { about: 'status' | 'type' | 'column' }>;
type Props = { question: Asked; plan: Plan; onAnswered: (part: Partial<Plan>) => void };

/** Of each question: what is asked, and the answers to choose from; without them it is one of a list. */
const QUESTIONS: Record<Asked['about'], { label: string; answers?: Record<string, Partial<Plan>> }> = {
  decimalMark: {
    label: 'Which sign stands before the cents?',
    answers: { 'The dot: 1,234.50': { decimalMark: '.' }, 'The comma: 1.234,50': { decimalMark: ',' } },
  },
  isMinorUnits: {
    label: 'What do whole numbers count?',
    answers: {
      'Whole units: 1999 is 1,999.00': { isMinorUnits: false },
      'Cents: 1999 is 19.99': { isMinorUnits: true },
    },
  },
  feeSign: {
    label: 'What does a minus before a fee mean?',
    answers: {
      'The fee was charged: -0.59 is a fee of 0.59': { feeSign: -1 },
      'The fee was returned: such rows are rejected': { feeSign: 1 },
    },
  },
  dateOrder: {
    label: 'What comes first in a date?',
    answers: {
      'The day: 3/4 is April 3': { dateOrder: 'day first' },
      'The month: 3/4 is March 4': { dateOrder: 'month first' },
    },
  },
  timeZone: { label: 'In which time zone are the times?' },
  currency: { label: 'In which currency are the amounts?' },
};

/** Not every browser lists UTC. */
const CHOICES = {
  timeZone: [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])],
  currency: Intl.supportedValuesOf('currency'),
};

/** What the file does not tell by itself: it is asked once, with examples, and never guessed. */
export function PlanQuestion({ question: { about, examples }, plan, onAnswered }: Props) {
  const id = useId();
  const { label, answers } = QUESTIONS[about];
  const hint = examples.length === 0 ? undefined : `In the file: ${examples.join('; ')}`;
  if (!answers) {
    const name = about === 'currency' ? 'currency' : 'timeZone';
    return (
      <Form.Group controlId={id}>
        <Form.Label>{label}</Form.Label>
        <Form.Select
          required
          value={plan[name] ?? ''}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => onAnswered({ [name]: target.value })}
        >
          <option value="">Choose one</option>
          {CHOICES[name].map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </Form.Select>
        <Form.Text id={`${id}-hint`}>{hint}</Form.Text>
      </Form.Group>
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
