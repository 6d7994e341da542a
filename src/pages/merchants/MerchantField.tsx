import { useId } from 'react';
import Form from 'react-bootstrap/Form';

type Props = {
  label: string;
  isRequired?: boolean;
  type?: 'text' | 'tel' | 'email' | 'url';
  as?: 'input' | 'textarea';
  /** The choices of a select; the first is the default. */
  options?: readonly string[];
};

/** One labelled field of the merchant form; the star marks a required one. */
export function MerchantField({ label, isRequired = false, type = 'text', as = 'input', options }: Props) {
  const id = useId();
  return (
    <Form.Group controlId={id}>
      <Form.Label>
        {label}
        {isRequired && (
          <span className="required-mark" aria-hidden>
            {' '}
            *
          </span>
        )}
      </Form.Label>
      {options ? (
        <Form.Select required={isRequired} defaultValue={options[0]}>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Form.Select>
      ) : (
        <Form.Control as={as} type={as === 'input' ? type : undefined} required={isRequired} />
      )}
    </Form.Group>
  );
}
