import '@/styles/calendar.scss';
import { addMonths } from 'date-fns';
import { enUS } from 'date-fns/locale';
import { Calendar } from 'react-date-range';
import { dateOfDay, dayOfDate, formatDay, isWithin, type Day, type DayRange } from '@/domain/dates';

type Props = { range: DayRange; newestDay: Day; months: 1 | 2; onDayPicked: (day: Day) => void };

/** Keeps the months where the person put them: the stock calendar jumps to the computer's month when a range clears. */
class SteadyCalendar extends Calendar {
  updateShownDate = () => undefined;
}

const LABELS = { prevButton: 'Previous month', nextButton: 'Next month', monthPicker: 'Month', yearPicker: 'Year' };

/** The months to click a range in. What a click means is the domain's rule; the calendar only says which day it was. */
export function RangeCalendar({ range, newestDay, months, onDayPicked }: Props) {
  const newest = dateOfDay(newestDay);
  const { start, end } = range;
  return (
    <SteadyCalendar
      key={months}
      displayMode="dateRange"
      dragSelectionEnabled={false}
      showDateDisplay={false}
      direction="horizontal"
      months={months}
      locale={enUS}
      ariaLabels={LABELS}
      shownDate={addMonths(newest, 1 - months)}
      minDate={new Date(newest.getFullYear() - 4, 0, 1)}
      maxDate={new Date(newest.getFullYear(), 11, 31)}
      color="var(--accent)"
      ranges={start === null ? [] : [{ startDate: dateOfDay(start), endDate: dateOfDay(end ?? start), key: 'chosen' }]}
      dayContentRenderer={(date) => <DayContent day={dayOfDate(date)} range={range} />}
      onChange={(date) => onDayPicked(dayOfDate(date))}
    />
  );
}

function DayContent({ day, range }: { day: Day; range: DayRange }) {
  const isChosen = range.start !== null && (range.end === null ? day === range.start : isWithin(day, range));
  return (
    <span>
      <span aria-hidden>{Number(day.slice(8))}</span>
      <span className="visually-hidden">{`${formatDay(day)}${isChosen ? ', chosen' : ''}`}</span>
    </span>
  );
}
