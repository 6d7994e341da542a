import { screen, within } from '@testing-library/react';
import { selectAssignments } from '@/selectors/assignments/assignmentSelectors';
import { BUILT_IN_ROLES, findRole } from '@/domain/permissions/roles';
import { selectShownAssignee, transactionsListActions } from '@/slices/lists/transactionsListSlice';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { setupStore } from '@/store/store';
import { renderApp } from '../helpers/renderApp';
import { sharedState } from '../helpers/team';

const PAYMENT = 'TR20240630-030';
type User = Awaited<ReturnType<typeof renderApp>>['user'];

const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
const timeline = async () => within(await screen.findByRole('list', { name: 'Timeline' }));

async function saveStep(user: User, note: string) {
  const form = await dialog('Assignment');
  if (note !== '') await user.type(form.getByRole('textbox', { name: /Note/ }), note);
  await user.click(form.getByRole('button', { name: 'Save' }));
}

test('Work is assigned only to people who may finish it', async () => {
  const { dispatch } = await renderApp('/transactions', sharedState('Ben Cole'));
  dispatch(dialogOpened({ kind: 'assignment', subject: 'payment', subjectId: PAYMENT }));
  const options = (await dialog('Assignment')).getAllByRole('option').map(({ textContent }) => textContent);
  expect(options).toContain('Assign to Ana Ruiz');
  expect(options.join()).not.toMatch(/Vera Lund|Nils Ek/);
});

test('A payment is assigned to oneself, is listed under Assigned to me, and is marked as done', async () => {
  const { user, store } = await renderApp(`/transactions?payment=${PAYMENT}`);
  await user.click(await screen.findByRole('button', { name: 'Assign' }));
  const form = await dialog('Assignment');
  expect(form.getByText('Assigned to nobody yet.')).toBeVisible();
  expect(form.getByRole('combobox', { name: 'Next step' })).toHaveDisplayValue('Assign to me (Alex Morgan)');
  await saveStep(user, 'Ask the merchant.');
  expect((await timeline()).getByText('Assigned to Alex Morgan')).toBeVisible();
  expect((await timeline()).getByText('Ask the merchant.')).toBeVisible();

  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: /Hi Alex/ }));
  await user.click(await screen.findByRole('link', { name: 'Assigned to me (1)' }));
  expect(window.location.search).toBe('?view=assigned&assigned=Me&state=Open');
  const row = () => within(screen.getByRole('table', { name: 'Assignments' })).getAllByRole('row')[1]!;
  expect(await screen.findByRole('table', { name: 'Assignments' })).toBeVisible();
  expect(within(row()).getByRole('link', { name: PAYMENT })).toBeVisible();
  await user.click(within(row()).getByRole('button', { name: `Open, assignment of ${PAYMENT}` }));
  expect((await dialog('Assignment')).getByRole('combobox', { name: 'Next step' })).toHaveDisplayValue('Mark as done');
  await saveStep(user, 'The merchant agrees.');
  expect([...selectAssignments(store.getState()).values()]).toMatchObject([
    { state: 'done', note: 'The merchant agrees.' },
  ]);
  expect(await screen.findByText(/No assignments match/)).toBeVisible();
});

