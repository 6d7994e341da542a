import { merchantNameOf } from '@/domain/merchants/merchants';
import { formatMoney } from '@/domain/money/money';
import { selectMerchantNames } from '@/selectors/merchantsSelectors';
import { selectActiveResult, selectPaletteGroups } from '@/selectors/palette/paletteSelectors';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { paletteClosed, paletteOpened, paletteQueryChanged, paletteResultPointed } from '@/slices/ui/paletteSlice';
import { addressVisited } from '@/slices/ui/routeSlice';
import { articles } from '@/fixtures/articles/articles';
import { setupStore } from '@/store/store';
import { USD } from '../../helpers/currencies';

function searched(query: string) {
  const store = setupStore();
  store.dispatch(paletteOpened());
  store.dispatch(paletteQueryChanged(query));
  return store.getState();
}

const resultsOf = (group: string, query: string) =>
  selectPaletteGroups(searched(query)).find(({ name }) => name === group)?.results;

test('The palette opens screens, and closes for the open one', () => {
  const screen = (label: string, path: string) => ({
    id: `screen-${path}`,
    label,
    run: addressVisited({ path, query: {} }),
  });
  expect(resultsOf('Screens', '')).toEqual([
    { id: 'screen-/', label: 'Dashboard', hint: 'Current page', run: paletteClosed() },
    screen('Transactions', '/transactions'),
    screen('Integrations', '/integrations'),
    screen('Merchants', '/merchants'),
    screen('Notifications', '/notifications'),
    screen('Documentation', '/documentation'),
  ]);
});

test('The palette opens the screen itself from one of its secondary views', () => {
  const store = setupStore();
  store.dispatch(addressVisited({ path: '/transactions', query: { view: 'reconciliation' } }));
  store.dispatch(paletteOpened());
  const [screens] = selectPaletteGroups(store.getState());
  expect(screens?.results.find(({ label }) => label === 'Transactions')).toEqual({
    id: 'screen-/transactions',
    label: 'Transactions',
    run: addressVisited({ path: '/transactions', query: {} }),
  });
});

test('The palette finds payments, merchants, integrations and articles, and opens each', () => {
  const { transactions, merchants, integrations } = setupStore().getState();
  const names = selectMerchantNames(setupStore().getState());
  const nameOf = (merchantId: string) => merchantNameOf(names, merchantId);
  const [payment] = transactions.rows;
  const [merchant] = merchants.rows;
  const [integration] = integrations.rows;
  const [article] = articles;
  expect(resultsOf('Transactions', payment!.id)).toEqual([
    {
      id: payment!.id,
      label: payment!.id,
      hint: `${nameOf(payment!.merchantId)}, ${formatMoney(payment!.amount, USD)}`,
      run: dialogOpened({ kind: 'transactionDetails', transactionId: payment!.id }),
    },
  ]);
  expect(resultsOf('Merchants', merchant!.name)).toEqual([
    {
      id: merchant!.id,
      label: merchant!.name,
      hint: merchant!.status,
      run: dialogOpened({ kind: 'merchantDetails', merchantId: merchant!.id }),
    },
  ]);
  const ofBoth = `${integration!.integrationName} ${nameOf(integration!.merchantId)}`;
  expect(resultsOf('Integrations', ofBoth)).toEqual([
    {
      id: integration!.id,
      label: integration!.integrationName,
      hint: nameOf(integration!.merchantId),
      run: dialogOpened({ kind: 'viewIntegration', integrationId: integration!.id }),
    },
  ]);
  expect(resultsOf('Documentation', article!.title)).toEqual([
    {
      id: article!.slug,
      label: article!.title,
      hint: article!.subject,
      run: addressVisited({ path: '/documentation', query: { article: article!.slug } }),
    },
  ]);
});

test('An action for a result opens its dialog, which asks for confirmation', () => {
  const found = (query: string) => resultsOf('Actions for these results', query);
  expect(found('TR20240630-029')?.[1]?.hint).toMatch(/^Bennett & Cole Wedding Planners · \$[\d,.]+$/);
  const { merchants, integrations } = setupStore().getState();
  const { id: merchantId, name } = merchants.rows[0]!;
  const { id: integrationId, integrationName } = integrations.rows[0]!;
  expect(found(name)).toEqual(
    expect.arrayContaining([
      {
        id: `edit-${merchantId}`,
        label: `Edit ${name}`,
        hint: 'Merchant',
        run: dialogOpened({ kind: 'editMerchant', merchantId }),
      },
      {
        id: `suspend-${merchantId}`,
        label: `Suspend ${name}`,
        hint: 'Asks for a reason',
        run: dialogOpened({ kind: 'suspendMerchant', merchantId }),
      },
    ]),
  );
  expect(found(integrationName)).toContainEqual({
    id: `edit-${integrationId}`,
    label: `Edit ${integrationName}`,
    hint: 'Integration',
    run: dialogOpened({ kind: 'editIntegration', integrationId }),
  });
});

test('Actions are offered for at most two payments, merchants and integrations', () => {
  const labels = resultsOf('Actions for these results', 'e')?.map(({ id }) => id.replace(/-.*-?\d+$/, ''));
  expect(labels).toEqual(['refund', 'void', 'refund', 'void', 'edit', 'suspend', 'edit', 'suspend', 'edit', 'edit']);
});

test('The active result is the first one until the pointer selects another', () => {
  const store = setupStore();
  store.dispatch(paletteOpened());
  expect(selectActiveResult(store.getState())?.label).toBe('Dashboard');
  store.dispatch(paletteResultPointed(2));
  expect(selectActiveResult(store.getState())?.label).toBe('Integrations');
});
