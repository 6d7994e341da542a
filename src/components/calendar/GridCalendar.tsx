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

/** Props that the library's calendar does not declare; it passes all props down to its months and days. */
type GridProps = {
  /** The only day in the tab order; arrow keys move from there. */
  tabStop: Day;
  today: Day;
  isSelected: (day: Day) => boolean;
  onDayKeyDown: (event: KeyboardEvent, day: Day) => void;
};

type MonthProps = { month: Date; styles: { days: string } };

/** The library picks the day in `onMouseDown`. */
type DayProps = { day: Date; isPassive: boolean; disabled?: boolean; onMouseDown: (day: Date) => void };

type Parent = ReactElement<{ className?: string; children?: ReactNode }>;

const StockCalendar = Calendar as ComponentClass<CalendarProps & GridProps>;
const StockMonth = Month as ComponentClass<MonthProps & GridProps>;
const StockDay = DayCell as ComponentClass<DayProps & GridProps>;

const DAYS_IN_WEEK = 7;

/** The library picks a day on the press, which cannot be canceled (WCAG 2.5.2), and reads key codes. A click handler replaces both. */
const NO_STOCK_EVENTS = Object.fromEntries(
  ['Focus', 'Blur', 'MouseEnter', 'MouseLeave', 'MouseDown', 'MouseUp', 'KeyDown', 'KeyUp'].map((event) => [
    `on${event}`,
    undefined,
  ]),
);

/**
 * The library's calendar rendered as grids of weeks with named days and one tab stop (ARIA Authoring Practices, date picker): the
 * library renders a tab stop with a bare number for each day. This calendar is controlled by `shownDate`.
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
    const { day: date, isPassive, disabled, onMouseDown, tabStop, today, isSelected, onDayKeyDown } = this.props;
    const button = super.render() as ReactElement<ComponentProps<'button'>>;
    const cell = { ...NO_STOCK_EVENTS, role: 'gridcell', tabIndex: -1 };
    // Days of the adjacent months are hidden, because their own month shows them.
    if (isPassive) return cloneElement(button, { ...cell, 'aria-hidden': true });
    const day = dayOfDate(date);
    const named = { ...cell, 'data-day': day };
    return cloneElement(button, {
      ...named,
      'aria-label': nameDay(day),
      'aria-selected': isSelected(day),
      'aria-current': day === today ? 'date' : undefined,
      'aria-disabled': disabled === true ? true : undefined,
      tabIndex: day === tabStop ? 0 : -1,
      onClick: disabled === true ? undefined : () => onMouseDown(date),
      onKeyDown: (event: KeyboardEvent) => onDayKeyDown(event, day),
    });
  }
}

/** Maps elements recursively; `draw` returns a replacement or undefined. */
function redraw(element: Parent, draw: (child: Parent) => ReactElement | undefined): ReactElement {
  const children = Children.map(element.props.children, (child) =>
    isValidElement<Parent['props']>(child) ? (draw(child) ?? redraw(child, draw)) : child,
  );
  return cloneElement(element, {}, children);
}
