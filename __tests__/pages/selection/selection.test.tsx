import { screen, within } from '@testing-library/react';
import { rowAt } from '@/lib/indices';
import { transactionsListActions } from '@/slices/lists/transactionsListSlice';
import { allMatchingSelected, selectSelection } from '@/slices/lists/selectionSlice';
import { singleKeysSwitched } from '@/slices/ui/shortcutsSlice';
import { readTable } from '../../helpers/table';
import { renderApp } from '../../helpers/renderApp';

const bar = () => screen.findByRole('region', { name: 'Selection' });
const queryBar = () => screen.queryByRole('region', { name: 'Selection' });
const boxes = () => screen.getAllByRole('checkbox', { name: /^Select payment/ });
/** The checkbox of the row at this position, from 0. */
const box = (position: number) => rowAt(boxes(), position);
const pageBox = () => screen.getByRole('checkbox', { name: 'Select 10 transactions on this page' });
const checked = () => boxes().map((checkbox) => checkbox.matches(':checked'));
const some = (...positions: number[]) =>
  Array.from({ length: 10 }, (_unused, position) => positions.includes(position));

test('The columns of the list are those of the specification, with and without a selection', async () => {
  const { user } = await renderApp('/transactions');
  const headers = ['TRANSACTION ID', 'MERCHANT', 'AMOUNT', 'DATE AND TIME', 'STATUS'];
  expect(readTable('Transactions').headers).toEqual(headers);
  await user.click(pageBox());
  await bar();
  expect(readTable('Transactions').headers).toEqual(headers);
});

test('A checkbox names its payment, selects it and opens nothing', async () => {
  const { user } = await renderApp('/transactions');
  const first = box(0);
  const id = screen.getAllByRole('rowheader')[0]?.textContent ?? '';
  expect(first).toHaveAccessibleName(`Select payment ${id}`);
  await user.click(first);
  expect(first).toBeChecked();
  expect(await bar()).toHaveTextContent('1 selected');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(pageBox()).toBePartiallyChecked();
});

test('Shift and a click select a range in both directions, also to deselect', async () => {
  const { user } = await renderApp('/transactions');
  await user.click(box(5));
  await user.keyboard('{Shift>}');
  await user.click(box(2));
  expect(checked()).toEqual(some(2, 3, 4, 5));
  await user.click(box(3));
  await user.keyboard('{/Shift}');
  expect(checked()).toEqual(some(4, 5));
});

test('The space bar, Shift with an arrow key, x, Ctrl+A and Escape select rows from the keyboard', async () => {
  const { user, dispatch } = await renderApp('/transactions');
  box(2).focus();
  await user.keyboard(' ');
  expect(checked()).toEqual(some(2));
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}');
  expect(checked()).toEqual(some(2, 3));
  expect(box(3)).toHaveFocus();
  await user.keyboard('x');
  expect(checked()).toEqual(some(2));
  dispatch(singleKeysSwitched(false));
  await user.keyboard('x');
  expect(checked()).toEqual(some(2));
  await user.keyboard('{Control>}a{/Control}');
  expect(pageBox()).toBeChecked();
  await user.keyboard('{Escape}');
  expect(checked()).toEqual(some());
  expect(queryBar()).toBeNull();
});

test('All that match are selected on all pages, and each can be excepted', async () => {
  const { user, store } = await renderApp('/transactions');
  await user.click(pageBox());
  await user.click(within(await bar()).getByRole('button', { name: 'Select all 30 matching rows' }));
  expect(await bar()).toHaveTextContent('30 selected');
  await user.click(box(0));
  expect(await bar()).toHaveTextContent('29 selected');
  expect(selectSelection(store.getState())).toMatchObject({ mode: 'matching', except: [expect.any(String)] });
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(checked()).toEqual(some(0, 1, 2, 3, 4, 5, 6, 7, 8, 9));
  await user.click(within(await bar()).getByRole('button', { name: 'Clear selection' }));
  expect(queryBar()).toBeNull();
});

test('Another filter clears a selection of all that match and says so', async () => {
  const { user, dispatch } = await renderApp('/transactions');
  dispatch(allMatchingSelected('transactions'));
  expect(await bar()).toHaveTextContent('30 selected');
  dispatch(transactionsListActions.searchChanged('TR'));
  expect(await bar()).toHaveTextContent('The filters changed, so that other rows match. The selection was cleared.');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(queryBar()).toBeNull();
});

test('Chosen rows stay selected under another filter, and the bar counts those that the list no longer shows', async () => {
  const { user, dispatch } = await renderApp('/transactions');
  await user.click(pageBox());
  dispatch(transactionsListActions.filterChosen({ filter: 'status', option: 'Failed' }));
  const failed = screen.getAllByRole('row').length - 1;
  expect(failed).toBeLessThan(10);
  expect(await bar()).toHaveTextContent(/10 selected · \d not in this list/);
});

test.each([
  ['/merchants', /^Select .*/, 'Select 10 merchants on this page'],
  ['/merchants?view=statements', /^Select .*/, 'Select 10 statements on this page'],
])('%s has a selection, too', async (path, row, page) => {
  const { user } = await renderApp(path);
  expect((await screen.findAllByRole('checkbox', { name: row })).length).toBe(11);
  await user.click(screen.getByRole('checkbox', { name: page }));
  expect(await bar()).toHaveTextContent('10 selected');
});
