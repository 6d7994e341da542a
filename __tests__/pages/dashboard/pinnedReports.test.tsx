import { screen, within } from '@testing-library/react';
import { selectPinnedReports } from '@/selectors/pinnedReports';
import { savedViewsActions } from '@/slices/entities/savedViewsSlice';
import { renderApp } from '../../helpers/renderApp';

const view = (id: string, query = '') => ({ id, name: `Report ${id}`, address: `/transactions?view=compare${query}` });

async function givenPinned(ids: readonly string[], path = '/') {
  const app = await renderApp(path);
  for (const id of ['1', '2', '3', '4'])
    app.dispatch(savedViewsActions.viewSaved(view(id, `&by=day&with=2024-0${id}-01..2024-0${id}-20`)));
  for (const id of ids) app.dispatch(savedViewsActions.viewPinned({ id, isPinned: true }));
  return app;
}

const cards = () => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));

test('The first look of the dashboard has no reports', async () => {
  await renderApp('/');
  expect(screen.queryByRole('region', { name: 'Pinned reports' })).not.toBeInTheDocument();
});

test('An operator saves a comparison, pins it, and sees its sentence and figures on the dashboard', async () => {
  const { user, store } = await renderApp('/transactions?view=compare');
  expect(await screen.findByText('Save this view to pin it to the dashboard.')).toBeVisible();
  const sentence = screen.getByRole('heading', { level: 2, name: /^June 2024: / }).textContent;
  await user.click(screen.getByRole('button', { name: 'Save view' }));
  await user.type(screen.getByRole('textbox', { name: 'View name' }), 'Month{Enter}');
  await user.click(screen.getByRole('button', { name: 'Pin to dashboard' }));
  expect(selectPinnedReports(store.getState()).map(({ name }) => name)).toEqual(['Month']);
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  const card = within(await screen.findByRole('article', { name: 'Month' }));
  expect(card.getAllByText(sentence)[0]).toBeVisible();
  expect(card.getByRole('link', { name: 'Month' })).toHaveAttribute('href', '/transactions?view=compare');
  expect(within(card.getByRole('table')).getAllByRole('row').length).toBeGreaterThan(1);
  await user.click(card.getByRole('button', { name: 'Unpin Month' }));
  expect(cards()).toEqual([]);
});

test('A fourth report is refused with the names of the pinned ones', async () => {
  const { user, store } = await givenPinned(
    ['1', '2', '3'],
    '/transactions?view=compare&by=day&with=2024-04-01..2024-04-20',
  );
  await user.click(await screen.findByRole('button', { name: 'Pin to dashboard' }));
  expect(screen.getByText('Three reports are pinned already')).toBeVisible();
  expect(screen.getByText('Unpin one of them first: Report 1, Report 2, Report 3.')).toBeVisible();
  expect(selectPinnedReports(store.getState())).toHaveLength(3);
});

test('A pinned report whose view was deleted disappears, and comes back with Undo', async () => {
  const { dispatch } = await givenPinned(['1', '2', 'of another workspace']);
  expect(await screen.findByRole('article', { name: 'Report 1' })).toBeVisible();
  expect(cards()).toEqual(['Report 1', 'Report 2']);
  dispatch(savedViewsActions.viewRemoved('1'));
  expect(cards()).toEqual(['Report 2']);
  dispatch(savedViewsActions.viewSaved({ ...view('1'), isPinned: true }));
  expect(cards()).toEqual(['Report 1', 'Report 2']);
});

test('A saved view of another list is not a report', async () => {
  const { dispatch } = await givenPinned(['list']);
  dispatch(
    savedViewsActions.viewSaved({ id: 'list', name: 'Failed', address: '/transactions?status=Failed', isPinned: true }),
  );
  expect(cards()).toEqual([]);
});
