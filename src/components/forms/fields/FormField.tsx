import { useId, type ReactNode } from 'react';
import Form from 'react-bootstrap/Form';
import InputGroup from 'react-bootstrap/InputGroup';
import type { UseFormRegisterReturn } from 'react-hook-form';
import * as styles from './FormField.module.scss';

/** An option of a select: a text, or a value with its label. */
export type Option<Value extends string = string> = Value | { value: Value; label: string };

type Props = {
  label: string;
  /** The result of react-hook-form's `register` for the field. */
  field: UseFormRegisterReturn;
  /** The error message below the field. */
  message?: string;
  hint?: ReactNode;
  isRequired?: boolean;
  /** With choices, the field is a select. */
  options?: readonly Option[];
  isMultiline?: boolean;
  type?: 'text' | 'date' | 'tel' | 'email' | 'url' | 'number';
  inputMode?: 'decimal' | 'numeric';
  /** The token for the browser's autofill. */
  autoComplete?: string;
  /** Content next to the control, such as a unit. */
  addition?: ReactNode;
};

/** A labeled form field with hint and error message; a star marks a required field. */
export function FormField({ label, field, message, hint, isRequired = false, addition, ...control }: Props) {
  const id = useId();
  return (
    <Form.Group controlId={id}>
      <Form.Label>
        {label}
        {isRequired && <RequiredMark />}
      </Form.Label>
      <WithAddition addition={addition}>
        <Control
          {...control}
          field={field}
          attributes={{
            required: isRequired,
            'aria-invalid': message !== undefined,
            'aria-describedby': describedBy(id, hint, message),
          }}
        />
      </WithAddition>
      <FieldNotes id={id} hint={hint} message={message} />
    </Form.Group>
  );
}

export function RequiredMark() {
  return (
    <span className={styles.required} aria-hidden>
      {' '}
      *
    </span>
  );
}

/** The ids that `FieldNotes` gives to the hint and the error; undefined if the field has neither. */
export function describedBy(id: string, hint: ReactNode, message: string | undefined): string | undefined {
  const ids = [hint !== undefined && `${id}-hint`, message !== undefined && `${id}-message`].filter(Boolean);
  return ids.length === 0 ? undefined : ids.join(' ');
}

/** The hint and the error below a field. */
export function FieldNotes({ id, hint, message }: Pick<Props, 'hint' | 'message'> & { id: string }) {
  return (
    <>
      {hint !== undefined && <Form.Text id={`${id}-hint`}>{hint}</Form.Text>}
      {message !== undefined && (
        <p id={`${id}-message`} className={styles.message}>
          {message}
        </p>
      )}
    </>
  );
}

type ControlProps = Pick<Props, 'field' | 'options' | 'isMultiline' | 'type' | 'inputMode' | 'autoComplete'> & {
  attributes: { required: boolean; 'aria-invalid': boolean; 'aria-describedby': string | undefined };
};

function Control({ field, options, isMultiline = false, type = 'text', attributes, ...input }: ControlProps) {
  if (options) {
    return (
      <Form.Select {...field} {...attributes}>
        <Options options={options} />
      </Form.Select>
    );
  }
  if (isMultiline) return <Form.Control as="textarea" rows={3} {...field} {...attributes} />;
  return (
    <Form.Control type={type} step={type === 'number' ? 'any' : undefined} {...input} {...field} {...attributes} />
  );
}

export function Options({ options }: { options: readonly Option[] }) {
  return options.map((option) => {
    const { value, label } = typeof option === 'string' ? { value: option, label: option } : option;
    return (
      <option key={value} value={value}>
        {label}
      </option>
    );
  });
}

function WithAddition({ addition, children }: { addition: ReactNode; children: ReactNode }) {
  if (addition === undefined) return children;
  return (
    <InputGroup>
      {children}
      {addition}
    </InputGroup>
  );
}
