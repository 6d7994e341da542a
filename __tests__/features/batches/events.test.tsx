import { screen, within } from '@testing-library/react';
import { selectChanges } from '@/selectors/changes/changesSelectors';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { recordsOf } from '../../helpers/builders';
import { renderApp } from '../../helpers/renderApp';
import { givenImportedData, importedPayment } from '../../helpers/workspace';

const dialog = (name: string) => screen.findByRole('dialog', { name });

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
