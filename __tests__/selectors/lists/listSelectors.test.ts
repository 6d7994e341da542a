import { merchantNameOf } from '@/domain/merchants/merchants';
import { MERCHANT_STATUSES } from '@/domain/merchants/vocabulary';
import { formatMoney, plainAmount } from '@/domain/money/money';
import { selectIntegration } from '@/selectors/entitySelectors';
import { integrationsList } from '@/selectors/integrations/integrationsSelectors';
import { selectTableOf } from '@/selectors/lists/listTable';
import { selectMerchantNames, merchantsList, selectTopMerchants } from '@/selectors/merchantsSelectors';
import { selectMerchantDetails } from '@/selectors/merchantDetails';
import { selectNotificationEvents, notificationsList } from '@/selectors/notificationsSelectors';
import { selectTransactionsPage } from '@/selectors/payments/list/transactionsSelectors';
import { setupStore } from '@/store/store';
import { USD } from '../../helpers/currencies';
import { givenWorkspace } from '../../helpers/workspace';
import { wholeTransactionsFile } from '../../helpers/wholeTransactionsFile';

const state = setupStore().getState();
const nameOf = (merchantId: string) => merchantNameOf(selectMerchantNames(state), merchantId);
const ascending = <Column extends string>(column: Column) => ({ column, direction: 'ascending' as const });

/** The natural order of texts, and the order of numbers. */
function ordered<Value extends string | number>(values: readonly Value[]): Value[] {
  const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  return [...values].sort((a, b) => (typeof a === 'number' ? a - Number(b) : compare(a, String(b))));
}

describe('The transactions', () => {
  const rowsBy = (column: 'id' | 'merchant' | 'amount' | 'date') =>
    selectTransactionsPage(givenWorkspace({ transactions: { sort: ascending(column), pageSize: 50 } })).rows;

  test('sort by each of their columns', () => {
    const { rows } = state.transactions;
    expect(rowsBy('id').map(({ id }) => id)).toEqual(ordered(rows.map(({ id }) => id)));
    expect(rowsBy('merchant').map(({ merchantName }) => merchantName)).toEqual(
      ordered(rows.map(({ merchantId }) => nameOf(merchantId))),
    );
    expect(rowsBy('amount').map(({ amount }) => amount)).toEqual(ordered(rows.map(({ amount }) => amount)));
    expect(rowsBy('date').map(({ date }) => date)).toEqual(ordered(rows.map(({ date }) => date)));
  });

  test('are exported with the columns of the screen first', () => {
    const [first] = state.transactions.rows;
    const table = wholeTransactionsFile(state);
    expect(table.headers.slice(0, 5)).toEqual(['TRANSACTION ID', 'MERCHANT', 'AMOUNT', 'DATE AND TIME', 'STATUS']);
    expect(table.rows[0]?.slice(0, 5)).toEqual([
      first!.id,
      nameOf(first!.merchantId),
      plainAmount(first!.amount, USD),
      first!.date,
      first!.status,
    ]);
    expect(formatMoney(first!.amount, USD)).toBe(`$${table.rows[0]?.[2]}`);
  });
});

describe('The integrations', () => {
  const rowsBy = (column: 'merchant' | 'name' | 'configuration') =>
    integrationsList.selectSorted(givenWorkspace({ integrations: { sort: ascending(column) } }));

  test('sort by each of their columns', () => {
    const { rows } = state.integrations;
    expect(rowsBy('merchant').map(({ merchantName }) => merchantName)).toEqual(
      ordered(rows.map(({ merchantId }) => nameOf(merchantId))),
    );
    expect(rowsBy('name').map(({ integrationName }) => integrationName)).toEqual(
      ordered(rows.map(({ integrationName }) => integrationName)),
    );
    expect(rowsBy('configuration').map(({ configurations }) => configurations.join(', '))).toEqual(
      ordered(rows.map(({ configurations }) => configurations.join(', '))),
    );
  });

  test('are exported with the columns of the screen first', () => {
    const table = selectTableOf(integrationsList)(state);
    expect(table.headers.slice(0, 3)).toEqual(['MERCHANT NAME', 'INTEGRATION NAME', 'CONFIGURATION']);
    expect(table.rows.map((row) => row.slice(0, 3))).toEqual(
      state.integrations.rows.map(({ merchantId, integrationName, configurations }) => [
        nameOf(merchantId),
        integrationName,
        configurations.join(', '),
      ]),
    );
  });

  test('are found by their id', () => {
    expect(selectIntegration(state, 'INT002')).toBe(state.integrations.rows.find(({ id }) => id === 'INT002'));
    expect(selectIntegration(state, 'INT999')).toBeUndefined();
  });
});

