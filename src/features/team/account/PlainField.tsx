import { useId, type ComponentProps } from 'react';
import Form from 'react-bootstrap/Form';
import { Options } from '@/components/forms/fields/FormField';
import { optionOf } from '@/components/forms/fields/SelectField';

type Props = Omit<ComponentProps<'input'>, 'ref' | 'size' | 'value'> & {
  label: string;
  name: string;
  /** The token for the browser's autofill. */
  autoComplete: string;
  hint?: string;
  /** Why the server refuses the text. */
  message?: string | undefined;
  isFirst?: boolean;
};

/** A required text of a form that the browser checks. */
export function PlainField({ label, hint, message, isFirst = false, ...field }: Props) {
  const id = useId();
  return (
    <Form.Group controlId={id}>
      <Form.Label>{label}</Form.Label>
      <Form.Control
        {...field}
        required
        isInvalid={message !== undefined}
        aria-invalid={message !== undefined}
        aria-describedby={message ? `${id}-message` : hint && `${id}-hint`}
        ref={isFirst ? focusFirst : undefined}
      />
      <Form.Control.Feedback type="invalid" id={`${id}-message`}>
        {message}
      </Form.Control.Feedback>
      {hint && <Form.Text id={`${id}-hint`}>{hint}</Form.Text>}
    </Form.Group>
  );
}

type SelectProps = {
  label: string;
  name: string;
  rows: readonly { id: string; name: string }[];
  defaultValue?: string;
};

/** A select of a form whose values the browser holds, with the names of rows. */
export function PlainSelect({ label, rows, ...field }: SelectProps) {
  return (
    <Form.Group controlId={useId()}>
      <Form.Label>{label}</Form.Label>
      <Form.Select {...field}>
        <Options options={rows.map(optionOf)} />
      </Form.Select>
    </Form.Group>
  );
}

/** The `ref` of the field in which a person starts. */
export function focusFirst(field: HTMLInputElement | null): void {
  field?.focus();
}
