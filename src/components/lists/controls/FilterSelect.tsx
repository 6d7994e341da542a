import Form from 'react-bootstrap/Form';
import * as styles from './FilterSelect.module.scss';

type Props<Option extends string> = {
  label: string;
  options: readonly Option[];
  value: Option;
  onChange: (option: Option) => void;
};

export function FilterSelect<Option extends string>({ label, options, value, onChange }: Props<Option>) {
  return (
    <Form.Select
      className={styles.select}
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        const option = options.find((candidate) => candidate === target.value);
        if (option !== undefined) onChange(option);
      }}
    >
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </Form.Select>
  );
}