test('Selected payments are assigned together, marked as done together, and the bar says why some are not', async () => {
  const { user, store } = await renderApp('/transactions');
  const bar = async () => within(await screen.findByRole('region', { name: 'Selection' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Select 10 transactions on this page' }));
  await user.click((await bar()).getByRole('button', { name: 'Assign 10' }));
  const form = await dialog('Assign 10 payments');
  await user.type(form.getByRole('textbox', { name: /Reason/ }), 'Check these.');
  await user.click(form.getByRole('button', { name: 'Assign' }));
  expect(selectAssignments(store.getState()).size).toBe(10);
  await user.click(await screen.findByRole('checkbox', { name: `Select payment ${PAYMENT}` }));
  await user.click((await bar()).getByRole('button', { name: 'Mark as done 9' }));
  const question = await dialog('Mark 9 payments as done');
  await user.click(question.getByRole('button', { name: 'Mark as done' }));
  const open = [...selectAssignments(store.getState()).values()].filter(({ state }) => state === 'open');
  expect(open.map(({ subjectId }) => subjectId)).toEqual([PAYMENT]);
  await user.click((await bar()).getByRole('button', { name: 'Why not all: mark as done' }));
  expect((await bar()).getByText('9: Already done.')).toBeVisible();
});

test('What a person did on a day is summed up, and a name shows the changes of that person', async () => {
  const { user } = await renderApp(`/transactions?payment=${PAYMENT}`);
  await user.click(await screen.findByRole('button', { name: 'Assign' }));
  await saveStep(user, '');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('link', { name: 'Changes' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Days' }), 'Today');
  const summary = within(await screen.findByRole('table', { name: 'By person' }));
  await user.click(summary.getByRole('button', { name: 'Alex Morgan' }));
  expect(screen.getByRole('combobox', { name: 'Person' })).toHaveDisplayValue('Alex Morgan');
  expect(within(screen.getByRole('table', { name: 'Changes' })).getAllByRole('row')).toHaveLength(2);
  expect(window.location.search).toMatch(/days=\d{4}-\d\d-\d\d\.\.\d{4}-\d\d-\d\d&person=Alex\+Morgan/);
});

/** Opens the console of an operator of a team in a shared workspace with the demo data. */
async function renderTeam(path: string, role: string) {
  const person = (id: string, name: string, roleId: string) => ({
    id,
    name,
    role: roleId,
    acts: findRole(BUILT_IN_ROLES, roleId).acts,
  });
  const me = person('ana', 'Ana Ruiz', role);
  const workspace = setupStore().getState().workspace;
  const shared = {
    id: 'team-12345678',
    name: 'Shop',
    source: 'a.csv',
    hash: 'sample',
    rows: 1,
    importedOn: '2026-01-01',
  };
  const team = { me, people: [me, person('ben', 'Ben Ode', 'operator')], roles: BUILT_IN_ROLES };
  return renderApp(path, { workspace: { ...workspace, own: shared }, team });
}

test('In a team, a payment is assigned to a colleague, and a saved view is for oneself unless it is for the team', async () => {
  const { user, store } = await renderTeam(`/transactions?payment=${PAYMENT}`, 'operator');
  await user.click(await screen.findByRole('button', { name: 'Assign' }));
  const form = await dialog('Assignment');
  await user.selectOptions(form.getByRole('combobox', { name: 'Next step' }), 'Assign to Ben Ode');
  await saveStep(user, '');
  expect((await timeline()).getByText('Assigned to Ben Ode')).toBeVisible();
  await user.keyboard('{Escape}');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Failed');
  const save = async (name: string, audience?: string) => {
    await user.click(screen.getByRole('button', { name: 'Save view' }));
    await user.type(screen.getByRole('textbox', { name: 'View name' }), name);
    if (audience !== undefined)
      await user.selectOptions(screen.getByRole('combobox', { name: 'Who sees the view' }), audience);
    await user.click(screen.getByRole('button', { name: 'Save' }));
  };
  await save('Mine');
  expect(screen.getByRole('link', { name: 'Mine · for me' })).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Pending');
  await save('Ours', 'For the team');
  expect(Object.values(store.getState().savedViews.records)).toMatchObject([{ owner: 'ana' }, { name: 'Ours' }]);
  expect(Object.values(store.getState().savedViews.records)[1]).not.toHaveProperty('owner');
});

test('A viewer assigns nothing, and reads who may', async () => {
  const { user } = await renderTeam('/transactions', 'viewer');
  await user.click(await screen.findByRole('checkbox', { name: 'Select 10 transactions on this page' }));
  const bar = within(await screen.findByRole('region', { name: 'Selection' }));
  await user.click(bar.getByRole('button', { name: 'Assign 0 of 10' }));
  expect(bar.getByText(/^10: Only .* can assign .*Ask Ben Ode\./)).toBeVisible();
});

test('The list of payments is filtered by who has to act on them', async () => {
  const { user, store, dispatch } = await renderApp('/transactions');
  expect(screen.queryByRole('combobox', { name: 'Assigned to' })).toBeNull();
  await user.click(await screen.findByRole('checkbox', { name: `Select payment ${PAYMENT}` }));
  await user.click(
    within(await screen.findByRole('region', { name: 'Selection' })).getByRole('button', { name: 'Assign 1' }),
  );
  await user.click((await dialog('Assign 1 payment')).getByRole('button', { name: 'Assign' }));
  const filter = await screen.findByRole('combobox', { name: 'Assigned to' });
  expect(
    within(filter)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['All people', 'Me', 'Nobody', 'Alex Morgan']);
  await user.selectOptions(filter, 'Me');
  expect(within(screen.getByRole('table', { name: 'Transactions' })).getAllByRole('row')).toHaveLength(2);
  expect(screen.getByRole('link', { name: PAYMENT })).toBeVisible();
  expect(window.location.search).toBe('?assigned=Me');
  await user.selectOptions(filter, 'Nobody');
  expect(await screen.findByText(/^29 transactions/)).toBeVisible();
  expect(screen.queryByRole('link', { name: PAYMENT })).toBeNull();
  dispatch(transactionsListActions.searchChanged('nothing like this'));
  expect(await screen.findByText(/assigned to Nobody/)).toBeVisible();
  dispatch(transactionsListActions.filtersCleared());
  expect(selectShownAssignee(store.getState())).toBeUndefined();
});
