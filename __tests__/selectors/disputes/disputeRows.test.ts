import type { DisputeRecord } from '@/domain/disputes/disputes';
import { fileOf } from '@/domain/lists/csv';
import { SPECIFICATION_MODEL, type ChargeModel } from '@/domain/money/chargeModel';
import { DISPUTE_LIST, disputesList, selectDisputeRows } from '@/selectors/disputes/disputeList';
import { assignmentsSlice, chargeModelsSlice, disputesSlice } from '@/slices/entities/recordSlices';
import { setupStore } from '@/store/store';
import { buildDispute } from '../../helpers/builders';
import { USD } from '../../helpers/currencies';
import { givenImportedData, importedPayment } from '../../helpers/workspace';

const fees = { processor: 320, partner: 400, platform: 800 };
const PAYMENTS = ['Harbor Arts', 'Quay Hall', 'Lantern Fair'].map((merchant, index) =>
  importedPayment(`P-${index + 1}`, { merchant, fees }),
);
const MOMENT = { recordedAt: '2025-06-12 09:00:00', recordedBy: 'Alex Morgan', zone: 'Europe/Berlin' };

/** The store with a dispute of the first payment, of the second one and so on, recorded in this order. */
function open(disputes: readonly Partial<DisputeRecord>[], settings: ChargeModel = SPECIFICATION_MODEL) {
  const store = setupStore(givenImportedData(PAYMENTS, 'dispute rows'));
  const records = disputes.map((fields, index) => {
    const about = { id: `dispute-${index + 1}`, transactionId: `P-${index + 1}`, openedAt: '2025-06-10' };
    return buildDispute({ ...MOMENT, ...about, recordedAt: `2025-06-12 09:00:0${index}`, ...fields });
  });
  store.dispatch(
    chargeModelsSlice.actions.recorded([{ id: 'm', subject: 'workspace', subjectId: '', settings, ...MOMENT }]),
  );
  store.dispatch(disputesSlice.actions.recorded(records));
  return store;
}

type Store = ReturnType<typeof open>;
const paymentsOf = (store: Store) => selectDisputeRows(store.getState()).map(({ transactionId }) => transactionId);
const listed = (store: Store) => disputesList.selectSorted(store.getState()).map(({ transactionId }) => transactionId);

test('A dispute has the merchant of its payment', () => {
  const rows = selectDisputeRows(open([{}, {}]).getState());
  expect(Object.fromEntries(rows.map(({ transactionId, merchantName }) => [transactionId, merchantName]))).toEqual({
    'P-1': 'Harbor Arts',
    'P-2': 'Quay Hall',
  });
});

test('Of the disputes that are due, the one with the fewest days left comes first', () => {
  const dueOn = (...days: number[]) => paymentsOf(open(days.map((day) => ({ evidenceDue: `2025-06-${day}` }))));
  expect(dueOn(16, 19, 17)).toEqual(['P-1', 'P-3', 'P-2']);
  expect(dueOn(19, 17, 16)).toEqual(['P-3', 'P-2', 'P-1']);
});

test('Of the closed disputes, the newest comes first, and of one day the one that was recorded last', () => {
  const openedOn = (...days: number[]) =>
    paymentsOf(open(days.map((day) => ({ status: 'lost', openedAt: `2025-06-${day}` }))));
  expect(openedOn(12, 10, 11)).toEqual(['P-1', 'P-3', 'P-2']);
  expect(openedOn(10, 11, 12)).toEqual(['P-3', 'P-2', 'P-1']);
  expect(openedOn(10, 11, 10)).toEqual(['P-2', 'P-3', 'P-1']);
});

test('The list filters the disputes that are open, and those of a person', () => {
  const store = open([{ status: 'won' }, { status: 'under review' }, {}]);
  store.dispatch(disputesList.actions.filterChosen({ filter: 'state', option: 'Open' }));
  expect(listed(store).toSorted()).toEqual(['P-2', 'P-3']);
  const assignee = { id: 'ben', name: 'Ben Ode' };
  const about = { subject: 'dispute', subjectId: 'dispute-2', state: 'open', note: '' } as const;
  store.dispatch(assignmentsSlice.actions.recorded([{ id: 'a1', ...about, assignee, ...MOMENT }]));
  store.dispatch(disputesList.actions.filterChosen({ filter: 'assigned', option: 'Ben Ode' }));
  expect(listed(store)).toEqual(['P-2']);
  store.dispatch(disputesList.actions.filterChosen({ filter: 'assigned', option: 'Nobody' }));
  expect(listed(store)).toEqual(['P-3']);
});

test('The file of a dispute names all parties that bear it, and has no day if none is known', () => {
  const store = open([{}], { ...SPECIFICATION_MODEL, disputeBorneBy: 'split' });
  expect(fileOf(DISPUTE_LIST, disputesList.selectSorted(store.getState()), USD).rows).toEqual([
    [
      ...['', 'P-1', 'Harbor Arts', 'fraudulent', 'Merchant, Partner, SplitPay', '100.00', 'Needs response'],
      ...['2025-06-10', '', '', ''],
    ],
  ]);
});
