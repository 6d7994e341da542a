import { showChangesOf, showRecentChanges } from '@/commands/changes/activity';
import { DateFields } from '@/components/calendar/DateFields';
import { FilterSelect } from '@/components/lists/FilterSelect';
import { formatDay, formatRange, NO_RANGE } from '@/domain/calendar/dates';
import { selectChangeDays } from '@/selectors/changes/activity';
import { selectToday } from '@/slices/workspaceSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as styles from './changes.module.scss';
import * as texts from './texts';

/** The numbers of days that can be chosen, today included. */
const RECENT = [
  { label: texts.today, days: 1 },
  { label: texts.last7Days, days: 7 },
  { label: texts.last30Days, days: 30 },
];

/** The days whose changes are shown: the last ones, or any range. */
export function DayChoice() {
  const dispatch = useAppDispatch();
  const range = useAppSelector(selectChangeDays);
  const today = useAppSelector(selectToday);
  // The chosen days have their dates as their label, because today is another day tomorrow.
  const shown = range.start === range.end && range.start !== null ? formatDay(range.start) : formatRange(range);
  return (
    <div className={styles.choice}>
      <FilterSelect
        label={texts.days}
        options={[texts.allDays, ...RECENT.map(({ label }) => label), ...(shown === undefined ? [] : [shown])]}
        value={shown ?? texts.allDays}
        onChange={(option) => {
          const recent = RECENT.find(({ label }) => label === option);
          if (recent) dispatch(showRecentChanges(recent.days));
          else if (option === texts.allDays) dispatch(showChangesOf(NO_RANGE));
        }}
      />
      {shown !== undefined && (
        <fieldset className={styles.days}>
          <legend className="visually-hidden">{texts.days}</legend>
          <DateFields
            range={range}
            today={today}
            onRangeSelect={(days) => dispatch(showChangesOf(days))}
            onRangeCleared={() => dispatch(showChangesOf(NO_RANGE))}
          />
        </fieldset>
      )}
    </div>
  );
}
