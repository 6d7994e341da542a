import { act, screen, waitFor, within } from '@testing-library/react';
import { selectChanges } from '@/selectors/changes/changesSelectors';
import { payoutsRecorded } from '@/slices/entities/payoutsSlice';
import { writeRecording } from '@/store/sessionReplay/writeRecording';
import { readRecording } from '@/store/sessionReplay/recordingFile';
import { checksumRecording } from '@/store/sessionReplay/writeRecording';
import { buildPayout } from '../../helpers/domain/statements';
import { pickedFile, importInProcess } from '../../helpers/imports/importInProcess';
import { renderApp } from '../../helpers/renderApp';

const PATH = '/transactions?view=reconciliation';

const top = () => screen.getByRole('heading', { name: /matched/ }).textContent;
const table = () => screen.getByRole('table', { name: 'Discrepancies' });

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
  expect(top()).toMatch('1 of 2 payouts matched, 1 explained');
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
