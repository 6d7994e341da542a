import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import type { TeamPort } from '@/backend/team';
import { WorkspaceProvider, type WorkspaceServices } from '@/features/imports/WorkspaceContext';
import { RolesDialog } from '@/features/team/roles/RolesDialog';
import { TeamDialog } from '@/features/team/TeamDialog';
import { approvalRulesSlice, assignmentsSlice } from '@/slices/entities/recordSlices';
import { teamReceived } from '@/slices/teamSlice';
import { setupStore } from '@/store/store';
import { buildRule } from '../../helpers/domain/approvals';
import { sharedState, teamPort } from '../../helpers/team';

function show(name: string, part: ReactElement, calls: Partial<TeamPort> = {}) {
  const services = { team: teamPort(name, calls) } as WorkspaceServices;
  const store = setupStore(sharedState(name));
  render(
    <Provider store={store}>
      <MemoryRouter>
        <WorkspaceProvider services={services}>{part}</WorkspaceProvider>
      </MemoryRouter>
    </Provider>,
  );
  return { user: userEvent.setup(), store };
}

const rowOf = (act: string) => within(screen.getByRole('row', { name: new RegExp(`^${act}`) }));

test('The matrix has acts as rows and roles as columns, with how many people have each role', () => {
  show('Ben Cole', <RolesDialog />);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'What people can do',
    'Viewer1 person',
    'Operator1 person',
    'Finance1 person',
    'Administrator1 person',
    'Night shift1 person',
    'AuditorNobody',
  ]);
  const answers = (act: string) =>
    rowOf(act)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent.replace('–', ''));
  expect(answers('Record payouts')).toEqual(['No', 'No', 'Yes', 'Yes', 'No', 'No']);
  expect(answers('Refund payments')).toEqual(['No', 'Yes', 'No', 'Yes', 'Yes', 'No']);
});

test('Everybody sees the roles, and the buttons say who may change them', async () => {
  const createRole = jest.fn();
  const { user } = show('Ben Cole', <RolesDialog />, { createRole });
  const add = screen.getByRole('button', { name: 'Add role' });
  expect(add).toHaveAttribute('aria-disabled', 'true');
  expect(add).toHaveAccessibleDescription('Only administrators can change people and roles. Ask Uma Berg.');
  await user.click(add);
  expect(screen.queryByRole('textbox', { name: 'Name of the role' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Edit Night shift' })).not.toBeInTheDocument();
});

test('An administrator adds a role; built-in roles have no checkboxes, and no role gets people and roles', async () => {
  const createRole = jest.fn(() => Promise.resolve());
  const { user } = show('Uma Berg', <RolesDialog />, { createRole });
  await user.click(screen.getByRole('button', { name: 'Add role' }));
  await user.type(screen.getByRole('textbox', { name: 'Name of the role' }), ' Desk ');
  await user.click(screen.getByRole('checkbox', { name: 'Desk: Refund payments' }));
  await user.click(screen.getByRole('checkbox', { name: 'Desk: Write notes' }));
  await user.click(screen.getByRole('checkbox', { name: 'Desk: Write notes' }));
  expect(rowOf('Record payouts').getAllByRole('checkbox')).toHaveLength(1);
  expect(rowOf('Change people and roles').queryByRole('checkbox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save role' }));
  expect(createRole).toHaveBeenCalledWith({ name: 'Desk', acts: ['read', 'refundPayments'] });
});

test('An administrator renames and edits a role, and a refusal of the server keeps what was typed', async () => {
  const changeRole = jest.fn(() => Promise.reject(new Error('There is a role with this name already.')));
  const { user } = show('Uma Berg', <RolesDialog />, { changeRole });
  await user.click(screen.getByRole('button', { name: 'Edit Night shift' }));
  const name = screen.getByRole('textbox', { name: 'Name of the role' });
  expect(name).toHaveValue('Night shift');
  await user.clear(name);
  await user.type(name, 'Auditor');
  await user.click(screen.getByRole('button', { name: 'Save role' }));
  expect(changeRole).toHaveBeenCalledWith('role-1', { name: 'Auditor', acts: ['read', 'refundPayments'], version: 3 });
  expect(await screen.findByText('There is a role with this name already.')).toBeVisible();
  expect(name).toHaveValue('Auditor');
});

test('A role that nobody has is removed after a question; another one says who has it', async () => {
  const removeRole = jest.fn(() => Promise.resolve());
  const { user } = show('Uma Berg', <RolesDialog />, { removeRole });
  await user.click(screen.getByRole('button', { name: 'Remove Night shift' }));
  expect(screen.getByText('Nils Ek has the role Night shift. Give this person another role first.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove Auditor' }));
  expect(screen.getByText('Remove the role Auditor? Nobody has it.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove role' }));
  expect(removeRole).toHaveBeenCalledWith('role-2');
});

