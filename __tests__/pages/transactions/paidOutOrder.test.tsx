import { within } from '@testing-library/react';
import { selectPayment } from '@/selectors/payments/paymentsSelectors';
import { setupStore } from '@/store/store';
import { buildRefund } from '../../helpers/builders';
import { buildPayout } from '../../helpers/domain/statements';
import { openDetails } from '../../helpers/screens/paymentDialogs';

const PAYMENT = 'TR20240630-030';

test('The timeline has the payout of a payment at its day, before a refund of a later day', async () => {
  const { row } = selectPayment(setupStore().getState(), PAYMENT)!;
  const refund = buildRefund({ transactionId: PAYMENT, amount: 100, recordedAt: '2024-07-05 10:00:00' });
  const payout = buildPayout({ partyId: row.merchantId, day: '2024-06-30', reference: 'June' });
  const { details } = await openDetails(PAYMENT, {
    payments: { records: { [PAYMENT]: [refund] } },
    payouts: { records: { [payout.id]: payout } },
  });
  const steps = within(within(details).getByRole('list', { name: 'Timeline' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    expect.any(String),
    expect.stringContaining('Paid out in June'),
    expect.stringContaining('Refunded $1.00'),
  ]);
});
