import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { leaveBatch, rememberBatch } from '@/commands/batches/interruptedBatches';
import { createBatchId, recordRows } from '@/commands/batches/runBatch';
import { sumPlan } from '@/domain/batches/batchSums';
import type { CanceledEvent } from '@/domain/batches/interruptedBatches';
import { recordIdOf } from '@/domain/batches/batchRecords';
import { formatMoney } from '@/domain/money/money';
import { finish } from '@/lib/resumable';
import { planBatch } from '@/selectors/batches/batchPayments';
import { selectChanges } from '@/selectors/changes/changesSelectors';
import { allMatchingSelected, rowsSelected } from '@/slices/lists/selectionSlice';
import { recordsRefused } from '@/slices/persistenceSlice';
import { refundWithdrawn } from '@/slices/entities/paymentEventsSlice';
import { dialogClosed, dialogOpened } from '@/slices/ui/dialogsSlice';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';
import type { AppStore } from '@/store/store';
import { recordsOf, refundOf } from '../../helpers/builders';
import { USD } from '../../helpers/currencies';
import { renderApp } from '../../helpers/renderApp';
import { readTable } from '../../helpers/table';
import { givenImportedData, importedPayment } from '../../helpers/workspace';

const money = (cents: number) => formatMoney(cents, USD);
const dialog = (name: string) => screen.findByRole('dialog', { name });

/** The sums of a batch over all payments of the demo data. */
function sumsOf(store: AppStore, refund: Parameters<typeof planBatch>[2]['refund'], isVoiding = false) {
  const state = store.getState();
  const indices = Uint32Array.from(state.transactions.rows.keys());
  return sumPlan(finish(planBatch(state, indices, refund ? { isVoiding, refund } : { isVoiding: true })));
}

/** Dispatches what happens elsewhere. The list behind loads a part when it gets its first record. */
const record = (store: AppStore, action: Parameters<AppStore['dispatch']>[0]) =>
  act(async () => {
    store.dispatch(action);
    await new Promise((resolve) => setTimeout(resolve, 50));
  });

async function openRefunds() {
  const { store, user, dispatch } = await renderApp('/transactions');
  dispatch(allMatchingSelected('transactions'));
  dispatch(dialogOpened({ kind: 'bulkRefund' }));
  return { store, user, dispatch, refunds: await dialog('Refund payments') };
}

