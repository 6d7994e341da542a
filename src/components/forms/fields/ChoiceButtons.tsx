import { Square, SquareCheck } from 'lucide-react';
import { Fragment, useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import * as styles from './ChoiceButtons.module.scss';
import { describedBy, FieldNotes, RequiredMark } from './FormField';

type Props = {
  label: string;
  /** The result of react-hook-form's `register` for the list of chosen options. */
  field: UseFormRegisterReturn;
  options: readonly string[];
  message?: string;
  hint?: string;
  isRequired?: boolean;
};

/** Checkboxes that look like buttons. */
export function ChoiceButtons({ label, field, options, message, hint, isRequired = false }: Props) {
  const id = useId();
  return (
    <fieldset>
      <legend className="form-label">
        {label}
        {isRequired && <RequiredMark />}
      </legend>
      <div className={styles.choices}>
        {options.map((option, index) => (
          <Fragment key={option}>
            <input
              {...field}
              type="checkbox"
              className="btn-check"
              id={`${id}-${index}`}
              value={option}
              aria-invalid={message !== undefined}
              aria-describedby={describedBy(id, hint, message)}
            />
            <label className="btn btn-outline-secondary" htmlFor={`${id}-${index}`}>
              <Square aria-hidden size={16} className={styles.off} />
              <SquareCheck aria-hidden size={16} className={styles.on} /> {option}
            </label>
          </Fragment>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} message={message} />
    </fieldset>
  );
}
