import { screen, within } from '@testing-library/react';
import { selectMerchants } from '@/selectors/merchantsSelectors';
import { selectDisputes } from '@/selectors/payments/disputeSelectors';
import { selectResolutions, selectShownReport } from '@/selectors/reconciliation/reconciliationSelectors';
import { reconciliationActions } from '@/slices/entities/reconciliationSlice';
import { selectNoteRecords } from '@/slices/entities/recordSlices';
import { selectIssuedStatements } from '@/slices/entities/statementsSlice';
import { buildReport, buildSide } from '../../helpers/domain/reconciliation';
import { renderApp } from '../../helpers/renderApp';

type User = Awaited<ReturnType<typeof renderApp>>['user'];

const bar = () => screen.findByRole('region', { name: 'Selection' });
async function press(user: User, name: string | RegExp) {
  await user.click(within(await bar()).getByRole('button', { name }));
}
const selectPage = async (user: User, name: string | RegExp) =>
  user.click(await screen.findByRole('checkbox', { name }));

test('Merchants are activated together, with one undo, and the bar says why some are not', async () => {
  const { user, store } = await renderApp('/merchants');
  const before = selectMerchants(store.getState());
  const active = before.filter(({ status }) => status === 'Active').length;
  const others = before.length - active;
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show entries' }), '50');
  await selectPage(user, `Select ${before.length} merchants on this page`);
  await press(user, 'Why not all: activate');
  expect(await bar()).toHaveTextContent(`${active}: The merchant is already active.`);
  await press(user, `Activate ${others} of ${before.length}`);
  const dialog = await screen.findByRole('dialog', { name: 'Activate merchants' });
  expect(dialog).toHaveTextContent(`${others} merchants will be active. This lifts`);
  await user.click(within(dialog).getByRole('button', { name: `Activate ${others} merchants` }));
  expect(selectMerchants(store.getState()).every(({ status }) => status === 'Active')).toBe(true);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(selectMerchants(store.getState())).toEqual(before);
});

test('Selected merchants get the same note, with one undo', async () => {
  const { user, store } = await renderApp('/merchants');
  await selectPage(user, 'Select 10 merchants on this page');
  await press(user, /^Add note/);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add note' }));
  await user.type(dialog.getByLabelText(/New note/), 'Ask for the new contract.');
  await user.click(dialog.getByRole('button', { name: 'Add to 10 merchants' }));
  const notes = () => Object.values(selectNoteRecords(store.getState()));
  expect(notes()).toHaveLength(10);
  expect(notes()[0]).toMatchObject({ subject: 'merchant', text: 'Ask for the new contract.' });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(notes()).toEqual([]);
});

test('A suspension of several merchants needs one reason', async () => {
  const { user, store } = await renderApp('/merchants');
  await selectPage(user, 'Select 10 merchants on this page');
  await press(user, /^Suspend \d/);
  const dialog = await screen.findByRole('dialog', { name: 'Suspend merchants' });
  await user.click(within(dialog).getByRole('button', { name: /^Suspend \d/ }));
  expect(within(dialog).getByRole('textbox', { name: /^Reason/ })).toBeInvalid();
  await user.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'Chargebacks in June');
  await user.click(within(dialog).getByRole('button', { name: /^Suspend \d/ }));
  const suspended = selectMerchants(store.getState()).slice(0, 10);
  expect(suspended.every(({ status }) => status === 'Suspended')).toBe(true);
  expect(suspended.filter(({ statusReason }) => statusReason === 'Chargebacks in June').length).toBeGreaterThan(0);
});

test('The statements of the selected parties are issued', async () => {
  const { user, store } = await renderApp('/merchants?view=statements');
  await selectPage(user, 'Select Processor');
  await selectPage(user, 'Select Partners');
  await press(user, 'Issue statements: 2');
  await screen.findByText('Statements issued');
  expect(Object.values(selectIssuedStatements(store.getState())).map(({ partyId }) => partyId)).toEqual([
    'processor',
    'partner',
  ]);
  await press(user, /^Issue statements: 0 of 2/);
  expect(await bar()).toHaveTextContent('2: Some of these days are already on an issued statement.');
});

test('The evidence of selected disputes is marked as sent, with one undo', async () => {
  const { user, store } = await renderApp('/transactions?view=disputes');
  const statuses = () => selectDisputes(store.getState()).map(({ status }) => status);
  const before = statuses();
  const open = before.filter((status) => status === 'needs response').length;
  expect(open).toBeGreaterThan(0);
  await selectPage(user, /^Select \d disputes on this page/);
  await press(user, /^Mark evidence sent/);
  const dialog = await screen.findByRole('dialog', { name: 'Mark evidence sent' });
  await user.click(within(dialog).getByRole('button', { name: /^Mark \d dispute/ }));
  expect(statuses()).not.toContain('needs response');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(statuses()).toEqual(before);
});

test('The differences of selected discrepancies are accepted with one reason and one undo', async () => {
  const { user, store, dispatch } = await renderApp('/transactions?view=reconciliation');
  const breaks = ['a', 'b', 'c'].map((id) => ({ id, kind: 'missing there' as const, ours: buildSide(id), theirs: [] }));
  dispatch(reconciliationActions.reportBroughtIn(buildReport(breaks)));
  expect(selectShownReport(store.getState())?.breaks).toHaveLength(3);
  await selectPage(user, 'Select 3 discrepancies on this page');
  await press(user, 'Accept differences 3');
  const dialog = await screen.findByRole('dialog', { name: 'Accept differences' });
  expect(dialog).toHaveTextContent('3 open discrepancies');
  await user.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'Paid by bank transfer');
  await user.click(within(dialog).getByRole('button', { name: 'Accept 3 differences' }));
  expect(selectResolutions(store.getState()).map(({ reason }) => reason)).toEqual(
    Array.from({ length: 3 }, () => 'Paid by bank transfer'),
  );
  await press(user, /^Accept differences 0 of 3/);
  expect(await bar()).toHaveTextContent('3: The discrepancy is already resolved.');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(selectResolutions(store.getState())).toEqual([]);
});

test('The bar says how many selected payments can be refunded and voided, and why the others cannot', async () => {
  const { user } = await renderApp('/transactions');
  await selectPage(user, 'Select 10 transactions on this page');
  await press(user, 'Why not all: refund');
  const reasons = within(await bar()).getByRole('list', { name: 'Why not all: refund' });
  expect(reasons).toHaveTextContent("A pending payment can't be refunded: it isn't settled yet. Void it instead.");
  expect(await bar()).toHaveTextContent(/Void 4 of 10/);
  await press(user, /^Refund \d of 10/);
  expect(await screen.findByRole('dialog', { name: /Refund/ })).toBeVisible();
});
