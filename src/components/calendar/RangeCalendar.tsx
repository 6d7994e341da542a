import 'react-date-range/dist/styles.css';
import './RangeCalendar.module.scss';
import { enUS } from 'date-fns/locale/en-US';
import { useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { addMonths, calendarDays, monthOf, type Month } from '@/domain/calendar/calendar';
import { dayInView, endOfWeek, monthToShow, nearestDay, startOfWeek } from '@/domain/calendar/calendarMonths';
import { addDays, dateOfDay, dayOfDate, isWithin, type Day, type DayRange } from '@/domain/calendar/dates';
import { GridCalendar } from './GridCalendar';
import * as texts from './calendarTexts';

type Props = {
  range: DayRange;
  today: Day;
  /** The last of the `months` on screen. */
  shownMonth: Month;
  focusedDay: Day;
  months: 1 | 2;
  onDayPicked: (day: Day) => void;
  onMonthShown: (month: Month) => void;
  /** The keyboard moved to a day; `month` is the last month to show, so that the day is visible. */
  onDayFocused: (day: Day, month: Month) => void;
};

const LABELS = {
  prevButton: texts.previousMonth,
  nextButton: texts.nextMonth,
  monthPicker: texts.month,
  yearPicker: texts.year,
};

const MOVES: Partial<Record<string, (day: Day) => Day>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: startOfWeek,
  End: endOfWeek,
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

/** The months to pick a range in. The domain decides what a pick means; the calendar reports only the day. */
export function RangeCalendar({ range, today, shownMonth, focusedDay, months, ...handlers }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const { start, end } = range;
  const offered = calendarDays(today);
  const onDayKeyDown = (event: KeyboardEvent, day: Day) => {
    const move = MOVES[event.key];
    if (move === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const moved = nearestDay(move(day), today);
    // The day may be in a month that is not rendered yet, and only a rendered day can take the focus.
    flushSync(() => handlers.onDayFocused(moved, monthToShow(moved, shownMonth, months)));
    area.current?.querySelector<HTMLElement>(`[data-day="${moved}"]`)?.focus();
  };

  return (
    <div ref={area}>
      <GridCalendar
        displayMode="dateRange"
        dragSelectionEnabled={false}
        showDateDisplay={false}
        showPreview={false}
        direction="horizontal"
        months={months}
        calendarFocus="backwards"
        locale={enUS}
        ariaLabels={LABELS}
        shownDate={dateOfDay(`${shownMonth}-01`)}
        onShownDateChange={(date) => handlers.onMonthShown(monthOf(dayOfDate(date)))}
        minDate={dateOfDay(offered.first)}
        maxDate={dateOfDay(offered.last)}
        color="var(--accent)"
        ranges={
          start === null ? [] : [{ startDate: dateOfDay(start), endDate: dateOfDay(end ?? start), key: 'chosen' }]
        }
        today={today}
        tabStop={dayInView(focusedDay, shownMonth, months)}
        isSelected={(day) => start !== null && (end === null ? day === start : isWithin(day, range))}
        onDayKeyDown={onDayKeyDown}
        onChange={(date) => handlers.onDayPicked(dayOfDate(date))}
      />
    </div>
  );
}
