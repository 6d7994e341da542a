import {
  Children,
  cloneElement,
  isValidElement,
  type ComponentClass,
  type ComponentProps,
  type ReactElement,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Calendar, type CalendarProps } from 'react-date-range';
import DayCell from 'react-date-range/dist/components/DayCell';
import Month from 'react-date-range/dist/components/Month';
import { monthOf } from '@/domain/calendar/calendar';
import { dayOfDate, nameDay, nameMonth, type Day } from '@/domain/calendar/dates';

/** What the stock calendar does not know of; it hands all of its props down to its months and their days. */
type GridProps = {
  /** The one day that Tab reaches; the arrow keys go on from there. */
  tabStop: Day;
  today: Day;
  isChosen: (day: Day) => boolean;
  onDayKeyDown: (event: KeyboardEvent, day: Day) => void;
};

type MonthProps = { month: Date; styles: { days: string } };

/** `onMouseDown` picks the day. */
type DayProps = { day: Date; isPassive: boolean; disabled?: boolean; onMouseDown: (day: Date) => void };

type Parent = ReactElement<{ className?: string; children?: ReactNode }>;

const StockCalendar = Calendar as ComponentClass<CalendarProps & GridProps>;
const StockMonth = Month as ComponentClass<MonthProps & GridProps>;
const StockDay = DayCell as ComponentClass<DayProps & GridProps>;

const DAYS_IN_WEEK = 7;

/** The stock day picks on the press, so that it cannot be taken back (WCAG 2.5.2), and reads key codes: a click does both. */
const NO_STOCK_EVENTS = Object.fromEntries(
  ['Focus', 'Blur', 'MouseEnter', 'MouseLeave', 'MouseDown', 'MouseUp', 'KeyDown', 'KeyUp'].map((event) => [
    `on${event}`,
    undefined,
  ]),
);

/**
 * The stock calendar drawn as grids of weeks with named days, one tab stop in all (ARIA Authoring Practices, date picker):
 * by itself it draws a tab stop with a number for each day. It shows the `shownDate` it is given, not one it remembers.
 */
export class GridCalendar extends StockCalendar {
  static override getDerivedStateFromProps({ shownDate }: CalendarProps) {
    return { focusedDate: shownDate };
  }

  updateShownDate = () => undefined;

  override render() {
    return redraw(super.render() as Parent, (child) =>
      child.type === Month ? <GridMonth key={child.key} {...(child.props as MonthProps & GridProps)} /> : undefined,
    );
  }
}

class GridMonth extends StockMonth {
  override render() {
    const { month, styles } = this.props;
    return redraw(super.render() as Parent, (child) => {
      if (child.props.className !== styles.days) return undefined;
      const days = Children.toArray(child.props.children) as ReactElement<DayProps & GridProps>[];
      const weeks = Array.from({ length: days.length / DAYS_IN_WEEK }, (_none, week) =>
        days.slice(week * DAYS_IN_WEEK, (week + 1) * DAYS_IN_WEEK),
      );
      return (
        <div key="days" role="grid" aria-label={nameMonth(monthOf(dayOfDate(month)))} aria-multiselectable>
          {weeks.map((week) => (
            <div key={week[0]?.key} className={styles.days} role="row">
              {week.map(({ key, props }) => (
                <GridDay key={key} {...props} />
              ))}
            </div>
          ))}
        </div>
      );
    });
  }
}

class GridDay extends StockDay {
  override render() {
    const { day: date, isPassive, disabled, onMouseDown, tabStop, today, isChosen, onDayKeyDown } = this.props;
    const button = super.render() as ReactElement<ComponentProps<'button'>>;
    const cell = { ...NO_STOCK_EVENTS, role: 'gridcell', tabIndex: -1 };
    // The days of the months beside are hidden: the month that they belong to shows them.
    if (isPassive) return cloneElement(button, { ...cell, 'aria-hidden': true });
    const day = dayOfDate(date);
    const named = { ...cell, 'data-day': day };
    return cloneElement(button, {
      ...named,
      'aria-label': nameDay(day),
      'aria-selected': isChosen(day),
      'aria-current': day === today ? 'date' : undefined,
      'aria-disabled': disabled === true ? true : undefined,
      tabIndex: day === tabStop ? 0 : -1,
      onClick: disabled === true ? undefined : () => onMouseDown(date),
      onKeyDown: (event: KeyboardEvent) => onDayKeyDown(event, day),
    });
  }
}

/** The same elements, with those that `draw` has another for in its form. */
function redraw(element: Parent, draw: (child: Parent) => ReactElement | undefined): ReactElement {
  const children = Children.map(element.props.children, (child) =>
    isValidElement<Parent['props']>(child) ? (draw(child) ?? redraw(child, draw)) : child,
  );
  return cloneElement(element, {}, children);
}
