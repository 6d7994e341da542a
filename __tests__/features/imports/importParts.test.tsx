import { screen, waitFor } from '@testing-library/react';
import { openWorkspaceFiles } from '@/backend/local/workspaceFiles';
import { button, dialog, heading, openImport, removeWorkspaces } from '../../helpers/screens/importDialog';
import type { ImportAnswer, ImportRequest } from '@/data/imports/messages';
import { pickedFile, importInProcess } from '../../helpers/imports/importInProcess';
import { renderApp } from '../../helpers/renderApp';
import { givenImportedData, importedPayment } from '../../helpers/workspace';

afterEach(removeWorkspaces);

test('Rows in another currency are imported into a separate workspace with its own name on request', async () => {
  const { choose, opened, user } = await openImport();
  const rows = ['A,Harbor,1.00,USD', 'B,Harbor,2.00,USD', 'C,Café,3.00,EUR'];
  const lines = rows.map((row) => `${row},2025-01-01 00:00:00,Completed`);
  await choose(
    pickedFile(['TRANSACTION ID,MERCHANT,AMOUNT,CURRENCY,DATE AND TIME,STATUS', ...lines].join('\n'), 'may.csv'),
  );
  await heading('Preview');
  expect(dialog()).toHaveTextContent(
    "1 row is in EUR. A workspace has one currency (USD), so this row isn't imported.",
  );
  expect(dialog()).toHaveTextContent('Not imported: other currency1 EUR');
  expect(screen.queryByRole('heading', { name: /to fix/ })).toBeNull();
  await user.click(button('Create a separate EUR workspace'));
  await heading('Preview');
  expect(dialog()).toHaveTextContent('1 payment, €3.00');
  await user.type(screen.getByLabelText('Name of the EUR workspace'), 'os');
  await user.click(button('Import 3 payments'));
  await waitFor(() => expect(opened).toHaveLength(1));
  const files = openWorkspaceFiles();
  const stored = (await files.list()).map(({ name, rows: count }) => [name, count]);
  files.close();
  expect(stored).toEqual([
    ['may', 2],
    ['may EURos', 1],
  ]);
});

test('If another tab changed the workspace, the dialog says so and shows a new preview', async () => {
  const { services } = importInProcess();
  const startImporter: typeof services.startImporter = (onAnswer) => {
    const judged: ImportAnswer[] = [];
    const importer = services.startImporter((answer) => {
      if (answer.kind === 'judged') judged.push(answer);
      onAnswer(answer);
    });
    const overtake = () => [{ kind: 'overtaken' } as const, ...judged].forEach(onAnswer);
    return { ...importer, post: (request) => (request.kind === 'save' ? overtake() : importer.post(request)) };
  };
  const { user } = await renderApp('/merchants', undefined, { ...services, startImporter });
  await user.click(button('Import data'));
  const file = pickedFile('TRANSACTION ID,MERCHANT,AMOUNT,DATE AND TIME,STATUS\nA,Harbor,1.00,2025-01-01,Completed');
  await user.upload(await screen.findByLabelText('Choose files'), file);
  await user.click(await screen.findByRole('button', { name: 'Import 1 payment' }));
  expect(screen.getByText(/^Not imported: the workspace changed in another tab\./)).toBeVisible();
  expect(button('Import 1 payment')).toBeEnabled();
});

test('Chargeback rows are imported as disputes of their payments, and the preview says so', async () => {
  const { choose } = await openImport();
  const header =
    'Psp Reference,Merchant Account,Creation Date,TimeZone,Type,Gross Currency,Gross Debit (GC),Gross Credit (GC)';
  const rowOf = (id: string, type: string, amounts: string) =>
    `${id},Harbor,2025-01-01 00:00:00,UTC,${type},USD,${amounts}`;
  const rows = [rowOf('A', 'Settled', ',3.00'), rowOf('B', 'Settled', ',2.00'), rowOf('A', 'Chargeback', '3.00,')];
  await choose(pickedFile([header, ...rows].join('\n'), 'january.csv'));
  await heading('Preview');
  expect(dialog()).toHaveTextContent(
    '1 dispute row (-$3.00) is imported as a dispute of its payment. The charge model says who bears them.',
  );
  expect(dialog()).not.toHaveTextContent('Skipped: disputes');
});

