import { useId, type ReactNode } from 'react';
import Form from 'react-bootstrap/Form';
import { describedBy, FieldNotes, Options, type Option } from './FormField';

type Props<Value extends string> = {
  label: ReactNode;
  value: Value;
  options: readonly Option<Value>[];
  /** The labels of options that are values without one. */
  labels?: Readonly<Record<Value, string>>;
  onChange: (value: Value) => void;
  hint?: ReactNode;
  message?: string | undefined;
  /** The browser asks for a value that is not empty. */
  isRequired?: boolean;
  className?: string;
};

/** A labeled select outside of react-hook-form, with its hint and error message. */
export function SelectField<Value extends string>(props: Props<Value>) {
  const { label, value, labels, onChange, hint, message, isRequired = false, className } = props;
  const options = props.options.map((option) =>
    typeof option === 'string' ? { value: option, label: labels?.[option] ?? option } : option,
  );
  const id = useId();
  return (
    <Form.Group controlId={id} className={className}>
      <Form.Label>{label}</Form.Label>
      <Form.Select
        value={value}
        required={isRequired}
        aria-invalid={message !== undefined}
        aria-describedby={describedBy(id, hint, message)}
        onChange={({ target }) => {
          const option = options.find((candidate) => candidate.value === target.value);
          if (option) onChange(option.value);
        }}
      >
        <Options options={options} />
      </Form.Select>
      <FieldNotes id={id} hint={hint} message={message} />
    </Form.Group>
  );
}

/** The option of a row, such as a merchant or a role. */
export function optionOf({ id, name }: { id: string; name: string }) {
  return { value: id, label: name };
}
