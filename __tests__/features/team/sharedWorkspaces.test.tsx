import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import type { EntryLogs } from '@/backend/entryLog';
import type { WorkspaceStore } from '@/backend/workspaceStore';
import { moveToTeam } from '@/commands/backups';
import { restoreWorkspace } from '@/commands/workspaces';
import { WorkspaceProvider, type WorkspaceServices } from '@/features/imports/WorkspaceContext';
import { consumeMovedNote, writeMovedNote } from '@/features/imports/workspaces/movedNote';
import { useMoveToTeam } from '@/features/imports/workspaces/useMoveToTeam';
import { WorkspaceRow } from '@/features/imports/workspaces/WorkspaceRow';
import { WorkspacesDialog } from '@/features/imports/workspaces/WorkspacesDialog';
import type { RootState } from '@/store/rootReducer';
import { setupStore } from '@/store/store';
import { sharedState, teamPort } from '../../helpers/team';

jest.mock('@/commands/backups', () => ({
  ...jest.requireActual<object>('@/commands/backups'),
  moveToTeam: jest.fn(() => () => Promise.resolve({ id: 'team-new', name: 'Shop' })),
}));

const FIELDS = { source: 'a.csv', hash: 'h', rows: 2, importedOn: '2026-01-01' };
const LISTED = [
  { ...FIELDS, id: 'team-12345678', name: 'Shop' },
  { ...FIELDS, id: 'team-other', name: 'Fair' },
  { ...FIELDS, id: 'w1', name: 'Market' },
  { ...FIELDS, id: 'team-gone', name: 'Old', isDeleted: true as const },
];
const REASON = 'Only administrators can move, rename and delete workspaces. Ask Uma Berg.';

const workspaces: Partial<WorkspaceStore> = {
  list: () => Promise.resolve(LISTED),
  restore: () => Promise.reject(new Error(REASON)),
  free: () => Promise.resolve([]),
  entryLogs: { announceRows: () => undefined } as Partial<EntryLogs> as EntryLogs,
  close: () => undefined,
};
const openWorkspaces = () => Promise.resolve(workspaces as WorkspaceStore);

function show(name: string, part = <WorkspacesDialog />, state: Partial<RootState> = sharedState(name)) {
  const openWorkspace = jest.fn();
  const services = { team: teamPort(name, {}), openWorkspace, openWorkspaces } as Partial<WorkspaceServices>;
  const store = setupStore(state);
  render(
    <Provider store={store}>
      <MemoryRouter>
        <WorkspaceProvider services={services as WorkspaceServices}>{part}</WorkspaceProvider>
      </MemoryRouter>
    </Provider>,
  );
  return { user: userEvent.setup(), store, openWorkspace };
}

const rowOf = async (name: string) => (await screen.findByText(name, { selector: 'strong' })).closest('li')!;

test('The buttons of shared workspaces say who may rename, delete and restore them', async () => {
  show('Ben Cole');
  for (const [name, buttons] of [['Fair', ['Rename Fair', 'Delete Fair']] as const, ['Old', ['Restore Old']] as const])
    for (const button of buttons) {
      const found = within(await rowOf(name)).getByRole('button', { name: button });
      expect(found).toHaveAttribute('aria-disabled', 'true');
      expect(found).toHaveAccessibleDescription(REASON);
    }
});

test('While a workspace of this browser is open, the role decides about shared ones, too', async () => {
  const { workspace, ...team } = sharedState('Ben Cole');
  expect(workspace).toBeDefined();
  show('Ben Cole', <WorkspacesDialog />, team);
  expect(within(await rowOf('Fair')).getByRole('button', { name: 'Delete Fair' })).toHaveAccessibleDescription(REASON);
});

test('Who may not rename a shared workspace types no name in vain: a press says who may', async () => {
  const { user, store } = show('Ben Cole');
  await user.click(within(await rowOf('Fair')).getByRole('button', { name: 'Rename Fair' }));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(store.getState().layout.toasts.at(-1)).toMatchObject({ title: 'Nothing was changed', text: REASON });
});

test('A new name that the server refuses stays in its field, and goes when it is saved', async () => {
  const rename = jest.fn(() => Promise.reject<boolean>(new Error('The server cannot be reached.')));
  workspaces.rename = rename;
  const { user, store } = show('Uma Berg');
  await user.click(within(await rowOf('Fair')).getByRole('button', { name: 'Rename Fair' }));
  const field = screen.getByRole('textbox', { name: 'New name of Fair' });
  await user.clear(field);
  await user.type(field, 'Summer fair{Enter}');
  await waitFor(() =>
    expect(store.getState().layout.toasts.at(-1)).toMatchObject({ text: 'The server cannot be reached.' }),
  );
  expect(field).toHaveValue('Summer fair');
  rename.mockReturnValue(Promise.resolve(true));
  await user.type(field, '{Enter}');
  await waitFor(() => expect(field).not.toBeInTheDocument());
  expect(rename).toHaveBeenCalledWith('team-other', 'Summer fair');
});

test('The list says which workspaces the team shares, and which are only in this browser', async () => {
  show('Ben Cole');
  expect(await rowOf('Fair')).toHaveTextContent('Shared with your team. 2 payments from a.csv');
  for (const name of ['Market', 'Demo data']) expect(await rowOf(name)).toHaveTextContent('Only in this browser.');
});

