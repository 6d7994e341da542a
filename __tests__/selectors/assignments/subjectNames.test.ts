import { selectNameSubject } from '@/selectors/assignments/subjectNames';
import { selectDisputes } from '@/selectors/payments/disputeSelectors';
import { selectAssignmentActs } from '@/selectors/selection/selectedAssignments';
import { selectDisputeRows } from '@/selectors/disputes/disputeList';
import { disputesSlice } from '@/slices/entities/recordSlices';
import { reconciliationActions } from '@/slices/entities/reconciliationSlice';
import { allMatchingSelected, rowsDeselected, rowsSelected } from '@/slices/lists/selectionSlice';
import { setupStore } from '@/store/store';
import { buildDispute } from '../../helpers/builders';
import { buildReport, buildSide } from '../../helpers/domain/reconciliation';
import { givenImportedData, importedPayment } from '../../helpers/workspace';

const [PAYMENT, DISPUTED] = ['TR20240630-030', 'TR20240629-028'] as const;
const amountOf = (paymentId: string) =>
  setupStore()
    .getState()
    .transactions.rows.find(({ id }) => id === paymentId)?.amount;

test('A dispute is named by its payment and its own amount, and an unknown one by its id', () => {
  const state = setupStore().getState();
  const nameOf = selectNameSubject(state);
  const [dispute] = selectDisputes(state);
  const { id, transactionId, amount } = dispute!;
  expect(nameOf({ subject: 'dispute', subjectId: id })).toMatchObject({
    about: transactionId,
    paymentId: transactionId,
    amount,
  });
  expect(nameOf({ subject: 'dispute', subjectId: 'gone' })).toMatchObject({ about: 'gone', merchantName: '' });
  expect(nameOf({ subject: 'payment', subjectId: 'gone' }).amount).toBeUndefined();
});

test('A payment is named by its id and amount, and one that is gone leads nowhere', () => {
  const nameOf = selectNameSubject(setupStore().getState());
  expect(nameOf({ subject: 'payment', subjectId: PAYMENT })).toMatchObject({
    about: PAYMENT,
    paymentId: PAYMENT,
    amount: amountOf(PAYMENT),
  });
  expect(nameOf({ subject: 'payment', subjectId: 'gone' })).toMatchObject({ about: 'gone', paymentId: undefined });
});

test('A payment is not taken for a dispute that has the same id', () => {
  const store = setupStore();
  store.dispatch(disputesSlice.actions.recorded([buildDispute({ id: PAYMENT, transactionId: DISPUTED, amount: 1 })]));
  const nameOf = selectNameSubject(store.getState());
  expect(nameOf({ subject: 'dispute', subjectId: PAYMENT })).toMatchObject({ about: DISPUTED, amount: 1 });
  expect(nameOf({ subject: 'payment', subjectId: PAYMENT })).toMatchObject({
    about: PAYMENT,
    amount: amountOf(PAYMENT),
  });
});

test('A discrepancy is named by its side of the console, otherwise by that of the report, and an unknown one by its id', () => {
  const store = setupStore();
  const payment = store.getState().transactions.rows[0]!.id;
  const report = buildReport([
    { id: 'both', kind: 'amount', ours: buildSide(payment, { amount: 500 }), theirs: [buildSide('X-1')] },
    { id: 'there', kind: 'missing here', theirs: [buildSide('X-2', { amount: 700 })] },
  ]);
  store.dispatch(reconciliationActions.reportBroughtIn(report));
  const nameOf = selectNameSubject(store.getState());
  const named = (subjectId: string, reportId: string | undefined = report.id) => {
    const { about, amount } = nameOf({ subject: 'discrepancy', subjectId, reportId });
    return [about, amount];
  };
  expect(named('both')).toEqual([payment, 500]);
  expect(named('there')).toEqual(['X-2', 700]);
  expect(named('gone')).toEqual(['gone', undefined]);
  expect(named('both', 'removed report')).toEqual(['both', undefined]);
  expect(nameOf({ subject: 'discrepancy', subjectId: 'both' }).about).toBe('both');
});

test('Selected disputes can be assigned while they are open, and more than 1,000 rows cannot', () => {
  const store = setupStore();
  const rows = selectDisputeRows(store.getState());
  store.dispatch(rowsSelected({ list: 'disputes', ids: rows.map(({ id }) => id) }));
  const { qualified, refusals } = selectAssignmentActs(store.getState()).assign;
  const closed = rows.length - qualified.length;
  expect(closed).toBeGreaterThan(0);
  expect(refusals).toEqual([{ reason: 'disputeClosed', count: closed }]);
  expect(qualified.every(({ subject }) => subject === 'dispute')).toBe(true);
  const payments = Array.from({ length: 1_001 }, (_, index) => importedPayment(`P-${index}`));
  const many = setupStore(givenImportedData(payments, 'many to assign'));
  many.dispatch(allMatchingSelected('transactions'));
  expect(selectAssignmentActs(many.getState()).assign).toEqual({
    qualified: [],
    refusals: [{ reason: 'tooMany', count: 1_001 }],
  });
  many.dispatch(rowsDeselected({ list: 'transactions', ids: ['P-0'] }));
  expect(selectAssignmentActs(many.getState()).assign.qualified).toHaveLength(1_000);
});
