import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openImportedWorkspace } from '@/features/imports/openImportedWorkspace';
import { buildDataSet } from '../../helpers/dataSets';
import { encodeDataSet, hashDataSet } from '@/data/dataSets/format/encode';
import { openWorkspaceFiles } from '@/backend/local/workspaceFiles';
import { openTable } from '@/data/tables/openTables';
import { tableOfRows } from '@/data/tables/transactionTable';
import { listenToDownloads, textOf } from '../../helpers/downloads';
import { importInProcess } from '../../helpers/imports/importInProcess';
import { leavePage, loadPage } from '../../helpers/loadPage';
import { removeWorkspaces } from '../../helpers/screens/importDialog';
import { FakeBrowser } from '../../helpers/store/fakeBrowser';
import { importedPayment } from '../../helpers/workspace';
import { openWorkspaces } from '../../helpers/openWorkspaces';

const press = (element: Element) => fireEvent.click(element);
const button = (name: string | RegExp) => screen.getByRole('button', { name });

async function openFromMenu(name: string) {
  press(button(/^Hi Alex!/));
  press(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
}

/** Opens a page in a workspace of two payments that the browser stores. */
async function openConsole() {
  const bytes = encodeDataSet(
    buildDataSet([importedPayment('P-1'), importedPayment('P-2', { merchant: 'Aurora Hall' })]),
  );
  const hash = await hashDataSet(bytes);
  const about = {
    id: 'w1',
    name: 'Festival of June',
    source: 'payments-to-try.csv',
    rows: 2,
    importedOn: '2025-06-30',
  };
  const files = openWorkspaceFiles();
  await files.save({ ...about, hash }, bytes);
  files.close();
  const workspace = await openImportedWorkspace(openWorkspaces, about.id);
  if ('problem' in workspace) throw new Error(workspace.problem);
  await loadPage(new FakeBrowser(), '/transactions', {
    services: importInProcess().services,
    ...workspace,
  });
  return hash;
}

afterEach(async () => {
  await leavePage();
  await removeWorkspaces();
});

test('A report of imported data is replayed in another browser with its rows, and names the file that it needs without them', async () => {
  const hash = await openConsole();
  const figures = (await screen.findByText(/^\d+ transactions · gross /)).textContent;
  const { blobs } = listenToDownloads();
  const report = await openFromMenu('Create a problem report');
  press(report.getByRole('button', { name: 'Download report' }));
  press(report.getByRole('checkbox', { name: /^Include the data of "Festival of June"/ }));
  press(report.getByRole('button', { name: 'Download report' }));
  await waitFor(() => expect(blobs).toHaveLength(2));
  const [bare, whole] = await Promise.all(blobs.map(textOf));
  expect(bare).not.toContain('Aurora Hall');

  // Another browser does not have the rows.
  await leavePage();
  await removeWorkspaces();
  openTable(hash, tableOfRows([], []));
  await loadPage(new FakeBrowser(), '/merchants', { services: importInProcess().services });
  const opened = await openFromMenu('Open a problem report');
  const choose = (text = '') => {
    const file = Object.assign(new File([text], 'report.json'), { text: () => Promise.resolve(text) });
    fireEvent.change(opened.getByLabelText('Report file'), { target: { files: [file] } });
  };
  choose(bare);
  expect(
    await screen.findByText(/^This report needs the data of "Festival of June"\. Import payments-to-try\.csv/),
  ).toBeVisible();
  choose(whole);
  const slider = await screen.findByRole('slider', { name: 'Step' });
  fireEvent.change(slider, { target: { value: slider.getAttribute('max') } });
  expect(await screen.findByText(figures)).toBeVisible();
});