test('An administrator changes the role of another person in the team dialog', async () => {
  const changeMemberRole = jest.fn(() => Promise.resolve());
  const { user, store } = show('Uma Berg', <TeamDialog />, { changeMemberRole });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Role of Ben Cole' }), 'Night shift');
  // The arrow keys choose as well.
  expect(changeMemberRole).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent('Give Ben Cole the role Night shift?');
  expect(screen.getByRole('button', { name: 'Keep Ben Cole' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Change role Ben Cole' }));
  expect(changeMemberRole).toHaveBeenCalledWith('m-u3', 'role-1');
  expect(screen.queryByRole('combobox', { name: 'Role of Uma Berg' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'View roles' }));
  expect(store.getState().dialogs.open).toEqual({ kind: 'roles' });
});

test('Other people read the roles in the team dialog, and who may change them', async () => {
  show('Ben Cole', <TeamDialog />);
  expect(await screen.findByText('u2@b.example, Finance')).toBeVisible();
  expect(screen.getByText('Only administrators can change people and roles. Ask Uma Berg.')).toBeVisible();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

test('The open team dialog reads the people again when somebody else has changed them', async () => {
  let announce: (() => void) | undefined;
  const { members: before, invitations } = await teamPort('Ben Cole', {}).members();
  const members = jest.fn(() => Promise.resolve({ members: before, invitations }));
  const follow = (listener: () => void) => {
    announce = listener;
    return () => undefined;
  };
  show('Ben Cole', <TeamDialog />, { members, follow });
  const list = within(await screen.findByRole('list', { name: 'People' }));
  expect(list.queryByText('Cleo Day')).toBeNull();
  members.mockResolvedValue({
    members: [{ ...before[0]!, id: 'm-9', userId: 'u9', name: 'Cleo Day' }, ...before],
    invitations,
  });
  act(() => announce?.());
  expect(await list.findByText('Cleo Day')).toBeVisible();
});

test('A role that leaves a rule without anybody who may approve is given only after a question', async () => {
  const changeMemberRole = jest.fn(() => Promise.resolve());
  const removeMember = jest.fn(() => Promise.resolve());
  const { user, store } = show('Uma Berg', <TeamDialog />, { changeMemberRole, removeMember });
  await screen.findByRole('list', { name: 'People' });
  act(
    () => void store.dispatch(approvalRulesSlice.actions.recorded([buildRule({ above: 50_000, approverIds: ['u2'] })])),
  );
  const warning =
    'Then nobody else could approve what Uma Berg, Ben Cole, and Nils Ek propose: Refunds above $500.00 need approval.';
  const choose = async () => user.selectOptions(screen.getByRole('combobox', { name: 'Role of Ana Ruiz' }), 'Viewer');
  await choose();
  expect(screen.getByRole('alert')).toHaveTextContent(`Give Ana Ruiz the role Viewer? ${warning}`);
  await user.click(screen.getByRole('button', { name: 'Keep Ana Ruiz' }));
  expect(screen.getByRole('combobox', { name: 'Role of Ana Ruiz' })).toHaveFocus();
  expect(changeMemberRole).not.toHaveBeenCalled();
  await choose();
  await user.click(screen.getByRole('button', { name: 'Change role Ana Ruiz' }));
  expect(changeMemberRole).toHaveBeenCalledWith('m-u2', 'viewer');
  await user.click(screen.getByRole('button', { name: 'Remove Ana Ruiz' }));
  expect(screen.getByRole('alert')).toHaveTextContent(warning);
  await user.click(screen.getByRole('button', { name: 'Remove Ana Ruiz' }));
  expect(removeMember).toHaveBeenCalledWith('m-u2');
  // For the others, the question has no warning.
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role of Ben Cole' }), 'Viewer');
  expect(screen.getByRole('alert')).toHaveTextContent(/^Give Ben Cole the role Viewer\?\s*$/);
  await user.click(screen.getByRole('button', { name: 'Change role Ben Cole' }));
  expect(changeMemberRole).toHaveBeenLastCalledWith('m-u3', 'viewer');
});

test('The question about removing a person says how many open assignments the person has', async () => {
  const { user, store } = show('Uma Berg', <TeamDialog />, {});
  await screen.findByRole('list', { name: 'People' });
  const stamp = { recordedAt: '2026-11-26 10:00:00', recordedBy: 'Ana Ruiz', zone: 'UTC' };
  const assigned = (id: string, state: 'open' | 'done') =>
    ({
      id,
      subject: 'payment',
      subjectId: id,
      assignee: { id: 'u2', name: 'Ana Ruiz' },
      state,
      note: '',
      ...stamp,
    }) as const;
  act(() => void store.dispatch(assignmentsSlice.actions.recorded([assigned('P-1', 'open'), assigned('P-2', 'done')])));
  await user.click(screen.getByRole('button', { name: 'Remove Ana Ruiz' }));
  expect(screen.getByRole('alert')).toHaveTextContent(
    '1 open assignment of this workspace stays with Ana Ruiz until reassigned.',
  );
  await user.click(screen.getByRole('button', { name: 'Keep Ana Ruiz' }));
  await user.click(screen.getByRole('button', { name: 'Remove Ben Cole' }));
  expect(screen.getByRole('alert')).not.toHaveTextContent('assignment');
});

test('The matrix says which rule a change of a role makes impossible, before it is saved', async () => {
  const { user, store } = show('Uma Berg', <RolesDialog />);
  const custom = { ...store.getState().team.people[3]!, acts: ['read', 'approve'] as const };
  const { people, roles, me } = store.getState().team;
  act(() => {
    store.dispatch(
      teamReceived({
        me,
        roles: roles.map((role) => (role.id === 'role-1' ? { ...role, acts: custom.acts } : role)),
        people: people.map((person) => (person.id === custom.id ? custom : person)),
      }),
    );
    store.dispatch(
      approvalRulesSlice.actions.recorded([buildRule({ proposerRole: 'operator', approverIds: [custom.id] })]),
    );
  });
  await user.click(screen.getByRole('button', { name: 'Edit Night shift' }));
  expect(screen.queryByText(/nobody else could approve/)).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Night shift: Approve proposals' }));
  expect(screen.getByText(/^Then nobody else could approve what Ben Cole proposes: /)).toBeVisible();
});
