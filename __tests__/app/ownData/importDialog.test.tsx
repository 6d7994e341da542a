import { screen, waitFor, within } from '@testing-library/react';
import { go, noDialog } from '../../helpers/history';
import { openWorkspaceFiles } from '@/data/dataSets/workspaceFiles';
import {
  answer,
  button,
  dialog,
  heading,
  openImport,
  OWN_EXPORT,
  removeWorkspaces,
} from '../../helpers/screens/importDialog';
import { listenToDownloads } from '../../helpers/downloads';
import { chosenFile } from '../../helpers/imports/ownDataInProcess';
import { readTable } from '../../helpers/table';

afterEach(removeWorkspaces);

describe('A file of payments', () => {
  test('is chosen, what it does not tell is asked, what is read is seen, and it is kept under a name', async () => {
    const app = await openImport();
    await answer(app);
    expect(await heading('What was read')).toHaveFocus();
    expect(dialog()).toHaveTextContent(
      'Payments3Sum€1,280.50Gross€1,260.50Merchants2DaysApril 13, 2025 to April 16, 2025Need repair1',
    );
    expect(readTable('The first payments as they are read').rows[0]).toEqual([
      ...['P-1', 'Harbor Arts', '€1,250.50', '2025-04-13 10:00:00', 'Completed'],
    ]);
    expect(dialog()).toHaveTextContent('No column brings fees: worked out at 10% of each payment.');
    expect(dialog()).toHaveTextContent('2.9% of the payment and €0.30 first, SplitPay 20%');
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
    expect(screen.getByRole('combobox', { name: 'Bounced (1 row)' })).toHaveValue('Failed');
    // Words of one meaning are shown together.
    expect(readTable('What the statuses of payments.csv mean').rows).toContainEqual(['Failed', 'Bounced (1 row)']);
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Bounced (1 row)' }), 'Completed');
    await app.user.click(button('See what is read'));
    await heading('What was read');
    expect(readTable('The first payments as they are read').rows.map((row) => row[4])).toEqual(
      Array<string>(3).fill('Completed'),
    );
  });

  test('may be one of merchants, whose statuses are asked as those of payments', async () => {
    const { choose, user } = await openImport();
    const rows = ['Harbor;Live;;;;;', 'Elm;Trading;;;;;', 'Oak;Active;;;;;', 'Ash;Closed;;;;;'];
    await choose(chosenFile(['Name;Status;Email;Street;City;Zip;Country', ...rows].join('\n'), 'merchants.csv'));
    await heading('How the file is read');
    const live = screen.getByRole('combobox', { name: 'Live (1 row)' });
    expect(within(live).getAllByRole('option')).toHaveLength(4);
    await user.selectOptions(live, 'Active');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Trading (1 row)' }), 'Active');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Closed (1 row)' }), 'Inactive');
    const together = [
      ['Active', 'Live (1 row), Trading (1 row), Active (1 row)'],
      ['Inactive', 'Closed (1 row)'],
    ];
    expect(readTable('What the statuses of merchants.csv mean').rows).toEqual(together);
    await user.click(button('See what is read'));
    await heading('What was read');
    expect(dialog()).toHaveTextContent('Merchants4');
    expect(readTable('What the statuses of merchants.csv mean').rows).toEqual(together);
  });

  test('of our own raises no question; its rows to repair are saved as a file of their own, called by the workspace to be, also after Back and Forward', async () => {
    const { names } = listenToDownloads();
    const { choose, chosen, user } = await openImport();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('link', { name: 'Integrations' }));
    await screen.findByRole('heading', { level: 1, name: 'Integrations' });
    await user.click(button('Use your own data'));
    const rows = ['A,Harbor,1.00,2025-01-01 00:00:00,Completed', 'B,Harbor,oops,2025-01-02 00:00:00,Completed'];
    await choose(chosenFile(OWN_EXPORT + rows.join('\n')));
    await heading('What was read');
    await user.clear(screen.getByLabelText('Name of the workspace'));
    await user.type(screen.getByLabelText('Name of the workspace'), 'Kept');
    await user.click(button('Save the file'));
    await waitFor(() => expect(names).toHaveLength(1));
    await go(-1);
    await noDialog();
    await go(1);
    expect(await screen.findByLabelText('Name of the workspace')).toHaveValue('Kept');
    await user.click(button('Import 1 payment'));
    await waitFor(() => expect(chosen).toHaveLength(1));
    expect(names).toEqual([`rows-to-repair-${chosen[0]?.slice(0, 8)}.csv`]);
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

  test('whose headers stand there twice is told which column is read, before it is asked and before it is kept', async () => {
    const { choose, user } = await openImport();
    const headers = 'Reference;Merchant;Total;Booked at;total ;Currency';
    await choose(chosenFile(`${headers}\nP-1;Harbor;10,00;13.04.2025 10:00;9,00;EUR`));
    await heading('How the file is read');
    const told = 'In payments.csv ‘Total’ heads columns 3 and 5: the first of them is read, unless another is chosen.';
    expect(screen.getByText(told)).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'In which time zone are the times?' }), 'UTC');
    await user.click(button('See what is read'));
    await heading('What was read');
    expect(screen.getByText(told)).toBeVisible();
    expect(dialog()).toHaveTextContent('Sum€10.00');
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
    await waitFor(() =>
      expect(dialog()).toHaveTextContent(
        /Nothing was imported.*the storage of this browser is full\. Free some disk space/,
      ),
    );
    expect(button('Import 1 payment')).toBeVisible();
    expect(app.chosen).toEqual([]);
  });
});
