import { act, screen, waitFor } from '@testing-library/react';
import { openWorkspaceFiles } from '@/data/dataSets/workspaceFiles';
import { chosenFile, ownDataInProcess } from '../helpers/ownDataInProcess';
import { givenOwnData, ownPayment } from '../helpers/ownWorkspace';
import { go, noDialog } from '../helpers/history';
import { renderApp } from '../helpers/renderApp';
import { readTable } from '../helpers/table';

// The drawing itself is tested in a real browser: jsdom has no canvas.
jest.mock('echarts-for-react/lib/core', () => ({ __esModule: true, default: () => <div data-testid="drawing" /> }));

const HEADERS = 'Reference;Venue;Total;Booked at;State';
const FILE = [
  HEADERS,
  'P-1;Harbor Arts;1.250,50;13.04.2025 10:00;Paid',
  'P-2;Harbor Arts;10,00;14.04.2025 10:00;Paid',
  'P-3;Café Größenwahn;1O,00;15.04.2025 10:00;Paid',
  'P-4;Café Größenwahn;20,00;16.04.2025 10:00;Declined',
].join('\n');
const OWN_EXPORT = 'TRANSACTION ID,MERCHANT,AMOUNT,DATE AND TIME,STATUS\n';

const dialog = () => screen.getByRole('dialog', { name: 'Use your own data' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { name });

async function openImport(state?: Parameters<typeof renderApp>[1]) {
  const inProcess = ownDataInProcess();
  const app = await renderApp('/merchants', state, inProcess.ownData);
  if (!state) await app.user.click(button('Use your own data'));
  const choose = async (file: File) => app.user.upload(await screen.findByLabelText('Files to bring in'), file);
  return { ...app, ...inProcess, choose };
}

/** Answers what FILE does not tell, and looks at what is read. */
async function answer({ user, choose }: Awaited<ReturnType<typeof openImport>>) {
  await choose(chosenFile(FILE));
  await heading('How the file is read');
  const select = async (label: string | RegExp, option: string) =>
    user.selectOptions(screen.getByRole('combobox', { name: label }), option);
  await select('Merchant', 'Venue');
  await select('In which currency are the amounts?', 'EUR');
  await select('In which time zone are the times?', 'Europe/Berlin');
  await select('Paid (3 rows)', 'Completed');
  await select('Declined (1 row)', 'Failed');
  await user.click(button('See what is read'));
  await heading('What was read');
}

function drag(type: 'dragover' | 'drop', files: File[]) {
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
    dataTransfer: { files, types: ['Files'], dropEffect: 'copy' },
  });
  act(() => void window.dispatchEvent(event));
  return event;
}

test('What was answered for a file is asked for before it is left, and is there again after Back and Forward', async () => {
  const app = await openImport();
  await app.user.keyboard('{Escape}');
  await app.user.click(screen.getByRole('link', { name: 'Integrations' }));
  await screen.findByRole('heading', { level: 1, name: 'Integrations' });
  await app.user.click(button('Use your own data'));
  await app.choose(chosenFile(FILE));
  await heading('How the file is read');
  const unload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(unload()).toBe(false);
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Merchant' }), 'Venue');
  await app.user.selectOptions(
    screen.getByRole('combobox', { name: 'In which time zone are the times?' }),
    'Asia/Tokyo',
  );
  expect(unload()).toBe(true);
  await go(-1);
  await noDialog();
  expect(unload()).toBe(false);
  await go(1);
  await heading('How the file is read');
  expect(screen.getByRole('combobox', { name: 'Merchant' })).toHaveDisplayValue('Venue');
  expect(screen.getByRole('combobox', { name: 'In which time zone are the times?' })).toHaveValue('Asia/Tokyo');
  await app.user.click(button('Cancel'));
  await app.user.click(button('Discard'));
  await noDialog();
  await app.user.click(button('Use your own data'));
  expect(await screen.findByLabelText('Files to bring in')).toBeVisible();
});

afterEach(async () => {
  const files = openWorkspaceFiles();
  for (const { id } of await files.list()) await files.remove(id);
  await files.free();
  files.close();
});

