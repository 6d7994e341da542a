import { selectConsolePayments } from '@/selectors/reconciliation/reconciliationSelectors';
import { disputesSlice } from '@/slices/entities/recordSlices';
import { setupStore } from '@/store/store';
import { buildDispute } from '../../helpers/builders';

test('A payment with several disputes is compared with a report as disputed since the day of the first one', () => {
  const transactionId = 'TR20240630-030';
  const openedOn = (day: string, recordedAt: string) =>
    buildDispute({ id: `of ${day}`, transactionId, openedAt: `${day} 10:00:00`, recordedAt });
  const days = [
    ['2024-07-02', '2024-07-09'],
    ['2024-07-09', '2024-07-02'],
  ];
  for (const [first = '', second = ''] of days) {
    const store = setupStore();
    const records = [openedOn(first, '2024-07-10 09:00:00'), openedOn(second, '2024-07-10 09:01:00')];
    store.dispatch(disputesSlice.actions.recorded(records));
    const { disputes } = selectConsolePayments(store.getState());
    expect(disputes.filter(({ id }) => id === transactionId).map(({ opened }) => opened)).toEqual(['2024-07-02']);
  }
});
