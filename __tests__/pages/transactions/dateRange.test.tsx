import { screen, within } from '@testing-library/react';
import { transactionsListActions } from '@/slices/lists/transactionsListSlice';
import { media } from '../../helpers/browser';
import { day, grids, openCalendar } from '../../helpers/screens/dateRange';
import { readTable } from '../../helpers/table';

const selectedDays = () => screen.getAllByRole('gridcell', { selected: true }).map((cell) => cell.ariaLabel);

describe('The calendar', () => {
  test('opens on the two months of the newest rows', async () => {
    await openCalendar();
    expect(grids()).toEqual(['May 2024', 'June 2024']);
  });

  test('shows one month on a small screen', async () => {
    media.isSmall = true;
    await openCalendar();
    expect(grids()).toEqual(['June 2024']);
  });

  test('names its days with month, year and weekday, in rows of weeks, and marks today', async () => {
    await openCalendar();
    const grid = screen.getByRole('grid', { name: 'June 2024' });
    expect(within(grid).getAllByRole('row')).toHaveLength(6);
    expect(day('30 June 2024, Sunday')).toHaveAttribute('aria-current', 'date');
    expect(screen.getAllByRole('gridcell', { name: /^\d/ })).toHaveLength(31 + 30);
  });

  test('filters once both ends are picked, and shows the range and the chosen days', async () => {
    const { user } = await openCalendar();
    await user.click(day('24 June 2024, Monday'));
    expect(screen.getByText('Showing 1 to 10 of 30 entries')).toBeVisible();
    expect(selectedDays()).toEqual(['24 June 2024, Monday']);
    await user.click(day('25 June 2024, Tuesday'));
    expect(screen.getByRole('button', { name: 'Jun 24, 2024 – Jun 25, 2024' })).toBeVisible();
    expect(selectedDays()).toEqual(['24 June 2024, Monday', '25 June 2024, Tuesday']);
    const days = readTable('Transactions').rows.map((row) => row[3]?.slice(0, 10));
    expect(new Set(days)).toEqual(new Set(['2024-06-24', '2024-06-25']));
    expect(grids()).toEqual(['May 2024', 'June 2024']);
  });

  test('clears the range if the same date is picked twice, and keeps its months', async () => {
    const { user, range } = await openCalendar();
    await user.click(day('24 May 2024, Friday'));
    await user.click(day('24 May 2024, Friday'));
    expect(range()).toEqual({ start: null, end: null });
    expect(screen.getByRole('button', { name: 'Pick a date range' })).toBeVisible();
    expect(grids()).toEqual(['May 2024', 'June 2024']);
  });

  test('changes its months with two buttons and two named lists, within the offered years', async () => {
    const { user } = await openCalendar();
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(grids()).toEqual(['April 2024', 'May 2024']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'December');
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(grids()).toEqual(['November 2024', 'December 2024']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2021');
    expect(grids()).toEqual(['November 2021', 'December 2021']);
  });

  test('shows the state, no matter what it showed before', async () => {
    const { dispatch } = await openCalendar();
    dispatch(transactionsListActions.calendarMonthShown('2023-02'));
    expect(grids()).toEqual(['January 2023', 'February 2023']);
  });
});

describe('The keyboard in the calendar', () => {
  const inDays = async () => {
    const app = await openCalendar();
    screen.getByRole('combobox', { name: 'Year' }).focus();
    await app.user.tab();
    await app.user.tab();
    return app;
  };

  test('reaches the days in one tab stop, and all of the panel in fourteen', async () => {
    await inDays();
    expect(day('30 June 2024, Sunday')).toHaveFocus();
    const panel = screen.getByRole('group', { name: 'Date range' });
    const stops = [...panel.querySelectorAll<HTMLElement>('button, input, select')].filter(
      ({ tabIndex }) => tabIndex === 0,
    );
    expect(stops.filter((stop) => stop.role === 'gridcell')).toHaveLength(1);
    expect(stops).toHaveLength(14);
  });

  test.each([
    ['{ArrowLeft}', '29 June 2024, Saturday'],
    ['{ArrowRight}', '1 July 2024, Monday'],
    ['{ArrowUp}', '23 June 2024, Sunday'],
    ['{ArrowDown}', '7 July 2024, Sunday'],
    ['{ArrowUp}{End}', '29 June 2024, Saturday'],
    ['{End}{Home}', '30 June 2024, Sunday'],
    ['{PageUp}', '30 May 2024, Thursday'],
    ['{PageDown}{PageUp}{PageUp}{PageUp}{PageUp}', '30 March 2024, Saturday'],
  ])('moves with %s to %s', async (keys, name) => {
    const { user } = await inDays();
    await user.keyboard(keys);
    expect(day(name)).toHaveFocus();
    expect(day(name)).toHaveAttribute('tabindex', '0');
  });

  test('keeps a visible month in view', async () => {
    const { user } = await inDays();
    await user.keyboard('{PageUp}');
    expect(grids()).toEqual(['May 2024', 'June 2024']);
    await user.keyboard('{PageUp}');
    expect(grids()).toEqual(['April 2024', 'May 2024']);
  });

  test('stays within the offered days', async () => {
    const { user, dispatch } = await inDays();
    dispatch(transactionsListActions.calendarDayFocused({ day: '2024-12-31', month: '2024-12' }));
    day('31 December 2024, Tuesday').focus();
    await user.keyboard('{ArrowRight}');
    expect(day('31 December 2024, Tuesday')).toHaveFocus();
  });

  test('picks with Enter and Space, ignores other keys, and Escape returns the focus', async () => {
    const { user, range } = await inDays();
    await user.keyboard('{Enter}{ArrowUp} ');
    expect(range()).toEqual({ start: '2024-06-23', end: '2024-06-30' });
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}x');
    expect(day('23 June 2024, Sunday')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('grid')).toBeNull();
    expect(screen.getByRole('button', { name: 'Jun 23, 2024 – Jun 30, 2024' })).toHaveFocus();
  });

  test('closes the panel when it leaves it', async () => {
    const { user } = await inDays();
    await user.tab();
    expect(screen.queryByRole('grid')).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveFocus();
  });
});