describe('The dialog that refunds the selected payments', () => {
  test('shows the figures of a dry run before anything is recorded', async () => {
    const { store, refunds } = await openRefunds();
    const { refunds: sums, refused } = sumsOf(store, { kind: 'rest' });
    expect(await within(refunds).findByText(`${sums.count} of 30`)).toBeVisible();
    expect(refunds).toHaveTextContent(`${sums.count} refunds, ${money(sums.amount)}`);
    expect(refunds).toHaveTextContent(`Fees kept by the processor${money(sums.retainedFees)}`);
    expect(readTable('Part of each party').rows).toEqual([
      ['Merchant', money(sums.shares.merchant)],
      ['Processor', money(sums.shares.processor)],
      ['Partner', money(sums.shares.partner)],
      ['Platform', money(sums.shares.platform)],
      ['Total', money(sums.amount)],
    ]);
    expect(refunds).toHaveTextContent(`${refused} payments left out`);
    expect(refunds).toHaveTextContent("A pending payment can't be refunded: it isn't settled yet. Void it instead.");
    expect(recordsOf(store.getState())).toEqual([]);
  });

  test('refunds a percentage, and says in place what a wrong percentage needs', async () => {
    const { store, user, refunds } = await openRefunds();
    await user.selectOptions(within(refunds).getByLabelText('Refund of each payment'), 'A percentage of the amount');
    const percentage = within(refunds).getByLabelText('Percentage');
    await user.clear(percentage);
    await user.type(percentage, '0');
    expect(percentage).toBeInvalid();
    expect(refunds).toHaveTextContent('Enter a percentage above 0 and at most 100, like 50 or 12.5.');
    await user.clear(percentage);
    await user.type(percentage, '12.5');
    const { refunds: sums } = sumsOf(store, { kind: 'percentage', basisPoints: 1_250 });
    expect(await within(refunds).findByText(`${sums.count} refunds, ${money(sums.amount)}`)).toBeVisible();
  });

  test('says how many payments a batch refunded today, and refunds a percentage of them again only if this is chosen', async () => {
    const { store, user, dispatch } = await renderApp('/transactions');
    const indices = Uint32Array.from(store.getState().transactions.rows.keys());
    const refund = { kind: 'percentage' as const, basisPoints: 1_000 };
    const rows = finish(planBatch(store.getState(), indices, { isVoiding: false, refund })).filter(
      (row) => row.kind !== 'refused',
    );
    const batch = { id: store.dispatch(createBatchId), size: rows.length };
    await act(async () => {
      store.dispatch(recordRows({ batch, reason: 'Other' }, rows.slice(0, 4)));
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    dispatch(allMatchingSelected('transactions'));
    dispatch(dialogOpened({ kind: 'bulkRefund' }));
    const refunds = await dialog('Refund payments');
    expect(
      await within(refunds).findByText('4 of these 30 payments got a refund by a batch in the last 24 hours.'),
    ).toBeVisible();
    expect(within(refunds).queryByRole('checkbox')).toBeNull();
    await user.selectOptions(within(refunds).getByLabelText('Refund of each payment'), 'A percentage of the amount');
    expect(await within(refunds).findByText('4: A batch refunded a part in the last 24 hours.')).toBeVisible();
    expect(within(refunds).getByText(`${rows.length - 4} of 30`)).toBeVisible();
    await user.click(within(refunds).getByRole('checkbox', { name: /^Refund 4 payments again/ }));
    expect(await within(refunds).findByText(`${rows.length} of 30`)).toBeVisible();
  });

  test('asks to type the number of payments above the limit, records the batch, and undoes it', async () => {
    const { store, user, refunds } = await openRefunds();
    const { refunds: sums } = sumsOf(store, { kind: 'rest' });
    await user.click(await within(refunds).findByRole('button', { name: `Refund ${sums.count} payments` }));
    const field = within(refunds).getByLabelText(`Type ${sums.count} to confirm`);
    expect(field).toHaveFocus();
    expect(refunds).toHaveTextContent(`Type the number of payments: ${sums.count}.`);
    expect(recordsOf(store.getState())).toEqual([]);
    await user.type(field, String(sums.count));
    await user.click(within(refunds).getByRole('button', { name: `Refund ${sums.count} payments` }));
    expect(await within(refunds).findByRole('button', { name: 'Undo batch' })).toBeVisible();
    expect(within(refunds).getByRole('status')).toHaveTextContent(`${sums.count} of ${sums.count} payments`);
    const records = recordsOf(store.getState());
    expect(records).toHaveLength(sums.count);
    expect(new Set(records.map(({ batch }) => batch?.id)).size).toBe(1);
    expect(records.every(({ id, transactionId, batch }) => id === recordIdOf(batch?.id ?? '', transactionId))).toBe(
      true,
    );

    await user.click(within(refunds).getByRole('button', { name: 'Undo batch' }));
    await user.click(within(refunds).getByRole('button', { name: 'Withdraw refunds' }));
    expect(await screen.findByText(`${sums.count} refunds withdrawn.`)).toBeInTheDocument();
    expect(recordsOf(store.getState())).toEqual([]);
    expect(Object.values(store.getState().takenBack.records)).toHaveLength(sums.count);
    await waitFor(() => expect(refunds).toHaveTextContent(`Withdrawn${sums.count}`));
  });

  test('asks before it discards a typed percentage, and restores it after Back', async () => {
    const { user, dispatch, refunds } = await openRefunds();
    await user.selectOptions(within(refunds).getByLabelText('Refund of each payment'), 'A percentage of the amount');
    await user.type(within(refunds).getByLabelText('Percentage'), '{Backspace}5');
    await user.click(within(refunds).getByRole('button', { name: 'Cancel' }));
    expect(within(refunds).getByText('Discard your changes?')).toBeVisible();
    dispatch(dialogClosed());
    dispatch(dialogOpened({ kind: 'bulkRefund' }));
    const again = await dialog('Refund payments');
    expect(within(again).getByLabelText('Percentage')).toHaveValue('55');
    expect(again).toHaveTextContent('We restored your unsaved changes.');
  });

  test('asks before it closes during a run', async () => {
    const { store, user, refunds } = await openRefunds();
    const { refunds: sums } = sumsOf(store, { kind: 'rest' });
    await user.type(await within(refunds).findByLabelText(`Type ${sums.count} to confirm`), String(sums.count));
    fireEvent.click(within(refunds).getByRole('button', { name: `Refund ${sums.count} payments` }));
    fireEvent.click(within(refunds).getAllByRole('button', { name: 'Close' })[0]!);
    expect(refunds).toHaveTextContent('Stop the batch and close?');
    fireEvent.click(within(refunds).getByRole('button', { name: 'Stop and close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('names merchants whose balance gets negative', async () => {
    const { refunds } = await openRefunds();
    await within(refunds).findByText('What will happen');
    expect(refunds).toHaveTextContent(/\d+ merchants? will have a negative balance, which reduces the next payout/);
  });

  test('shows a row that somebody else refunded, or the server refused, as failed with the reason, and retries it', async () => {
    const { store, user, refunds } = await openRefunds();
    const { refunds: sums } = sumsOf(store, { kind: 'rest' });
    const button = await within(refunds).findByRole('button', { name: `Refund ${sums.count} payments` });
    // A colleague refunds a part after the dry run.
    const paid = store.getState().transactions.rows.find(({ status }) => status === 'Completed')!;
    await record(store, refundOf({ transactionId: paid.id, amount: 100, reason: 'Other' }));
    await user.type(within(refunds).getByLabelText(`Type ${sums.count} to confirm`), String(sums.count));
    await user.click(button);
    expect(await within(refunds).findByText('Failed')).toBeVisible();
    expect(refunds).toHaveTextContent(`${paid.id}: A part is already refunded, so the amount is too high.`);
    // The colleague withdraws it, so that the retry succeeds.
    await record(
      store,
      refundWithdrawn(
        { id: recordsOf(store.getState()).find(({ batch }) => !batch)!.id, transactionId: paid.id },
        paid,
      ),
    );
    await user.click(within(refunds).getByRole('button', { name: 'Retry 1 failed payment' }));
    expect(recordsOf(store.getState())).toHaveLength(sums.count);

    const refusedRecord = recordsOf(store.getState())[0]!;
    await record(store, refundWithdrawn(refusedRecord, paid));
    await record(store, recordsRefused({ [refusedRecord.id]: 'Ben Cole refunded $60.00 at 14:02.' }));
    expect(refunds).toHaveTextContent(`${refusedRecord.transactionId}: Ben Cole refunded $60.00 at 14:02.`);
  });

  test('says that nothing is selected', async () => {
    const { dispatch } = await renderApp('/transactions');
    dispatch(dialogOpened({ kind: 'bulkRefund' }));
    expect(await dialog('Refund payments')).toHaveTextContent('No payment is selected.');
  });
});

test('The dialog that voids the selected payments records a void of each Pending one, and says that voids are final', async () => {
  const { store, user, dispatch } = await renderApp('/transactions');
  const pending = store.getState().transactions.rows.filter(({ status }) => status === 'Pending');
  dispatch(rowsSelected({ list: 'transactions', ids: pending.slice(0, 2).map(({ id }) => id) }));
  dispatch(dialogOpened({ kind: 'bulkVoid' }));
  const voids = await dialog('Void payments');
  const submit = await within(voids).findByRole('button', { name: 'Void 2 payments' });
  const typed = within(voids).queryByLabelText('Type 2 to confirm');
  if (typed) await user.type(typed, '2');
  await user.click(submit);
  expect(await within(voids).findByText('Voids are final, so they stay.')).toBeVisible();
  expect(recordsOf(store.getState()).map(({ kind }) => kind)).toEqual(['void', 'void']);
});

test('An event is canceled with figures, a notice that can be edited, and a report that Changes opens', async () => {
  const { store, user, dispatch } = await renderApp('/transactions?view=changes');
  const { merchantId } = store.getState().transactions.rows[0]!;
  dispatch(dialogOpened({ kind: 'cancelEvent', merchantId }));
  const event = await dialog('Cancel event');
  await user.type(within(event).getByLabelText('From'), '2024-01-01');
  await user.type(within(event).getByLabelText('To'), '2024-12-31');
  await user.tab();
  const submit = await within(event).findByRole('button', { name: /^Cancel event with \d+ payments?$/ });
  const notice = within(event).getByLabelText('Notice for the merchant');
  expect((notice as HTMLTextAreaElement).value).toMatch(/refunded: \$[\d,.]+/);
  await user.type(notice, ' Sorry.');
  expect((notice as HTMLTextAreaElement).value).toMatch(/ Sorry\.$/);
  const typed = within(event).queryByLabelText(/^Type \d+ to confirm$/);
  if (typed) await user.type(typed, /\d+/.exec(submit.textContent)![0]);
  await user.click(submit);
  expect(await within(event).findByText('Recorded')).toBeVisible();
  const recorded = recordsOf(store.getState());
  expect(recorded.length).toBeGreaterThan(0);
  expect(recorded.every((record) => record.kind === 'void' || record.reason === 'Event cancelled')).toBe(true);
  await user.click(within(event).getAllByRole('button', { name: 'Close' })[0]!);
  expect(selectChanges(store.getState())[0]?.batch?.name).toContain('Jan 1');
  const [link] = await screen.findAllByRole('button', { name: `Part of a batch of ${recorded.length}` });
  await user.click(link!);
  const report = await dialog('Batch report');
  expect(report).toHaveTextContent(`Recorded${recorded.length} of ${recorded.length}`);
  expect(within(report).getByRole('button', { name: 'Download results' })).toBeVisible();
});

describe('A batch that was interrupted', () => {
  beforeEach(() => window.localStorage.clear());

  /** The console after a batch of this many refunds was left when the first four were recorded. */
  async function leaveAfterFour(canceled?: CanceledEvent) {
    const app = await renderApp('/transactions');
    const { store } = app;
    const indices = Uint32Array.from(store.getState().transactions.rows.keys());
    const planned = finish(planBatch(store.getState(), indices, { isVoiding: false, refund: { kind: 'rest' } }));
    const rows = planned.filter((row) => row.kind !== 'refused');
    const run = { batch: { id: store.dispatch(createBatchId), size: rows.length }, reason: 'Other' as const, rows };
    await act(async () => {
      store.dispatch(rememberBatch(canceled ? 'cancel' : 'refund', run, canceled));
      store.dispatch(recordRows(run, rows.slice(0, 4)));
      store.dispatch(leaveBatch(run.batch.id));
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    return { ...app, run, banner: (await screen.findByText(/ was interrupted\.$/)).parentElement! };
  }

  test('is offered with what is done, and its dialog records the rest under the same batch', async () => {
    const { store, user, run, banner } = await leaveAfterFour();
    const size = run.rows.length;
    expect(banner).toHaveTextContent(`4 of ${size} payments are recorded.`);
    await user.click(screen.getByRole('button', { name: 'Continue batch' }));
    const again = await dialog('Continue batch');
    expect(again).toHaveTextContent(`You confirmed: Refund ${size} payments.`);
    expect(again).toHaveTextContent(`Stopped after 4 of ${size} payments.`);
    expect(again).toHaveTextContent(`Recorded4Not tried yet${size - 4}`);
    await user.click(within(again).getByRole('button', { name: 'Resume' }));
    expect(await within(again).findByRole('button', { name: 'Undo batch' })).toBeVisible();
    expect(again).toHaveTextContent(`${size} of ${size} payments`);
    const records = recordsOf(store.getState());
    expect(records).toHaveLength(size);
    expect(new Set(records.map(({ batch }) => batch?.id))).toEqual(new Set([run.batch.id]));
    expect(screen.queryByText('A batch of refunds was interrupted.')).toBeNull();
    expect(window.localStorage.getItem('splitpay:batches')).toBeNull();
  });

  test('that cancels an event still has the notice for the merchant, with what is recorded', async () => {
    const canceled = { merchantName: 'Harbor Arts', days: '', event: 'Jazz Night' };
    const { user, banner } = await leaveAfterFour(canceled);
    expect(banner).toHaveTextContent('The cancellation of an event was interrupted.');
    await user.click(screen.getByRole('button', { name: 'Continue batch' }));
    const again = await dialog('Continue batch');
    const notice = await within(again).findByLabelText<HTMLTextAreaElement>('Notice for the merchant');
    expect(notice.value).toContain('your event Jazz Night was canceled');
    expect(notice.value).toContain('- 4 payments refunded: ');
  });

  test('is dismissed with a report of what was done', async () => {
    const { store, user, run } = await leaveAfterFour();
    await user.click(screen.getByRole('button', { name: 'Dismiss batch' }));
    expect(await dialog('Batch report')).toHaveTextContent(`Recorded4 of ${run.rows.length}`);
    expect(screen.queryByText('A batch of refunds was interrupted.')).toBeNull();
    expect(recordsOf(store.getState())).toHaveLength(4);
    expect(window.localStorage.getItem('splitpay:batches')).toBeNull();
  });

  test('is not continued again after another tab has done it', async () => {
    const { user } = await leaveAfterFour();
    window.localStorage.removeItem('splitpay:batches');
    await user.click(screen.getByRole('button', { name: 'Continue batch' }));
    expect(await dialog('Continue batch')).toHaveTextContent('This batch is done, or it was dismissed in another tab.');
  });
});

test('A canceled event is chosen by its name if the payments have one', async () => {
  const rows = ['one', 'two', 'three'].map((id, index) =>
    importedPayment(id, index === 2 ? {} : { event: 'Jazz Night' }),
  );
  const { store, user, dispatch } = await renderApp('/', givenImportedData(rows, 'jazz'));
  const { merchantId } = selectTransactionTable(store.getState()).rowAt(0);
  dispatch(dialogOpened({ kind: 'cancelEvent', merchantId }));
  const event = await dialog('Cancel event');
  const choice = await within(event).findByLabelText('Event');
  await user.selectOptions(choice, 'Jazz Night (2 payments)');
  expect(within(event).queryByLabelText('From')).toBeNull();
  const submit = await within(event).findByRole('button', { name: 'Cancel event with 2 payments' });
  expect(within(event).getByLabelText<HTMLTextAreaElement>('Notice for the merchant').value).toContain(
    'your event Jazz Night was canceled, so we have canceled its payments:',
  );
  await user.click(submit);
  expect(await within(event).findByText('Recorded')).toBeVisible();
  expect(
    recordsOf(store.getState())
      .map(({ transactionId }) => transactionId)
      .sort(),
  ).toEqual(['one', 'two']);
  expect(recordsOf(store.getState())[0]?.batch?.name).toBe('Harbor Arts, Jazz Night');
});
