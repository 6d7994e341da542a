import { screen, within } from '@testing-library/react';
import { timeAt } from '@/domain/calendar/instants';
import { selectPayment } from '@/selectors/payments/paymentsSelectors';
import { selectChanges } from '@/selectors/changes/changesSelectors';
import { selectTransactionsFile } from '@/selectors/payments/list/transactionsFile';
import { notesSlice } from '@/slices/entities/recordSlices';
import { dialogClosed, dialogOpened } from '@/slices/ui/dialogsSlice';
import { refundOf } from '../helpers/builders';
import { renderApp } from '../helpers/renderApp';
import { sharedState } from '../helpers/team';

const PAYMENT = 'TR20240630-030';

async function openNotes() {
  const app = await renderApp(`/transactions?payment=${PAYMENT}`);
  await app.user.click(await screen.findByRole('button', { name: 'Add note' }));
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Notes' })) };
}

test('A note of a payment is in its timeline, the search, the changes and the export, and can be edited and removed', async () => {
  const { user, dispatch, store, dialog } = await openNotes();
  expect(dialog.getByText('No notes yet.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Add note' }));
  expect(await dialog.findByText('Enter the note.')).toBeVisible();
  await user.type(dialog.getByLabelText(/New note/), 'The customer called about the zoo.');
  await user.click(dialog.getByRole('button', { name: 'Add note' }));
  const timeline = async () => within(await screen.findByRole('list', { name: 'Timeline' }));
  expect((await timeline()).getByText('The customer called about the zoo.')).toBeVisible();
  expect(selectChanges(store.getState())).toMatchObject([{ kind: 'Notes', what: 'Note added', paymentId: PAYMENT }]);
  const file = () => selectTransactionsFile(store.getState());
  expect([file().headers.at(-1), file().rows.slice(0, 1)[0]?.at(-1)]).toEqual([
    'NOTES',
    'The customer called about the zoo.',
  ]);

  await user.click(screen.getByRole('button', { name: '1 note' }));
  const again = within(await screen.findByRole('dialog', { name: 'Notes' }));
  await user.click(again.getByRole('button', { name: /^Edit/ }));
  await user.type(again.getByLabelText(/Edited note/), ' Twice.');
  await user.click(again.getByRole('button', { name: 'Save note' }));
  expect((await timeline()).getByText('The customer called about the zoo. Twice.')).toBeVisible();
  expect((await timeline()).getAllByText('Note')).toHaveLength(1);

  dispatch(dialogClosed());
  await user.type(await screen.findByRole('searchbox'), 'zoo');
  expect(await screen.findByText('Matches in notes.')).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(2);

  await user.click(within(screen.getAllByRole('row')[1]!).getByRole('link'));
  await user.click(await screen.findByRole('button', { name: '1 note' }));
  await user.click(await screen.findByRole('button', { name: /^Remove/ }));
  expect(await screen.findByText('No notes yet.')).toBeVisible();
  expect(selectChanges(store.getState()).map(({ what }) => what)).toEqual([
    'Note removed',
    'Note edited',
    'Note added',
  ]);
  // The messages of all three changes are shown, the newest last.
  await user.click(screen.getAllByRole('button', { name: /Undo/ }).at(-1)!);
  expect(await screen.findByRole('button', { name: /^Edit .*Twice\.$/ })).toBeVisible();
});

test('A note is in the timeline at its time in the zone of the payment, before a refund that came after it', async () => {
  const { dispatch, store } = await renderApp(`/transactions?payment=${PAYMENT}`);
  const instant = Date.UTC(2024, 6, 1, 12);
  const stamp = { recordedAt: '2024-07-02 00:00:00', recordedBy: 'Alex Morgan', zone: 'Pacific/Auckland', instant };
  dispatch(refundOf({ transactionId: PAYMENT, amount: 1_000, reason: 'Duplicate' }));
  dispatch(
    notesSlice.actions.recorded([{ id: 'n1', subject: 'payment', subjectId: PAYMENT, text: 'Ask first.', ...stamp }]),
  );
  const items = within(await screen.findByRole('list', { name: 'Timeline' })).getAllByRole('listitem');
  expect(items.map((item) => item.querySelector('strong')?.textContent)).toEqual([
    'Paid $250.00',
    'Note',
    'Refunded $10.00',
  ]);
  const { zone } = selectPayment(store.getState(), PAYMENT)!.history[0]!;
  expect(items[1]!.querySelector('time')).toHaveTextContent(timeAt(instant, zone!));
});

test('Who may not write notes reads them, and who may write one', async () => {
  const { dispatch } = await renderApp('/transactions', sharedState('Vera Lund'));
  const stamp = { recordedAt: '2024-07-01 09:00:00', recordedBy: 'Ana Ruiz', zone: 'UTC', instant: 1 };
  const note = { ...stamp, id: 'n1', subject: 'payment' as const, subjectId: PAYMENT, text: 'Called the customer.' };
  dispatch(notesSlice.actions.recorded([note]));
  dispatch(dialogOpened({ kind: 'notes', subject: 'payment', subjectId: PAYMENT }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Notes' }));
  expect(dialog.getByText('Called the customer.')).toBeVisible();
  expect(dialog.getByText(/^Only .* can write notes\./)).toBeVisible();
  expect(dialog.queryByRole('textbox')).toBeNull();
  expect(dialog.queryByRole('button', { name: /Edit|Remove|Add/ })).toBeNull();
});

test('A receipt has no note', async () => {
  const { user, dialog } = await openNotes();
  await user.type(dialog.getByLabelText(/New note/), 'Only for us.');
  await user.click(dialog.getByRole('button', { name: 'Add note' }));
  await user.click(await screen.findByRole('button', { name: 'View Receipt' }));
  expect(await screen.findByRole('dialog', { name: /Receipt/ })).not.toHaveTextContent('Only for us.');
});

test('A merchant has notes, too', async () => {
  await renderApp('/merchants?merchant=MER001');
  expect(await screen.findByRole('button', { name: 'Add note' })).toBeVisible();
});
