import { Search } from 'lucide-react';
import Form from 'react-bootstrap/Form';
import * as styles from './SearchField.module.scss';

type Props = { label: string; placeholder: string; value: string; onChange: (text: string) => void };

export function SearchField({ label, placeholder, value, onChange }: Props) {
  return (
    <div className={styles.field}>
      <Search aria-hidden size={18} />
      <Form.Control
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
