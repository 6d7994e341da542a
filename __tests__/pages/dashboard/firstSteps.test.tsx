import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resolveDiscrepancy } from '@/commands/reconciliation';
import { resetSampleData } from '@/commands/resetSampleData';
import { issueStatements, recordPayouts } from '@/commands/statements/statements';
import { computeStatement } from '@/domain/statements/statements';
import { selectReports } from '@/selectors/reconciliation/reconciliationSelectors';
import { selectBalances, selectStatementSource } from '@/selectors/statements/statementSources';
import { selectIssuedStatements } from '@/slices/entities/statementsSlice';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { importInProcess } from '../../helpers/imports/importInProcess';
import { leavePage, loadPage } from '../../helpers/loadPage';
import { renderApp } from '../../helpers/renderApp';
import { FakeBrowser } from '../../helpers/store/fakeBrowser';
import { givenImportedData, importedPayment } from '../../helpers/workspace';

afterEach(leavePage);

const NAME = 'Close June in 3 minutes';
const strip = () => screen.queryByRole('region', { name: 'Demo data' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const checklist = () => screen.queryByRole('heading', { name: NAME });
const doneSteps = () =>
  screen.queryAllByRole('heading', { level: 3, name: /^Done: / }).map(({ textContent }) => textContent.slice(6));

test('The dashboard says that the figures are demo data, and leads to the import', async () => {
  const { user } = await renderApp('/');
  expect(strip()).toHaveTextContent("SplitPay reconciles split payments. You're looking at demo data (June 2024).");
  expect(screen.getByText('Demo data', { selector: '.badge' })).toBeVisible();
  await user.click(button('Import your payments'));
  expect(await screen.findByRole('dialog', { name: 'Import data' })).toBeVisible();
});

test('Own data has neither the message nor the badge', async () => {
  await renderApp('/', givenImportedData([importedPayment('P-1')]));
  expect(strip()).toBeNull();
  expect(screen.queryByText('Demo data')).toBeNull();
});

test('The browser remembers that the message is hidden, and the search shows it again with the checklist', async () => {
  const browser = new FakeBrowser();
  const user = userEvent.setup();
  await loadPage(browser, '/');
  await user.click(button('Hide'));
  expect(strip()).toBeNull();
  expect(screen.getByText(/To show it again/)).toBeVisible();
  await loadPage(browser, '/');
  expect(strip()).toBeNull();
  await user.click(button(/^Search or go to/));
  await user.type(await screen.findByRole('combobox', { name: /Search/ }), 'demo data');
  expect(await screen.findByRole('option', { name: /^Show demo data message/ })).toBeVisible();
  await user.click(await screen.findByRole('option', { name: new RegExp(NAME) }));
  await waitFor(() => expect(checklist()).toBeVisible());
  expect(strip()).toBeVisible();
});

test('The search shows a hidden message again without the checklist, and offers this only while it is hidden', async () => {
  const { user } = await renderApp('/');
  const search = async () => {
    await user.click(button(/^Search or go to/));
    await user.type(await screen.findByRole('combobox', { name: /Search/ }), 'demo data');
    await screen.findByRole('option', { name: new RegExp(NAME) });
  };
  await search();
  expect(screen.queryByRole('option', { name: /^Show demo data message/ })).toBeNull();
  await user.keyboard('{Escape}');
  await user.click(button('Hide'));
  await search();
  await user.click(screen.getByRole('option', { name: /^Show demo data message/ }));
  await waitFor(() => expect(strip()).toBeVisible());
  expect(checklist()).toBeNull();
});

test('The message of an open checklist cannot be hidden, because that would close the checklist', async () => {
  const { user } = await renderApp('/');
  await user.click(button(NAME));
  await waitFor(() => expect(checklist()).toBeVisible());
  expect(screen.queryByRole('button', { name: 'Hide' })).toBeNull();
});

test('The reset of the demo data shows a hidden message again', async () => {
  const { user, store } = await renderApp('/');
  await user.click(button('Hide'));
  act(() => void store.dispatch(dialogOpened({ kind: 'resetSampleData' })));
  await screen.findByRole('dialog', { name: 'Reset demo data' });
  act(() => {
    store.dispatch(resetSampleData());
  });
  expect(strip()).toBeVisible();
});

test('The operator can leave the checklist and continue later', async () => {
  const browser = new FakeBrowser();
  const user = userEvent.setup();
  await loadPage(browser, '/');
  await user.click(button(NAME));
  await waitFor(() => expect(checklist()).toBeVisible());
  await loadPage(browser, '/');
  await waitFor(() => expect(checklist()).toBeVisible());
  await user.click(button('Leave checklist'));
  expect(checklist()).toBeNull();
  await loadPage(browser, '/');
  expect(checklist()).toBeNull();
  expect(button(NAME)).toBeVisible();
});

test('Each step is ticked by what is recorded, and no longer when that is undone', async () => {
  const { store, user } = await renderApp('/', undefined, importInProcess().services);
  await user.click(button(NAME));
  await waitFor(() => expect(checklist()).toBeVisible());
  expect(doneSteps()).toEqual([]);
  expect(screen.getByText(/^0 of 4 steps done/)).toBeVisible();

  await user.click(button('Import demo report'));
  await waitFor(() => expect(doneSteps()).toEqual(['Import the demo report']));
  expect(screen.getByText('9 discrepancies to resolve.')).toBeVisible();

  const [{ id: reportId, breaks } = { id: '', breaks: [] }] = selectReports(store.getState());
  act(() => {
    for (const { id } of breaks) store.dispatch(resolveDiscrepancy({ reportId, breakId: id, reason: 'Reported' }));
  });
  expect(doneSteps()).toHaveLength(2);

  expect(
    screen.getByText("33 statements aren't issued yet. Record payouts first, so that the statements contain them."),
  ).toBeVisible();
  expect(screen.getByText('15 merchants have an available balance.')).toBeVisible();
  await user.click(button('Record payouts'));
  await user.click(await screen.findByRole('button', { name: /^Record 15 payouts/ }));
  await waitFor(() => expect(doneSteps()).toHaveLength(3));

  expect(screen.getByText("33 statements aren't issued yet.")).toBeVisible();
  const parties = selectBalances(store.getState()).map(({ partyId }) => partyId);
  await act(async () => {
    await store.dispatch(issueStatements(parties));
  });
  expect(doneSteps()).toEqual([
    'Import the demo report',
    'Resolve discrepancies',
    'Record payouts',
    'Issue statements',
  ]);
  expect(screen.getByText('June is done. Import your payments to close your first month.')).toBeVisible();

  await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!);
  await waitFor(() => expect(doneSteps()).toHaveLength(3));
});

test('The order of the steps leads to statements that contain the payouts, and to no corrections', async () => {
  const { store } = await renderApp('/');
  act(() => void store.dispatch(dialogOpened({ kind: 'payoutRun' })));
  act(
    () => void store.dispatch(recordPayouts({ amounts: { MER001: 1_541_700 }, day: '2024-06-30', reference: 'June' })),
  );
  await act(async () => {
    await store.dispatch(issueStatements(['MER001']));
  });
  const [issued] = Object.values(selectIssuedStatements(store.getState()));
  expect(issued).toMatchObject({ closing: 0, paidOut: 1_541_700 });
  const july = { start: '2024-07-01', end: '2024-07-31' };
  expect(computeStatement(selectStatementSource(store.getState()), 'MER001', july)).toMatchObject({
    opening: 0,
    length: 0,
  });
});
