import { screen, within } from '@testing-library/react';
import { transactionsListActions } from '@/slices/lists/transactionsListSlice';
import { media } from '../helpers/browser';
import { renderApp } from '../helpers/renderApp';
import { readTable } from '../helpers/table';

const open = async (path = '/transactions') => {
  const app = await renderApp(path);
  await app.user.click(screen.getByRole('button', { expanded: false, name: /date range|–/ }));
  // The first test waits for the calendar's chunk to be compiled.
  await screen.findByRole('grid', { name: 'June 2024' }, { timeout: 20_000 });
  const range = () => app.store.getState().transactionsList.range;
  return { ...app, range };
};
const day = (name: string) => screen.getByRole('gridcell', { name });
const grids = () => screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'));
const chosenDays = () => screen.getAllByRole('gridcell', { selected: true }).map((cell) => cell.ariaLabel);
const field = (label: string) => screen.getByRole('textbox', { name: label });
const preset = (name: string) => screen.getByRole('button', { name });

describe('The calendar', () => {
  test('opens on two months, those of the newest rows', async () => {
    await open();
    expect(grids()).toEqual(['May 2024', 'June 2024']);
  });

  test('shows one month on a small screen', async () => {
    media.isSmall = true;
    await open();
    expect(grids()).toEqual(['June 2024']);
  });

  test('names its days with month, year and weekday, in rows of weeks, and says which one is today', async () => {
    await open();
    const grid = screen.getByRole('grid', { name: 'June 2024' });
    expect(within(grid).getAllByRole('row')).toHaveLength(6);
    expect(day('30 June 2024, Sunday')).toHaveAttribute('aria-current', 'date');
    expect(screen.getAllByRole('gridcell', { name: /^\d/ })).toHaveLength(31 + 30);
  });

  test('filters once both ends are picked, shows the range and says which days are chosen', async () => {
    const { user } = await open();
    await user.click(day('24 June 2024, Monday'));
    expect(screen.getByText('Showing 1 to 10 of 30 entries')).toBeVisible();
    expect(chosenDays()).toEqual(['24 June 2024, Monday']);
    await user.click(day('25 June 2024, Tuesday'));
    expect(screen.getByRole('button', { name: 'Jun 24, 2024 – Jun 25, 2024' })).toBeVisible();
    expect(chosenDays()).toEqual(['24 June 2024, Monday', '25 June 2024, Tuesday']);
    const days = readTable('Transactions').rows.map((row) => row[3]?.slice(0, 10));
    expect(new Set(days)).toEqual(new Set(['2024-06-24', '2024-06-25']));
    expect(grids()).toEqual(['May 2024', 'June 2024']);
  });

  test('clears when the same date is picked twice, and keeps its months', async () => {
    const { user, range } = await open();
    await user.click(day('24 May 2024, Friday'));
    await user.click(day('24 May 2024, Friday'));
    expect(range()).toEqual({ start: null, end: null });
    expect(screen.getByRole('button', { name: 'Pick a date range' })).toBeVisible();
    expect(grids()).toEqual(['May 2024', 'June 2024']);
  });

  test('turns its months with two buttons and two named lists, within the years it offers', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(grids()).toEqual(['April 2024', 'May 2024']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'December');
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(grids()).toEqual(['November 2024', 'December 2024']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2021');
    expect(grids()).toEqual(['November 2021', 'December 2021']);
  });

  test('shows what the state says, whatever it showed before', async () => {
    const { dispatch } = await open();
    dispatch(transactionsListActions.calendarMonthShown('2023-02'));
    expect(grids()).toEqual(['January 2023', 'February 2023']);
  });
});

