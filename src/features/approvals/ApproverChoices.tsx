import { useId } from 'react';
import Form from 'react-bootstrap/Form';
import * as form from '@/components/forms/form.module.scss';
import { selectPeople } from '@/selectors/permissions/permissions';
import { useAppSelector } from '@/store/hooks';
import * as texts from './texts';

type Props = { chosen: readonly string[]; onChange: (chosen: string[]) => void };

/** The people of the team whose role may approve. */
export function ApproverChoices({ chosen, onChange }: Props) {
  const people = useAppSelector(selectPeople).filter(({ acts }) => acts.includes('approve'));
  const id = useId();
  return (
    <fieldset className={form.wide} aria-describedby={`${id}-hint`}>
      <legend className="form-label">{texts.approvers}</legend>
      {people.map((person) => (
        <Form.Check
          key={person.id}
          id={`${id}-${person.id}`}
          className={form.check}
          label={person.name}
          checked={chosen.includes(person.id)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, person.id] : chosen.filter((other) => other !== person.id))
          }
        />
      ))}
      <Form.Text id={`${id}-hint`}>{texts.approversHint}</Form.Text>
    </fieldset>
  );
}
