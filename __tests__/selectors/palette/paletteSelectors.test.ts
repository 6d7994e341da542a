// The list of payments registers itself as its screen loads.
import '@/selectors/payments/list/transactionsList';
import fc from 'fast-check';
import { loadArticleKeywords } from '@/commands/loadArticleTexts';
import { findRows } from '@/lib/searching/matching';
import { prepareSearch } from '../../helpers/preparedSearch';
import { selectMerchantRows } from '@/selectors/entitySelectors';
import { selectListStatus } from '@/selectors/screenSelectors';
import { selectActiveResult, selectPaletteGroups, selectPaletteResults } from '@/selectors/palette/paletteSelectors';
import { merchantsActions } from '@/slices/entities/merchantsSlice';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { paletteClosed, paletteOpened, paletteQueryChanged, paletteResultPointed } from '@/slices/ui/paletteSlice';
import { addressVisited } from '@/slices/ui/routeSlice';
import { setupStore } from '@/store/store';
import { givenImportedData, importedPayment } from '../../helpers/workspace';

function searched(query: string) {
  const store = setupStore();
  store.dispatch(paletteOpened());
  store.dispatch(paletteQueryChanged(query));
  return store;
}

test('A limited search finds the first results of the full search', () => {
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[ab ]{0,4}$/)),
      fc.stringMatching(/^[ab]{0,2}$/),
      fc.nat(5),
      (texts, query, limit) => {
        const prepared = prepareSearch(texts.length, (index) => [texts[index]!]);
        expect(findRows(prepared, query, undefined, { limit })).toEqual(findRows(prepared, query).slice(0, limit));
      },
    ),
  );
});

test('The palette without a query has only screens and actions, and marks the open screen', () => {
  const groups = selectPaletteGroups(searched('  ').getState());
  expect(groups.map(({ name }) => name)).toEqual(['Screens', 'Actions']);
  expect(groups[0]?.results[0]).toMatchObject({
    label: 'Dashboard',
    run: paletteClosed(),
    hint: 'Current page',
  });
});

test('At most five results of each kind are listed with unique ids', () => {
  const groups = selectPaletteGroups(searched('e').getState());
  for (const name of ['Transactions', 'Merchants', 'Integrations', 'Documentation']) {
    expect(groups.find((group) => group.name === name)?.results).toHaveLength(5);
  }
  const ids = selectPaletteResults(searched('e').getState()).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('A refused result always has a reason and no action', () => {
  fc.assert(
    fc.property(fc.string(), (query) => {
      for (const { run, refusal } of selectPaletteResults(searched(query).getState())) {
        expect(run === null).toBe(refusal !== undefined);
      }
    }),
    { numRuns: 50 },
  );
});

test('Allowed actions for the results are offered, and refused ones have the reason of the domain', () => {
  const found = (query: string) => {
    const groups = selectPaletteGroups(searched(query).getState());
    return groups.find(({ name }) => name === 'Actions for these results')?.results;
  };
  const settled = { transactionId: 'TR20240630-030' };
  expect(found('tr20240630-030')).toEqual([
    expect.objectContaining({
      label: 'Refund TR20240630-030',
      hint: 'Hudson Valley Film Festival · $250.00 refundable',
      run: dialogOpened({ kind: 'refundPayment', ...settled }),
    }),
    expect.objectContaining({
      label: 'Void TR20240630-030',
      run: null,
      refusal: { kind: 'notVoidable', status: 'Completed' },
    }),
  ]);
  expect(found('tr20240630-029')).toEqual([
    expect.objectContaining({ run: null, refusal: { kind: 'notRefundable', status: 'Pending' } }),
    expect.objectContaining({ run: dialogOpened({ kind: 'voidPayment', transactionId: 'TR20240630-029' }) }),
  ]);
  const store = searched('harbor lights');
  const [merchant] = selectMerchantRows(store.getState());
  expect(found('harbor lights')?.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Edit Harbor Lights Music Festival', 'Suspend Harbor Lights Music Festival']),
  );
  store.dispatch(merchantsActions.merchantStatusChanged({ id: merchant!.id, status: 'Suspended', reason: 'Why' }));
  expect(selectPaletteResults(store.getState())).toContainEqual(
    expect.objectContaining({
      label: `Suspend ${merchant!.name}`,
      run: null,
      refusal: { kind: 'merchantHasStatus', status: 'Suspended' },
    }),
  );
});

test('Any index has an active result if there are results', () => {
  fc.assert(
    fc.property(fc.integer(), (index) => {
      const store = searched('theme');
      store.dispatch(paletteResultPointed(index));
      expect(selectPaletteResults(store.getState())).toContain(selectActiveResult(store.getState()));
    }),
  );
  expect(selectActiveResult(searched('zebra').getState())).toBeUndefined();
});

test.each(['theme dark', 'dark', 'Dark theme', 'dark mode'])('The query %j finds the dark theme', (query) => {
  expect(selectPaletteResults(searched(query).getState()).map(({ label }) => label)).toContain('Theme: Dark');
});

test('An imported workspace finds the demo data by several names, and the demo data does not offer itself', () => {
  const labels = (query: string, store = setupStore(givenImportedData([importedPayment('P-1')]))) => {
    store.dispatch(paletteOpened());
    store.dispatch(paletteQueryChanged(query));
    return selectPaletteResults(store.getState()).map(({ label }) => label);
  };
  for (const query of ['demo data', 'sample data', 'open demo']) expect(labels(query)).toContain('Open Demo data');
  expect(labels('demo data', setupStore())).not.toContain('Open Demo data');
});

test('The synonyms of articles find them once they have loaded, titles first', async () => {
  const store = searched('chargeback');
  const found = () =>
    selectPaletteGroups(store.getState())
      .find(({ name }) => name === 'Documentation')
      ?.results.map(({ id }) => id);
  expect(found()).toEqual(['disputes']);
  await store.dispatch(loadArticleKeywords());
  expect(found()).toEqual(['disputes', 'refunds-and-voids', 'file-formats']);
  expect(store.getState().help.textsStatus).toBe('none');
  store.dispatch(paletteQueryChanged('reconcil'));
  expect(found()?.[0]).toBe('reconciliation');
});

test('Running a result closes the palette', () => {
  for (const action of [addressVisited({ path: '/merchants', query: {} }), dialogOpened({ kind: 'keys' })]) {
    const store = searched('mer');
    store.dispatch(action);
    expect(store.getState().palette).toMatchObject({ isOpen: false, query: '', activeIndex: 0 });
  }
});

test.each([
  ['/', {}, ''],
  ['/transactions', { search: 'tr20240630-030' }, '1 transaction found'],
  ['/integrations', { configuration: 'Nope' }, '30 integrations found'],
  ['/merchants', { search: 'zzz' }, '0 merchants found'],
  ['/notifications', { filter: 'Unread' }, '12 notifications found'],
  ['/nowhere', {}, ''],
])('The status of %s with %j is: %s', (path, query, text) => {
  const store = setupStore();
  store.dispatch(addressVisited({ path, query }));
  expect(selectListStatus(store.getState())).toBe(text);
});
