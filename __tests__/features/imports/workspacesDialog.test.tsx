import { screen, waitFor, within } from '@testing-library/react';
import { openWorkspaceFiles } from '@/backend/local/workspaceFiles';
import { importInProcess } from '../../helpers/imports/importInProcess';
import { givenImportedData, importedPayment } from '../../helpers/workspace';
import { renderApp } from '../../helpers/renderApp';

const button = (name: string | RegExp) => screen.getByRole('button', { name });

afterEach(async () => {
  const files = openWorkspaceFiles();
  for (const { id } of await files.list()) await files.remove(id);
  await files.free();
  files.close();
});

describe('The workspaces', () => {
  const workspace = { source: 'a.csv', hash: 'h', rows: 2, importedOn: '2025-06-30' };
  async function openList() {
    const files = openWorkspaceFiles();
    const previous = { ...workspace, hash: 'before', rows: 1 };
    await files.save({ ...workspace, id: 'w1', name: 'My festival', previous }, new ArrayBuffer(8));
    await files.save({ ...workspace, id: 'w2', name: 'Another' }, new ArrayBuffer(8));
    files.close();
    const inProcess = importInProcess();
    const app = await renderApp('/merchants', givenImportedData([importedPayment('P-1')]), inProcess.services);
    await app.user.click(button('Workspace: My festival'));
    await screen.findByText('Another', { selector: 'strong' });
    const rowOf = (name: string) => screen.getByText(name, { selector: 'strong' }).closest('li')!;
    return { ...app, ...inProcess, rowOf };
  }

  test('are listed and opened, but the open one cannot be deleted', async () => {
    const { user, opened, rowOf } = await openList();
    expect(rowOf('Another')).toHaveTextContent('Another2 payments from a.csv, imported on June 30, 2025');
    expect(rowOf('My festival')).toHaveTextContent('2 payments from several imports, the last one a.csv, imported on');
    expect(within(rowOf('My festival')).queryByRole('button', { name: /^(Open|Delete)/ })).toBeNull();
    await user.click(button('Open Another'));
    await user.click(button('Open Demo data'));
    expect(opened).toEqual(['w2', 'sample']);
  });

  test('are renamed, and Escape cancels without closing the dialog or losing the focus', async () => {
    const { user, rowOf } = await openList();
    await user.click(button('Rename My festival'));
    expect(screen.getByLabelText('New name of My festival')).toHaveFocus();
    await user.keyboard('Nothing{Escape}');
    expect(rowOf('My festival')).toHaveFocus();
    await user.click(button('Rename My festival'));
    await user.keyboard('  Summer {Enter}');
    await waitFor(() => expect(rowOf('Summer')).toBeVisible());
    expect(button('Workspace: Summer')).toBeInTheDocument();
  });

  test('are not backed up while the clock of the computer is wrong, because no console could read the backup', async () => {
    const { user } = await openList();
    jest.spyOn(Date.prototype, 'getFullYear').mockReturnValue(12_024);
    await user.click(button('Back up Another'));
    expect(await screen.findByText("Your computer's clock shows the year 12024. Set it and try again.")).toBeVisible();
    expect(button('Back up Another')).toHaveAttribute('aria-disabled', 'false');
    jest.restoreAllMocks();
  });

  test('ask before they discard a name that was typed', async () => {
    const { user, rowOf } = await openList();
    await user.click(button('Rename Another'));
    const unload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(unload()).toBe(false);
    await user.keyboard('Winter');
    expect(unload()).toBe(true);
    await user.click(
      within(screen.getByRole('dialog', { name: 'Workspaces' })).getByText('Close', { selector: '.btn' }),
    );
    await user.click(button('Keep editing'));
    await user.click(button('Save name'));
    await waitFor(() => expect(rowOf('Winter')).toBeVisible());
    expect(unload()).toBe(false);
  });

  test('undo their last import and open with the previous data', async () => {
    const { user, opened } = await openList();
    await user.click(button('Undo last import'));
    await waitFor(() => expect(opened).toEqual(['w1']));
    const files = openWorkspaceFiles();
    const [, importedFile] = await files.list();
    expect(importedFile).toMatchObject({ ...workspace, hash: 'before', rows: 1, id: 'w1', name: 'My festival' });
    expect(importedFile?.past).toMatchObject([{ source: 'a.csv', rows: 2, undone: { recordedBy: 'Alex Morgan' } }]);
    files.close();
  });

  test('are deleted after a question, and can be restored', async () => {
    const { user, rowOf } = await openList();
    await user.click(button('Delete Another'));
    expect(rowOf('Another')).toHaveTextContent(
      'Delete "Another"? This deletes its 2 payments and everything you recorded.',
    );
    expect(button('Keep Another')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(rowOf('Another')).toHaveFocus();
    await user.click(button('Delete Another'));
    await user.click(button('Delete Another'));
    await user.click(await screen.findByRole('button', { name: 'Restore Another' }));
    expect(await screen.findByRole('button', { name: 'Open Another' })).toBeVisible();
    expect(rowOf('Another')).not.toHaveTextContent('Deleted');
  });

  test('that another tab removed for good show a message instead of a restore without effect', async () => {
    const { user } = await openList();
    await user.click(button('Delete Another'));
    await user.click(button('Delete Another'));
    const restore = await screen.findByRole('button', { name: 'Restore Another' });
    const otherTab = openWorkspaceFiles();
    await otherTab.free();
    otherTab.close();
    await user.click(restore);
    expect(await screen.findByText("Workspace doesn't exist")).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Another', { selector: 'strong' })).toBeNull());
  });

  test('that were deleted before the start are gone, and the demo data links to the remaining ones', async () => {
    const files = openWorkspaceFiles();
    await files.save({ ...workspace, id: 'w1', name: 'Gone' }, new ArrayBuffer(8));
    await files.save({ ...workspace, id: 'w2', name: 'Left' }, new ArrayBuffer(8));
    await files.remove('w1');
    files.close();
    const { user } = await renderApp('/merchants', undefined, importInProcess().services);
    await user.click(button('Import data'));
    await user.click(await screen.findByRole('button', { name: 'Workspaces' }));
    expect(await screen.findByRole('button', { name: 'Open Left' })).toBeVisible();
    expect(screen.queryByText('Gone')).toBeNull();
  });
});