test('The list says that the shared workspaces are loading until the server has answered', async () => {
  let answer: (listed: typeof LISTED) => void = () => undefined;
  const list = jest.spyOn(workspaces, 'list').mockReturnValue(new Promise((resolve) => (answer = resolve)));
  show('Ben Cole');
  const loading = screen.getByText('Loading the shared workspaces…');
  expect(loading).toBeVisible();
  expect(screen.getAllByRole('listitem').at(-1)).toContainElement(within(screen.getByRole('list')).getByRole('status'));
  answer(LISTED);
  expect(await rowOf('Fair')).toBeVisible();
  expect(screen.queryByText('Loading the shared workspaces…')).not.toBeInTheDocument();
  list.mockRestore();
});

test('An administrator reads that a deletion is for the whole team, and that it can be restored', async () => {
  const { user } = show('Uma Berg');
  expect(await rowOf('Old')).toHaveTextContent('Deleted for everybody in the team. An administrator can restore it.');
  await user.click(await screen.findByRole('button', { name: 'Delete Fair' }));
  expect(await rowOf('Fair')).toHaveTextContent('Delete "Fair" for everybody in the team? Its 2 payments');
});

test('What the server refuses is not blamed on the storage of the browser', async () => {
  const store = setupStore(sharedState('Ben Cole'));
  await store.dispatch(restoreWorkspace(openWorkspaces, 'team-gone'));
  expect(store.getState().layout.toasts.at(-1)).toMatchObject({ title: 'Nothing was changed', text: REASON });
});

test('The shared workspace opens after the open workspace was moved to the team', async () => {
  const { user, openWorkspace } = show('Uma Berg', <MovedWorkspace />);
  await user.click(screen.getByRole('button', { name: 'Move to the team Shop' }));
  // Nobody shows a workspace to others by one press.
  expect(screen.getByRole('alert')).toHaveTextContent(/^Move "Shop" to .*\? Every member can open it/);
  await user.click(screen.getByRole('button', { name: 'Keep Shop' }));
  expect(moveToTeam).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Move to the team Shop' }));
  await user.click(screen.getByRole('button', { name: 'Move Shop' }));
  await waitFor(() => expect(openWorkspace).toHaveBeenCalledWith('team-new'));
  expect(moveToTeam).toHaveBeenCalledTimes(1);
  // The page that opens has the message, once, and the page of another workspace has none.
  expect(consumeMovedNote('team-new')).toBe('Shop is with Harbor Payments');
  expect(consumeMovedNote('team-new')).toBeUndefined();
  writeMovedNote({ workspaceId: 'team-new', title: 'Shop' });
  expect(consumeMovedNote('w1')).toBeUndefined();
});

test('Who may not move a workspace to the team reads who may, before anything is asked', async () => {
  const { user, store } = show('Ben Cole', <MovedWorkspace />);
  const button = screen.getByRole('button', { name: 'Move to the team Shop' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.click(button);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(store.getState().layout.toasts.at(-1)).toMatchObject({ title: 'Shop was not moved', text: REASON });
});

function MovedWorkspace() {
  const { question, button } = useMoveToTeam({ id: 'w1', name: 'Shop', isOpen: true });
  return question ?? button;
}

test('An import of a shared workspace is undone after a question, and one of this browser without', async () => {
  const undoImport = jest.fn(() => Promise.resolve(true));
  workspaces.undoImport = undoImport as unknown as WorkspaceStore['undoImport'];
  const { user } = show('Uma Berg', <Imported id="team-other" />);
  await user.click(screen.getByRole('button', { name: 'Undo last import' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Undo the last import for everybody in the team?');
  await user.click(screen.getByRole('button', { name: 'Keep Fair' }));
  expect(undoImport).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Undo last import' }));
  await user.click(screen.getByRole('button', { name: 'Undo last import Fair' }));
  await waitFor(() => expect(undoImport).toHaveBeenCalledTimes(1));
  cleanup();
  const local = show('Uma Berg', <Imported id="w1" />);
  await local.user.click(screen.getByRole('button', { name: 'Undo last import' }));
  await waitFor(() => expect(undoImport).toHaveBeenCalledTimes(2));
});

/** The row of an open workspace with an import before the last one. */
function Imported({ id }: { id: string }) {
  const { source, hash, rows, importedOn } = FIELDS;
  const workspace = { ...FIELDS, id, name: 'Fair', previous: { source, hash, rows, importedOn } };
  const actions = { onOpened: () => undefined, onZoneOpened: () => undefined, onNaming: () => undefined };
  return <WorkspaceRow workspace={workspace} isOpen newName={undefined} {...actions} />;
}

test('A double click on Delete only asks, because nobody can have read the question', async () => {
  const { user } = show('Uma Berg');
  const row = await rowOf('Fair');
  await user.dblClick(within(row).getByRole('button', { name: 'Delete Fair' }));
  expect(await screen.findByRole('button', { name: 'Keep Fair' })).toBeVisible();
  const remove = screen.getByRole('button', { name: 'Delete Fair' });
  fireEvent.click(remove, { detail: 2 });
  expect(remove).toBeVisible();
  fireEvent.click(remove, { detail: 1 });
  await waitFor(() => expect(remove).not.toBeInTheDocument());
});
