import { screen, waitFor } from '@testing-library/react';
import { openWorkspaceFiles } from '@/data/dataSets/workspaceFiles';
import { button, dialog, heading, openImport, removeWorkspaces } from '../../helpers/screens/importDialog';
import { chosenFile } from '../../helpers/imports/ownDataInProcess';

afterEach(removeWorkspaces);

test('Rows of another currency are brought, where the operator asks for it, into a workspace of a name of its own', async () => {
  const { choose, chosen, user } = await openImport();
  const rows = ['A,Harbor,1.00,USD', 'B,Harbor,2.00,USD', 'C,Café,3.00,EUR'];
  const lines = rows.map((row) => `${row},2025-01-01 00:00:00,Completed`);
  await choose(
    chosenFile(['TRANSACTION ID,MERCHANT,AMOUNT,CURRENCY,DATE AND TIME,STATUS', ...lines].join('\n'), 'may.csv'),
  );
  await heading('What was read');
  expect(dialog()).toHaveTextContent('1 row is in EUR');
  await user.click(button('Bring what is in EUR into a workspace of its own'));
  await heading('What was read');
  expect(dialog()).toHaveTextContent('1 payment, €3.00');
  await user.type(screen.getByLabelText('Name of the workspace in EUR'), 'os');
  await user.click(button('Import 3 payments'));
  await waitFor(() => expect(chosen).toHaveLength(1));
  const files = openWorkspaceFiles();
  const kept = (await files.list()).map(({ name, rows: count }) => [name, count]);
  files.close();
  expect(kept).toEqual([
    ['may', 2],
    ['may EURos', 1],
  ]);
});
