import { refundsOfTwoTabs } from '@/domain/payments/refunds/refundAmount';
import { ownValue } from '@/lib/objects';
import { paymentRecordsById } from '@/domain/entries/fold';
import { selectPaymentRecords } from '@/slices/entities/paymentEventsSlice';
import { repeatedRefundsNoted } from '@/slices/persistenceSlice';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/store';

/**
 * Asks about refunds that this tab and another one may have recorded for one. `received` are the new records of other
 * tabs, and `remoteIds` all that this page has received.
 */
export function findRepeatedRefunds(received: readonly string[], remoteIds: ReadonlySet<string>) {
  return (dispatch: AppDispatch, getState: () => RootState) => {
    const { payments, persistence } = getState();
    const byId = paymentRecordsById(payments);
    const paymentIds = new Set(received.flatMap((id) => ownValue(byId, id)?.transactionId ?? []));
    const records = selectPaymentRecords(getState());
    const repeated = [...paymentIds].flatMap((paymentId) =>
      refundsOfTwoTabs(ownValue(records, paymentId) ?? [], (id) => remoteIds.has(id)),
    );
    const ids = new Set([...(persistence.repeated ?? []), ...repeated.map(({ id }) => id)]);
    if (repeated.length > 0) dispatch(repeatedRefundsNoted([...ids]));
  };
}
