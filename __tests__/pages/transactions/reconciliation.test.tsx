import { act, screen, waitFor, within } from '@testing-library/react';
import { selectChanges } from '@/selectors/changes/changesSelectors';
import { payoutsRecorded } from '@/slices/entities/payoutsSlice';
import { writeRecording } from '@/store/sessionReplay/writeRecording';
import { readRecording } from '@/store/sessionReplay/recordingFile';
import { checksumRecording } from '@/store/sessionReplay/writeRecording';
import { buildPayout } from '../../helpers/domain/statements';
import { pickedFile, importInProcess } from '../../helpers/imports/importInProcess';
import { renderApp } from '../../helpers/renderApp';
import { givenImportedData, importedPayment } from '../../helpers/workspace';

const PATH = '/transactions?view=reconciliation';

/** The console with the imported demo report. */
async function givenReport() {
  const { services } = importInProcess();
  const app = await renderApp(PATH, undefined, services);
  await app.user.click(await screen.findByRole('button', { name: 'Try with a demo report' }));
  await screen.findByRole('heading', { name: 'June 2024: 22 of 31 payments matched' });
  return app;
}

const top = () => screen.getByRole('heading', { name: /matched/ }).textContent;
const table = () => screen.getByRole('table', { name: 'Discrepancies' });

test('The demo report shows a discrepancy of every type, and the heading counts matched payments and resolved discrepancies', async () => {
  const { user } = await givenReport();
  const kinds = within(table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]!.textContent);
  expect(kinds.sort()).toEqual(
    ['Amount', 'Currency', 'Duplicate', 'Fee', 'Not in console', 'Not in report', 'Split', 'Status', 'Timing'].sort(),
  );

  await user.click(within(table()).getByRole('button', { name: 'TR20240604-002' }));
  const match = await screen.findByRole('dialog', { name: 'Not in report: TR20240604-002' });
  await user.selectOptions(within(match).getByLabelText('Resolution'), 'Match with ch_3PQx7482Jn02 ($5,279.40)');
  await user.type(within(match).getByLabelText(/Reason/), 'The reference was mistyped');
  await user.click(within(match).getByRole('button', { name: 'Resolve' }));
  expect(top()).toBe('June 2024: 23 of 30 payments matched');

  for (const id of ['013', '018', '007', '011', '006', '004', '028'].map(
    (end) => new RegExp(`^TR202406\\d\\d-${end}$`),
  )) {
    await user.click(within(table()).getByRole('button', { name: id }));
    const dialog = await screen.findByRole('dialog', { name: /: TR2024/ });
    expect(within(dialog).queryByLabelText('Resolution')).toBeNull();
    await user.type(within(dialog).getByLabelText(/Reason/), 'Reported to the processor');
    await user.click(within(dialog).getByRole('button', { name: 'Accept difference' }));
  }
  expect(top()).toBe('June 2024: 23 of 30 payments matched, 7 resolved');

  await user.click(screen.getAllByRole('button', { name: /^Undo/ }).at(-1)!);
  expect(top()).toBe('June 2024: 23 of 30 payments matched, 6 resolved');
});

