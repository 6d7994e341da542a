import { screen, waitFor } from '@testing-library/react';
import { openWorkspaceFiles } from '@/data/dataSets/workspaceFiles';
import { button, dialog, heading, openImport, removeWorkspaces } from '../../helpers/screens/importDialog';
import type { ImportAnswer } from '@/data/imports/messages';
import { chosenFile, ownDataInProcess } from '../../helpers/imports/ownDataInProcess';
import { renderApp } from '../../helpers/renderApp';

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

test('Where another tab changed the workspace meanwhile, it is said, and what the files change now is looked at anew', async () => {
  const { ownData } = ownDataInProcess();
  const startImporter: typeof ownData.startImporter = (onAnswer) => {
    const judged: ImportAnswer[] = [];
    const importer = ownData.startImporter((answer) => {
      if (answer.kind === 'judged') judged.push(answer);
      onAnswer(answer);
    });
    const overtake = () => [{ kind: 'overtaken' } as const, ...judged].forEach(onAnswer);
    return { ...importer, post: (request) => (request.kind === 'save' ? overtake() : importer.post(request)) };
  };
  const { user } = await renderApp('/merchants', undefined, { ...ownData, startImporter });
  await user.click(button('Use your own data'));
  const file = chosenFile('TRANSACTION ID,MERCHANT,AMOUNT,DATE AND TIME,STATUS\nA,Harbor,1.00,2025-01-01,Completed');
  await user.upload(await screen.findByLabelText('Files to bring in'), file);
  await user.click(await screen.findByRole('button', { name: 'Import 1 payment' }));
  expect(screen.getByText(/^Nothing was imported: another tab has changed the workspace since\./)).toBeVisible();
  expect(button('Import 1 payment')).toBeEnabled();
});
