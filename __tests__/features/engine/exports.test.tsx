import { screen, waitFor, within } from '@testing-library/react';
import { dialogClosed, dialogOpened } from '@/slices/ui/dialogsSlice';
import { entriesRehydrated } from '@/store/persistence/rehydration';
import { EngineDialogGuard } from '@/features/engine/EngineDialogGuard';
import { buildRefund } from '../../helpers/builders';
import { listenToDownloads, textOf } from '../../helpers/downloads';
import { givenBothWorkspaces } from '../../helpers/engineWorkspace';
import { readTable } from '../../helpers/table';
import { importedPayment, importedRefund } from '../../helpers/workspace';

const PAYMENTS = Array.from({ length: 23 }, (_, index) =>
  importedPayment(`P${String(index).padStart(3, '0')}`, {
    date: `2025-06-${String(28 - index).padStart(2, '0')} 12:00:00`,
    reference: `R-${index}`,
    partner: index === 3 ? 'Stage Door' : '',
  }),
);
const REFUNDS = [importedRefund('P002')];

/** The rows of a CSV file by its headers, without the columns that have no text in any row. */
function readFile(text: string) {
  const [headers = [], ...rows] = text
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  const used = headers.map((_, column) => rows.some((cells) => cells[column] !== ''));
  return [headers, ...rows].map((cells) => cells.filter((_, column) => used[column]));
}

test('The export of the filtered list has the same rows and figures, and arrives in portions', async () => {
  const { blobs } = listenToDownloads();
  const { renderLocal, renderInEngine } = givenBothWorkspaces(PAYMENTS, REFUNDS);
  const files: string[][][] = [];
  for (const renderIn of [renderLocal, renderInEngine]) {
    const { user } = await renderIn('/transactions?from=2025-06-10&to=2025-06-27&sort=-amount');
    await waitFor(() => expect(readTable('Transactions').rows).toHaveLength(10));
    const count = blobs.length;
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(blobs.at(-1)?.type).toMatch(/^text\/csv/));
    await waitFor(() => expect(blobs.length).toBeGreaterThan(count));
    files.push(readFile(await textOf(blobs.at(-1)!)));
    blobs.length = 0;
  }
  expect(files[0]).toHaveLength(19);
  expect(files[1]).toEqual(files[0]);
});

test('A file of refunds and voids is not offered, because the page does not know all that have some', async () => {
  const { renderLocal, renderInEngine } = givenBothWorkspaces(PAYMENTS);
  for (const renderIn of [renderLocal, renderInEngine]) {
    const { dispatch } = await renderIn('/transactions');
    const record = buildRefund({ transactionId: 'P004', amount: 100 });
    dispatch(entriesRehydrated([{ kind: 'payments', id: record.id, value: record }]));
    dispatch(dialogOpened({ kind: 'transactionDetails', transactionId: 'P004' }));
    expect(await screen.findByText(/^Partly refunded/, { selector: '[role="dialog"] *' })).toBeVisible();
    dispatch(dialogClosed());
    await waitFor(() => expect(readTable('Transactions').rows).toHaveLength(10));
    const offered = screen.queryByRole('button', { name: 'Export refunds and voids' });
    expect(offered === null).toBe(renderIn === renderInEngine);
  }
});

test('Selected payments of the engine can be refunded together, and all that match cannot be selected', async () => {
  const { user } = await givenBothWorkspaces(PAYMENTS).renderInEngine('/transactions');
  await waitFor(() => expect(readTable('Transactions').rows).toHaveLength(10));
  await user.click(screen.getByRole('checkbox', { name: 'Select 10 transactions on this page' }));
  const bar = within(await screen.findByRole('region', { name: 'Selection' }));
  expect(await bar.findByText('10 selected')).toBeVisible();
  expect(bar.getByText(/rows are selected page by page/)).toBeVisible();
  expect(bar.queryByRole('button', { name: /Select all/ })).toBeNull();
  expect(await bar.findByRole('button', { name: /^Refund/ })).toHaveAttribute('aria-disabled', 'false');
});

test('A dialog that needs all payments says so', async () => {
  const services = { DialogGuard: EngineDialogGuard } as Parameters<
    ReturnType<typeof givenBothWorkspaces>['renderInEngine']
  >[1];
  const { dispatch } = await givenBothWorkspaces(PAYMENTS).renderInEngine('/merchants', services);
  dispatch(dialogOpened({ kind: 'journal' }));
  expect(await screen.findByText(/This needs all payments in the browser/)).toBeVisible();
});
