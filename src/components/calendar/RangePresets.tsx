import Button from 'react-bootstrap/Button';
import type { Day, DayRange } from '@/domain/calendar/dates';
import { isSameRange, presetRanges } from '@/domain/calendar/rangePresets';
import * as styles from './RangePresets.module.scss';

type Props = {
  range: DayRange;
  today: Day;
  onRangeChosen: (range: { start: Day; end: Day }) => void;
  onRangeCleared: () => void;
};

/** The ranges that take one press, and the button that takes the range away. */
export function RangePresets({ range, today, onRangeChosen, onRangeCleared }: Props) {
  return (
    <div className={styles.presets}>
      {presetRanges(today).map((preset) => (
        <Button
          key={preset.label}
          variant="outline-secondary"
          size="sm"
          active={isSameRange(range, preset.range)}
          aria-pressed={isSameRange(range, preset.range)}
          onClick={() => onRangeChosen(preset.range)}
        >
          {preset.label}
        </Button>
      ))}
      <Button variant="link" size="sm" onClick={onRangeCleared}>
        Clear
      </Button>
    </div>
  );
}