test('A discrepancy shows both rows and the difference, needs a reason to be resolved, and can be reopened', async () => {
  const { user, store } = await givenReport();
  await user.click(within(table()).getByRole('button', { name: 'TR20240617-013' }));
  const dialog = await screen.findByRole('dialog', { name: 'Amount: TR20240617-013' });
  expect(dialog).toHaveTextContent('Report: $8,904.00. Console: $8,940.00 (-$36.00).');
  const row = within(dialog).getByRole('row', { name: /^Amount/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['$8,940.00', '$8,904.00', '-$36.00']);
  await user.click(within(dialog).getByRole('button', { name: 'Accept difference' }));
  expect(await within(dialog).findByText('Enter a reason.')).toBeVisible();
  await user.type(within(dialog).getByLabelText(/Reason/), 'Digits changed places; reported to the processor');
  await user.click(within(dialog).getByRole('button', { name: 'Accept difference' }));
  expect(top()).toBe('June 2024: 22 of 31 payments matched, 1 resolved');

  await user.click(within(table()).getByRole('button', { name: 'TR20240617-013' }));
  const resolved = await screen.findByRole('dialog', { name: 'Amount: TR20240617-013' });
  expect(resolved).toHaveTextContent(/Resolved by Alex Morgan on .*: Digits changed places; reported to the processor/);
  await user.click(within(resolved).getByRole('button', { name: 'Reopen' }));
  expect(top()).toBe('June 2024: 22 of 31 payments matched');

  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Fee');
  expect(window.location.search).toBe('?view=reconciliation&kind=Fee');
  expect(within(table()).getAllByRole('row')).toHaveLength(2);

  const remove = screen.getByRole('button', { name: 'Remove report' });
  await user.click(remove);
  const question = screen.getByRole('group', {
    name: 'Remove processor-report-june.csv with its 9 discrepancies? Changes lists the removal.',
  });
  expect(within(question).getByRole('button', { name: 'Keep report' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(remove).toHaveFocus();
  expect(Object.keys(store.getState().reconciliation.records)).toHaveLength(1);
  await user.keyboard('{Enter}');
  const again = screen.getByRole('group', { name: /^Remove processor-report-june/ });
  await user.click(within(again).getByRole('button', { name: 'Remove report' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(Object.keys(store.getState().reconciliation.records)).toEqual([]);
  await user.click(screen.getAllByRole('button', { name: /^Undo/ }).at(-1)!);
  expect(top()).toBe('June 2024: 22 of 31 payments matched');
});

test('A discrepancy with a missing side has no column of differences', async () => {
  const { user } = await givenReport();
  await user.click(within(table()).getByRole('button', { name: 'TR20240604-002' }));
  const dialog = await screen.findByRole('dialog', { name: 'Not in report: TR20240604-002' });
  const headers = within(dialog).getAllByRole('columnheader');
  expect(headers.map(({ textContent }) => textContent)).toEqual(['FIELD', 'CONSOLE', 'REPORT']);
});

test('The address without a tab shows the list of transactions, and the tabs lead to the other views', async () => {
  const { user } = await renderApp('/transactions');
  const tabs = screen.getByRole('navigation', { name: 'Transaction views' });
  expect(within(tabs).getByRole('link', { current: 'page' })).toHaveTextContent('List');
  expect(screen.getByRole('table', { name: 'Transactions' })).toBeVisible();
  await user.click(within(tabs).getByRole('link', { name: 'Reconciliation' }));
  expect(await screen.findByRole('heading', { name: 'Reconcile your payments' })).toBeVisible();
  expect(window.location.search).toBe('?view=reconciliation');
  await user.click(within(tabs).getByRole('link', { name: 'Fee check' }));
  expect(await screen.findByRole('heading', { name: '78 of 78 fees correct' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Surcharges' }).closest('section, .card')).toHaveTextContent(
    'This is guidance, not legal advice',
  );
});

test.each([
  [
    'The fee check says that a file without fees has nothing to check',
    [importedPayment('P1'), importedPayment('P2')],
    'No fees to check',
    'SplitPay calculated the fees of 2 payments from their split; import a file with fees to compare.',
  ],
  [
    'Payments without fees are not checked, and the fee check counts them',
    [importedPayment('P1'), importedPayment('P2', { fees: { processor: 320, partner: 480, platform: 200 } })],
    '3 of 3 fees correct',
    'Not checked: 1 payment without fees in your files. SplitPay calculated their fees.',
  ],
])('%s', async (_name, payments, heading, sentence) => {
  await renderApp('/transactions?view=fees', givenImportedData(payments));
  const title = await screen.findByRole('heading', { level: 2, name: heading });
  expect(title.closest('.card')).toHaveTextContent(sentence);
});

test('A file that is not a report shows an error, and another file can be chosen', async () => {
  const { services } = importInProcess();
  const { user } = await renderApp(PATH, undefined, services);
  await user.click(await screen.findByRole('button', { name: 'Import report' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import report' });
  await user.upload(within(dialog).getByLabelText('Report file'), pickedFile('', 'empty.csv'));
  expect(await within(dialog).findByText('The file is empty. Choose another file.')).toBeVisible();
  const report = 'id,amount,date\nTR20240605-003,735.40,06/05/2024\nTR20240606-004,6478.90,06/06/2024';
  await user.upload(within(dialog).getByLabelText('Report file'), pickedFile(report, 'report.csv'));
  await user.click(await within(dialog).findByRole('radio', { name: /^Month first/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Compare report' }));
  expect(await screen.findByRole('heading', { name: 'June 2024: 2 of 2 payments matched' })).toBeVisible();
});

test.each(['Stop comparison', 'Cancel'])(
  'The import of a report shows its progress, and %s ends it immediately',
  async (name) => {
    const { services, importers } = importInProcess();
    const { user } = await renderApp(PATH, undefined, services);
    await user.click(await screen.findByRole('button', { name: 'Import report' }));
    const dialog = await screen.findByRole('dialog', { name: 'Import report' });
    const slow = pickedFile('id,amount,date\n', 'slow.csv', new Promise(() => undefined));
    await user.upload(within(dialog).getByLabelText('Report file'), slow);
    expect(await within(dialog).findByRole('progressbar', { name: 'Reading the report' })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name }));
    expect(importers).toEqual([{ isStopped: true }]);
    if (name === 'Cancel') await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    else expect(within(dialog).getByLabelText('Report file')).toHaveFocus();
  },
);

test('The focus stays where the operator moved it while a report was read', async () => {
  const { user } = await renderApp(PATH, undefined, importInProcess().services);
  await user.click(await screen.findByRole('button', { name: 'Import report' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import report' });
  let goOn = (): void => undefined;
  const slow = pickedFile('', 'slow.csv', new Promise((resolve) => (goOn = resolve)));
  await user.upload(within(dialog).getByLabelText('Report file'), slow);
  const cancel = within(dialog).getByRole('button', { name: 'Cancel' });
  act(() => cancel.focus());
  goOn();
  expect(await within(dialog).findByText('The file is empty. Choose another file.')).toBeVisible();
  expect(cancel).toHaveFocus();
});

test('A bank statement is compared with the payouts, and a resolved discrepancy names the payee in the changes', async () => {
  const { services } = importInProcess();
  const { user, store } = await renderApp(PATH, undefined, services);
  const [a, b] = [buildPayout({ id: '1' }), buildPayout({ id: '2', partyId: 'MER002', amount: 5_000 })];
  act(() => void store.dispatch(payoutsRecorded([a, b])));
  await user.click(await screen.findByRole('button', { name: 'Import report' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import report' });
  await user.selectOptions(within(dialog).getByLabelText('Report type'), 'Bank statement (payouts)');
  const bank = 'Date,Details,Amount\n2024-07-02,HARBOR LIGHTS MUSIC FESTIVAL JUNE,-100.00\n2024-07-09,Rent,-900.00';
  await user.upload(within(dialog).getByLabelText('Report file'), pickedFile(bank, 'bank.csv'));
  expect(await screen.findByRole('heading', { name: 'Payouts, July 2024: 1 of 1 payouts matched' })).toBeVisible();
  expect(screen.getByText("1 bank transaction isn't a payout and was ignored.")).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Import report' }));
  const again = await screen.findByRole('dialog', { name: 'Import report' });
  await user.selectOptions(within(again).getByLabelText('Report type'), 'Bank statement (payouts)');
  const longer = `${bank}\n2024-06-28,Rent,-900.00`;
  await user.upload(within(again).getByLabelText('Report file'), pickedFile(longer, 'bank.csv'));
  expect(
    await screen.findByRole('heading', { name: /^Payouts, Jun 28, 2024 .* 1 of 2 payouts matched$/ }),
  ).toBeVisible();
  await user.click(within(table()).getByRole('button', { name: 'Bennett & Cole Wedding Planners' }));
  const broken = await screen.findByRole('dialog', {
    name: 'Not in report: Bennett & Cole Wedding Planners',
  });
  expect(within(broken).queryByRole('link', { name: 'View payment' })).toBeNull();
  await user.type(within(broken).getByLabelText(/Reason/), 'Paid by another account');
  await user.click(within(broken).getByRole('button', { name: 'Accept difference' }));
  expect(top()).toMatch('1 of 2 payouts matched, 1 resolved');
  const [change] = selectChanges(store.getState());
  expect(change).toMatchObject({
    what: 'Discrepancy resolved',
    about: 'Bennett & Cole Wedding Planners',
    paymentId: undefined,
  });
});

test('A recording of a version without reports can be replayed', async () => {
  const { store } = await renderApp('/transactions');
  const { reconciliation, screenView, edits, savedViews, ...earlier } = store.getState();
  expect([reconciliation, screenView, edits, savedViews]).not.toContain(undefined);
  const file = JSON.parse(writeRecording({ firstState: earlier as never, actions: [] })) as Parameters<
    typeof checksumRecording
  >[0];
  const written = { ...file, productVersion: '1.0.0' };
  const text = JSON.stringify({ ...written, checksum: checksumRecording(written) });
  expect(readRecording(text)).toMatchObject({ recording: { firstState: { reconciliation: { records: {} } } } });
});
