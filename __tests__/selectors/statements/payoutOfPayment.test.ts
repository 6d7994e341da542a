import { selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { selectPayoutOfPayment } from '@/selectors/statements/payoutOfPayment';
import { payoutsRecorded } from '@/slices/entities/payoutsSlice';
import { setupStore } from '@/store/store';
import { buildPayout } from '../../helpers/domain/statements';
import { givenImportedData, importedPayment } from '../../helpers/workspace';

test('A settled payment is paid by the first payout of its merchant on or after its day, others by none', () => {
  const store = setupStore(
    givenImportedData(
      [
        importedPayment('paid', { date: '2025-06-01 12:00:00' }),
        importedPayment('pending', { date: '2025-06-01 12:00:00', status: 'Pending' }),
      ],
      'payout of payment',
    ),
  );
  const payoutOf = (id: string) => selectPayoutOfPayment(store.getState(), id);
  expect(payoutOf('paid')).toBeUndefined();
  const table = selectTransactionTable(store.getState());
  const payout = buildPayout({ partyId: table.merchantIdAt(table.indexOf('paid')!), day: '2025-06-20' });
  store.dispatch(
    payoutsRecorded([payout, buildPayout({ id: '1719800000001-other', partyId: 'another', day: '2025-06-10' })]),
  );
  expect(payoutOf('paid')).toMatchObject({ id: payout.id });
  expect(payoutOf('pending')).toBeUndefined();
  expect(payoutOf('unknown')).toBeUndefined();
});
