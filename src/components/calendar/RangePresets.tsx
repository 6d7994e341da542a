import Button from 'react-bootstrap/Button';
import { SmallButton } from '@/components/buttons/SecondaryButton';
import type { Day, DayRange } from '@/domain/calendar/dates';
import { isSameRange, presetRanges } from '@/domain/calendar/calendarMonths';
import * as styles from './RangePresets.module.scss';
import * as texts from './texts';

type Props = {
  range: DayRange;
  today: Day;
  onRangeSelect: (range: { start: Day; end: Day }) => void;
  onRangeCleared: () => void;
};

/** Ranges to choose with one press, and the button that clears the range. */
export function RangePresets({ range, today, onRangeSelect, onRangeCleared }: Props) {
  return (
    <div className={styles.presets}>
      {presetRanges(today).map((preset) => (
        <SmallButton
          key={preset.label}
          active={isSameRange(range, preset.range)}
          aria-pressed={isSameRange(range, preset.range)}
          onClick={() => onRangeSelect(preset.range)}
        >
          {preset.label}
        </SmallButton>
      ))}
      <Button variant="link" size="sm" onClick={onRangeCleared}>
        {texts.clear}
      </Button>
    </div>
  );
}
