import { screen, within } from '@testing-library/react';
import { selectPayment } from '@/selectors/payments/paymentsSelectors';
import type { RootState } from '@/store/rootReducer';
import { buildRefund, buildVoid } from '../../helpers/builders';
import { openDetails } from '../../helpers/screens/paymentDialogs';
import { givenImportedData, importedPayment } from '../../helpers/workspace';

const RECORD = buildVoid({ id: 'v1', transactionId: 'P-1', recordedBy: 'Alex Morgan' });

/** The steps of the payment after a file has it with this status. */
async function timelineOf(status: string, isPaid: boolean, payments: RootState['payments']) {
  const given = givenImportedData([importedPayment('P-1', { status, isPaid })], `void ${status}`);
  const { details, store } = await openDetails('P-1', { ...given, payments });
  const steps = within(within(details).getByRole('list', { name: 'Timeline' })).getAllByRole('listitem');
  return { steps: steps.map(({ textContent }) => textContent), payment: selectPayment(store.getState(), 'P-1') };
}

test('A void says which file confirms it', async () => {
  const { steps, payment } = await timelineOf('Voided', false, { records: { 'P-1': [RECORD] } });
  expect(steps.at(-1)).toContain('Confirmed by payments.csv');
  expect(payment?.status).toBe('Voided');
});

test('A void says that it is not in a file yet', async () => {
  const { steps } = await timelineOf('Pending', true, { records: { 'P-1': [RECORD] } });
  expect(steps.at(-1)).toContain('Not in a file yet.');
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
});

test('A void says plainly that the file still has the payment as paid', async () => {
  const { steps, payment } = await timelineOf('Completed', true, { records: {}, waiting: [RECORD] });
  expect(steps.at(-1)).toContain(
    "Void recordedpayments.csv still has this payment as paid (Completed), so the void doesn't count.",
  );
  expect(steps.at(-1)).toContain('Alex Morgan');
  expect(payment).toMatchObject({ status: 'Completed', isPaid: true });
});

test('A void says that the file has the payment as failed', async () => {
  const { steps } = await timelineOf('Failed', false, { records: {}, waiting: [RECORD] });
  expect(steps.at(-1)).toContain("payments.csv has this payment as Failed, so the void doesn't count.");
});

test('A refund that the file does not allow any more is in the timeline, and says that it does not count', async () => {
  const refund = buildRefund({ id: 'r1', transactionId: 'P-1', amount: 99_900, recordedBy: 'Alex Morgan' });
  const { steps, payment } = await timelineOf('Completed', true, { records: {}, waiting: [refund] });
  expect(steps.at(-1)).toContain("Refund of $999.00 recordedIt is not valid for payments.csv, so it doesn't count.");
  expect(steps.at(-1)).toContain('Alex Morgan');
  expect(payment?.refunded).toBe(0);
});