describe('The merchants', () => {
  const rowsBy = (column: 'name' | 'transactions' | 'sales' | 'status') =>
    merchantsList.selectSorted(givenWorkspace({ merchants: { sort: ascending(column) } }));

  test('sort by each of their columns, statuses in the order of the specification', () => {
    const { rows } = state.merchants;
    expect(rowsBy('name').map(({ name }) => name)).toEqual(ordered(rows.map(({ name }) => name)));
    expect(rowsBy('transactions').map((row) => row.transactions)).toEqual(ordered(rows.map((row) => row.transactions)));
    expect(rowsBy('sales').map(({ totalSales }) => totalSales)).toEqual(
      ordered(rows.map(({ totalSales }) => totalSales)),
    );
    expect(rowsBy('status').map(({ status }) => status)).toEqual(
      MERCHANT_STATUSES.flatMap((status) => rows.flatMap((row) => (row.status === status ? [status] : []))),
    );
  });

  test('are searched by their name and filtered by their status', () => {
    const found = merchantsList.selectSorted(
      givenWorkspace({ merchants: { search: ' FEST', filters: { status: 'Active' } } }),
    );
    const { rows } = state.merchants;
    expect(found).toEqual(rows.filter(({ name, status }) => /fest/i.test(name) && status === 'Active'));
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(rows.filter(({ name }) => /fest/i.test(name)).length);
  });

  test('are exported as the columns of the screen, sales in plain dollars', () => {
    const table = selectTableOf(merchantsList)(state);
    expect(table.headers).toEqual(['MERCHANT NAME', 'TRANSACTIONS', 'TOTAL SALES', 'STATUS']);
    expect(table.rows).toEqual(
      state.merchants.rows.map(({ name, transactions, totalSales, status }) => [
        name,
        String(transactions),
        plainAmount(totalSales, USD),
        status,
      ]),
    );
  });

  test('have details with their integrations and the number of their listed payments, undefined for an unknown id', () => {
    expect(selectMerchantDetails(state, 'MER002')).toEqual({
      merchant: state.merchants.rows.find(({ id }) => id === 'MER002'),
      integrations: state.integrations.rows.filter(({ merchantId }) => merchantId === 'MER002'),
      listed: 2,
    });
    expect(selectMerchantDetails(state, 'MER999')).toBeUndefined();
  });

  test('rank from 1, on equal sales the earlier row first', () => {
    const rows = state.merchants.rows.map((row) => ({ ...row, totalSales: 100 }));
    expect(selectTopMerchants(givenWorkspace({ merchants: { rows } })).map(({ rank, id }) => [rank, id])).toEqual(
      rows.slice(0, 5).map(({ id }, index) => [index + 1, id]),
    );
  });
});

describe('The notifications', () => {
  const pageOf = (fields: Parameters<typeof givenWorkspace>[0]['notifications']) =>
    notificationsList.selectPage(givenWorkspace({ notifications: { pageSize: 50, ...fields } })).rows;

  test('sort by each of their columns', () => {
    const events = selectNotificationEvents(state);
    const joined = ({ configurations }: (typeof events)[number]) => configurations.join(', ');
    expect(pageOf({ sort: ascending('merchant') }).map(({ merchantName }) => merchantName)).toEqual(
      ordered(events.map(({ merchantName }) => merchantName)),
    );
    expect(pageOf({ sort: ascending('name') }).map(({ event }) => event)).toEqual(
      ordered(events.map(({ event }) => event)),
    );
    expect(pageOf({ sort: ascending('configuration') }).map(joined)).toEqual(ordered(events.map(joined)));
  });

  test('are filtered by their read state', () => {
    expect(pageOf({ filters: { filter: 'All Notifications' } })).toHaveLength(30);
    expect(pageOf({ filters: { filter: 'Unread' } }).map(({ isRead }) => isRead)).toEqual(Array(12).fill(false));
    expect(pageOf({ filters: { filter: 'Read' } }).map(({ isRead }) => isRead)).toEqual(Array(18).fill(true));
  });

  test('are searched by merchant and by integration name', () => {
    const [first] = selectNotificationEvents(state);
    expect(pageOf({ search: first!.merchantName.toUpperCase() })).toContainEqual(first);
    expect(pageOf({ search: first!.event })).toContainEqual(first);
  });
});
