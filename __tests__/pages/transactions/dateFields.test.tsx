import { screen } from '@testing-library/react';
import { grids, openCalendar } from '../../helpers/screens/dateRange';

const field = (label: string) => screen.getByRole('textbox', { name: label });
const preset = (name: string) => screen.getByRole('button', { name });

describe('The presets', () => {
  test.each([
    ['Today', '2024-06-30', '2024-06-30'],
    ['Last 7 days', '2024-06-24', '2024-06-30'],
    ['Last 30 days', '2024-06-01', '2024-06-30'],
    ['This month', '2024-06-01', '2024-06-30'],
    ['Last month', '2024-05-01', '2024-05-31'],
    ['This quarter', '2024-04-01', '2024-06-30'],
  ])('choose %s with one press', async (name, start, end) => {
    const { user, range } = await openCalendar();
    expect(preset(name)).toHaveAttribute('aria-pressed', 'false');
    await user.click(preset(name));
    expect(range()).toEqual({ start, end });
    expect(preset(name)).toHaveAttribute('aria-pressed', 'true');
  });

  test('have a button next to them that clears the range', async () => {
    const { user, range } = await openCalendar('/transactions?from=2024-06-01&to=2024-06-30');
    expect(preset('This month')).toHaveAttribute('aria-pressed', 'true');
    await user.click(preset('Clear'));
    expect(range()).toEqual({ start: null, end: null });
    expect(field('From')).toHaveValue('');
  });
});

describe('The date fields', () => {
  test('show the range, and choose one if both contain dates', async () => {
    const { user, range } = await openCalendar();
    await user.type(field('From'), '2024-03-05');
    await user.tab();
    expect(range()).toEqual({ start: null, end: null });
    await user.keyboard('Mar 20, 2024{Enter}');
    expect(range()).toEqual({ start: '2024-03-05', end: '2024-03-20' });
    expect(field('To')).toHaveValue('2024-03-20');
    expect(field('To')).toHaveFocus();
    expect(grids()).toEqual(['February 2024', 'March 2024']);
  });

  test('read days as people type them, and complete a missing year with the newest one', async () => {
    const { user, range } = await openCalendar();
    await user.type(field('From'), '06/10/24{Tab}20 June{Tab}');
    expect(range()).toEqual({ start: '2024-06-10', end: '2024-06-20' });
  });

  test('refuse an end before the start, and choose nothing until it is fixed', async () => {
    const { user, range } = await openCalendar('/transactions?from=2024-06-01&to=2024-06-05');
    await user.clear(field('From'));
    await user.type(field('From'), '2024-06-10{Tab}');
    expect(field('To')).toHaveAccessibleDescription('The end date must be on or after the start date.');
    expect(field('To')).toBeInvalid();
    expect(range()).toEqual({ start: '2024-06-01', end: '2024-06-05' });
    await user.clear(field('To'));
    await user.type(field('To'), '2024-06-20{Tab}');
    expect(range()).toEqual({ start: '2024-06-10', end: '2024-06-20' });
    expect(field('To')).toBeValid();
  });

  test('mark an invalid date, and keep the typed text', async () => {
    const { user, range } = await openCalendar('/transactions?from=2024-06-01&to=2024-06-30');
    await user.clear(field('To'));
    await user.type(field('To'), '2024-02-30{Tab}');
    expect(field('To')).toHaveAccessibleDescription('Enter a date like 2024-06-30.');
    expect(field('To')).toBeInvalid();
    expect(field('To')).toHaveValue('2024-02-30');
    expect(field('From')).toBeValid();
    expect(range()).toEqual({ start: '2024-06-01', end: '2024-06-30' });
    await user.type(field('To'), '{Backspace}');
    expect(field('To')).toBeValid();
  });

  test('ask for a missing end on Enter, and not before', async () => {
    const { user } = await openCalendar();
    await user.type(field('From'), '2024-06-01{Tab}{Tab}');
    expect(field('To')).toBeValid();
    await user.type(field('From'), '{Enter}');
    expect(field('To')).toBeInvalid();
    await user.click(preset('Clear'));
    expect(field('From')).toHaveValue('');
    expect(field('To')).toBeValid();
  });

  test('clear the range if both are emptied', async () => {
    const { user, range } = await openCalendar('/transactions?from=2024-06-01&to=2024-06-30');
    await user.clear(field('From'));
    await user.clear(field('To'));
    await user.tab();
    expect(range()).toEqual({ start: null, end: null });
  });
});
