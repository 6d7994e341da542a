import { checkVoid } from '@/domain/payments/refunds/refundRules';
import { readRequest } from '@/selectors/palette/paletteActions';
import { selectPaletteGroups } from '@/selectors/palette/paletteSelectors';
import { disputesSlice } from '@/slices/entities/recordSlices';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { paletteOpened, paletteQueryChanged } from '@/slices/ui/paletteSlice';
import { setupStore } from '@/store/store';
import { buildDispute } from '../../helpers/builders';

const { rows } = setupStore().getState().transactions;

/** The actions for the results of a query. */
function offered(query: string, store = setupStore()) {
  store.dispatch(paletteOpened());
  store.dispatch(paletteQueryChanged(query));
  return selectPaletteGroups(store.getState()).find(({ name }) => name === 'Actions for these results')?.results ?? [];
}

const idsOf = (query: string) => offered(query).map(({ id }) => id);

describe('A query that begins with Refund or Void', () => {
  test.each([
    ['refund harbor', { kind: 'refund', wanted: 'harbor' }],
    ['  Void \t TR20240630-029', { kind: 'void', wanted: 'TR20240630-029' }],
    ['VOID harbor lights', { kind: 'void', wanted: 'harbor lights' }],
    ['Refund 5', { kind: 'refund', wanted: '5' }],
  ])('has an action and a search: %j', (query, request) => {
    expect(readRequest(query, ['refund', 'void'])).toEqual(request);
  });

  test.each([
    '',
    'refund',
    'void  ',
    'refunds harbor',
    'voidharbor',
    'harbor refund',
    'please void harbor',
    'xvoid harbor',
    '!void harbor',
  ])('needs the action as its first word: %j has none', (query) =>
    expect(readRequest(query, ['refund', 'void'])).toBeNull(),
  );

  test('gets only this action for more than two payments, allowed ones first', () => {
    const harbor = rows.filter(({ merchantId }) => merchantId === 'MER001').map(({ id }) => id);
    expect(idsOf('refund harbor lights')).toEqual(harbor.map((id) => `refund-${id}`));
    expect(offered('refund harbor lights')[0]).toMatchObject({
      label: `Refund ${harbor[0]}`,
      run: dialogOpened({ kind: 'refundPayment', transactionId: harbor[0]! }),
    });
  });

  test('gets at most five of them, refused ones last', () => {
    const isAllowed = (row: (typeof rows)[number]) => checkVoid(row, []).allowed;
    const inOrder = [...rows.filter(isAllowed), ...rows.filter((row) => !isAllowed(row))].map(({ id }) => id);
    expect(rows.filter(isAllowed)).toHaveLength(4);
    const results = offered('void tr2024');
    expect(results.map(({ id }) => id)).toEqual(inOrder.slice(0, 5).map((id) => `void-${id}`));
    expect(results.map(({ run }) => run !== null)).toEqual([true, true, true, true, false]);
    expect(results[4]).toMatchObject({ run: null, refusal: { kind: 'notVoidable', status: 'Completed' } });
  });

  test('gets a refund of a disputed payment only with the reason why it is refused', () => {
    const transactionId = 'TR20240630-030';
    const store = setupStore();
    store.dispatch(disputesSlice.actions.recorded([buildDispute({ transactionId })]));
    expect(offered(`refund ${transactionId}`, store)).toMatchObject([
      { id: `refund-${transactionId}`, run: null, refusal: { kind: 'paymentDisputed' } },
    ]);
  });

  test('gets nothing without a found payment', () => {
    expect(offered('void nothing of the kind')).toEqual([]);
  });
});

test('A query without an action gets both actions for the first two payments', () => {
  const [first, second] = rows.filter(({ merchantId }) => merchantId === 'MER015').map(({ id }) => id);
  const name = setupStore()
    .getState()
    .merchants.rows.find(({ id }) => id === 'MER015')!.name;
  expect(idsOf(name).slice(0, 4)).toEqual([`refund-${first}`, `void-${first}`, `refund-${second}`, `void-${second}`]);
});

describe('A query that begins with Suspend or Edit', () => {
  test('gets only this action for the merchants whose names match the rest', () => {
    expect(offered('suspend niagara').map(({ label }) => label)).toEqual([expect.stringMatching(/^Suspend Niagara/)]);
    expect(idsOf(' Suspend harbor').length).toBeGreaterThan(0);
    for (const id of idsOf('suspend harbor')) expect(id).toMatch(/^suspend-MER/);
    expect(offered('edit niagara').every(({ label }) => label.startsWith('Edit '))).toBe(true);
    expect(idsOf('edit niagara').length).toBeGreaterThan(0);
    expect(offered('edit main stage').map(({ label }) => label)).toEqual(['Edit Main Stage Box Office']);
  });
});

test.each([
  ['import', 'Import data'],
  ['excel', 'Import data'],
  ['pay out', 'Statements and payouts'],
  ['add merchant', 'Add New Merchant'],
  ['backup', 'Workspaces'],
  ['reconciliation', 'Reconciliation'],
])('%s finds the action %s', (query, label) => {
  const store = setupStore();
  store.dispatch(paletteOpened());
  store.dispatch(paletteQueryChanged(query));
  const actions = selectPaletteGroups(store.getState()).find(({ name }) => name === 'Actions')?.results ?? [];
  expect(actions.map((action) => action.label)).toContain(label);
});
