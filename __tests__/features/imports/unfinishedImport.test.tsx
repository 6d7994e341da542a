import { act, screen, waitFor } from '@testing-library/react';
import { go, noDialog } from '../../helpers/history';
import { button, FILE, heading, openImport, CONSOLE_EXPORT } from '../../helpers/screens/importDialog';
import { pickedFile, importInProcess } from '../../helpers/imports/importInProcess';
import { givenImportedData, importedPayment } from '../../helpers/workspace';
import { renderApp } from '../../helpers/renderApp';

function drag(type: 'dragover' | 'drop', files: File[]) {
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
    dataTransfer: { files, types: ['Files'], dropEffect: 'copy' },
  });
  act(() => void window.dispatchEvent(event));
  return event;
}

test('Leaving with answers asks for confirmation, and the answers are restored after Back and Forward', async () => {
  const app = await openImport();
  await app.user.keyboard('{Escape}');
  await app.user.click(screen.getByRole('link', { name: 'Integrations' }));
  await screen.findByRole('heading', { level: 1, name: 'Integrations' });
  await app.user.click(button('Import data'));
  await app.choose(pickedFile(FILE));
  await heading('Import settings');
  const unload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(unload()).toBe(false);
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Merchant' }), 'Hall');
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Time zone of the file' }), 'Asia/Tokyo');
  expect(unload()).toBe(true);
  await go(-1);
  await noDialog();
  expect(unload()).toBe(false);
  await go(1);
  await heading('Import settings');
  expect(screen.getByRole('combobox', { name: 'Merchant' })).toHaveDisplayValue('Hall');
  expect(screen.getByRole('combobox', { name: 'Time zone of the file' })).toHaveValue('Asia/Tokyo');
  await app.user.click(button('Cancel'));
  await app.user.click(button('Discard'));
  await noDialog();
  await app.user.click(button('Import data'));
  expect(await screen.findByLabelText('Choose files')).toBeVisible();
});

describe('While a file is read', () => {
  test.each(['Stop reading', 'Cancel'])('%s stops it immediately', async (name) => {
    const { choose, user, importers } = await openImport();
    await choose(pickedFile(FILE, 'slow.csv', new Promise(() => undefined)));
    expect(await screen.findByRole('progressbar', { name: 'Reading the file' })).toBeVisible();
    await user.click(button(name));
    expect(importers).toEqual([{ isStopped: true }]);
    if (name === 'Cancel') await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    else expect(await screen.findByLabelText('Choose files')).toHaveFocus();
  });

  test('another file that is dropped replaces it', async () => {
    const { choose, importers } = await openImport();
    await choose(pickedFile(FILE, 'slow.csv', new Promise(() => undefined)));
    await screen.findByRole('progressbar');
    drag('drop', [pickedFile(`${CONSOLE_EXPORT}A,H,1.00,2025-01-01 00:00:00,Completed`, 'quick.csv')]);
    expect(await screen.findByText(/^quick\.csv: /)).toBeVisible();
    expect(importers).toEqual([{ isStopped: true }, { isStopped: false }]);
  });
});

describe('A file that is dropped on the page', () => {
  test('opens in the import, and never in the browser', async () => {
    const { services } = importInProcess();
    await renderApp('/merchants', undefined, services);
    expect(drag('dragover', []).defaultPrevented).toBe(true);
    expect(screen.getByText('Drop files to import')).toBeVisible();
    const file = pickedFile(`${CONSOLE_EXPORT}A,H,1.00,2025-01-01 00:00:00,Completed`);
    expect(drag('drop', [file]).defaultPrevented).toBe(true);
    expect(await screen.findByRole('button', { name: 'Import 1 payment' })).toBeVisible();
  });

  test('updates the open workspace unless the operator chooses a new one', async () => {
    const { user } = await openImport(givenImportedData([importedPayment('P-1')]));
    await user.click(button('Workspace: My festival'));
    await user.click(await screen.findByRole('button', { name: 'Import data' }));
    expect(await screen.findByRole('radio', { name: 'Update "My festival"' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'New workspace' }));
    drag('drop', [pickedFile(`${CONSOLE_EXPORT}P-9,Harbor,1.00,2025-06-15 10:00:00,Completed`)]);
    expect(await screen.findByRole('button', { name: 'Import 1 payment' })).toBeVisible();
    expect(screen.getByLabelText('Workspace name')).toBeVisible();
  });

  test('is rejected above a form, whose draft would be lost', async () => {
    const { services } = importInProcess();
    const { user } = await renderApp('/merchants', undefined, services);
    await user.click(button('Add New Merchant'));
    await screen.findByRole('dialog', { name: 'Add New Merchant' });
    const event = drag('dragover', []);
    expect([event.defaultPrevented, event.dataTransfer.dropEffect]).toEqual([true, 'none']);
    expect(drag('drop', [pickedFile(FILE)]).defaultPrevented).toBe(true);
    expect(screen.getByRole('dialog', { name: 'Add New Merchant' })).toBeVisible();
  });
});
