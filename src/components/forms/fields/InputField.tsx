import { useId, type ComponentProps, type ReactNode, type Ref } from 'react';
import Form from 'react-bootstrap/Form';
import { describedBy, FieldNotes } from './FormField';

type Props = Omit<ComponentProps<'input'>, 'onChange' | 'ref' | 'size' | 'value'> & {
  label: ReactNode;
  value: string;
  as?: 'textarea';
  rows?: number;
  ref?: Ref<HTMLTextAreaElement>;
  onChange: (text: string) => void;
  hint?: ReactNode;
  message?: string | undefined;
};

/** A labeled text field outside of react-hook-form, with its hint and error message. `className` is that of the group. */
export function InputField({ label, onChange, hint, message, id, className, ...control }: Props) {
  const generatedId = useId();
  const fieldId = id ?? generatedId;
  return (
    <Form.Group controlId={fieldId} className={className}>
      <Form.Label>{label}</Form.Label>
      <Form.Control
        {...control}
        aria-invalid={message !== undefined}
        aria-describedby={describedBy(fieldId, hint, message)}
        onChange={({ target }) => onChange(target.value)}
      />
      <FieldNotes id={fieldId} hint={hint} message={message} />
    </Form.Group>
  );
}
