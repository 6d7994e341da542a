import { recordsOfPayment } from '@/domain/entries/paymentEvents';
import { refundsOfTwoTabs } from '@/domain/payments/refunds/refundAmount';
import { selectPaymentEvents } from '@/slices/entities/paymentEventsSlice';
import { repeatedRefundsNoted } from '@/slices/persistenceSlice';
import type { TextStorage } from '@/store/persistence/storage';
import { readRepeatedRefunds, storeRepeatedRefunds } from '@/store/persistence/storedQuestions';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/store';

/**
 * Asks about refunds of these payments that this tab and another one may have recorded for one. `isRemote` says whether
 * this page has received a record from another tab.
 */
export function findRepeatedRefunds(paymentIds: ReadonlySet<string>, isRemote: (id: string) => boolean) {
  return (dispatch: AppDispatch, getState: () => RootState, { storage }: { storage?: TextStorage | undefined }) => {
    const events = selectPaymentEvents(getState());
    const repeated = [...paymentIds].flatMap((id) => refundsOfTwoTabs(recordsOfPayment(events, id), isRemote));
    if (repeated.length === 0) return;
    const asked = [...(getState().persistence.repeated ?? []), ...readRepeatedRefunds(storage)];
    const ids = [...new Set([...asked, ...repeated.map(({ id }) => id)])];
    dispatch(repeatedRefundsNoted(ids));
    storeRepeatedRefunds(storage, ids);
  };
}
