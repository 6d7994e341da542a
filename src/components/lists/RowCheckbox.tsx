import type { ChangeEvent } from 'react';
import * as styles from './rowSelection.module.scss';

type Props = {
  label: string;
  isChecked: boolean;
  /** Some rows of a page are selected, but not all. */
  isMixed?: boolean;
  onToggle: (isRange: boolean) => void;
};

/** The checkbox that selects a row or a page, in the space before the first column. */
export function RowCheckbox({ label, isChecked, isMixed = false, onToggle }: Props) {
  return (
    <label className={`d-print-none ${styles.checkbox}`}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        ref={(input) => {
          if (input) input.indeterminate = isMixed;
        }}
        onChange={({ nativeEvent }: ChangeEvent<HTMLInputElement>) =>
          // A checkbox changes by a click, also with the space bar, and the click has the modifier keys.
          onToggle('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
        }
      />
    </label>
  );
}