describe('A file of payments', () => {
  test('is chosen, what it does not tell is asked, what is read is seen, and it is kept under a name', async () => {
    const app = await openImport();
    await answer(app);
    expect(await heading('What was read')).toHaveFocus();
    expect(dialog()).toHaveTextContent(
      'Payments3Sum€1,280.50Merchants2DaysApril 13, 2025 to April 16, 2025Need repair1',
    );
    expect(readTable('The first payments as they are read').rows[0]).toEqual([
      ...['P-1', 'Harbor Arts', '€1,250.50', '2025-04-13 10:00:00', 'Completed'],
    ]);
    expect(readTable('1 row needs repair').rows).toEqual([['4', 'Total', '1O,00', 'This is no amount']]);
    const name = screen.getByLabelText('Name of the workspace');
    expect(name).toHaveValue('payments');
    await app.user.clear(name);
    await app.user.type(name, 'Spring');
    await app.user.click(button('Import 3 payments'));
    await waitFor(() => expect(app.chosen).toHaveLength(1));
    const files = openWorkspaceFiles();
    const [kept] = await files.list();
    files.close();
    expect(kept).toMatchObject({ id: app.chosen[0], name: 'Spring', source: 'payments.csv', rows: 3 });
    // The page starts anew: until then it is not kept once more.
    expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
  });

  test('can be read otherwise after a look, with all that was answered', async () => {
    const app = await openImport();
    await answer(app);
    await app.user.click(button('Read it otherwise'));
    expect(await heading('How the file is read')).toHaveFocus();
    expect(screen.getByRole('combobox', { name: 'Declined (1 row)' })).toHaveValue('Failed');
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Declined (1 row)' }), 'Completed');
    await app.user.click(button('See what is read'));
    await heading('What was read');
    expect(readTable('The first payments as they are read').rows.map((row) => row[4])).toEqual(
      Array<string>(3).fill('Completed'),
    );
  });

  test('of our own raises no question; its rows to repair are saved as a file of their own', async () => {
    const saved: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${saved.push(file)}`,
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { choose, user } = await openImport();
    const rows = ['A,Harbor,1.00,2025-01-01 00:00:00,Completed', 'B,Harbor,oops,2025-01-02 00:00:00,Completed'];
    await choose(chosenFile(OWN_EXPORT + rows.join('\n')));
    await heading('What was read');
    await user.clear(screen.getByLabelText('Name of the workspace'));
    await user.type(screen.getByLabelText('Name of the workspace'), 'Kept');
    await user.click(button('Save the file'));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(screen.getByLabelText('Name of the workspace')).toHaveValue('Kept');
  });

  test('without a payment cannot be imported, and says so', async () => {
    const { choose } = await openImport();
    await choose(chosenFile(OWN_EXPORT));
    await heading('What was read');
    expect(dialog()).toHaveTextContent('No row of this file is a payment as it is read now.');
    expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
  });

  test('whose rows behind an empty one look like payments: they are told, and taken where the operator says so', async () => {
    const { choose, user } = await openImport();
    const row = (id: string) => `${id},Harbor,1.00,2025-01-01 00:00:00,Completed\n`;
    await choose(chosenFile(`${OWN_EXPORT}${row('A')}\n${row('B')}${row('C')}`));
    await heading('What was read');
    expect(dialog()).toHaveTextContent('2 rows behind an empty row could be payments');
    await user.click(button('Take them as payments'));
    expect(await screen.findByRole('button', { name: 'Import 3 payments' })).toBeVisible();
  });

  test('that cannot be read is told where it was given, and another one may follow', async () => {
    const { choose } = await openImport();
    await choose(chosenFile('', 'nothing.csv'));
    const input = await screen.findByLabelText('Files to bring in');
    await waitFor(() => expect(input).toHaveAccessibleDescription(/The file is empty\./));
    expect(input).toHaveFocus();
    await choose(chosenFile(`${OWN_EXPORT}A,Harbor,1.00,2025-01-01 00:00:00,Completed`));
    expect(await screen.findByRole('button', { name: 'Import 1 payment' })).toBeVisible();
  });

  test('with a long name gives a workspace a name of 80 letters at most', async () => {
    const { choose } = await openImport();
    await choose(chosenFile(`${OWN_EXPORT}A,H,1.00,2025-01-01 00:00:00,Completed`, `${'long '.repeat(30)}.csv`));
    await heading('What was read');
    expect(screen.getByLabelText<HTMLInputElement>('Name of the workspace').value).toHaveLength(80);
  });

  test('that the storage refuses leaves what was looked at, and the reason', async () => {
    const app = await openImport();
    await app.choose(chosenFile(`${OWN_EXPORT}A,H,1.00,2025-01-01 00:00:00,Completed`));
    await heading('What was read');
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    });
    await app.user.click(button('Import 1 payment'));
    await waitFor(() => expect(dialog()).toHaveTextContent(/Nothing was imported.*The quota has been exceeded/));
    expect(button('Import 1 payment')).toBeVisible();
    expect(app.chosen).toEqual([]);
  });
});

describe('While a file is read', () => {
  test.each(['Stop reading', 'Cancel'])('%s ends it at once', async (name) => {
    const { choose, user, importers } = await openImport();
    await choose(chosenFile(FILE, 'slow.csv', new Promise(() => undefined)));
    expect(await screen.findByRole('progressbar', { name: 'Reading the file' })).toBeVisible();
    await user.click(button(name));
    expect(importers).toEqual([{ isStopped: true }]);
    if (name === 'Cancel') await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    else expect(await screen.findByLabelText('Files to bring in')).toHaveFocus();
  });

  test('another one that is dropped takes its place', async () => {
    const { choose, importers } = await openImport();
    await choose(chosenFile(FILE, 'slow.csv', new Promise(() => undefined)));
    await screen.findByRole('progressbar');
    drag('drop', [chosenFile(`${OWN_EXPORT}A,H,1.00,2025-01-01 00:00:00,Completed`, 'quick.csv')]);
    expect(await screen.findByText(/^quick\.csv, read as/)).toBeVisible();
    expect(importers).toEqual([{ isStopped: true }, { isStopped: false }]);
  });
});

describe('A file that is dropped on the console', () => {
  test('is opened at once, and never by the browser', async () => {
    const { ownData } = ownDataInProcess();
    await renderApp('/merchants', undefined, ownData);
    expect(drag('dragover', []).defaultPrevented).toBe(true);
    expect(screen.getByText('Drop the file to bring your own data in')).toBeVisible();
    const file = chosenFile(`${OWN_EXPORT}A,H,1.00,2025-01-01 00:00:00,Completed`);
    expect(drag('drop', [file]).defaultPrevented).toBe(true);
    expect(await screen.findByRole('button', { name: 'Import 1 payment' })).toBeVisible();
  });

  test('makes a workspace of its own, also where one is open: that is updated only where the operator says so', async () => {
    const { user } = await openImport(givenOwnData([ownPayment('P-1')]));
    drag('drop', [chosenFile(`${OWN_EXPORT}P-9,Harbor,1.00,2025-06-15 10:00:00,Completed`)]);
    expect(await screen.findByRole('button', { name: 'Import 1 payment' })).toBeVisible();
    expect(screen.getByLabelText('Name of the workspace')).toBeVisible();
    await user.click(button('Cancel'));
    await user.click(button('My festival'));
    await user.click(await screen.findByRole('button', { name: 'Bring in a file' }));
    expect(await screen.findByRole('radio', { name: 'A new workspace' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Newer rows of My festival' })).not.toBeChecked();
  });

  test('is not taken above a form, whose draft it would take away', async () => {
    const { ownData } = ownDataInProcess();
    const { user } = await renderApp('/merchants', undefined, ownData);
    await user.click(button('Add New Merchant'));
    await screen.findByRole('dialog', { name: 'Add New Merchant' });
    const event = drag('dragover', []);
    expect([event.defaultPrevented, event.dataTransfer.dropEffect]).toEqual([true, 'none']);
    expect(drag('drop', [chosenFile(FILE)]).defaultPrevented).toBe(true);
    expect(screen.getByRole('dialog', { name: 'Add New Merchant' })).toBeVisible();
  });
});
