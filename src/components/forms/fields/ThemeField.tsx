import { useId } from 'react';
import { THEME_CHOICES, type ThemeChoice } from '@/domain/themes';
import * as styles from './ThemeField.module.scss';
import { theme } from './themeTexts';

type Props = { choice: ThemeChoice; onSelect: (choice: ThemeChoice) => void };

/** Three radio buttons for the theme that look like one segmented button. */
export function ThemeField({ choice, onSelect }: Props) {
  const name = useId();
  return (
    <fieldset className={styles.field}>
      <legend>{theme}</legend>
      <div className={styles.choices}>
        {THEME_CHOICES.map((option) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              className="visually-hidden"
              checked={option === choice}
              onChange={() => onSelect(option)}
            />
            <span>{option}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