test('A chargeback of PayPal and its fee are a dispute and not a refund, and its hold is skipped', async () => {
  const { choose, user } = await openImport();
  const header = 'Transaction ID,Date,Time,TimeZone,Type,Status,Currency,Gross,Fee,Net,Reference Txn ID,Balance Impact';
  const rowOf = (id: string, type: string, amount: string, of = '') =>
    `${id},01/31/2025,10:00:00,UTC,${type},Completed,USD,${amount},0.00,${amount},${of},${amount.startsWith('-') ? 'Debit' : 'Credit'}`;
  const rows = [
    rowOf('A', 'Express Checkout Payment', '3.00'),
    rowOf('B', 'Chargeback', '-3.00', 'A'),
    rowOf('C', 'Chargeback Fee', '-20.00', 'B'),
    rowOf('D', 'Hold on Balance for Dispute Investigation', '-3.00', 'A'),
  ];
  await choose(pickedFile([header, ...rows].join('\n'), 'january.csv'));
  await user.type(await screen.findByLabelText('One merchant for all rows'), 'Harbor');
  await user.click(button('Preview import'));
  await heading('Preview');
  expect(dialog()).toHaveTextContent('Skipped: holds1 hold on balance for dispute investigation (-$3.00)');
  expect(dialog()).not.toHaveTextContent('Refunded');
  expect(dialog()).toHaveTextContent('2 dispute rows (-$23.00) are imported as disputes of their payments.');
});

/** Chooses a file of fixed rows; `asked` contains the requests. A request to save never gets a response. */
async function openMore(name: string) {
  const { services } = importInProcess();
  const requests: ImportRequest[] = [];
  // This test stores no workspace.
  const startImporter: typeof services.startImporter = (onAnswer) => {
    const importer = services.startImporter(onAnswer);
    const post = (request: ImportRequest) => {
      requests.push(request);
      if (request.kind !== 'save') importer.post(request.kind === 'open' ? { ...request, into: undefined } : request);
    };
    return { ...importer, post };
  };
  const { user } = await renderApp('/merchants', givenImportedData([importedPayment('A')]), {
    ...services,
    startImporter,
  });
  await user.click(button('Workspace: My festival'));
  await user.click(await screen.findByRole('button', { name: 'Import data' }));
  const more = 'TRANSACTION ID,MERCHANT,AMOUNT,DATE AND TIME,STATUS\nB,Harbor,2.00,2025-01-01,Completed';
  await user.upload(await screen.findByLabelText('Choose files'), pickedFile(more, name));
  const into = () => requests.map((request) => (request.kind === 'open' ? request.into : request.kind));
  return { user, into };
}

test('Files are imported into the open workspace unless the operator chooses a new one', async () => {
  const { user, into } = await openMore('more.csv');
  expect(await screen.findByRole('button', { name: 'Update My festival' })).toBeVisible();
  expect(dialog()).toHaveTextContent('This import updates the open workspace, My festival.');
  await user.click(button('Import into a new workspace'));
  expect(await screen.findByRole('button', { name: 'Import 1 payment' })).toBeVisible();
  expect(screen.getByLabelText('Workspace name')).toHaveValue('more');
  expect(dialog()).not.toHaveTextContent('This import updates');
  expect(into()).toEqual(['w1', undefined]);
});

test('While an import is saved, nothing offers another destination, which would stop it', async () => {
  const { user, into } = await openMore('rows-to-fix-w1-may.csv');
  await user.click(await screen.findByRole('button', { name: 'Update My festival' }));
  expect(dialog()).toHaveTextContent('Saving the workspace');
  expect(screen.queryByRole('button', { name: 'Import into a new workspace' })).toBeNull();
  expect(into()).toEqual(['w1', 'save']);
});
