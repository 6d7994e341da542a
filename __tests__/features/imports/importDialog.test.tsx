import { screen, waitFor, within } from '@testing-library/react';
import { go, noDialog } from '../../helpers/history';
import { openWorkspaceFiles } from '@/backend/local/workspaceFiles';
import {
  answer,
  button,
  dialog,
  heading,
  openImport,
  CONSOLE_EXPORT,
  removeWorkspaces,
} from '../../helpers/screens/importDialog';
import { listenToDownloads } from '../../helpers/downloads';
import { pickedFile } from '../../helpers/imports/importInProcess';
import { readTable } from '../../helpers/table';

afterEach(removeWorkspaces);

describe('A file of payments', () => {
  test('is chosen, raises questions, is previewed, and is stored under a name', async () => {
    const app = await openImport();
    await answer(app);
    expect(await heading('Preview')).toHaveFocus();
    expect(dialog()).toHaveTextContent(
      'Payments3Total€1,280.50 (without failed and voided payments: €1,260.50)Merchants2DatesApril 13, 2025 to April 16, 2025Rejected rows1',
    );
    expect(readTable('First 3 payments').rows[0]).toEqual([
      ...['P-1', 'Harbor Arts', '€1,250.50', '2025-04-13 10:00:00', 'Completed'],
    ]);
    expect(dialog()).toHaveTextContent('This file has no fee columns, so fees are estimated at 10% of each payment:');
    expect(dialog()).toHaveTextContent('2.9% of the payment + €0.30 to the processor, 20% of the fees');
    expect(readTable('1 rejected row').rows).toEqual([['4', 'Total', '1O,00', 'Not a valid amount']]);
    const name = screen.getByLabelText('Workspace name');
    expect(name).toHaveValue('payments');
    await app.user.clear(name);
    await app.user.type(name, 'Spring');
    await app.user.click(button('Import 3 payments'));
    await waitFor(() => expect(app.opened).toHaveLength(1));
    const files = openWorkspaceFiles();
    const [stored] = await files.list();
    files.close();
    expect(stored).toMatchObject({ id: app.opened[0], name: 'Spring', source: 'payments.csv', rows: 3 });
    // The page reloads, so the import cannot be saved twice.
    expect(screen.queryByRole('button', { name: /^Import \d/ })).toBeNull();
  });

  test('can be read with other settings after the preview, and keeps its answers', async () => {
    const app = await openImport();
    await answer(app);
    await app.user.click(button('Change settings'));
    expect(await heading('Import settings')).toHaveFocus();
    expect(screen.getByRole('combobox', { name: 'Bounced (1 row)' })).toHaveValue('Failed');
    // Words with the same meaning are shown together.
    expect(readTable('Status mapping of payments.csv').rows).toContainEqual(['Failed', 'Bounced (1 row)']);
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Bounced (1 row)' }), 'Completed');
    await app.user.click(button('Preview import'));
    await heading('Preview');
    expect(readTable('First 3 payments').rows.map((row) => row[4])).toEqual(Array<string>(3).fill('Completed'));
  });

  test('may contain merchants, whose statuses raise questions like those of payments', async () => {
    const { choose, user } = await openImport();
    const rows = ['Harbor;Live;;;;;', 'Elm;Trading;;;;;', 'Oak;Active;;;;;', 'Ash;Closed;;;;;'];
    await choose(pickedFile(['Name;Status;Email;Street;City;Zip;Country', ...rows].join('\n'), 'merchants.csv'));
    await heading('Import settings');
    const live = screen.getByRole('combobox', { name: 'Live (1 row)' });
    expect(within(live).getAllByRole('option')).toHaveLength(4);
    await user.selectOptions(live, 'Active');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Trading (1 row)' }), 'Active');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Closed (1 row)' }), 'Inactive');
    const together = [
      ['Active', 'Live (1 row), Trading (1 row), Active (1 row)'],
      ['Inactive', 'Closed (1 row)'],
    ];
    expect(readTable('Status mapping of merchants.csv').rows).toEqual(together);
    await user.click(button('Preview import'));
    await heading('Preview');
    expect(dialog()).toHaveTextContent('Merchants4');
    expect(readTable('Status mapping of merchants.csv').rows).toEqual(together);
  });

  test('from the console raises no question, and its rejected rows are downloaded in a file named after the new workspace, even after Back and Forward', async () => {
    const { names } = listenToDownloads();
    const { choose, opened, user } = await openImport();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('link', { name: 'Integrations' }));
    await screen.findByRole('heading', { level: 1, name: 'Integrations' });
    await user.click(button('Import data'));
    const rows = ['A,Harbor,1.00,2025-01-01 00:00:00,Completed', 'B,Harbor,oops,2025-01-02 00:00:00,Completed'];
    await choose(pickedFile(CONSOLE_EXPORT + rows.join('\n')));
    await heading('Preview');
    await user.clear(screen.getByLabelText('Workspace name'));
    await user.type(screen.getByLabelText('Workspace name'), 'Kept');
    await user.click(button('Download rejected rows'));
    await waitFor(() => expect(names).toHaveLength(1));
    await go(-1);
    await noDialog();
    await go(1);
    expect(await screen.findByLabelText('Workspace name')).toHaveValue('Kept');
    await user.click(button('Import 1 payment'));
    await waitFor(() => expect(opened).toHaveLength(1));
    expect(names).toEqual([`rows-to-fix-${opened[0]?.slice(0, 8)}.csv`]);
  });

  test('without a payment cannot be imported, and says so', async () => {
    const { choose } = await openImport();
    await choose(pickedFile(CONSOLE_EXPORT));
    await heading('Preview');
    expect(dialog()).toHaveTextContent('With these settings, no row is a payment.');
    expect(screen.queryByRole('button', { name: /^Import \d/ })).toBeNull();
  });

  test('with possible payments after an empty row reports them, and imports them on request', async () => {
    const { choose, user } = await openImport();
    const row = (id: string) => `${id},Harbor,1.00,2025-01-01 00:00:00,Completed\n`;
    await choose(pickedFile(`${CONSOLE_EXPORT}${row('A')}\n${row('B')}${row('C')}`));
    await heading('Preview');
    expect(dialog()).toHaveTextContent('2 rows after an empty row may be payments');
    await user.click(button('Import as payments'));
    expect(await screen.findByRole('button', { name: 'Import 3 payments' })).toBeVisible();
  });

  test('with a repeated header says in the settings and in the preview which column is used', async () => {
    const { choose, user } = await openImport();
    const headers = 'Reference;Merchant;Total;Booked at;total ;Currency';
    await choose(pickedFile(`${headers}\nP-1;Harbor;10,00;13.04.2025 10:00;9,00;EUR`));
    await heading('Import settings');
    const reported = 'In payments.csv, columns 3 and 5 are named "Total". We use column 3 unless you choose another.';
    expect(screen.getByText(reported)).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Time zone of the file' }), 'UTC');
    await user.click(button('Preview import'));
    await heading('Preview');
    expect(screen.getByText(reported)).toBeVisible();
    expect(dialog()).toHaveTextContent('Total€10.00');
  });

  test('that cannot be read shows the reason under the field, and another one can be chosen', async () => {
    const { choose } = await openImport();
    await choose(pickedFile('', 'nothing.csv'));
    const input = await screen.findByLabelText('Choose files');
    await waitFor(() => expect(input).toHaveAccessibleDescription(/The file is empty\./));
    expect(input).toHaveFocus();
    await choose(pickedFile(`${CONSOLE_EXPORT}A,Harbor,1.00,2025-01-01 00:00:00,Completed`));
    expect(await screen.findByRole('button', { name: 'Import 1 payment' })).toBeVisible();
  });

  test('with a long name gives the workspace a name of at most 80 letters', async () => {
    const { choose } = await openImport();
    await choose(pickedFile(`${CONSOLE_EXPORT}A,H,1.00,2025-01-01 00:00:00,Completed`, `${'long '.repeat(30)}.csv`));
    await heading('Preview');
    expect(screen.getByLabelText<HTMLInputElement>('Workspace name').value).toHaveLength(80);
  });

  test('that the browser cannot store leaves the preview and shows the reason', async () => {
    const app = await openImport();
    await app.choose(pickedFile(`${CONSOLE_EXPORT}A,H,1.00,2025-01-01 00:00:00,Completed`));
    await heading('Preview');
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    });
    await app.user.click(button('Import 1 payment'));
    await waitFor(() =>
      expect(dialog()).toHaveTextContent(
        /Nothing was imported.*the storage of this browser is full\. Free some disk space/,
      ),
    );
    expect(button('Import 1 payment')).toBeVisible();
    expect(app.opened).toEqual([]);
  });
});
