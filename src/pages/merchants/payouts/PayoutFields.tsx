import { useId } from 'react';
import Form from 'react-bootstrap/Form';
import * as formField from '@/components/forms/fields/FormField.module.scss';
import { InputField } from '@/components/forms/fields/InputField';
import { classNames } from '@/components/page/classNames';
import { LONGEST_REFERENCE } from '@/domain/statements/payouts/payoutForm';
import * as texts from './texts';

type Props = {
  day: string;
  reference: string;
  /** Why the day is refused. */
  dayProblem: string | undefined;
  /** A note about the day. */
  dayNote: string | undefined;
  onChanged: (typed: { day: string } | { reference: string } | { day: string; reference: string }) => void;
  /** The default reference for the day. */
  referenceOf: (day: string) => string;
};

/** The day and the reference of a payout. */
export function PayoutFields({ day, reference, dayProblem, dayNote, onChanged, referenceOf }: Props) {
  const id = useId();
  const isNamedByDay = reference === referenceOf(day);
  return (
    <>
      <Form.Group controlId={`${id}-day`}>
        <Form.Label>{texts.day}</Form.Label>
        <Form.Control
          autoComplete="off"
          maxLength={20}
          value={day}
          aria-invalid={dayProblem !== undefined}
          aria-describedby={`${id}-day-problem`}
          onChange={({ target: { value } }) =>
            onChanged(isNamedByDay ? { day: value, reference: referenceOf(value) } : { day: value })
          }
        />
        <p
          id={`${id}-day-problem`}
          className={classNames(formField.message, dayProblem === undefined && formField.isNote)}
          aria-live="polite"
        >
          {dayProblem ?? dayNote}
        </p>
      </Form.Group>
      <InputField
        label={texts.reference}
        autoComplete="off"
        maxLength={LONGEST_REFERENCE}
        value={reference}
        onChange={(text) => onChanged({ reference: text })}
      />
    </>
  );
}
