import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createBatchId, recordRows } from '@/commands/batches/runBatch';
import { sumPlan } from '@/domain/batches/batchSums';
import { recordIdOf } from '@/domain/batches/batchRecords';
import { formatMoney } from '@/domain/money/money';
import { finish } from '@/lib/resumable';
import { planBatch } from '@/selectors/batches/batchPayments';
import { allMatchingSelected } from '@/slices/lists/selectionSlice';
import { recordsRefused } from '@/slices/persistenceSlice';
import { refundWithdrawn } from '@/slices/entities/paymentEventsSlice';
import { dialogClosed, dialogOpened } from '@/slices/ui/dialogsSlice';
import type { AppStore } from '@/store/store';
import { recordsOf, refundOf } from '../../helpers/builders';
import { USD } from '../../helpers/currencies';
import { renderApp } from '../../helpers/renderApp';
import { readTable } from '../../helpers/table';

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
