import { removeNote, saveNotes } from '@/commands/notes';
import { selectChanges } from '@/selectors/changes/changesSelectors';
import { selectNotesAbout } from '@/selectors/notes/noteSelectors';
import { selectPaymentNotes } from '@/selectors/notes/paymentNotes';
import { selectFilteredTransactions, selectSearchReading } from '@/selectors/payments/list/transactionsSearch';
import { selectTransactionsFile } from '@/selectors/payments/list/transactionsFile';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { selectDisputeRows } from '@/selectors/disputes/disputeList';
import { selectSelectedSubjects } from '@/selectors/selection/selectedSubjects';
import { reconciliationActions } from '@/slices/entities/reconciliationSlice';
import { rowsSelected, type SelectableList } from '@/slices/lists/selectionSlice';
import { transactionsListActions } from '@/slices/lists/transactionsListSlice';
import { setupStore } from '@/store/store';
import { buildReport, buildSide } from '../../helpers/domain/reconciliation';

const PAYMENT = { subject: 'payment', subjectId: 'TR20240630-030' } as const;
const MERCHANT = { subject: 'merchant', subjectId: 'MER001' } as const;
const INTEGRATION = { subject: 'integration', subjectId: 'INT001' } as const;
const STATEMENT = { subject: 'statement', subjectId: 'S-2024-06-MER001' } as const;

test('Notes are listed under Changes with what they are about, their former and their new text', () => {
  const store = setupStore();
  store.dispatch(saveNotes([PAYMENT, MERCHANT, INTEGRATION, STATEMENT], 'Call back.'));
  const [note] = selectNotesAbout(store.getState(), MERCHANT);
  store.dispatch(saveNotes([MERCHANT], 'Called.', note!.id));
  const [edited] = selectNotesAbout(store.getState(), MERCHANT);
  store.dispatch(removeNote(edited!));
  expect(selectNotesAbout(store.getState(), MERCHANT)).toEqual([]);
  const rows = selectChanges(store.getState()).map(({ what, about, paymentId, merchantId, from, to }) => ({
    what,
    about,
    paymentId,
    merchantId,
    from,
    to,
  }));
  const name = 'Harbor Lights Music Festival';
  const none = { paymentId: undefined, merchantId: undefined };
  expect(rows).toHaveLength(6);
  expect(rows).toEqual(
    expect.arrayContaining([
      {
        ...none,
        what: 'Note added',
        about: PAYMENT.subjectId,
        paymentId: PAYMENT.subjectId,
        from: '',
        to: 'Call back.',
      },
      { ...none, what: 'Note added', about: name, merchantId: 'MER001', from: '', to: 'Call back.' },
      { ...none, what: 'Note added', about: STATEMENT.subjectId, from: '', to: 'Call back.' },
      { ...none, what: 'Note edited', about: name, merchantId: 'MER001', from: 'Call back.', to: 'Called.' },
      { ...none, what: 'Note removed', about: name, merchantId: 'MER001', from: 'Called.', to: '' },
    ]),
  );
  // An integration is named, not numbered.
  const { integrationName } = store.getState().integrations.rows[0]!;
  expect(rows.map(({ about }) => about)).toContain(integrationName);
});

test('A search that no payment contains finds the payments whose notes contain it, without regard to accents', () => {
  const store = setupStore();
  const search = (text: string) => {
    store.dispatch(transactionsListActions.searchChanged(text));
    const table = selectTransactionTable(store.getState());
    return Array.from(selectFilteredTransactions(store.getState()), table.idAt);
  };
  expect(selectPaymentNotes(store.getState())).toBeUndefined();
  expect(search('cafe zoo')).toEqual([]);
  store.dispatch(saveNotes([{ subject: 'payment', subjectId: 'TR20240629-028' }, PAYMENT, MERCHANT], 'Café Zoo'));
  store.dispatch(saveNotes([{ subject: 'payment', subjectId: 'gone' }], 'Café Zoo'));
  // In the order of the rows; a payment that is not in the data is not found.
  expect(search('cafe zoo')).toEqual(['TR20240630-030', 'TR20240629-028']);
  expect(selectSearchReading(store.getState())).toBe('Matches in notes.');
  const file = selectTransactionsFile(store.getState());
  expect(file.headers.at(-1)).toBe('NOTES');
  expect(file.rows.slice(0, 2).map((row) => row.at(-1))).toEqual(['Café Zoo', 'Café Zoo']);
});

test.each<[SelectableList, string, string, number]>([
  ['transactions', 'TR20240630-030', 'payment', 1],
  ['merchants', 'MER001', 'merchant', 1],
  ['statements', 'MER001', '', 0],
  ['reconciliation', 'unknown', '', 0],
  ['disputes', 'unknown', '', 0],
])('The selected rows of %s get a note about each, unless they are parties or gone', (list, id, subject, count) => {
  const store = setupStore();
  expect(selectSelectedSubjects(store.getState())).toEqual([]);
  store.dispatch(rowsSelected({ list, ids: [id] }));
  expect(selectSelectedSubjects(store.getState())).toEqual(count === 0 ? [] : [{ subject, subjectId: id }]);
});

test('A selected dispute and a selected discrepancy get a note about themselves', () => {
  const store = setupStore();
  const [dispute] = selectDisputeRows(store.getState());
  const subjectId = dispute?.id ?? '';
  store.dispatch(rowsSelected({ list: 'disputes', ids: [subjectId] }));
  expect(selectSelectedSubjects(store.getState())).toEqual([{ subject: 'dispute', subjectId }]);
  const ours = buildSide(PAYMENT.subjectId);
  const report = buildReport([{ id: 'A', kind: 'missing there', ours, theirs: [] }]);
  store.dispatch(reconciliationActions.reportBroughtIn(report));
  store.dispatch(rowsSelected({ list: 'reconciliation', ids: ['A'] }));
  expect(selectSelectedSubjects(store.getState())).toEqual([{ subject: 'discrepancy', subjectId: 'A' }]);
});

test('The export of payments has all notes about a payment, one per line, and no column for notes about merchants', () => {
  const store = setupStore();
  store.dispatch(saveNotes([MERCHANT], 'A new contact.'));
  expect(selectPaymentNotes(store.getState())).toBeUndefined();
  expect(selectTransactionsFile(store.getState()).headers).not.toContain('NOTES');
  store.dispatch(saveNotes([PAYMENT], 'Call back.'));
  store.dispatch(saveNotes([PAYMENT], 'Called.'));
  const { rows } = selectTransactionsFile(store.getState());
  const cells = rows.slice(0, rows.length).find(([id]) => id === PAYMENT.subjectId);
  expect(cells?.at(-1)).toBe('Call back.\nCalled.');
});
