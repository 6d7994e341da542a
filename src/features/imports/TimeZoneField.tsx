import { useId, type ReactNode } from 'react';
import Form from 'react-bootstrap/Form';

/** UTC is added because not every browser lists it. */
const TIME_ZONES: readonly string[] = ['UTC', ...Intl.supportedValuesOf('timeZone')];

type Props = { label: string; value: string; onChange: (timeZone: string) => void; hint: ReactNode };

/** A list of all zones. The current one is in it, even if this browser does not know it. */
export function TimeZoneField({ label, value, onChange, hint }: Props) {
  const id = useId();
  return (
    <Form.Group controlId={id}>
      <Form.Label>{label}</Form.Label>
      <Form.Select value={value} aria-describedby={`${id}-hint`} onChange={({ target }) => onChange(target.value)}>
        {[...new Set([...TIME_ZONES, value])].map((zone) => (
          <option key={zone}>{zone}</option>
        ))}
      </Form.Select>
      <Form.Text id={`${id}-hint`}>{hint}</Form.Text>
    </Form.Group>
  );
}