describe('In the calendar the keyboard', () => {
  const inDays = async () => {
    const app = await open();
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

  test('keeps a month in view that is there already', async () => {
    const { user } = await inDays();
    await user.keyboard('{PageUp}');
    expect(grids()).toEqual(['May 2024', 'June 2024']);
    await user.keyboard('{PageUp}');
    expect(grids()).toEqual(['April 2024', 'May 2024']);
  });

  test('goes no further than the days that are offered', async () => {
    const { user, dispatch } = await inDays();
    dispatch(transactionsListActions.calendarDayFocused({ day: '2024-12-31', month: '2024-12' }));
    day('31 December 2024, Tuesday').focus();
    await user.keyboard('{ArrowRight}');
    expect(day('31 December 2024, Tuesday')).toHaveFocus();
  });

  test('picks with Enter and Space, leaves other keys alone, and Escape gives the focus back', async () => {
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

describe('The presets', () => {
  test.each([
    ['Today', '2024-06-30', '2024-06-30'],
    ['Last 7 days', '2024-06-24', '2024-06-30'],
    ['Last 30 days', '2024-06-01', '2024-06-30'],
    ['This month', '2024-06-01', '2024-06-30'],
    ['Last month', '2024-05-01', '2024-05-31'],
    ['This quarter', '2024-04-01', '2024-06-30'],
  ])('%s is one press', async (name, start, end) => {
    const { user, range } = await open();
    expect(preset(name)).toHaveAttribute('aria-pressed', 'false');
    await user.click(preset(name));
    expect(range()).toEqual({ start, end });
    expect(preset(name)).toHaveAttribute('aria-pressed', 'true');
  });

  test('have a button beside them that clears the range', async () => {
    const { user, range } = await open('/transactions?from=2024-06-01&to=2024-06-30');
    expect(preset('This month')).toHaveAttribute('aria-pressed', 'true');
    await user.click(preset('Clear'));
    expect(range()).toEqual({ start: null, end: null });
    expect(field('From')).toHaveValue('');
  });
});

describe('The date fields', () => {
  test('show the range, and choose one when both are dates', async () => {
    const { user, range } = await open();
    await user.type(field('From'), '2024-03-05');
    await user.tab();
    expect(range()).toEqual({ start: null, end: null });
    await user.keyboard('Mar 20, 2024{Enter}');
    expect(range()).toEqual({ start: '2024-03-05', end: '2024-03-20' });
    expect(field('To')).toHaveValue('2024-03-20');
    expect(field('To')).toHaveFocus();
    expect(grids()).toEqual(['February 2024', 'March 2024']);
  });

  test('read days as people type them, of the newest year where none is typed', async () => {
    const { user, range } = await open();
    await user.type(field('From'), '06/10/24{Tab}20 June{Tab}');
    expect(range()).toEqual({ start: '2024-06-10', end: '2024-06-20' });
  });

  test('swap the two where the end is earlier', async () => {
    const { user, range } = await open();
    await user.type(field('From'), '2024-06-20{Tab}2024-06-10{Tab}');
    expect(range()).toEqual({ start: '2024-06-10', end: '2024-06-20' });
    expect(field('From')).toHaveValue('2024-06-10');
  });

  test('say under them what is no date, and lose nothing that was typed', async () => {
    const { user, range } = await open('/transactions?from=2024-06-01&to=2024-06-30');
    await user.clear(field('To'));
    await user.type(field('To'), '2024-02-30{Tab}');
    expect(field('To')).toHaveAccessibleDescription('This is no date. Write it as 2024-06-30.');
    expect(field('To')).toBeInvalid();
    expect(field('To')).toHaveValue('2024-02-30');
    expect(field('From')).toBeValid();
    expect(range()).toEqual({ start: '2024-06-01', end: '2024-06-30' });
    await user.type(field('To'), '{Backspace}');
    expect(field('To')).toBeValid();
  });

  test('say that an end is missing on Enter, and not before', async () => {
    const { user } = await open();
    await user.type(field('From'), '2024-06-01{Tab}{Tab}');
    expect(field('To')).toBeValid();
    await user.type(field('From'), '{Enter}');
    expect(field('To')).toBeInvalid();
    await user.click(preset('Clear'));
    expect(field('From')).toHaveValue('');
    expect(field('To')).toBeValid();
  });

  test('clear the range when both are emptied', async () => {
    const { user, range } = await open('/transactions?from=2024-06-01&to=2024-06-30');
    await user.clear(field('From'));
    await user.clear(field('To'));
    await user.tab();
    expect(range()).toEqual({ start: null, end: null });
  });
});
