import { screen, waitFor, within } from '@testing-library/react';
import type { IssuedStatement } from '@/domain/statements/issued';
import { entriesRehydrated } from '@/store/persistence/rehydration';
import { listenToDownloads, textOf } from '../../helpers/downloads';
import { givenBothWorkspaces } from '../../helpers/engineWorkspace';
import { importedPayment, importedRefund } from '../../helpers/workspace';

const PAYMENTS = Array.from({ length: 23 }, (_, index) =>
  importedPayment(`P${String(index).padStart(3, '0')}`, {
    amount: 10_000 + index * 731,
    date: `2025-06-${String(28 - index).padStart(2, '0')} 12:00:00`,
    isPaid: true,
    fees: { processor: 300, partner: 200, platform: 100 + index },
  }),
);
const REFUNDS = [importedRefund('P001')];
const SHEET = '/merchants?view=statements&of=platform&from=2025-06-01&to=2025-06-28';
const LIST = '/merchants?view=statements&from=2025-06-01&to=2025-06-28';

const both = () => givenBothWorkspaces(PAYMENTS, REFUNDS);
/** The sheet without the months to choose from: an engine offers those before the oldest payment, too. */
const readSheet = () =>
  [screen.getByText(/^Issued .* checksum/), ...screen.getAllByRole('table')].map(({ textContent }) => textContent);

const isIdle = () =>
  waitFor(() => {
    expect(screen.queryAllByText('Asking the payment engine…')).toEqual([]);
    expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(0);
  });
const isReady = async () => {
  await screen.findByText(/^Showing 1 to 10 of/);
  await isIdle();
};

/** The statement that a browser issues from the same payments, and what it shows of it. */
async function issueLocally() {
  const { user, store } = await both().renderLocal(SHEET);
  await isReady();
  await user.click(screen.getByRole('button', { name: 'Issue statement' }));
  expect(await screen.findByText(/^Issued .* checksum/)).toBeVisible();
  const [issued] = Object.values(store.getState().statements.issued);
  return { issued: issued!, shown: readSheet() };
}

const accept = (issued: IssuedStatement) => entriesRehydrated([{ kind: 'statements', id: issued.id, value: issued }]);

test('A statement of the engine is issued with the balances on screen, and waits for the figures of the server', async () => {
  const { issued } = await issueLocally();
  const { user, store } = await both().renderInEngine(SHEET);
  await isReady();
  await user.click(screen.getByRole('button', { name: 'Issue statement' }));
  expect(await screen.findByText(/Waits for the server, which has all lines/)).toBeVisible();
  const { opening, closing, earned, paidOut, id } = issued;
  expect(Object.values(store.getState().statements.issued)).toMatchObject([
    { id, opening, closing, earned, paidOut, lines: 0, hash: '' },
  ]);
});

test('A statement that the server has issued is shown, and can be withdrawn, as in any other workspace', async () => {
  const { issued, shown } = await issueLocally();
  const { dispatch, user, store } = await both().renderInEngine(SHEET);
  await isReady();
  dispatch(accept(issued));
  expect(await screen.findByText(/^Issued .* checksum/)).toBeVisible();
  await isIdle();
  expect(readSheet()).toEqual(shown);
  await user.click(screen.getByRole('button', { name: 'Withdraw statement' }));
  expect(store.getState().statements.issued).toEqual({});
});

test('Payments of the engine do not change the lines of an issued statement', async () => {
  const { issued } = await issueLocally();
  const { dispatch } = await givenBothWorkspaces(
    [...PAYMENTS, importedPayment('late', { amount: 99, date: '2025-06-10 08:00:00', isPaid: true, fees: undefined })],
    REFUNDS,
  ).renderInEngine(SHEET);
  expect(await screen.findByText(`Showing 1 to 10 of ${issued.lines + 1} entries`)).toBeVisible();
  dispatch(accept(issued));
  expect(await screen.findByText(`Showing 1 to 10 of ${issued.lines} entries`)).toBeVisible();
  await isIdle();
  expect(screen.queryByText(/Payments changed after/)).toBeNull();
});

test('The export of a statement has all lines, which arrive from the engine', async () => {
  const { blobs } = listenToDownloads();
  const files: string[] = [];
  for (const renderIn of [both().renderLocal, both().renderInEngine]) {
    const { user } = await renderIn(SHEET);
    await isReady();
    blobs.length = 0;
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(blobs.at(-1)?.type).toMatch(/^text\/csv/));
    files.push(await textOf(blobs.at(-1)!));
  }
  expect(files[0]?.split('\n').length).toBeGreaterThan(PAYMENTS.length);
  expect(files[1]).toBe(files[0]);
});

test('All statements are issued from the list, and only lines of the page cannot be printed', async () => {
  const { user, store } = await both().renderInEngine(LIST);
  await isIdle();
  await user.click(await screen.findByRole('button', { name: 'Issue all statements' }));
  await waitFor(() => expect(Object.keys(store.getState().statements.issued).length).toBeGreaterThan(3));
  expect(await screen.findByRole('button', { name: 'All statements issued' })).toBeVisible();
  await user.click(within(screen.getByRole('table')).getAllByRole('link')[0]!);
  expect(await screen.findByRole('button', { name: 'Record payout' })).toBeVisible();
  await isIdle();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
});
